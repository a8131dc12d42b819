/** The socket of a table: numbered updates in order, replies to what was sent, reconnected by itself. */

import { PREFIX } from "./prefix";
import type { FromBrowserAny, SeatInfo, ToBrowserAny, Update } from "./protocol";
import { server } from "./server";

/** What answers a message of ours bears its id. */
export type Reply = Extract<ToBrowserAny, { id: string }>;
export type News = Exclude<ToBrowserAny, Reply>;
export type Status = "connecting" | "open" | "lost" | "closed";

/** What is sent, without the id: the socket chooses it. */
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Outgoing = WithoutId<FromBrowserAny>;

/** The part of a WebSocket that is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  news(message: News): void;
  status(status: Status): void;
}

export interface Settings {
  dial?: (url: string) => Wire;
  /** The first wait before dialling again, and the longest, in milliseconds. */
  first?: number;
  longest?: number;
  chance?: () => number;
  newId?: () => string;
}

interface Waiting {
  text: string;
  done: (reply: Reply) => void;
}

/** The server says that there is no such table, or that this page may not look at it. */
const FOR_GOOD = [4403, 4404];

export class TableSocket {
  readonly #waiting = new Map<string, Waiting>();
  readonly #numbers = new Map<number | null, number>();
  #wire: Wire | null = null;
  #open = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly url: string,
    readonly listener: Listener,
    readonly settings: Settings = {},
    /** Look at the public table alone, whoever sits there. */
    readonly watching = false,
  ) {
    this.#dial();
  }

  /** Send a message; the promise waits through any loss of the connection, and the message goes out again. */
  send(message: Outgoing): Promise<Reply> {
    const id = (this.settings.newId ?? newId)();
    const text = JSON.stringify({ ...message, id });
    return new Promise((done) => {
      this.#waiting.set(id, { text, done });
      if (this.#open) this.#wire?.send(text);
    });
  }

  /** Try again now, where the connection is lost. */
  retry(): void {
    if (this.#closed || this.#wire) return;
    clearTimeout(this.#timer);
    this.#dial();
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#hangUp();
    this.listener.status("closed");
  }

  /** The number of the last update that every seat has, as the server wants it. */
  get since(): number {
    return this.#numbers.size ? Math.min(...this.#numbers.values()) : 0;
  }

  #dial(): void {
    this.listener.status(this.#failures ? "lost" : "connecting");
    const wire = (this.settings.dial ?? server.dial.bind(server))(this.#address());
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onmessage = ({ data }) => this.#receive(data);
    wire.onclose = ({ code }) => this.#lost(code);
  }

  #address(): string {
    const wanted = new URLSearchParams();
    if (this.since) wanted.set("since", String(this.since));
    if (this.watching) wanted.set("watching", "true");
    return wanted.size ? `${this.url}?${wanted}` : this.url;
  }

  #opened(): void {
    this.#open = true;
    this.#failures = 0;
    this.listener.status("open");
    for (const { text } of this.#waiting.values()) this.#wire?.send(text);
  }

  #lost(code: number): void {
    this.#wire = null;
    this.#open = false;
    if (this.#closed) return;
    if (FOR_GOOD.includes(code)) {
      this.close();
      return;
    }
    this.#failures += 1;
    this.listener.status("lost");
    const { first = 300, longest = 8000, chance = Math.random } = this.settings;
    const wait = Math.min(longest, first * 2 ** (this.#failures - 1));
    this.#timer = setTimeout(() => this.#dial(), wait * (0.75 + chance() / 2));
  }

  #hangUp(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#open = false;
    if (!wire) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    wire.close();
  }

  #receive(data: unknown): void {
    const message = JSON.parse(String(data)) as ToBrowserAny;
    if ("id" in message) {
      this.#waiting.get(message.id)?.done(message);
      this.#waiting.delete(message.id);
    } else if (message.type === "update") this.#update(message);
    else {
      if (message.type === "changed") this.#forget(message.table.seats);
      this.listener.news(message);
    }
  }

  #update(message: Update): void {
    const last = this.#numbers.get(message.seat);
    // Numbers only rise; what came before is sent again after a reconnection.
    if (!message.fresh && last !== undefined && message.n <= last) return;
    this.#numbers.set(message.seat, message.n);
    this.listener.news(message);
  }

  /** Seats that this page does not look from any more are not heard of again: nothing is asked for since then. */
  #forget(seats: readonly SeatInfo[]): void {
    const mine = new Set(seats.filter((seat) => seat.mine).map(({ seat }) => seat));
    const heard = (seat: number | null): boolean => (seat === null ? mine.size === 0 || this.watching : mine.has(seat));
    for (const seat of this.#numbers.keys()) if (!heard(seat)) this.#numbers.delete(seat);
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a table's socket. */
export function socketUrl(table: string, from: Location = location): string {
  const scheme = from.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${from.host}${PREFIX}/api/tables/${encodeURIComponent(table)}/socket`;
}
