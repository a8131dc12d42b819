/** Where a note stands beside the thing it speaks of, so that it covers nothing of what a move would bring. */

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Spot {
  readonly left: number;
  /** Its upper edge, or where it stands above its thing the lower one. */
  readonly top: number;
  readonly above: boolean;
}

const GAP = 8;

const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Above the thing, else below it, else at a side: the first place inside the window that leaves free what must be seen. */
export function beside(thing: Area, note: { width: number; height: number }, window: { width: number; height: number }, seen: readonly Area[]): Spot {
  const { width, height } = note;
  const within = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(at, room - size - GAP));
  const left = within((thing.left + thing.right - width) / 2, width, window.width);
  const top = within((thing.top + thing.bottom - height) / 2, height, window.height);
  const above = { left, top: thing.top - GAP - height };
  const below = { left, top: thing.bottom + GAP };
  const area = (spot: { left: number; top: number }): Area => ({ ...spot, right: spot.left + width, bottom: spot.top + height });
  const fits = ({ left: x, top: y, right, bottom }: Area): boolean => x >= GAP && y >= GAP && right <= window.width - GAP && bottom <= window.height - GAP;
  const found = [above, below, { left: thing.right + GAP, top }, { left: thing.left - GAP - width, top }].find(
    (spot) => fits(area(spot)) && !seen.some((one) => meet(area(spot), one)),
  );
  const spot = found ?? (above.top >= GAP ? above : below);
  return spot === above ? { left, top: thing.top - GAP, above: true } : { ...spot, above: false };
}
