/** Where a card over the board hides least of what it speaks of. */

/** Something from `top` to `bottom` on the screen. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The top of a card this tall inside `room`: below if it can, else above, else between or where it covers least. */
export function clear(room: Span, tall: number, meant: readonly Span[]): number {
  const lowest = Math.max(room.top, room.bottom - tall);
  const tops = [lowest, room.top, ...meant.flatMap(({ top, bottom }) => [bottom, top - tall])];
  const inside = tops.filter((top) => top >= room.top && top <= lowest);
  const covered = (at: number): number =>
    meant.reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, at + tall) - Math.max(top, at)), 0);
  return inside.reduce((best, top) => (covered(top) < covered(best) ? top : best));
}
