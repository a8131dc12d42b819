/** What a view of The Kingdom of the 5 Crowns says, put so that it can be drawn. */

import printed from "./printed.json";

export interface View {
  seat: number | null;
  phase: { is: string };
  cells: number;
  first: number;
  turn: number;
  mover: number;
  my_order: number;
  orders: number[];
  power: number[];
  treasures: number[][];
  bank: number[];
  places: number[];
  crowned: number[];
  held: number[];
  circles: number[];
  cards: number[];
  unseen: number[];
  fresh: number;
  talon: number[];
  discards: number[];
  rival: number;
  dice: number[];
  waiting: number[];
}

export const COLOURS = printed.colours;
export const KINDS = printed.kinds;
export const BARE = printed.bare;
export const DOWN = printed.down;
export const CIRCLES = printed.circles;
export const ORDERS = printed.orders;

/** A cell as the catalogue names it. */
export function cellThing(view: View, cell: number): string {
  if (cell === 0) return "cell:castle";
  return cell === view.cells + 1 ? "cell:lair" : `cell:${cell}`;
}

/** The knights on a cell; those who are home stand in the circles instead. */
export function standing(view: View, cell: number): number[] {
  return view.places.flatMap((at, knight) => (at === cell && !view.circles.includes(knight) ? [knight] : []));
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0);
}
