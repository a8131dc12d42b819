/** What moves on the wheel while an event is played, from where to where. */

import { HAND, MIDDLE, OPEN, DECK, centre, knightAt, markerAt, pileAt, slotsBetween, type Box, type Point } from "./geometry";
import { seatOf } from "./names";
import type { Display, EventMessage, GameEvent } from "./display";

/** A thing that flies over the wheel. */
export interface Flight {
  /** A virtue card, an action card, an adventure, "back" for a sealed card, "tent" or "shields". */
  what: string;
  /** What is written on shields or a tent. */
  text?: string;
  from: Point;
  to: Point;
  /** Milliseconds until it starts, and that it takes. */
  delay: number;
  time: number;
}

export interface Motion {
  /** The knight that rides: the places it passes, as feet of the knight. */
  ride: { seat: number; way: Point[]; time: number } | null;
  /** Markers that step along the track: the studs they pass. */
  steps: { seat: number; way: Point[]; delay: number; time: number }[];
  flights: Flight[];
}

export const STILL: Motion = { ride: null, steps: [], flights: [] };

/** How long each event is shown, in milliseconds. */
const TIMES: Readonly<Record<string, number>> = {
  "auftrag-laid": 260,
  "auftrag-dealt": 260,
  "auftrag-dealt-this": 420,
  "auftrag-turned": 520,
  "auftrag-pitched": 520,
  "auftrag-round-began": 800,
  "auftrag-took": 620,
  "auftrag-exercised": 700,
  "auftrag-summoned": 850,
  "auftrag-rode": 950,
  "auftrag-stayed": 500,
  "auftrag-judged": 950,
  "auftrag-fulfilled": 990,
  "auftrag-stopped": 600,
  "auftrag-lost": 600,
  "auftrag-missed": 600,
  "auftrag-sealed": 500,
  "auftrag-staked": 900,
  "auftrag-won": 950,
  "auftrag-tied": 950,
  "auftrag-nobody-won": 900,
  "auftrag-last-round": 950,
} satisfies Record<EventMessage, number>;

export function duration(event: GameEvent): number {
  return TIMES[event.message] ?? 0;
}

type Shape = "tall" | "wide";
const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The slot of a place on the ring. */
export function slotOf(view: Display, place: string): number {
  return Math.max(0, view.ring.findIndex(({ name }) => name === place));
}

/** The feet of a seat's knight. */
export function feet(view: Display, seat: number): Point & { width: number } {
  const slot = slotOf(view, view.seats[seat]?.place ?? "");
  const knights = view.ring[slot]?.knights ?? [];
  return knightAt(slot, Math.max(0, knights.indexOf(seat)), Math.max(1, knights.length));
}

/** Where the marker of a seat stands: beside those of seats with equal shields. */
export function marker(view: Display, seat: number): Point {
  const same = (one: number): number => Math.min(view.scores[one] ?? 0, view.target);
  const equals = view.scores.map((_, one) => one).filter((one) => same(one) === same(seat));
  return markerAt(same(seat), view.target, equals.indexOf(seat), equals.length);
}

/** Where a seat's cards are: in the viewer's hand beside the wheel, or with the knight of a rival. */
function cardsOf(view: Display, seat: number, shape: Shape): Point {
  return seat === view.seat ? HAND[shape] : withKnight(view, seat);
}

function withKnight(view: Display, seat: number): Point {
  const { x, y } = feet(view, seat);
  return { x, y: y - 22 };
}

function pile(view: Display, card: string): Point {
  const kind = view.piles.findIndex(({ name }) => name === card);
  return kind < 0 ? MIDDLE : middle(pileAt(kind).card);
}

function openSpot(view: Display, adventure: string): Point {
  const at = view.open.indexOf(adventure);
  return at < 0 ? MIDDLE : middle(OPEN[at] ?? DECK);
}

/** A marker steps stud by stud from its old shields to its new ones. */
function stepsOf(before: Display, after: Display, seat: number, delay: number): Motion["steps"][number] {
  const [from, to] = [before.scores[seat] ?? 0, after.scores[seat] ?? 0];
  const between = Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => markerAt(from + at + 1, after.target, 0, 1));
  const way = [marker(before, seat), ...between, marker(after, seat)];
  return { seat, way, delay, time: Math.min(480, 90 * (way.length - 1) + 80) };
}

