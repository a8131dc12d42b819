/** The flight bar as a wooden rail below the ledges: one plank per ledge, and the joints between them. */

import type { Layout, Point } from "./geometry";

export interface Plank {
  readonly d: string;
  /** The ledges (from 0) that must all lie on the bar for this plank to be there. */
  readonly ledges: readonly number[];
}

const ROW = 3;
const BEND = 9;
/** How far a bend keeps from the side of the board. */
const MARGIN = 7;

interface Ends {
  readonly from: Point;
  readonly to: Point;
}

/** The two ends of each ledge's plank, castle's end first. */
function ends(layout: Layout): Ends[] {
  return layout.ledges.map(({ x, y }, ledge) => {
    const row = Math.floor(ledge / ROW) * ROW;
    const first = layout.ledges[row]!;
    const last = layout.ledges[row + ROW - 1]!;
    const slope = (last.y - first.y) / (last.x - first.x);
    const onward = Math.sign(last.x - first.x);
    const outer = onward * (ledge % ROW === 0 ? -1 : 1);
    const end = (way: number): Point => {
      const half = layout.cell.width / 2 - (ledge % ROW !== 1 && way === outer ? MARGIN + BEND : 1);
      return { x: x + way * half, y: y + layout.plate + slope * way * half };
    };
    return { from: end(-onward), to: end(onward) };
  });
}

const p = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A bend: out to the side, up, and back. */
function bend(from: Point, to: Point, out: number): string {
  const x = from.x + out * BEND;
  return `M${p(from)}Q${p({ x, y: from.y })} ${p({ x, y: from.y - BEND })}L${p({ x, y: to.y + BEND })}Q${p({ x, y: to.y })} ${p(to)}`;
}

export function planks(layout: Layout): Plank[] {
  const all = ends(layout);
  return all.flatMap(({ from, to }, ledge): Plank[] => {
    const own = { d: `M${p(from)}L${p(to)}`, ledges: [ledge] };
    const next = all[ledge + 1];
    if (!next) return [own];
    const turns = ledge % ROW === ROW - 1;
    const d = turns ? bend(to, next.from, Math.sign(to.x - from.x)) : `M${p(to)}L${p(next.from)}`;
    return [own, { d, ledges: [ledge, ledge + 1] }];
  });
}

/** The line through the middles of a row, for chevrons: how much it falls per unit to the right. */
export function slope(layout: Layout, ledge: number): number {
  const row = Math.floor(ledge / ROW) * ROW;
  const first = layout.ledges[row]!;
  const last = layout.ledges[row + ROW - 1]!;
  return (last.y - first.y) / (last.x - first.x);
}
