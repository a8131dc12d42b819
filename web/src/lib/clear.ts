/** Where a card over the board hides least of what it speaks of. */

/** Something from `top` to `bottom` on the screen. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The top of a card this tall inside `room`: below if it can, else above, else between, as low as it covers nothing, or least. */
export function clear(room: Span, tall: number, meant: readonly Span[]): number {
  const lowest = Math.max(room.top, room.bottom - tall);
  const between = meant.flatMap(({ top, bottom }) => [bottom, top - tall]).filter((top) => top >= room.top && top <= lowest);
  const tops = [lowest, room.top, ...between.sort((one, other) => other - one)];
  const covered = (at: number): number =>
    meant.reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, at + tall) - Math.max(top, at)), 0);
  return tops.reduce((best, top) => (covered(top) < covered(best) ? top : best));
}