/** Shields fly to the marker of a seat, which then steps on. */
function award(before: Display, after: Display, seat: number, from: Point, points: number, delay: number): Motion {
  const to = marker(before, seat);
  return {
    ride: null,
    steps: [stepsOf(before, after, seat, delay + 260)],
    flights: [{ what: "shields", text: `+${points}`, from, to, delay, time: 330 }],
  };
}

function fly(what: string, from: Point, to: Point, delay = 0, time = 450): Flight {
  return { what, from, to, delay, time };
}

function paid(before: Display, seat: number, cards: readonly string[], shape: Shape): Flight[] {
  const from = cardsOf(before, seat, shape);
  return cards.map((card, at) => fly(card, from, pile(before, card), 60 * at, 380));
}

function riding(before: Display, after: Display, seat: number): Motion {
  const [from, to] = [slotOf(before, before.seats[seat]!.place), slotOf(after, after.seats[seat]!.place)];
  const between = slotsBetween(from, to).slice(1, -1).map((slot) => ({ x: centre(slot).x, y: centre(slot).y + 24 }));
  const way = [feet(before, seat), ...between, feet(after, seat)];
  return { ...STILL, ride: { seat, way, time: 130 * way.length + 160 } };
}

/** What this event moves; `before` and `after` are what stands before and after it alone. */
export function motion(event: GameEvent, before: Display, after: Display, shape: Shape): Motion {
  const seat = "seat" in event.facts ? seatOf(event.facts.seat) : -1;
  const hand = (): Point => cardsOf(before, seat, shape);
  switch (event.message) {
    case "auftrag-dealt":
      return { ...STILL, flights: [fly("back", MIDDLE, hand(), 0, 380)] };
    case "auftrag-dealt-this":
      return { ...STILL, flights: [fly(event.facts.card, MIDDLE, hand(), 0, 380)] };
    case "auftrag-pitched":
      return { ...STILL, flights: [{ ...fly("tent", MIDDLE, withKnight(before, seat)), text: String(event.facts.tent) }] };
    case "auftrag-turned":
      return { ...STILL, flights: [fly(event.facts.adventure, middle(DECK), openSpot(after, event.facts.adventure), 0, 420)] };
    case "auftrag-took":
      return { ...STILL, flights: [fly(event.facts.action, HAND[shape], withKnight(before, seat), 0, 520)] };
    case "auftrag-stopped":
    case "auftrag-lost":
      return { ...STILL, flights: event.facts.lost.map((card, at) => fly(card, withKnight(before, seat), HAND[shape], 60 * at, 420)) };
    case "auftrag-exercised":
      return { ...STILL, flights: [fly(event.facts.card, pile(before, event.facts.card), hand(), 0, 560)] };
    case "auftrag-summoned":
      return { ...STILL, flights: [fly(event.facts.adventure, openSpot(before, event.facts.adventure), hand(), 0, 650)] };
    case "auftrag-rode":
      return riding(before, after, seat);
    case "auftrag-stayed":
      return { ...STILL, ride: { seat, way: [feet(before, seat), feet(after, seat)], time: 380 } };
    case "auftrag-judged":
    case "auftrag-fulfilled": {
      const here = centre(slotOf(before, before.seats[seat]!.place));
      const won = award(before, after, seat, here, event.facts.points, 330);
      const cards = "cards" in event.facts ? event.facts.cards : [event.facts.card];
      const deed = "adventure" in event.facts ? [fly(event.facts.adventure, hand(), here, 0, 560)] : [];
      return { ...won, flights: [...deed, ...paid(before, seat, cards, shape), ...won.flights] };
    }
    case "auftrag-sealed":
      return { ...STILL, flights: [fly("back", hand(), MIDDLE, 0, 380)] };
    case "auftrag-won":
      return award(before, after, seat, MIDDLE, event.facts.points, 120);
    case "auftrag-tied": {
      const { points } = event.facts;
      const riders = event.facts.riders.map(seatOf);
      const each = riders.map((rider) => award(before, after, rider, MIDDLE, points, 120));
      return { ride: null, steps: each.flatMap(({ steps }) => steps), flights: each.flatMap(({ flights }) => flights) };
    }
    default:
      return STILL;
  }
}
