import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SeatInfo, TableInfo, Update } from "../src/lib/protocol";
import { TableStore } from "../src/lib/table.svelte";

class FakeSocket {
  static last: FakeSocket;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(): void {}
  close(): void {}
}

const seat = (number: number, until: number | null): SeatInfo => ({
  seat: number, kind: "guest", name: "", mine: number === 0, plays: [], here: true, reserved: false, owner: "", minded: false, until,
});
const table = (ends: (number | null)[]): TableInfo => ({ game: "crowns", seats: ends.map((until, number) => seat(number, until)), waiting: [0] }) as unknown as TableInfo;
const update = (n: number, ends: (number | null)[]): Update => ({
  type: "update", n, seat: 0, fresh: n === 1, undone: null, events: [], view: { n }, ask: null, waiting: [], until: null, ends, undo: false,
  result: null,
});

let store: TableStore;
const hear = (message: object): void => FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });
const clocks = (): (number | null)[] | undefined => store.info?.seats.map(({ until }) => until);

beforeEach(() => {
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("document", { ...page, hidden: true });
  vi.stubGlobal("location", { protocol: "http:", host: "x" });
  vi.stubGlobal("addEventListener", page.addEventListener);
  vi.stubGlobal("removeEventListener", page.removeEventListener);
  vi.stubGlobal("matchMedia", () => ({ matches: true, ...page }));
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.stubGlobal("WebSocket", FakeSocket);
  store = new TableStore("t");
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

it("shows the clock of the seat that is asked now, not of the one that was asked when the table last changed", () => {
  hear({ type: "changed", table: table([100, null]) });
  hear(update(1, [100, null]));
  expect(clocks()).toEqual([100, null]);
  hear(update(2, [null, 160]));
  expect(clocks()).toEqual([null, 160]);
  hear(update(3, []));
  expect(clocks()).toEqual([null, null]);
  hear({ type: "changed", table: table([200, null]) });
  expect(clocks()).toEqual([200, null]);
});
