/** Where figures stand and walk: each one's feet in a crowd, and the way of a march place by place. */

import type { Display, Stack } from "./display";
import { chamberFeet, crowd, feet, ladder, ledgeOf, passed, type Layout, type Point } from "./geometry";

export interface Standing extends Point {
  readonly stack: Stack;
}

/** The figures of a place, one per colour; the viewer's own stand in front and are drawn last. */
export function standing(layout: Layout, stacks: readonly Stack[], place: string, seat: number | null): Standing[] {
  const own = (one: Stack): number => Number(one.owner === seat);
  const sorted = stacks.filter((one) => one.place === place).sort((one, other) => own(one) - own(other));
  const foot = feet(layout, place);
  const spots = crowd(layout, place, sorted.length);
  return sorted.map((stack, each) => ({ stack, x: foot.x + spots[each]!.x, y: foot.y + spots[each]!.y }));
}

export interface Step extends Point {
  /** The place that is reached, or null on the way to it. */
  readonly place: string | null;
}

/** The points that a march touches after its start: by the ladder where the road climbs from row to row. */
export function steps(layout: Layout, start: string, goal: string, view: Display): Step[] {
  let last = start;
  return passed(start, goal, view).flatMap((place): Step[] => {
    const from = ledgeOf(last);
    const climbs = from >= 0 && from % 3 === 2 && place !== "chamber";
    const below = feet(layout, last);
    last = place;
    const to = { ...(place === "chamber" ? chamberFeet(layout, view) : feet(layout, place)), place };
    if (!climbs) return [to];
    const { x } = ladder(layout, from);
    return [{ x, y: below.y, place: null }, { x, y: to.y, place: null }, to];
  });
}
