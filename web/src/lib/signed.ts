/** Numbers as people write them: with a minus sign, which is as wide as a plus, and not a hyphen. */

export const MINUS = "−";

/** A number that is already written. */
export function withMinus(written: string): string {
  return written.replace("-", MINUS);
}

/** A whole number with its sign, if it is below zero. */
export function signed(value: number): string {
  return withMinus(String(value));
}
