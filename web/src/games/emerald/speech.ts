/** What a screen reader hears of the board, and the few letters that are written on it. */

import type { Words } from "../../lib/words";
import type { Ledge, Stack } from "./display";

/** The letter on a knight's shield. */
export const letters =
  (words: Words) =>
  (knight: string): string =>
    words.say(`emerald-board-letter-${knight.slice("knight:".length)}`);

/** What is written on the castle's buildings. */
export function shortNames(words: Words): Record<string, string> {
  const towers = [1, 2, 3, 4].map((number) => [`tower:${number}`, words.say("emerald-board-tower", { number })]);
  return { ...Object.fromEntries(towers), "tower:keep": words.say("emerald-web-keep") };
}

/** Who stands at a place, and how far the viewer's own knight would march from it. */
export function placeLabel(words: Words, place: string, stacks: readonly Stack[], seat: number | null): string {
  if (!stacks.length) return words.say("emerald-web-place-empty", { place });
  const knights = stacks.map(({ knight, count }) => words.say("emerald-web-some", { knight, count }));
  const there = words.say("emerald-web-place", { place, text: words.listed(knights) });
  const own = stacks.find((one) => one.owner === seat && one.marches);
  if (!own) return there;
  const would = words.say(own.wakes ? "emerald-web-march-wakes" : "emerald-web-march", { steps: own.steps, goal: own.goal });
  return `${there} ${would}`;
}

export function pileLabel(words: Words, ledge: Ledge, kind: "gold" | "gem"): string {
  const { card, below } = ledge[kind];
  if (card === null) return words.say("emerald-web-pile-hidden", { under: below, place: ledge.name });
  return words.say("emerald-web-pile-at", { card, under: below, place: ledge.name });
}
