/** What a view of Im Auftrag des Königs says, put so that it can be drawn. */

import printed from "./printed.json";

export interface View {
  seat: number | null;
  phase: { is: string };
  target: number;
  last_round: number;
  rounds: number;
  step: number;
  ring: number[];
  knights: number[];
  order: number[];
  supply: number[];
  chosen: number[][];
  piles: number[];
  my_hand: number[];
  seen: number[][];
  hidden: number[];
  in_deck: number;
  open: number[];
  held: number[][];
  fulfilled: number[][];
  points: number[];
  waiting: number[];
  my_stake: number[] | null;
}

export interface Adventure {
  name: string;
  place: number;
  demands: number[];
  shields: number;
}

export const PLACES = printed.places;
export const ACTIONS = printed.actions;
export const VIRTUES = printed.virtues;
export const CARDS = printed.cards;
export const KNIGHTS = printed.knights;
export const ADVENTURES: Adventure[] = printed.adventures;
/** Where the ring's places stand in three rows of three, clockwise; -1 is the middle. */
export const GRID = [0, 1, 2, 7, -1, 3, 6, 5, 4];

/** The seats that the table waits for. */
export function asked(view: View): number[] {
  if (view.phase.is === "Choosing") return [view.order[view.step % view.order.length]!];
  return view.phase.is === "Acting" ? [view.order[view.step]!] : view.waiting;
}

/** The adventures in play with their holders: the open ones, then those in hand. */
export function adventures(view: View): { number: number; holder: number | null }[] {
  return [
    ...view.open.map((number) => ({ number, holder: null })),
    ...view.held.flatMap((held, holder) => held.map((number) => ({ number, holder }))),
  ];
}

/** Counts by kind as kinds with their counts, those that there are. */
export function kinds(counts: readonly number[]): { kind: number; count: number }[] {
  return counts.map((count, kind) => ({ kind, count })).filter(({ count }) => count > 0);
}
