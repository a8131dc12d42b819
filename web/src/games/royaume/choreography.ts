/** How events look while they are played: how long, who marches where, what flies from where to where. */

import type { Event } from "../../lib/protocol";
import type { Display, EventMessage } from "./display";
import { feet, placeOf, seatEdge, type Layout } from "./geometry";
import type { Point } from "./line";
import { colourOf, numberOf } from "./tints";

/** One hop of a march, in milliseconds. */
const HOP = 140;
/** The dice of a fight are read before anybody moves away. */
export const VERDICT = 420;

/** How long each event is shown, in milliseconds; a march takes as long as it is. */
const LASTING: Readonly<Record<string, number>> = {
  "royaume-dealt": 350,
  "royaume-dealt-this": 800,
  "royaume-began": 700,
  "royaume-turn-began": 350,
  "royaume-rolled": 850,
  "royaume-witch-came": 950,
  "royaume-witch-paid": 600,
  "royaume-conjured": 600,
  "royaume-conjured-back": 600,
  "royaume-covered": 450,
  "royaume-turned-up": 700,
  "royaume-caught": 600,
  "royaume-cleared": 500,
  "royaume-took-weapon": 600,
  "royaume-took-treasure": 650,
  "royaume-gained-power": 500,
  "royaume-paid-power": 500,
  "royaume-tried": 500,
  "royaume-challenged": 600,
  "royaume-escaped": 950,
  "royaume-stuck": 950,
  "royaume-slew": 950,
  "royaume-repelled": 950,
  "royaume-fought-even": 950,
  "royaume-duel-won": 950,
  "royaume-duel-lost": 950,
  "royaume-duel-even": 950,
  "royaume-seized": 700,
  "royaume-forfeited": 650,
  "royaume-ceded-power": 600,
  "royaume-wasted-power": 600,
  "royaume-dragon-woke": 900,
  "royaume-dragon-even": 900,
  "royaume-took-crown": 990,
  "royaume-thrown-back": 990,
  "royaume-came-home": 850,
  "royaume-last-crown": 800,
  "royaume-opened": 800,
  "royaume-final-duel": 800,
  "royaume-final-roll": 800,
  "royaume-reshuffled": 600,
  "royaume-moved": 900,
  // Nothing moves: the sentence says it.
  "royaume-turn-lost": 400,
  "royaume-compelled": 400,
  "royaume-phase-a-over": 400,
  "royaume-committed": 400,
  "royaume-kept-quiet": 400,
  "royaume-called": 400,
  "royaume-unseen": 400,
  "royaume-no-use": 400,
  "royaume-found-nothing": 400,
  "royaume-rests": 400,
  "royaume-stopped": 400,
} satisfies Record<EventMessage, number>;

/** What an event is called on this board: its message without the game's name. */
export const nameOf = (event: Event): string => event.message.replace(/^royaume-/, "");
const text = (event: Event, fact: string): string => String(event.facts[fact]);

/** How long an event is shown, in milliseconds; always less than a second. */
export function duration(event: Event): number {
  const longest = LASTING[event.message] ?? 0;
  return nameOf(event) === "moved" ? Math.min(longest, Math.max(2, steps(event)) * HOP) + 60 : longest;
}

/** How many cells a march has where both ends are numbered; towards castle and lair it is taken as long. */
function steps(event: Event): number {
  const [from, to] = [numberOf(text(event, "origin")), numberOf(text(event, "cell"))];
  return Number.isNaN(from) || Number.isNaN(to) ? 6 : Math.abs(to - from);
}

export interface Hops {
  readonly knight: string;
  /** Places gone through, the first one being where he set out. */
  readonly places: readonly number[];
  readonly delay: number;
  readonly time: number;
}

/** The march that an event names, place by place. */
export function hops(event: Event, layout: Layout): Hops | null {
  const name = nameOf(event);
  const fights = name === "took-crown" || name === "thrown-back";
  if (name !== "moved" && !fights) return null;
  const lair = layout.places.length - 1;
  const from = fights ? lair : placeOf(text(event, "origin"), layout);
  const to = placeOf(text(event, "cell"), layout);
  const count = Math.abs(to - from);
  const places = Array.from({ length: count + 1 }, (_, at) => from + Math.sign(to - from) * at);
  const delay = fights ? VERDICT : 0;
  return { knight: text(event, "knight"), places, delay, time: Math.max(120, duration(event) - delay - 60) };
}

/** A thing that flies over the board, named as in Thing.svelte. */
export interface Flight {
  readonly thing: string;
  readonly from: Point;
  readonly to: Point;
  readonly scale: number;
  readonly delay?: number;
  /** How long it flies; otherwise as long as the event lasts. */
  readonly time?: number;
}

