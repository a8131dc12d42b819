/** What flies over the board while an event is shown, and from where to where. */

import { type Layout, middle, type Point } from "./geometry";
import type { Beat } from "./motion";
import type { Effect, FamilyKey, Display, HeirloomKey, Mercenary } from "./display";
import { mercenary, nameIn, seatIn } from "./playback";

export type Thing =
  | { is: "effect"; effect: Effect }
  | { is: "raccoon" }
  | { is: "heirloom"; heirloom: HeirloomKey }
  | { is: "portrait"; owner: { seat: number; family: FamilyKey } }
  | { is: "recruit"; card: Mercenary | null; level: number; owner: { seat: number; family: FamilyKey } };

export interface Flight {
  thing: Thing;
  from: Point;
  to: Point;
  size: number;
  /** The part of the time that it waits before it starts. */
  wait: number;
  lift: number;
}

/** The most tokens that are drawn for a number of them. */
const MOST = 6;
const TOKEN = 26;

export function flights(beat: Beat, before: Display, view: Display, layout: Layout): Flight[] {
  const seat = "seat" in beat.facts ? seatIn(beat.facts.seat) : -1;
  const portrait = (one: number): Point => middle(layout.gallery.frames[(before.families[one]?.cell || view.families[one]?.cell || 5) - 1]!);
  const card = middle(layout.stage.card);
  const bank = { x: layout.stage.box.x + layout.stage.box.w * 0.94, y: layout.stage.floor };
  const tokens = (effect: Effect, count: number, from: Point, to: Point): Flight[] =>
    Array.from({ length: Math.min(count, MOST) }, (_, at) => ({
      thing: { is: "effect", effect },
      from: { x: from.x + at * 4, y: from.y },
      to: { x: to.x + at * 3, y: to.y },
      size: TOKEN,
      wait: at * 0.07,
      lift: 30,
    }));
  switch (beat.is) {
    case "gained-ruby":
      return tokens("ruby", 1, card, portrait(seat));
    case "gained-coin":
      return tokens("coin", 1, card, portrait(seat));
    case "robbed": {
      const target = seatIn(beat.facts.target);
      return tokens("ruby", 1, portrait(target), bank);
    }
    case "lost":
      return tokens("ruby", beat.facts.rubies, portrait(seat), bank);
    case "hired":
      return tokens(nameOfToken(beat.facts.paid), 1, portrait(seat), card);
    case "bribed":
      return [...tokens(nameOfToken(beat.facts.paid), 1, portrait(seat), bank), leaving(portrait(seat), layout, 0)];
    case "raccoons-left":
      return Array.from({ length: Math.min(beat.facts.raccoons, MOST) }, (_, at) => leaving(portrait(seat), layout, at * 0.06));
    case "sold": {
      const heirloom: Flight = { thing: { is: "heirloom", heirloom: nameIn(beat.facts.heirloom) }, from: portrait(seat), to: bank, size: 44, wait: 0, lift: 60 };
      return [heirloom, ...tokens("ruby", beat.facts.rubies, bank, portrait(seat)).map((one) => ({ ...one, wait: one.wait + 0.12 }))];
    }
    case "ruined": {
      const from = portrait(seat);
      const owner = { seat, family: before.families[seat]!.key };
      return [{ thing: { is: "portrait", owner }, from, to: { x: from.x + 30, y: layout.height + 40 }, size: layout.gallery.frames[0]!.w, wait: 0.1, lift: 50 }];
    }
    case "looked-at":
      return looking(beat, view, layout);
    case "recruited":
    case "recruited-blind":
      return recruiting(beat, before, layout, portrait(seat));
    default:
      return [];
  }
}

const nameOfToken = (paid: string): Effect => (paid.startsWith("ruby") ? "ruby" : "coin");

function leaving(from: Point, layout: Layout, wait: number): Flight {
  const y = layout.gallery.ledge.y + layout.gallery.ledge.h / 2;
  return { thing: { is: "raccoon" }, from: { x: from.x, y }, to: { x: layout.gallery.box.x - 10, y }, size: layout.gallery.raccoon, wait, lift: 12 };
}

/** One's hidden recruit, shown before it joins the pile. */
function looking(beat: Beat<"looked-at">, view: Display, layout: Layout): Flight[] {
  const seat = seatIn(beat.facts.seat);
  const card = mercenary(beat.facts.card, view);
  if (!card) return [];
  const thing: Thing = { is: "recruit", card, level: card.level, owner: { seat, family: view.families[seat]!.key } };
  return [{ thing, from: middle(layout.square.box), to: middle(layout.events.pile), size: layout.square.cards[0]![0]!.w * 1.3, wait: 0.3, lift: 0 }];
}

/** The price goes to the cost tile, the card in its new sleeve to the pile. */
function recruiting(beat: Beat<"recruited" | "recruited-blind">, before: Display, layout: Layout, purse: Point): Flight[] {
  const { facts } = beat;
  const seat = seatIn(facts.seat);
  const name = "card" in facts ? facts.card : facts.deck;
  const column = before.columns.findIndex(({ deck, places }) => deck?.name === name || places.some(({ card }) => card?.name === name));
  if (column < 0) return [];
  const { deck, places, level } = before.columns[column]!;
  const row = deck?.name === name ? 0 : places.findIndex(({ card }) => card?.name === name) + (deck ? 1 : 0);
  const from = middle(layout.square.cards[column]![row]!);
  const tile = middle(layout.square.tiles[column]!);
  const price = (effect: Effect, count: number, late: number): Flight[] =>
    Array.from({ length: count }, (_, at) => ({
      thing: { is: "effect", effect },
      from: purse,
      to: tile,
      size: TOKEN * 0.9,
      wait: (late + at) * 0.06,
      lift: 10,
    }));
  const coins = facts.coins;
  return [
    ...price("coin", coins, 0),
    ...price("ruby", facts.rubies, coins),
    {
      thing: { is: "recruit", card: mercenary(name, before), level, owner: { seat, family: before.families[seat]!.key } },
      from,
      to: middle(layout.events.pile),
      size: layout.square.cards[column]![row]!.w,
      wait: 0,
      lift: 24,
    },
  ];
}
