/** What a view of Emerald says, put so that it can be drawn. */

import printed from "./printed.json";

export interface View {
  seat: number | null;
  phase: { is: string };
  seats: number;
  fair: number;
  turn: number;
  /** For each colour the places of its knights. */
  knights: number[][];
  chamber: number[];
  nest: number[];
  gold_open: number[];
  gold_under: number[];
  gem_open: number[];
  gem_under: number[];
  hand: number[];
  hands: number[][];
  purse: number[];
  gems: number[];
  treasures: number[];
  treasures_left: number;
  four: number;
  bar: number;
  dragon: number;
  facing: number;
  fresh: number;
  at: number;
}

export const COLOURS = printed.colours;
export const PLACES = printed.places;
export const BELOW = printed.below;
export const CASTLE = printed.castle;
export const MOUNTAIN = printed.mountain;
export const VALUES = printed.values;
export const GEMS = printed.gems;
export const BAR = printed.bar;
export const TO_CASTLE = printed.to_castle;

/** The knights at a place, colour by colour. */
export function standing(view: View, place: number): { colour: number; count: number }[] {
  return view.knights
    .map((places, colour) => ({ colour, count: places.filter((one) => one === place).length }))
    .filter(({ count }) => count > 0);
}

/** The seat that plays a colour. */
export function ownerOf(view: View, colour: number): number {
  return colour % view.seats;
}

/** The gold of a seat by kind, where it may be known. */
export function goldOf(view: View, seat: number): number[] | null {
  return view.hands[seat] ?? (seat === view.seat ? view.hand : null);
}

/** The gems of a seat by kind. */
export function gemsOf(view: View, seat: number): number[] {
  return view.gems.slice(seat * GEMS.length, (seat + 1) * GEMS.length);
}
