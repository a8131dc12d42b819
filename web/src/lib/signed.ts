/** Numbers as people write them: with a minus sign, which is as wide as a plus, and not a hyphen. */

type Say = (message: string, facts: Record<string, number>) => string;

export const MINUS = "−";

/** A number of tenths as the language writes it. */
export function inTenths(value: number, say: Say): string {
  const size = Math.abs(value);
  return (value < 0 ? MINUS : "") + say("review-tenths", { whole: Math.floor(size / 10), tenths: size % 10 });
}

/** The same with its sign, also where it is above zero. */
export function changeInTenths(value: number, say: Say): string {
  return (value > 0 ? "+" : "") + inTenths(value, say);
}

/** A number that is already written. */
export function withMinus(written: string): string {
  return written.replace("-", MINUS);
}

/** A whole number with its sign, if it is below zero. */
export function signed(value: number): string {
  return withMinus(String(value));
}
