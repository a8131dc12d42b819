import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../src/lib/protocol";
import { socketUrl, TableSocket, type News, type Status, type Wire } from "../src/lib/socket";

class FakeWire implements Wire {
  static all: FakeWire[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeWire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const update = (n: number, more: Partial<Update> = {}): Update => ({
  type: "update", n, seat: 0, fresh: false, undone: null, events: [], view: { n }, ask: null, waiting: [], until: null, ends: [], undo: false,
  result: null, ...more,
});

let news: News[];
let statuses: Status[];
let socket: TableSocket;
const wire = (): FakeWire => FakeWire.all.at(-1)!;
const heard = (): number[] => news.flatMap((one) => (one.type === "update" ? [one.n] : []));

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  news = [];
  statuses = [];
  let id = 0;
  socket = new TableSocket(
    "ws://x/socket",
    { news: (one) => news.push(one), status: (one) => statuses.push(one) },
    { dial: (url) => new FakeWire(url), first: 100, longest: 800, chance: () => 0.5, newId: () => `m${id++}` },
  );
  wire().onopen?.();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("the table's socket", () => {
  it("replies to what was sent, by its id", async () => {
    const first = socket.send({ type: "hint", seat: 0 });
    const second = socket.send({ type: "answer", seat: 0, question: 4, move: "stop" });
    wire().receive({ type: "done", id: "m1" });
    wire().receive({ type: "hinted", id: "m0", move: "stop", why: null });
    expect(await second).toEqual({ type: "done", id: "m1" });
    expect(await first).toMatchObject({ type: "hinted", move: "stop" });
  });

  it("sends again after a loss what has no reply, with the same id", async () => {
    const reply = socket.send({ type: "answer", seat: 0, question: 4, move: "stop" });
    const before = wire();
    before.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(100);
    expect(wire()).not.toBe(before);
    wire().onopen?.();
    expect(wire().sent).toEqual(before.sent);
    wire().receive({ type: "done", id: "m0" });
    expect((await reply).type).toBe("done");
    wire().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(100);
    wire().onopen?.();
    expect(wire().sent).toEqual([]);
  });

  it("waits ever longer between trials, and says that it is lost", () => {
    const waits: number[] = [];
    for (let trial = 0; trial < 6; trial += 1) {
      const before = wire();
      before.onclose?.({ code: 1006 });
      let waited = 0;
      while (wire() === before) {
        vi.advanceTimersByTime(10);
        waited += 10;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([100, 200, 400, 800, 800, 800]);
    expect(statuses.at(-1)).toBe("lost");
    wire().onopen?.();
    expect(statuses.at(-1)).toBe("open");
  });

  it("dials at once when told to", () => {
    const before = wire();
    before.onclose?.({ code: 1006 });
    socket.retry();
    expect(wire()).not.toBe(before);
    const again = wire();
    socket.retry();
    expect(wire()).toBe(again);
  });

  it("asks for what it has not heard, by number", () => {
    wire().receive(update(3, { fresh: true }));
    wire().receive(update(5));
    wire().receive(update(7, { seat: 1, fresh: true }));
    wire().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(100);
    expect(wire().url).toBe("ws://x/socket?since=5");
  });

  it("hears each update once, and starts anew with a fresh one", () => {
    wire().receive(update(3, { fresh: true }));
    wire().receive(update(4));
    wire().receive(update(4));
    wire().receive(update(2));
    wire().receive(update(2, { fresh: true, undone: 0 }));
    wire().receive(update(3));
    expect(heard()).toEqual([3, 4, 2, 3]);
  });

  it("does not come back to a table that is not there", () => {
    wire().onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(FakeWire.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe("closed");
  });

  it("has the address of its table", () => {
    const from = { protocol: "https:", host: "royaumes.example" } as Location;
    expect(socketUrl("a b", from)).toBe("wss://royaumes.example/api/tables/a%20b/socket");
  });

  it("does not wait for seats that are not looked from any more", () => {
    wire().receive(update(3, { seat: 0 }));
    wire().receive(update(9, { seat: 1 }));
    expect(socket.since).toBe(3);
    wire().receive({ type: "changed", table: { seats: [{ seat: 0, mine: false }, { seat: 1, mine: true }] } });
    expect(socket.since).toBe(9);
  });

  it("says that it only watches, and then hears the public table though a seat is mine", () => {
    const screen = new TableSocket("ws://x/socket", socket.listener, { dial: (url) => new FakeWire(url) }, true);
    expect(wire().url).toBe("ws://x/socket?watching=true");
    wire().receive(update(5, { seat: null }));
    wire().receive({ type: "changed", table: { seats: [{ seat: 0, mine: true }] } });
    expect(screen.since).toBe(5);
    screen.close();
  });
});
