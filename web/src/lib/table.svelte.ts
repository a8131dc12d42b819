/** A table as this page sees it: what the socket brings, whose viewpoint is shown, what is picked. */

import { scoresOf, type BoardModule, type Picks } from "./boards";
import { http, errorOf } from "./http";
import { bareLines, batchesAfter, extended, moment, nextNumber, seatOf, type LogLine } from "./log";
import { back, before, meant, narrow, NOTHING, pick, type Narrowed } from "./picks";
import { Previews } from "./preview.svelte";
import type { Ask, Choice, Event, GameInfo, Said, TableInfo, ErrorMessage, Text, UndoRequested, Update } from "./protocol";
import { socketUrl, TableSocket, type News, type Outgoing, type Reply, type Status } from "./socket";
import { EventPlayer, type Playing } from "./event_player";
import { speed, type Speed } from "./speed.svelte";
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
}

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
  busy = $state(false);
  paused = $state(false);
  sending = $state(false);
  chosen = $state.raw<readonly string[]>([]);
  hint = $state.raw<readonly string[]>([]);
  /** What speaks for the move hinted at. */
  hintWhy = $state.raw<Text | null>(null);
  notice = $state.raw<Notice | null>(null);
  undoRequest = $state.raw<UndoRequested | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  chatSeen = $state(0);
  /** What happened last, to be read out. */
  news = $state.raw<readonly Event[]>([]);
  #received = $state.raw<ReadonlyMap<number | null, Received>>(new Map());
  #stands = $state.raw<unknown>(null);
  #playing = $state.raw<Playing | null>(null);
  /** A moment of the log that is looked at again. */
  moment = $state.raw<Playing | null>(null);
  /** The last line of the log that has been played, and the last before my latest answer. */
  #played = $state(0);
  #answered = $state(0);
  /** How long it takes to read of an event, in milliseconds. */
  readingTime: (event: Event) => number = () => 0;
  /** The elements of the move that is on its way. */
  #sent: readonly string[] = [];
  #moments = 0;

  readonly mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  /** Who sits where; whoever has no name of their own bears the royal name of the seat. */
  readonly names = $derived(
    (this.info?.seats ?? []).map(({ name, kind }) => name || (kind === "open" ? "" : "bot:guest")),
  );
  readonly latest = $derived(this.#received.get(this.viewpoint)?.update ?? null);
  readonly #log = $derived(this.#received.get(this.viewpoint)?.log ?? []);
  /** All that has happened, up to the event that is now played. */
  readonly log = $derived(this.#log.filter(({ number }) => number <= this.#played));
  /** What is shown: the present, what stood before the events now played, or a moment looked back at. */
  readonly view = $derived(this.moment ? this.moment.after : this.#stands);
  readonly playing = $derived(this.moment ?? this.#playing);
  readonly waiting = $derived(this.latest?.waiting ?? this.info?.waiting ?? []);
  /** The seats that the table looks at: whom the event now played speaks of, or who is to move. */
  readonly active = $derived.by((): readonly number[] => {
    const seat = this.playing && seatOf(this.playing.event);
    if (this.playing) return seat === null ? [] : [seat];
    return this.result ? [] : this.waiting;
  });
  /** How the game ended, once that has been played. */
  readonly result = $derived(this.busy ? null : (this.latest?.result ?? null));
  readonly covered = $derived(this.handTo !== null);
  /** The question open to the seat that is shown, once all has been played. */
  readonly ask = $derived<Ask | null>(this.busy || this.covered || this.moment ? null : (this.latest?.ask ?? null));
  readonly narrowed = $derived<Narrowed>(this.ask ? narrow(this.ask.options, this.chosen) : NOTHING);
  readonly picks = $derived<Picks>({
    open: this.sending ? NOTHING.open : this.narrowed.open,
    chosen: this.chosen,
    hinted: new Set(this.hint),
  });
  readonly scores = $derived(this.result?.scores ?? scoresOf(this.board, this.view));
  /** Whether something has happened since my latest answer that can be shown again. */
  readonly hasNews = $derived(!this.busy && batchesAfter(this.#log, this.#answered).length > 0);
  readonly unread = $derived(Math.max(0, this.chat.length - this.chatSeen));
  readonly hasMoved = $derived(this.log.some(({ event }) => seatOf(event) === this.viewpoint));

  readonly previews = new Previews((move) => this.#askPreview(move));
  readonly #socket: TableSocket;
  readonly #player = new EventPlayer<unknown>({
    duration: (event) => Math.max(SHORTEST, this.board?.duration?.(event) ?? 0, this.readingTime(event)),
    play: (playing) => this.#play(playing),
    show: (view) => (this.#stands = view),
  });

  constructor(
    readonly id: string,
    /** Show the public table, whoever looks. */
    readonly publicly = false,
  ) {
    this.#socket = new TableSocket(socketUrl(id), {
      news: (message) => this.#news(message),
      status: (status) => this.#status(status),
    });
    addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
  }

  /** Leave the table's page. */
  close(): void {
    removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
    this.#player.restart(this.#stands);
    this.#socket.close();
  }

  /** An element of the board was clicked. */
  pick(name: string): void {
    if (this.moment) return this.present();
    if (this.busy) return this.skip();
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

  /** One pick less. */
  back(): void {
    this.notice = null;
    if (this.ask && this.chosen.length) this.chosen = back(this.ask.options, this.narrowed).chosen;
    else this.hint = [];
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
    const reply = await this.#socket.send({ type: "answer", seat: viewpoint, question: ask.question, move });
    this.sending = false;
    this.chosen = [];
    this.hint = [];
    this.#failed(reply);
  }

  /** Why can't these be picked? */
  async why(picks: readonly string[]): Promise<void> {
    if (this.viewpoint === null || this.covered || this.info?.stage !== "playing") return;
    const reply = await this.#socket.send({ type: "why", seat: this.viewpoint, picks: [...picks] });
    if (reply.type === "because") this.notice = { error: reply.error, picks };
    else if (reply.type === "failed") this.notice = { error: null, picks };
  }

  async undo(): Promise<void> {
    if (this.viewpoint === null) return;
    this.#failed(await this.#socket.send({ type: "undo", seat: this.viewpoint }));
  }

  async consent(seat: number, agree: boolean): Promise<void> {
    this.#failed(await this.#socket.send({ type: "consent", seat, agree }));
  }

  /** Let a sensible player point at a move and say why. */
  async askHint(): Promise<void> {
    const { ask, viewpoint } = this;
    if (!ask || viewpoint === null) return;
    const reply = await this.#socket.send({ type: "hint", seat: viewpoint });
    if (reply.type !== "hinted") return this.#failed(reply);
    if (this.ask?.question !== ask.question) return;
    this.chosen = [];
    this.hint = ask.options.find(({ move }) => move === reply.move)?.picks ?? [];
    this.hintWhy = reply.why;
  }

  async say(text: string): Promise<boolean> {
    const reply = await this.#socket.send({ type: "say", text });
    this.#failed(reply);
    return reply.type === "done";
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

  /** To the end of what is being played. */
  skip(): void {
    this.pause(false);
    this.#player.skip();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#player.pause(paused);
  }

  /** Play events at this speed from now on, at every table. */
  choose(wanted: Speed): void {
    speed.choose(wanted);
    this.#player.speed = speed.factor;
  }

  /** Play again what has happened since my latest answer. */
  review(): void {
    const batches = batchesAfter(this.#log, this.#answered);
    if (!batches.length || this.busy) return;
    this.moment = null;
    this.#player.restart(batches[0]!.before);
    this.busy = true;
    for (const batch of batches) this.#player.add(batch);
  }

  /** Look at the moment of this line again. */
  lookBack(line: LogLine): void {
    if (!line.batch) return;
    this.skip();
    this.#moments -= 1; // such a moment is never taken for one that was just played
    this.moment = moment(line, this.#moments);
  }

  /** Back to what stands now. */
  present(): void {
    this.moment = null;
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

  async #askPreview(move: string): Promise<unknown> {
    if (this.viewpoint === null) return null;
    return this.#socket.send({ type: "preview", seat: this.viewpoint, move } as unknown as Outgoing);
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
      case "said":
        if (!this.chat.some(({ line }) => line === message.line)) this.chat = [...this.chat, message];
        break;
      case "undo-requested":
        this.undoRequest = message.needs.length ? message : null;
        break;
    }
  }

  #changed(info: TableInfo): void {
    const known = this.info !== null;
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
    if (known?.update.ask?.question !== update.ask?.question) this.#newQuestion();
    if (update.undone) this.#notice("web-undone");
    if (update.seat === this.viewpoint) {
      this.news = update.fresh ? [] : update.events;
      const quiet = update.fresh || reducedMotion() || document.hidden || update.events.length === 0;
      if (quiet && !(this.busy && !update.fresh)) this.#player.restart(update.view);
      else {
        this.busy = true;
        this.#player.speed = speed.factor;
        this.#player.add(batch);
      }
    }
    this.#turn();
  }

  #newQuestion(): void {
    this.chosen = [];
    this.hint = [];
    this.notice = null;
    this.previews.forget();
  }

  #play(playing: Playing | null): void {
    this.#playing = playing;
    this.busy = playing !== null;
    this.#played = Math.max(playing ? this.#played : 0, playing?.line ?? this.#log.at(-1)?.number ?? 0);
    if (!playing) this.#turn();
  }

  /** Look from the seat that is asked, where one device holds several. */
  #turn(): void {
    if (this.busy || this.covered || this.publicly) return;
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
    this.#player.restart(this.#received.get(seat)?.update.view ?? null);
  }

  #failed(reply: Reply): void {
    if (reply.type === "failed") this.notice = { error: reply.error, picks: [] };
  }
}
