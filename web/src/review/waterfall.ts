/** How the parts of a result follow from each other: each begins where the one before it ended. */

import type { ReviewParts } from "../lib/protocol";

export type Part = keyof ReviewParts;
export type Bar = readonly [from: number, to: number];

export const PARTS: readonly Part[] = ["start", "luck", "own", "rivals", "result"];
/** The parts that add to what was there or take from it; the others stand for themselves. */
export const CHANGES: readonly Part[] = ["luck", "own", "rivals"];

/** From where to where the bar of each part goes. */
export function barsOf(parts: ReviewParts): Record<Part, Bar> {
  const lucky = parts.start + parts.luck;
  const played = lucky + parts.own;
  return {
    start: bar(0, parts.start),
    luck: bar(parts.start, lucky),
    own: bar(lucky, played),
    rivals: bar(played, parts.result),
    result: bar(0, parts.result),
  };
}

/** From where to where all bars go together. */
export function span(bars: readonly Record<Part, Bar>[]): Bar {
  const ends = bars.flatMap((one) => PARTS.flatMap((part) => one[part]));
  return [Math.min(...ends), Math.max(...ends)];
}

function bar(one: number, other: number): Bar {
  return [Math.min(one, other), Math.max(one, other)];
}
