import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventPlayer, type Batch } from "../src/lib/event_player";
import { bareLines, batchesAfter, extended, moment, nextNumber, seatOf } from "../src/lib/log";
import type { Event } from "../src/lib/protocol";

const event = (message: string, facts = {}): Event => ({ message, facts });
const batch = (messages: string[], after: string, first = 1): Batch<string> => ({
  events: messages.map((message) => event(message)), before: "V0", after, first,
});
let seen: string[];
let player: EventPlayer<string>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  player = new EventPlayer<string>({
    duration: () => 100,
    play: (playing) => seen.push(playing ? playing.event.message : "-"),
    show: (view) => seen.push(view),
  });
});
afterEach(() => vi.useRealTimers());

describe("playing events", () => {
  it("plays one after the other and ends on the view", () => {
    player.add(batch(["a", "b"], "V1"));
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b", "V1", "-"]);
    expect(player.busy).toBe(false);
  });

  it("goes on with what came in the meantime", () => {
    player.add(batch(["a"], "V1"));
    player.add(batch([], "V2"));
    player.add(batch(["c"], "V3"));
    vi.advanceTimersByTime(500);
    expect(seen).toEqual(["a", "V1", "V2", "c", "V3", "-"]);
  });

  it("skips to the last view", () => {
    player.add(batch(["a", "b"], "V1"));
    player.add(batch(["c"], "V2"));
    player.skip();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["a", "V2", "-"]);
  });

  it("starts anew from a view", () => {
    player.add(batch(["a"], "V1"));
    player.restart("V9");
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["a", "V9", "-"]);
  });

  it("holds an event while it is paused", () => {
    player.add(batch(["a", "b"], "V1"));
    player.pause(true);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["a"]);
    player.pause(false);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b"]);
  });

  it("plays at the speed that is wanted", () => {
    player.speed = 0.5;
    player.add(batch(["a", "b"], "V1"));
    vi.advanceTimersByTime(150);
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(60);
    expect(seen).toEqual(["a", "b"]);
  });

  it("hurries through a batch of many events", () => {
    player.add(batch(Array.from({ length: 120 }, (_, n) => `e${n}`), "V1"));
    vi.advanceTimersByTime(5900);
    expect(seen).not.toContain("V1");
    vi.advanceTimersByTime(300);
    expect(seen.at(-1)).toBe("-");
  });

  it("plays faster the more is waiting", () => {
    for (let n = 0; n < 6; n += 1) player.add(batch([`e${n}`], `V${n}`));
    vi.advanceTimersByTime(60);
    expect(seen).toEqual(["e0"]);
    vi.advanceTimersByTime(110);
    expect(seen.at(-1)).toBe("e2");
  });
});

describe("the log", () => {
  const known = bareLines([event("old")]);
  const one = batch(["a", "b"], "V1", nextNumber(known));
  const log = extended(known, one);

  it("numbers its lines and remembers what they came with", () => {
    expect(log.map(({ number, event: { message } }) => [number, message])).toEqual([[1, "old"], [2, "a"], [3, "b"]]);
    expect(batchesAfter(log, 1)).toEqual([one]);
    expect(batchesAfter(log, 3)).toEqual([]);
  });

  it("shows the moment of a line whose board is known", () => {
    expect(moment(log[0]!, -1)).toBeNull();
    expect(moment(log[2]!, -1)).toMatchObject({ number: -1, before: "V0", after: "V1", line: 3 });
  });

  it("knows of whom an event speaks", () => {
    expect(seatOf(event("x", { seat: "seat:2" }))).toBe(2);
    expect(seatOf(event("x"))).toBeNull();
  });
});
