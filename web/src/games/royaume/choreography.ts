/** How events look while they are played: how long, who marches where, what flies from where to where. */

import type { FactsByName } from "../../lib/events";
import type { Display, EventFacts, EventMessage, GameEvent } from "./display";
import { feet, placeOf, seatEdge, type Layout } from "./geometry";
import type { Point } from "./line";
import { colourOf, numberOf } from "./tints";

type Facts = FactsByName<EventFacts, "royaume">;

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
export const nameOf = (event: GameEvent): keyof Facts => event.message.replace(/^royaume-/, "") as keyof Facts;

/** How long an event is shown, in milliseconds; always less than a second. */
export function duration(event: GameEvent): number {
  const longest = LASTING[event.message] ?? 0;
  return event.message === "royaume-moved" ? Math.min(longest, Math.max(2, steps(event.facts)) * HOP) + 60 : longest;
}

/** How many cells a march has where both ends are numbered; towards castle and lair it is taken as long. */
function steps({ origin, cell }: Facts["moved"]): number {
  const [from, to] = [numberOf(origin), numberOf(cell)];
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
export function hops(event: GameEvent, layout: Layout): Hops | null {
  const fights = event.message === "royaume-took-crown" || event.message === "royaume-thrown-back";
  if (event.message !== "royaume-moved" && !fights) return null;
  const from = "origin" in event.facts ? placeOf(event.facts.origin, layout) : layout.places.length - 1;
  const to = placeOf(event.facts.cell, layout);
  const count = Math.abs(to - from);
  const places = Array.from({ length: count + 1 }, (_, at) => from + Math.sign(to - from) * at);
  const delay = fights ? VERDICT : 0;
  return { knight: event.facts.knight, places, delay, time: Math.max(120, duration(event) - delay - 60) };
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

type Fly<F> = (facts: F, view: Display, layout: Layout) => Flight[];

const seatAt = (seat: string, view: Display, layout: Layout): Point => seatEdge(numberOf(seat), view.seats.length, layout);

function knightAt(name: string, view: Display, layout: Layout): Point {
  const knight = view.knights.find((one) => one.name === name);
  const [x, y] = feet(placeOf(knight?.cell ?? "cell:castle", layout), 0, 1, layout);
  return [x, y - 30];
}

const cellAt = (cell: string, layout: Layout): Point => layout.places[placeOf(cell, layout)]!;

const won = (thing: string, knight: string, seat: string, view: Display, layout: Layout): Flight[] => [
  { thing, from: knightAt(knight, view, layout), to: seatAt(seat, view, layout), scale: layout.card * 1.6 },
];
const between = (things: readonly string[], from: string, to: string, view: Display, layout: Layout): Flight[] =>
  things.map((thing, at) => ({
    thing,
    from: seatAt(from, view, layout),
    to: seatAt(to, view, layout),
    scale: layout.card * 1.8,
    delay: at * 60,
  }));

/** Over the head of a knight before the lair. */
function above(layout: Layout): Point {
  const [x, y] = layout.places.at(-1)!;
  return [x, y - 36 * layout.knight];
}

const home = ({ crown, circle }: Facts["last-crown"], place: number, layout: Layout): Flight[] => [
  { thing: crown, from: layout.places[place]!, to: layout.circles[numberOf(circle) - 1]!, scale: layout.circle / 17 },
];

const FLIGHTS: { readonly [Name in keyof Facts]?: Fly<Facts[Name]> } = {
  dealt: (facts, view, layout) => [
    { thing: "order", from: layout.stage, to: seatAt(facts.seat, view, layout), scale: layout.card * 1.4 },
  ],
  "dealt-this": (_, _view, layout) => [{ thing: "order", from: layout.stage, to: layout.wishes[2]!, scale: layout.card * 1.6 }],
  opened: (facts, view, layout) => [
    { thing: "order", from: seatAt(facts.seat, view, layout), to: layout.stage, scale: layout.card * 1.6 },
  ],
  "took-weapon": ({ knight, seat }, view, layout) => won("power", knight, seat, view, layout),
  "took-treasure": ({ treasure, knight, seat }, view, layout) => won(treasure, knight, seat, view, layout),
  "gained-power": (facts, view, layout) => [
    { thing: "power", from: layout.stage, to: seatAt(facts.seat, view, layout), scale: layout.card * 1.6 },
  ],
  "paid-power": (facts, view, layout) => [
    { thing: "power", from: seatAt(facts.seat, view, layout), to: layout.stage, scale: layout.card * 1.6 },
  ],
  "wasted-power": (facts, view, layout) => [
    { thing: "power", from: seatAt(facts.seat, view, layout), to: layout.discards, scale: layout.card * 1.6 },
  ],
  "witch-paid": (facts, view, layout) => [
    { thing: facts.treasure, from: seatAt(facts.seat, view, layout), to: layout.stage, scale: layout.card * 1.8 },
  ],
  seized: ({ treasure, count, rival, seat }, view, layout) => between(Array<string>(count).fill(treasure), rival, seat, view, layout),
  forfeited: ({ treasure, seat, rival }, view, layout) => between([treasure], seat, rival, view, layout),
  "ceded-power": ({ seat, rival }, view, layout) => between(["power"], seat, rival, view, layout),
  covered: (facts, _, layout) => [
    { thing: facts.card, from: layout.talon, to: cellAt(facts.cell, layout), scale: layout.card },
  ],
  cleared: (facts, _, layout) => [
    { thing: facts.card, from: cellAt(facts.cell, layout), to: layout.discards, scale: layout.card },
  ],
  reshuffled: (_, _view, layout) =>
    [0, 80, 160].map((delay) => ({ thing: "hidden", from: layout.discards, to: layout.talon, scale: layout.card * 0.8, delay })),
  "took-crown": (facts, _, layout) => [
    { thing: `crown:${colourOf(facts.knight)}`, from: layout.hoard.at, to: above(layout), scale: layout.hoard.scale, delay: VERDICT / 3, time: (VERDICT * 2) / 3 },
  ],
  "came-home": (facts, _, layout) => home(facts, 0, layout),
  "last-crown": (facts, view, layout) => {
    const knight = view.knights.find((one) => colourOf(one.name) === colourOf(facts.crown));
    return home(facts, placeOf(knight?.cell ?? "cell:lair", layout), layout);
  },
};

/** What flies while an event is played. */
export function flights(event: GameEvent, view: Display, layout: Layout): Flight[] {
  return FLIGHTS[nameOf(event)]?.(event.facts as never, view, layout) ?? [];
}
