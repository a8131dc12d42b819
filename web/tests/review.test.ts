import { describe, expect, it } from "vitest";
import type { JudgedDecision, Review } from "../src/lib/protocol";
import { aheadBy, chancesAfter, lostBy, marksOf, numberAt, seatsFor } from "../src/review/moment";
import { barsOf, span } from "../src/review/waterfall";
import { Words } from "../src/lib/words";
import { CATALOGUES } from "./catalogues";

const decision = (step: number, seat: number, move: string, best: string, lost: number, worths: readonly number[] = [500, 400]): JudgedDecision => ({
  step, seat, move, best, prompt: "", reason: null, gains: [],
  chances: [500, 500],
  effects: seat === 0 ? [-lost, lost] : [lost, -lost],
  considered: worths.map((worth, at) => ({ move: at ? "stop" : best, worth })),
});

const part = (result: number) => ({ start: 500, luck: 0, own: 0, rivals: 0, result });
const review: Review = {
  game: "crowns", alone: false, depth: 8,
  decisions: [decision(3, 0, "cell:1x1", "cell:2x2", 40), decision(7, 1, "stop", "stop", 0), decision(9, 0, "stop", "cell:2x2", 0)],
  parts: [part(0), part(1000)],
  turning: [1],
  best: [[], [1]],
  worst: [[0], []],
};
const [dear, good, even] = review.decisions as [JudgedDecision, JudgedDecision, JudgedDecision];

describe("why a move is advised", () => {
  const reason = { id: "emerald-because-closer", facts: {} };
  const gains = [{ tally: "tally:gems", seat: 0, tenths: 90, cost: false }, { tally: "tally:gold", seat: 1, tenths: -45, cost: false }];
  const dear = { tally: "tally:lost", seat: 0, tenths: 10, cost: true };
  const words = (lang: string): Words => new Words(CATALOGUES[lang]!, "emerald", ["Ann", "Bob"], 0);

  it("is said in both languages: what speaks for it, and what it brings", () => {
    expect(words("en").because(reason, gains)).toBe(
      "It brings a knight closer to the cards and the treasure. On average after it: gem points +9.0 for you and gold points −4.5 for Bob.",
    );
    expect(words("fr").because(null, gains)).toBe("En moyenne ensuite\u00a0: points de pierres +9,0 pour vous et points d’or −4,5 pour Bob.");
    expect(words("en").because(null, [gains[0]!, dear])).toBe("On average after it: gem points +9.0 for you, but knights lost +1.0 for you.");
    expect(words("en").because(null, [])).toBe("");
  });
});

describe("a moment of a review", () => {
  it("costs something, is ahead of all else, or neither", () => {
    expect([lostBy(dear), aheadBy(dear)]).toEqual([40, 0]);
    expect([lostBy(good), aheadBy(good)]).toEqual([0, 100]);
    expect([lostBy(even), aheadBy(even)]).toEqual([0, 0]);
    expect(aheadBy(decision(1, 0, "stop", "stop", 0, [500]))).toBe(0);
  });

  it("marks what was played and what was better, and a good move alone", () => {
    expect(marksOf(dear)).toEqual({ open: new Set(), chosen: ["cell:1x1"], hinted: new Set(["cell:2x2"]) });
    expect(marksOf(good)).toEqual({ open: new Set(), chosen: [], hinted: new Set(["stop"]) });
    expect(marksOf(even)).toEqual({ open: new Set(), chosen: [], hinted: new Set(["stop"]) });
  });

  it("is named by its step, or is the reader's costliest, or the first turning point", () => {
    expect(numberAt(review, undefined, 0)).toBe(0);
    expect(numberAt(review, undefined, 1)).toBe(1);
    expect(numberAt(review, undefined, null)).toBe(1);
    expect([0, 3, 6, 7, 99].map((step) => numberAt(review, step, 0))).toEqual([0, 0, 0, 1, 2]);
  });

  it("leads to the next, and the last one to the result", () => {
    expect(chancesAfter(review, 0)).toEqual([500, 500]);
    expect(chancesAfter(review, 2)).toEqual([0, 1000]);
  });

  it("is told of whoever reads first", () => {
    expect(seatsFor(review, 1)).toEqual([1, 0]);
    expect(seatsFor(review, null)).toEqual([0, 1]);
  });
});

describe("the parts of a result", () => {
  const bars = barsOf({ start: 500, luck: 263, own: -1075, rivals: 312, result: 0 });

  it("each begin where the one before ended", () => {
    expect(bars).toEqual({ start: [0, 500], luck: [500, 763], own: [-312, 763], rivals: [-312, 0], result: [0, 0] });
  });

  it("are drawn in one measure", () => {
    expect(span([bars, barsOf({ start: 500, luck: 0, own: 0, rivals: 500, result: 1000 })])).toEqual([-312, 1000]);
  });
});
