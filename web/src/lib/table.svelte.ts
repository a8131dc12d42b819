/** A table as this page sees it: what the socket brings, whose viewpoint is shown, what is picked. */

import { scoresOf, type BoardModule, type Picks } from "./boards";
import { http, errorOf } from "./http";
import { bareLines, batchesAfter, extended, nextNumber, recalled, seatOf, type LogLine } from "./log";
import { namesOf, withEnds } from "./people";
import { back, before, meant, narrow, NOTHING, pick, type Narrowed } from "./picks";
import { Playback } from "./playback.svelte";
import { Previews } from "./preview.svelte";
import type { AdvisedMove, Ask, Choice, Event, GameInfo, TableInfo, ErrorMessage, Text, Update } from "./protocol";
import { socketUrl, TableSocket, type News, type Outgoing, type Reply, type Status } from "./socket";
import { Talk } from "./talk.svelte";
import { reducedMotion } from "./theme.svelte";

/** What one seat of mine has received. */
interface Received {
  update: Update;
  log: readonly LogLine[];
}

/** Something the frame has to say about a click. */
export interface Notice {
  error: ErrorMessage | null;
  picks: readonly string[];
  /** It only tells what happened, and goes away by itself. */
  news?: boolean;
}

/** How long news stand there, in milliseconds. */
const NEWS = 8000;
/** After so many milliseconds a move that is on its way is worth a word. */
const SLOW = 400;
/** How long an event is shown where neither its board nor its sentence takes longer, in milliseconds. */
const SHORTEST = 400;

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  board = $state.raw<BoardModule | null>(null);
  status = $state<Status>("connecting");
  /** Why there is nothing to see. */
  error = $state.raw<ErrorMessage | null>(null);
  /** Whose viewpoint is shown; null is a spectator. */
  viewpoint = $state<number | null>(null);
  /** The seat that the device must be handed to before anything is shown. */
  handTo = $state<number | null>(null);
  sending = $state(false);
  /** My move has been on its way for some time. */
  slow = $state(false);
  chosen = $state.raw<readonly string[]>([]);
  hint = $state.raw<readonly string[]>([]);
  /** The move hinted at with what speaks for it. */
  hintBest = $state.raw<AdvisedMove | null>(null);
  /** The next best move, and what speaks for it. */
  hintSecond = $state.raw<{ picks: readonly string[]; why: Text | null } | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** What happened last, to be read out. */
  news = $state.raw<readonly Event[]>([]);
  #received = $state.raw<ReadonlyMap<number | null, Received>>(new Map());
  /** The last line of the log before my latest answer. */
  #answered = $state(0);
  /** How long it takes to read of an event, in milliseconds. */
  readingTime: (event: Event) => number = () => 0;
  /** The elements of the move that is on its way. */
  #sent: readonly string[] = [];

  readonly playback = new Playback(
    (event) => Math.max(SHORTEST, this.board?.duration?.(event) ?? 0, this.readingTime(event)),
    () => this.#log.at(-1)?.number ?? 0,
    () => this.#turn(),
  );
  readonly talk = new Talk((message) => this.#send(message));

  readonly mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly names = $derived(namesOf(this.info?.seats ?? []));
  readonly latest = $derived(this.#received.get(this.viewpoint)?.update ?? null);
  readonly #log = $derived(this.#received.get(this.viewpoint)?.log ?? []);
  /** All that has happened, up to the event that is now played. */
  readonly log = $derived(this.#log.filter(({ number }) => number <= this.playback.played));
  /** What happened at the table besides the game; numbered between the lines of the log. */
  asides = $state.raw<readonly LogLine[]>([]);
  readonly told = $derived([...this.log, ...this.asides].sort((one, other) => one.number - other.number));
  readonly view = $derived(this.playback.view);
  readonly playing = $derived(this.playback.playing);
  readonly waiting = $derived(this.latest?.waiting ?? this.info?.waiting ?? []);
  /** The seats that the table looks at: whom the event now played speaks of, or who is to move. */
  readonly active = $derived.by((): readonly number[] => {
    const seat = this.playing && seatOf(this.playing.event);
    if (this.playing) return seat === null ? [] : [seat];
    return this.result ? [] : this.waiting;
  });
  /** How the game ended, once that has been played. */
  readonly result = $derived(this.playback.busy ? null : (this.latest?.result ?? null));
  readonly covered = $derived(this.handTo !== null);
  /** The question open to the seat that is shown, once all has been played. */
  readonly ask = $derived<Ask | null>(
    this.playback.busy || this.covered || this.playback.moment || this.info?.paused ? null : (this.latest?.ask ?? null),
  );
  readonly narrowed = $derived<Narrowed>(this.ask ? narrow(this.ask.options, this.chosen) : NOTHING);
  readonly picks = $derived<Picks>({
    open: this.sending ? NOTHING.open : this.narrowed.open,
    chosen: this.chosen,
    hinted: new Set(this.hint),
  });
  readonly hintHasReasons = $derived(this.hintSecond !== null || this.hintBest?.why != null);
  readonly scores = $derived(this.result?.scores ?? scoresOf(this.board, this.view));
  /** Whether something has happened since my latest answer that can be shown again. */
  readonly hasNews = $derived(!this.playback.busy && batchesAfter(this.#log, this.#answered).length > 0);
  readonly hasMoved = $derived(this.log.some(({ event }) => seatOf(event) === this.viewpoint));

  readonly previews = new Previews((move) => this.#askPreview(move));
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    /** Show the public table, whoever looks. */
    readonly publicly = false,
  ) {
    const listener = { news: (message: News) => this.#news(message), status: (status: Status) => this.#status(status) };
    this.#socket = new TableSocket(socketUrl(id), listener, {}, publicly);
    addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
  }

  /** Leave the table's page. */
  close(): void {
    removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
    this.playback.restart();
    this.#socket.close();
  }

  /** An element of the board was clicked. */
  pick(name: string): void {
    if (this.playback.moment) return this.playback.present();
    if (this.playback.busy) return this.playback.skip();
    if (this.sending && this.#sent.includes(name)) return; // the rest of it was forced
    this.notice = null;
    const ask = this.ask;
    if (!ask || this.sending) {
      void this.why([name]);
      return;
    }
    const picked = pick(ask.options, this.narrowed, name);
    if (picked.is === "move") void this.answer(picked.choice);
    else if (picked.is === "narrowed") this.chosen = picked.now.chosen;
    else if (!this.#first(name)) void this.why(picked.picks);
  }

  /** An element is pointed at: where it means one move, that move is looked at. */
  point(name: string | null): void {
    this.previews.show(name === null ? null : meant(this.narrowed, name));
  }

  /** Says what must be picked before this element, where it comes later in a move. */
  #first(name: string): boolean {
    const names = before(this.narrowed, name);
    if (names.length) this.#notice("web-why-first", { names }, [name]);
    return names.length > 0;
  }

  #notice(id: string, facts: Record<string, unknown> = {}, picks: readonly string[] = []): void {
    this.notice = { error: { code: id, text: { id, facts }, rule: null }, picks };
  }

  /** Tells something that happened; a new question does not take it away, time does. */
  #tell(id: string, facts: Record<string, unknown>): void {
    this.#notice(id, facts);
    const told = (this.notice = { ...this.notice!, news: true });
    setTimeout(() => {
      if (this.notice === told) this.notice = null;
    }, NEWS);
  }

  /** One pick less. */
  back(): void {
    this.notice = null;
    if (this.ask && this.chosen.length) this.chosen = back(this.ask.options, this.narrowed).chosen;
    else this.#forgetHint();
  }

  /** Make this move. */
  async answer({ move, picks }: Choice): Promise<void> {
    const { ask, viewpoint } = this;
    if (!ask || viewpoint === null || this.sending) return;
    this.sending = true;
    this.#sent = picks;
    this.notice = null;
    this.previews.forget();
    this.#answered = this.#log.at(-1)?.number ?? 0;
    const timer = setTimeout(() => (this.slow = true), this.status === "open" ? SLOW : 0);
    await this.#send({ type: "answer", seat: viewpoint, question: ask.question, move });
    clearTimeout(timer);
    this.sending = this.slow = false;
    this.chosen = [];
    this.#forgetHint();
  }

  /** Why can't these be picked? */
  async why(picks: readonly string[]): Promise<void> {
    if (this.viewpoint === null || this.covered || this.info?.stage !== "playing") return;
    const reply = await this.#socket.send({ type: "why", seat: this.viewpoint, picks: [...picks] });
    if (reply.type === "because") this.notice = { error: reply.error, picks };
    else if (reply.type === "failed") this.notice = { error: null, picks };
  }

  async undo(): Promise<void> {
    if (this.viewpoint !== null) await this.#send({ type: "undo", seat: this.viewpoint });
  }

  /** Remind somebody that it is their turn. */
  async nudge(seat: number): Promise<void> {
    if (await this.talk.nudge(seat)) this.#tell("web-seat-nudged", { seat: `seat:${seat}` });
  }

  #forgetHint(): void {
    this.hint = [];
    this.hintBest = this.hintSecond = null;
  }

  /** Let a sensible player point at a move and say why. */
  async askHint(): Promise<void> {
    const { ask, viewpoint } = this;
    if (!ask || viewpoint === null) return;
    const reply = await this.#send({ type: "hint", seat: viewpoint });
    if (reply.type !== "hinted" || this.ask?.question !== ask.question) return;
    this.chosen = [];
    const [best, second] = reply.moves;
    const picks = (wanted: string | undefined): readonly string[] => ask.options.find(({ move }) => move === wanted)?.picks ?? [];
    this.hint = picks(best?.move);
    this.hintBest = best ?? null;
    this.hintSecond = second ? { picks: picks(second.move), why: second.why } : null;
  }

  /** Do something to the table itself: sit, leave, start. */
  async change(doing: Promise<TableInfo>): Promise<void> {
    try {
      this.#changed(await doing);
      this.notice = null;
    } catch (failure) {
      this.notice = { error: errorOf(failure), picks: [] };
    }
  }

  /** Play again what has happened since my latest answer. */
  review(): void {
    this.playback.again(batchesAfter(this.#log, this.#answered));
  }

  /** Show the moment of this line on the board; what happened before this page was opened is asked for. */
  async lookBack({ number }: LogLine): Promise<void> {
    const line = (): LogLine | undefined => this.#log.find((one) => one.number === number);
    if (!line()?.batch) await this.#recall();
    const found = line();
    if (found?.batch) this.playback.lookBack(found);
  }

  async #recall(): Promise<void> {
    const seat = this.viewpoint;
    const { steps } = await http.replay(this.id, seat);
    const known = this.#received.get(seat);
    if (known) this.#received = new Map(this.#received).set(seat, { ...known, log: recalled(known.log, steps) });
  }

  /** Look from another seat of mine; where hands are hidden, the device is handed over first. */
  lookFrom(seat: number): void {
    if (this.game?.hidden) this.handTo = seat;
    else this.#show(seat);
  }

  /** The device is in the right hands. */
  uncover(): void {
    const seat = this.handTo;
    this.handTo = null;
    if (seat !== null) this.#show(seat);
  }

  readonly #retry = (): void => {
    if (!document.hidden) this.#socket.retry();
  };

  async #askPreview(move: string): Promise<Reply | null> {
    return this.viewpoint === null ? null : this.#socket.send({ type: "preview", seat: this.viewpoint, move });
  }

  #status(status: Status): void {
    this.status = status;
    if (status === "closed" && !this.info) {
      this.error = { code: "not-found", text: { id: "server-no-table", facts: {} }, rule: null };
    }
  }

  #news(message: News): void {
    switch (message.type) {
      case "changed":
        this.#changed(message.table);
        break;
      case "update":
        this.#updated(message);
        break;
      case "nudged":
        if (this.mine.includes(message.seat)) this.#tell("web-nudged", { seat: `seat:${message.by}` });
        break;
      case "undo-requested":
        this.talk.hear(message);
        if (message.refused !== null) this.#tell("web-undo-refused", { seat: `seat:${message.seat}`, by: `seat:${message.refused}` });
        break;
      default:
        this.talk.hear(message);
    }
  }

  /** Somebody who leaves or comes back is told of, and stands in the log. */
  #comings(before: TableInfo, after: TableInfo): void {
    if (before.stage !== "playing" || after.stage !== "playing") return;
    for (const { seat, kind } of after.seats) {
      const was = before.seats[seat]?.kind;
      if (was === kind || !was) continue;
      const event: Event = { message: kind === "bot" ? "web-left" : "web-came-back", facts: { seat: `seat:${seat}` } };
      const number = (this.#log.at(-1)?.number ?? 0) + (this.asides.length + 1) / 1000;
      this.asides = [...this.asides, { number, event, batch: null }];
      this.#tell(event.message, event.facts);
    }
  }

  #changed(info: TableInfo): void {
    const known = this.info !== null;
    if (this.info) this.#comings(this.info, info);
    this.info = info;
    if (!known) void http.game(info.game).then((game) => this.#knowsGame(game ?? null));
    if (this.viewpoint !== null && !this.mine.includes(this.viewpoint)) this.viewpoint = null;
    if (this.viewpoint === null && this.mine.length) this.#turn();
  }

  #knowsGame(game: GameInfo | null): void {
    this.game = game;
    this.#turn();
  }

  #updated(update: Update): void {
    const known = this.#received.get(update.seat);
    const log = known?.log ?? [];
    const batch = { events: update.events, before: known?.update.view ?? update.view, after: update.view, first: nextNumber(log) };
    const now = { update, log: update.fresh ? bareLines(update.events) : extended(log, batch) };
    this.#received = new Map(this.#received).set(update.seat, now);
    if (this.info) this.info = withEnds(this.info, update.ends);
    if (known?.update.ask?.question !== update.ask?.question) this.#newQuestion();
    if (update.undone !== null) this.#tell("web-undone", { seat: `seat:${update.undone}` });
    if (update.seat === this.viewpoint) {
      this.news = update.fresh ? [] : update.events;
      const quiet = update.fresh || reducedMotion() || document.hidden || update.events.length === 0;
      if (quiet && !(this.playback.busy && !update.fresh)) this.playback.restart(update.view);
      else this.playback.add(batch);
    }
    this.#turn();
  }

  #newQuestion(): void {
    this.chosen = [];
    this.#forgetHint();
    if (!this.notice?.news) this.notice = null;
    this.previews.forget();
  }

  /** Look from the seat that is asked, where one device holds several. */
  #turn(): void {
    if (this.playback.busy || this.covered || this.publicly) return;
    const asked = (seat: number | null): boolean => (this.#received.get(seat)?.update.ask ?? null) !== null;
    if (this.viewpoint !== null && (asked(this.viewpoint) || this.mine.length === 1)) return;
    const several = this.mine.length > 1;
    if (several && !this.game) return; // whether hands are hidden is not known yet
    const hidden = several && this.game?.hidden === true;
    const next = this.mine.find(asked) ?? (this.viewpoint === null && !hidden ? this.mine[0] : undefined);
    if (next === undefined || next === this.viewpoint || !this.#received.has(next)) return;
    if (hidden) this.handTo = next;
    else this.#show(next);
  }

  #show(seat: number): void {
    this.viewpoint = seat;
    this.#newQuestion();
    this.playback.restart(this.#received.get(seat)?.update.view ?? null);
  }

  /** Sends a message, and shows why it was not carried out. */
  async #send(message: Outgoing): Promise<Reply> {
    const reply = await this.#socket.send(message);
    if (reply.type === "failed") this.notice = { error: reply.error, picks: [] };
    return reply;
  }
}