type Fly = (event: Event, view: Display, layout: Layout) => Flight[];

const seatAt = (seat: string, view: Display, layout: Layout): Point => seatEdge(numberOf(seat), view.seats.length, layout);

function knightAt(event: Event, view: Display, layout: Layout): Point {
  const knight = view.knights.find((one) => one.name === event.facts["knight"]);
  const [x, y] = feet(placeOf(knight?.cell ?? "cell:castle", layout), 0, 1, layout);
  return [x, y - 30];
}

const cellAt = (event: Event, layout: Layout): Point => layout.places[placeOf(text(event, "cell"), layout)]!;

const won = (thing: (event: Event) => string): Fly => (event, view, layout) => [
  { thing: thing(event), from: knightAt(event, view, layout), to: seatAt(text(event, "seat"), view, layout), scale: layout.card * 1.6 },
];
const between = (from: "seat" | "rival", to: "seat" | "rival", thing: (event: Event) => string): Fly => (event, view, layout) =>
  Array.from({ length: Number(event.facts["count"] ?? 1) }, (_, at) => ({
    thing: thing(event),
    from: seatAt(text(event, from), view, layout),
    to: seatAt(text(event, to), view, layout),
    scale: layout.card * 1.8,
    delay: at * 60,
  }));
const treasure = (event: Event): string => text(event, "treasure");
const crownOf = (event: Event): string => text(event, "crown");

/** Over the head of a knight before the lair. */
function above(layout: Layout): Point {
  const [x, y] = layout.places.at(-1)!;
  return [x, y - 36 * layout.knight];
}

const home: Fly = (event, view, layout) => {
  const knight = view.knights.find((one) => colourOf(one.name) === colourOf(crownOf(event)));
  const place = event.message.endsWith("came-home") ? 0 : placeOf(knight?.cell ?? "cell:lair", layout);
  const to = layout.circles[numberOf(text(event, "circle")) - 1]!;
  return [{ thing: crownOf(event), from: layout.places[place]!, to, scale: layout.circle / 17 }];
};

const FLIGHTS: Readonly<Record<string, Fly>> = {
  dealt: (event, view, layout) => [
    { thing: "order", from: layout.stage, to: seatAt(text(event, "seat"), view, layout), scale: layout.card * 1.4 },
  ],
  "dealt-this": (_, _view, layout) => [{ thing: "order", from: layout.stage, to: layout.wishes[2]!, scale: layout.card * 1.6 }],
  opened: (event, view, layout) => [
    { thing: "order", from: seatAt(text(event, "seat"), view, layout), to: layout.stage, scale: layout.card * 1.6 },
  ],
  "took-weapon": won(() => "power"),
  "took-treasure": won(treasure),
  "gained-power": (event, view, layout) => [
    { thing: "power", from: layout.stage, to: seatAt(text(event, "seat"), view, layout), scale: layout.card * 1.6 },
  ],
  "paid-power": (event, view, layout) => [
    { thing: "power", from: seatAt(text(event, "seat"), view, layout), to: layout.stage, scale: layout.card * 1.6 },
  ],
  "wasted-power": (event, view, layout) => [
    { thing: "power", from: seatAt(text(event, "seat"), view, layout), to: layout.discards, scale: layout.card * 1.6 },
  ],
  "witch-paid": (event, view, layout) => [
    { thing: treasure(event), from: seatAt(text(event, "seat"), view, layout), to: layout.stage, scale: layout.card * 1.8 },
  ],
  seized: between("rival", "seat", treasure),
  forfeited: between("seat", "rival", treasure),
  "ceded-power": between("seat", "rival", () => "power"),
  covered: (event, _, layout) => [
    { thing: text(event, "card"), from: layout.talon, to: cellAt(event, layout), scale: layout.card },
  ],
  cleared: (event, _, layout) => [
    { thing: text(event, "card"), from: cellAt(event, layout), to: layout.discards, scale: layout.card },
  ],
  reshuffled: (_, _view, layout) =>
    [0, 80, 160].map((delay) => ({ thing: "hidden", from: layout.discards, to: layout.talon, scale: layout.card * 0.8, delay })),
  "took-crown": (event, _, layout) => [
    { thing: `crown:${colourOf(text(event, "knight"))}`, from: layout.hoard.at, to: above(layout), scale: layout.hoard.scale, delay: VERDICT / 3, time: (VERDICT * 2) / 3 },
  ],
  "came-home": home,
  "last-crown": home,
};

/** What flies while an event is played. */
export function flights(event: Event, view: Display, layout: Layout): Flight[] {
  return FLIGHTS[nameOf(event)]?.(event, view, layout) ?? [];
}
