/** Shares and points as reviews count them: whole tenths, so that they add up. */

import { say } from "./language.svelte";
import { changeInTenths, inTenths, MINUS } from "./signed";

/** A share of winning in per cent, or points where somebody played alone. */
export function amount(tenths: number, alone: boolean): string {
  return withUnit(bare(tenths), alone);
}

/** The same in whole numbers, where a glance is enough. */
export function rounded(tenths: number, alone: boolean): string {
  const whole = Math.round(Math.abs(tenths) / 10);
  return withUnit((tenths < 0 && whole ? MINUS : "") + whole, alone);
}

/** A gain or a loss, with its sign. */
export function change(tenths: number, alone: boolean): string {
  return withUnit(bareChange(tenths), alone);
}

/** Only the number of an amount, for a table that says once what it counts. */
export function bare(tenths: number): string {
  return inTenths(tenths, say);
}

export function bareChange(tenths: number): string {
  return changeInTenths(tenths, say);
}

function withUnit(value: string, alone: boolean): string {
  return say(alone ? "review-points" : "review-share", { value });
}
