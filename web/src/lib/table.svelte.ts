/** A table as this page sees it: what the socket tells, whose viewpoint are shown, what is picked. */

import { scoresOf, type BoardModule, type Picks } from "./boards";
import { http, errorOf } from "./http";
import { back, before, narrow, NOTHING, pick, type Narrowed } from "./picks";
import type { Ask, Event, GameInfo, Said, TableInfo, ErrorMessage, UndoRequested, Update } from "./protocol";
import { socketUrl, TableSocket, type News, type Reply, type Status } from "./socket";
import { EventPlayer, type Playing } from "./event_player";
import { still } from "./theme.svelte";

/** What one seat of mine was last told. */
interface Received {
  update: Update;
  log: readonly Event[];
}

/** Something the frame has to say about a click. */
export interface Notice {
  error: ErrorMessage | null;
  picks: readonly string[];
}

const LOG_KEPT = 400;
const USUAL = 550;

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  board = $state.raw<BoardModule | null>(null);
  status = $state<Status>("connecting");
  /** Why there is nothing to see. */
  error = $state.raw<ErrorMessage | null>(null);
  /** Whose viewpoint are shown; null is a spectator. */
  viewpoint = $state<number | null>(null);
  /** The seat that the device must be handed to before anything is shown. */
  handTo = $state<number | null>(null);
  view = $state.raw<unknown>(null);
  playing = $state.raw<Playing | null>(null);
  busy = $state(false);
  sending = $state(false);
  chosen = $state.raw<readonly string[]>([]);
  hint = $state.raw<readonly string[]>([]);
  notice = $state.raw<Notice | null>(null);
  wish = $state.raw<UndoRequested | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  /** What happened last, to be read out. */
  news = $state.raw<readonly Event[]>([]);
  #received = $state.raw<ReadonlyMap<number | null, Received>>(new Map());

  readonly mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly names = $derived((this.info?.seats ?? []).map((seat) => seat.name));
  readonly latest = $derived(this.#received.get(this.viewpoint)?.update ?? null);
  readonly log = $derived(this.#received.get(this.viewpoint)?.log ?? []);
  readonly waiting = $derived(this.latest?.waiting ?? this.info?.waiting ?? []);
  readonly result = $derived(this.latest?.result ?? null);
  readonly covered = $derived(this.handTo !== null);
  /** The question open to the seat that is shown, once all is told. */
  readonly ask = $derived<Ask | null>(this.busy || this.covered ? null : (this.latest?.ask ?? null));
  readonly narrowed = $derived<Narrowed>(
    this.ask && !this.sending ? narrow(this.ask.options, this.chosen) : NOTHING,
  );
  readonly picks = $derived<Picks>({
    open: this.narrowed.open,
    chosen: this.chosen,
    hinted: new Set(this.hint),
  });
  readonly scores = $derived(this.result?.scores ?? scoresOf(this.board, this.view));

  readonly #socket: TableSocket;
  readonly #player = new EventPlayer<unknown>({
    duration: (event) => this.board?.duration?.(event) ?? USUAL,
    tell: (playing) => this.#tell(playing),
    show: (view) => (this.view = view),
  });

  constructor(readonly id: string) {
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
    this.#player.restart(this.view);
    this.#socket.close();
  }

  /** An element of the board was clicked. */
  pick(name: string): void {
    if (this.busy) {
      this.skip();
      return;
    }
    this.notice = null;
    const ask = this.ask;
    if (!ask || this.sending) {
      void this.why([name]);
      return;
    }
    const picked = pick(ask.options, this.narrowed, name);
    if (picked.is === "move") void this.answer(picked.choice.move);
    else if (picked.is === "narrowed") this.chosen = picked.now.chosen;
    else if (!this.#first(name)) void this.why(picked.picks);
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
  async answer(move: string): Promise<void> {
    const { ask, viewpoint } = this;
    if (!ask || viewpoint === null || this.sending) return;
    this.sending = true;
    this.notice = null;
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

  /** Let the greedy player point at a move. */
  async askHint(): Promise<void> {
    const { ask, viewpoint } = this;
    if (!ask || viewpoint === null) return;
    const reply = await this.#socket.send({ type: "hint", seat: viewpoint });
    if (reply.type !== "hinted") return this.#failed(reply);
    if (this.ask?.question !== ask.question) return;
    this.chosen = [];
    this.hint = ask.options.find(({ move }) => move === reply.move)?.picks ?? [];
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
    } catch (error) {
      this.notice = { error: errorOf(error), picks: [] };
    }
  }

  /** To the end of what is being told. */
  skip(): void {
    this.#player.skip();
  }

  /** The device is in the right hands. */
  uncover(): void {
    const seat = this.handTo;
    this.handTo = null;
    if (seat !== null) this.#lookFrom(seat);
  }

  readonly #retry = (): void => {
    if (!document.hidden) this.#socket.retry();
  };

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
        this.wish = message.needs.length ? message : null;
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
    const before = this.#received.get(update.seat);
    const log = update.fresh ? update.events : [...(before?.log ?? []), ...update.events].slice(-LOG_KEPT);
    this.#received = new Map(this.#received).set(update.seat, { update, log });
    if (before?.update.ask?.question !== update.ask?.question) {
      this.chosen = [];
      this.hint = [];
      this.notice = null;
    }
    if (update.undone) this.#notice("web-undone");
    if (update.seat === this.viewpoint) {
      this.news = update.fresh ? [] : update.events;
      const quiet = update.fresh || still() || document.hidden || update.events.length === 0;
      if (quiet && !(this.busy && !update.fresh)) this.#player.restart(update.view);
      else {
        this.busy = true;
        this.#player.add({ events: update.events, after: update.view });
      }
    }
    this.#turn();
  }

  #tell(playing: Playing | null): void {
    this.playing = playing;
    this.busy = playing !== null;
    if (!playing) this.#turn();
  }

  /** Look from the seat that is asked, where one device holds several. */
  #turn(): void {
    if (this.busy || this.covered) return;
    const asked = (seat: number | null): boolean => (this.#received.get(seat)?.update.ask ?? null) !== null;
    if (this.viewpoint !== null && (asked(this.viewpoint) || this.mine.length === 1)) return;
    const next = this.mine.find(asked) ?? (this.viewpoint === null ? this.mine[0] : undefined);
    if (next === undefined || next === this.viewpoint || !this.#received.has(next)) return;
    if (this.mine.length > 1 && !this.game) return; // whether hands are hidden is not known yet
    if (this.mine.length > 1 && this.game?.hidden) this.handTo = next;
    else this.#lookFrom(next);
  }

  #lookFrom(seat: number): void {
    this.viewpoint = seat;
    this.chosen = [];
    this.hint = [];
    this.#player.restart(this.#received.get(seat)?.update.view ?? null);
  }

  #failed(reply: Reply): void {
    if (reply.type === "failed") this.notice = { error: reply.error, picks: [] };
  }
}
