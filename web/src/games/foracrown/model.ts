/** What a view of For a Crown says, put so that it can be drawn. */

import printed from "./printed.json";

export interface View {
  seat: number | null;
  phase: { is: string };
  memory_aid: boolean;
  round: number;
  order: number[];
  turn: number;
  gallery: number[];
  raccoons: number[];
  heirlooms: number[];
  out: number[];
  my_coins: number;
  my_rubies: number;
  coins_in: number[];
  coins_out: number[];
  rubies_in: number[];
  rubies_out: number[];
  piles: number[];
  open: number[];
  decks: number[];
  recruits: number[];
  pile: number;
  events: number[];
  actor: number;
  card: number;
  todo: string[];
}

export interface Card {
  name: string;
  level: number;
  icons: string[];
}

export const NONE = -1;
export const FAMILIES = printed.families;
export const HEIRLOOMS = printed.heirlooms;
export const ROUNDS = printed.rounds;
export const CARDS: Card[] = printed.cards;
export const PILES = printed.piles;
export const DECKS = printed.decks;
export const CELLS = printed.cells;
export const LOSSES = printed.losses;
export const EVENTS = printed.events;

/** What the cards of a level cost in this round; null where it is closed. */
export function costOf(view: View, level: number): number | null {
  return printed.costs[view.round - 1]?.[level - 1] ?? null;
}

/** The open cards of a deck. */
export function openOf(view: View, deck: number): number[] {
  return view.open.slice(deck * printed.open, (deck + 1) * printed.open);
}

/** A family's mercenaries: a card, or minus the level of one that these viewpoint may not see; face down or revealed. */
export function mercenaries(view: View, seat: number): { card: number; waiting: boolean }[] {
  return Array.from({ length: printed.recruits }, (_, at) => seat * printed.recruits + at)
    .map((slot) => ({ card: view.recruits[slot] ?? NONE, waiting: has(view.pile, slot) }))
    .filter(({ card }) => card !== NONE);
}

/** The events in play (null: nobody knows which), face down or revealed. */
export function events(view: View): { kind: number | null; waiting: boolean }[] {
  return view.events
    .map((kind, at) => ({ kind: kind === NONE ? null : kind, waiting: has(view.pile, printed.event_slot + at) }))
    .filter(({ kind, waiting }) => kind !== null || waiting);
}

/** How many cards of the common pile are face down. */
export function faceDown(view: View): number {
  let count = 0;
  for (let bits = view.pile; bits > 0; bits = Math.floor(bits / 2)) count += bits % 2;
  return count;
}

/** The seat that the table waits for. */
export function asked(view: View): number {
  return view.order.length > 0 ? view.order[view.turn]! : view.actor;
}

function has(bits: number, slot: number): boolean {
  return Math.floor(bits / 2 ** slot) % 2 === 1;
}
