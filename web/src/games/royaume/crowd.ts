/** Where each knight stands when several share a place, and what holds them there. */

import { feet, placeOf, type Layout } from "./geometry";
import type { Point } from "./line";
import type { KnightView, Display } from "./display";

/** The knights to be drawn on the road and in the castle; those who are home have only their crown there. */
export function abroad(view: Display): KnightView[] {
  return view.knights.filter((one) => one.home === null || one.cell !== "cell:castle");
}

export interface Stand {
  readonly feet: Point;
  /** Smaller in a crowd, in the castle, and in a monster's grip. */
  readonly scale: number;
  /** He looks to the left: the way that he will go. */
  readonly turned: boolean;
}

/** Whether the way on from a place, outward or homeward, leads to the left. */
export function looksLeft(place: number, homeward: boolean, layout: Layout): boolean {
  const next = layout.places[homeward ? place - 1 : place + 1];
  return next !== undefined && next[0] < layout.places[place]![0] - 2;
}

/** How a knight stands. */
export function standOf(knight: KnightView, view: Display, layout: Layout): Stand {
  const place = placeOf(knight.cell, layout);
  const turned = looksLeft(place, knight.crowned, layout);
  if (place === 0) return { feet: layout.yard[view.knights.indexOf(knight)]!, scale: 0.82, turned };
  const there = abroad(view).filter((one) => one.cell === knight.cell);
  const scale = there.length > 2 ? 0.8 : knight.held === "card:monster" ? 0.86 : 1;
  return { feet: feet(place, there.indexOf(knight), there.length, layout), scale, turned };
}

/** Where his feet stood before he left this place for the one where he stands now. */
export function feetAt(place: number, knight: KnightView, view: Display, layout: Layout): Point {
  const back = { ...knight, cell: view.path[place]!.name, home: null };
  return standOf(back, { ...view, knights: view.knights.map((one) => (one.name === knight.name ? back : one)) }, layout).feet;
}

export interface Prison {
  readonly card: NonNullable<KnightView["held"]>;
  readonly cell: string;
  /** Between the feet of those held. */
  readonly at: Point;
  readonly count: number;
}

/** The middle between so many pairs of feet. */
function between(place: number, count: number, layout: Layout): Point {
  const all = Array.from({ length: count }, (_, at) => feet(place, at, count, layout));
  return [all.reduce((sum, [x]) => sum + x, 0) / count, Math.max(...all.map(([, y]) => y))];
}

/** One monster or net for all who are held on a cell. */
export function prisons(view: Display, layout: Layout): Prison[] {
  const held = view.knights.filter((one) => one.held !== null);
  const cells = [...new Set(held.map((one) => one.cell))];
  return cells.map((cell) => {
    const there = held.filter((one) => one.cell === cell);
    return { card: there[0]!.held!, cell, at: between(placeOf(cell, layout), there.length, layout), count: there.length };
  });
}
