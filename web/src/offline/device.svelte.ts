/** The library of this device: a worker that plays the part of the server. */

import type { Answer, Server } from "../lib/server";
import type { Wire } from "../lib/socket";
import type { ToPage, ToWorker, Trouble } from "./messages";

interface Waiting {
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
}

export class Device implements Server {
  readonly alone = true;
  /** Bytes of the library that have been fetched, of how many; null once it is open. */
  progress = $state.raw<{ done: number; of: number } | null>({ done: 0, of: 0 });
  trouble = $state<Trouble | null>(null);
  /** What the player should know though one can play. */
  warnings = $state.raw<readonly { id: string; facts: Record<string, unknown> }[]>([]);
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #sockets = new Map<number, Wire>();
  #last = 0;

  constructor(
    readonly engine: string,
    /** Seconds before a computer player's move is shown. */
    pace: number,
  ) {
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "royaumes" });
    this.#worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.#hear(data);
    this.#worker.onerror = () => this.#fail("broken");
    this.#post({ kind: "start", engine, pace });
    void navigator.storage?.persist?.().catch(() => false);
  }

  async request(method: string, path: string, body?: string | Blob): Promise<Answer> {
    if (method === "GET" && path === "/api/games") return this.#shelf(); // seen before the library is open
    const text = body instanceof Blob ? await body.text() : (body ?? "");
    return this.#ask(method, path, text);
  }

  #ask(method: string, path: string, body: string): Promise<Answer> {
    if (this.trouble) return Promise.reject(new Error(this.trouble));
    const id = ++this.#last;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#post({ kind: "request", id, method, path, body });
    });
  }

  async #shelf(): Promise<Answer> {
    const kept = await fetch(new URL("shelf.json", this.engine)).catch(() => null);
    return kept?.ok ? { status: 200, text: await kept.text() } : this.#ask("GET", "/api/games", "");
  }

  dial(url: string): Wire {
    const { pathname, searchParams } = new URL(url);
    const table = decodeURIComponent(pathname.split("/").at(-2)!);
    const since = searchParams.has("since") ? Number(searchParams.get("since")) : null;
    const socket = ++this.#last;
    const wire: Wire = {
      onopen: null,
      onclose: null,
      onmessage: null,
      send: (text) => this.#post({ kind: "say", socket, text }),
      close: () => {
        this.#sockets.delete(socket);
        this.#post({ kind: "hang-up", socket });
      },
    };
    this.#sockets.set(socket, wire);
    this.#post({ kind: "listen", socket, table, since, watching: searchParams.has("watching") });
    queueMicrotask(() => wire.onopen?.());
    return wire;
  }

  /** Go on in this tab with what another tab has open. */
  take(): void {
    this.trouble = null;
    this.#post({ kind: "take" });
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: ToPage): void {
    switch (message.kind) {
      case "progress":
        this.progress = { done: message.done, of: message.of };
        break;
      case "ready":
        this.progress = null;
        if (message.damaged) this.#warn("web-library-damaged", { count: message.damaged });
        performance.measure(message.snapshot ? "library-warm" : "library-cold", { start: 0 });
        break;
      case "trouble":
        this.#fail(message.why);
        break;
      case "answer":
        this.#waiting.get(message.id)?.done({ status: message.status, text: message.text });
        this.#waiting.delete(message.id);
        break;
      case "said":
        this.#sockets.get(message.socket)?.onmessage?.({ data: message.text });
        break;
      case "closed":
        this.#sockets.get(message.socket)?.onclose?.({ code: message.code });
        this.#sockets.delete(message.socket);
    }
  }

  #warn(id: string, facts: Record<string, unknown> = {}): void {
    this.warnings = [...this.warnings, { id, facts }];
  }

  #fail(why: Trouble): void {
    if (why === "no-storage") return this.#warn("web-library-no-storage");
    this.trouble = why;
    if (why === "elsewhere") return; // what was asked waits until this tab may go on
    for (const { failed } of this.#waiting.values()) failed(new Error(why));
    this.#waiting.clear();
  }
}
