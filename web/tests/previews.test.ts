import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Previews } from "../src/lib/preview.svelte";
import type { Choice } from "../src/lib/protocol";
import type { Reply } from "../src/lib/socket";

const choice = (move: string): Choice => ({ move, picks: [move] });
const previewed = (): Reply => ({ type: "previewed", sure: [], odds: [], view: null }) as unknown as Reply;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function after(doing: () => void, previews: Previews): Promise<string | null> {
  doing();
  await vi.runAllTimersAsync();
  return previews.now?.move ?? null;
}

test("a move at rest is shown while nothing is pointed at, and goes with its question", async () => {
  const previews = new Previews(() => Promise.resolve(previewed()));
  expect(await after(() => previews.rest(choice("coached")), previews)).toBe("coached");
  expect(await after(() => previews.show(choice("other")), previews)).toBe("other");
  expect(await after(() => previews.show(null), previews)).toBe("coached");
  expect(await after(() => previews.forget(), previews)).toBe(null);
});

test("a move at rest waits until nothing is pointed at", async () => {
  const previews = new Previews(() => Promise.resolve(previewed()));
  expect(await after(() => previews.show(choice("other")), previews)).toBe("other");
  expect(await after(() => previews.rest(choice("coached")), previews)).toBe("other");
  expect(await after(() => previews.show(null), previews)).toBe("coached");
});
