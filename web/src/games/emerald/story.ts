/** The board while events are played: each moves what it names, and the view that comes has the last word. */

import type { Playing } from "../../lib/event_player";
import { passed } from "./geometry";
import type { Display, EventFacts, EventMessage, GameEvent, Ledge, Pile, Stack } from "./display";

export const seatOf = ({ facts }: { facts: { seat: string } }): number => Number(facts.seat.slice("seat:".length));

function without(view: Display, knight: string, place: string): Display {
  const stacks = view.stacks.flatMap((one): Stack[] => {
    if (one.knight !== knight || one.place !== place) return [one];
    return one.count > 1 ? [{ ...one, count: one.count - 1 }] : [];
  });
  return { ...view, stacks };
}

function withKnight(view: Display, knight: string, place: string): Display {
  const there = view.stacks.find((one) => one.knight === knight && one.place === place);
  if (there) return { ...view, stacks: view.stacks.map((one) => (one === there ? { ...one, count: one.count + 1 } : one)) };
  const owner = view.players.findIndex(({ knights }) => knights.includes(knight));
  const fresh: Stack = { knight, owner, place, count: 1, steps: 1, goal: place, marches: false, resting: null, wakes: false };
  return { ...view, stacks: [...view.stacks, fresh] };
}

function onLedge(view: Display, place: string, change: (ledge: Ledge) => Ledge): Display {
  return { ...view, ledges: view.ledges.map((one) => (one.name === place ? change(one) : one)) };
}

function onPile(view: Display, place: string, card: string, change: (pile: Pile) => Pile): Display {
  const kind = card.startsWith("gold:") ? "gold" : "gem";
  return onLedge(view, place, (ledge) => ({ ...ledge, [kind]: change(ledge[kind]) }));
}

function onSeat(view: Display, seat: number, change: Partial<Display["players"][number]>): Display {
  return { ...view, players: view.players.map((one, each) => (each === seat ? { ...one, ...change } : one)) };
}

/** A card comes to a seat; what it is worth there the next view says. */
function won(view: Display, seat: number, card: string): Display {
  const player = view.players[seat]!;
  if (card.startsWith("gem:")) return onSeat(view, seat, { gems: { ...player.gems, [card]: (player.gems[card] ?? 0) + 1 } });
  const value = Number(card.slice("gold:".length));
  const gold = player.gold && [...player.gold, value].sort((one, other) => one - other);
  return onSeat(view, seat, { gold_cards: player.gold_cards + 1, gold });
}

function shifted(view: Display, start: string, goal: string): Display {
  const names = view.ledges.map(({ name }) => name);
  const bar = names.slice(names.indexOf(start), names.indexOf(goal) + 1);
  return { ...view, bar, ledges: view.ledges.map((one) => ({ ...one, on_bar: bar.includes(one.name) })) };
}

function flown(view: Display, { die, goal: place }: EventFacts["emerald-flew-back"]): Display {
  const facing = view.dragon.landings.find((one) => one.die === die)?.facing ?? view.dragon.facing;
  return { ...view, dragon: { ...view.dragon, place, facing, flies: facing, die, landings: [], dangers: [] } };
}

/** What lies still while an event is shown: all but what it moves. */
export function lifted(view: Display, event: GameEvent): Display {
  switch (event.message) {
    case "emerald-marched":
      return without(view, event.facts.knight, event.facts.start);
    case "emerald-entered":
      return { ...without(view, event.facts.knight, event.facts.start), treasures_left: event.facts.left };
    case "emerald-captured":
      return without(view, event.facts.knight, event.facts.place);
    case "emerald-devoured":
      return without(view, event.facts.knight, view.dragon.place);
    case "emerald-took":
      return onPile(view, event.facts.place, event.facts.card, (pile) => ({ ...pile, card: null }));
    default:
      return event.message === "emerald-opened" ? view : applied(view, event);
  }
}

/** What stands when an event has been shown. */
export function applied(view: Display, event: GameEvent): Display {
  switch (event.message) {
    case "emerald-opened":
      return onPile(view, event.facts.place, event.facts.card, (pile) => ({
        ...pile,
        card: event.facts.card,
        below: Math.max(0, pile.below - 1),
      }));
    case "emerald-marched":
      return withKnight(lifted(view, event), event.facts.knight, event.facts.goal);
    case "emerald-entered":
      return { ...lifted(view, event), chamber: [...view.chamber, event.facts.knight] };
    case "emerald-took":
      return won(lifted(view, event), seatOf(event), event.facts.card);
    case "emerald-flew":
    case "emerald-flew-back":
      return flown(view, event.facts);
    case "emerald-devoured":
      return { ...lifted(view, event), nest: [...view.nest, event.facts.knight] };
    case "emerald-shifted":
      return shifted(view, event.facts.start, event.facts.goal);
    default:
      return view;
  }
}

/** How long each event is shown, in milliseconds; a march takes longer the further it goes. */
const LASTING: Readonly<Record<string, number>> = {
  "emerald-opened": 260,
  "emerald-began": 700,
  "emerald-marched": 900,
  "emerald-entered": 900,
  "emerald-stopped": 700,
  "emerald-took": 520,
  "emerald-four-gems": 900,
  "emerald-flew": 950,
  "emerald-flew-back": 950,
  "emerald-captured": 520,
  "emerald-ransomed": 520,
  "emerald-ransomed-with": 520,
  "emerald-devoured": 520,
  "emerald-shifted": 520,
  "emerald-counted": 950,
} satisfies Record<EventMessage, number>;

export function duration(event: GameEvent): number {
  const longest = LASTING[event.message] ?? 0;
  if (event.message !== "emerald-marched" && event.message !== "emerald-entered") return longest;
  return Math.min(longest, 200 + 160 * passed(event.facts.start, "goal" in event.facts ? event.facts.goal : "chamber").length);
}

export interface Moment {
  /** What lies still. */
  still: Display;
  /** What stood before the event. */
  prior: Display;
  /** Where the whole update leads. */
  after: Display;
  event: GameEvent | null;
  number: number;
}

/** Follows the events of an update: while they are played the frame shows the view that stood before all of them. */
export class Story {
  #before: unknown = null;
  #number = -1;
  #prior: Display | null = null;
  #next: Display | null = null;

  at(view: Display, animate: Playing<Display, GameEvent> | null): Moment {
    if (!animate) {
      this.#next = null;
      return { still: view, prior: view, after: view, event: null, number: 0 };
    }
    const { before, after, event, number } = animate;
    if (number !== this.#number || !this.#prior) {
      this.#prior = before === this.#before && this.#next ? this.#next : before;
      this.#next = applied(this.#prior, event);
      this.#before = before;
      this.#number = number;
    }
    return { still: lifted(this.#prior, event), prior: this.#prior, after, event, number };
  }
}
