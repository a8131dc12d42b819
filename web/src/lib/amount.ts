/** Shares and points as reviews count them: whole tenths, so that they add up. */

import { say } from "./language.svelte";
import { MINUS } from "./signed";

/** A share of winning in per cent, or points where somebody played alone. */
export function amount(tenths: number, alone: boolean): string {
  const size = Math.abs(tenths);
  const number = say("review-tenths", { whole: Math.floor(size / 10), tenths: size % 10 });
  const value = (tenths < 0 ? MINUS : "") + number;
  return alone ? say("review-points", { value }) : say("review-share", { value });
}
