import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event } from "../src/lib/protocol";
import { EventPlayer } from "../src/lib/event_player";

const event = (message: string): Event => ({ message, facts: {} });
let seen: string[];
let teller: EventPlayer<string>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  teller = new EventPlayer<string>({
    duration: () => 100,
    tell: (playing) => seen.push(playing ? playing.event.message : "-"),
    show: (view) => seen.push(view),
  });
});
afterEach(() => vi.useRealTimers());

describe("playing", () => {
  it("tells one event after the other and ends on the view", () => {
    teller.add({ events: [event("a"), event("b")], after: "V1" });
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b", "V1", "-"]);
    expect(teller.busy).toBe(false);
  });

  it("goes on with what came in the meantime", () => {
    teller.add({ events: [event("a")], after: "V1" });
    teller.add({ events: [], after: "V2" });
    teller.add({ events: [event("c")], after: "V3" });
    vi.advanceTimersByTime(500);
    expect(seen).toEqual(["a", "V1", "V2", "c", "V3", "-"]);
  });

  it("skips to the last view", () => {
    teller.add({ events: [event("a"), event("b")], after: "V1" });
    teller.add({ events: [event("c")], after: "V2" });
    teller.skip();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["a", "V2", "-"]);
  });

  it("starts anew from a view", () => {
    teller.add({ events: [event("a")], after: "V1" });
    teller.restart("V9");
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["a", "V9", "-"]);
  });

  it("hurries through a batch of many events", () => {
    const events = Array.from({ length: 48 }, (_, n) => event(`e${n}`));
    teller.add({ events, after: "V1" });
    vi.advanceTimersByTime(2300);
    expect(seen).not.toContain("V1");
    vi.advanceTimersByTime(200);
    expect(seen.at(-1)).toBe("-");
  });

  it("tells faster the more is waiting", () => {
    for (let n = 0; n < 6; n += 1) teller.add({ events: [event(`e${n}`)], after: `V${n}` });
    vi.advanceTimersByTime(60);
    expect(seen).toEqual(["e0"]);
    vi.advanceTimersByTime(110);
    expect(seen.at(-1)).toBe("e2");
  });
});
