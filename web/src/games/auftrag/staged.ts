/**
 * What stands after each event of an update, so that the board keeps step with the story: the view before the
 * update, with what the events played so far have said put in. Nothing is worked out that an event does not say.
 */

import type { FactsByName } from "../../lib/events";
import { seatOf, valueOf, virtueOf } from "./names";
import type { Display, EventFacts, GameEvent, SeatDisplay, VirtueDisplay } from "./display";

type Facts = FactsByName<EventFacts, "auftrag">;
type Change<F> = (view: Display, facts: F, after: Display) => Display;

/** The view with one seat changed. */
function withSeat(view: Display, seat: number, change: (one: SeatDisplay) => Partial<SeatDisplay>): Display {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

/** A list without one of each of these. */
function without<T>(list: readonly T[], gone: readonly string[], name: (one: T) => string): T[] {
  const left = [...gone];
  return list.filter((one) => {
    const at = left.indexOf(name(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Action cards go back to the table. */
function putDown(view: Display, seat: number, cards: readonly string[]): Display {
  const mine = view.seat === seat ? without(view.my_actions, cards, (one) => one.name) : view.my_actions;
  const supply = view.supply.map((one) => ({ ...one, count: one.count + cards.filter((card) => card === one.name).length }));
  const next = withSeat(view, seat, (one) => ({ actions: without(one.actions, cards, (card) => card) }));
  return { ...next, supply, my_actions: mine };
}

function counted(cards: readonly VirtueDisplay[], name: string, by: number): VirtueDisplay[] {
  const virtue = virtueOf(name);
  if (!virtue) return [...cards];
  const found = cards.some((one) => one.name === name);
  const all = found ? cards : [...cards, { name, virtue, value: valueOf(name), count: 0 }];
  return all.map((one) => (one.name === name ? { ...one, count: Math.max(0, one.count + by) } : one));
}

/** Virtue cards leave their piles for a hand (by 1) or come back from it (by -1). */
function virtues(view: Display, seat: number, cards: readonly string[], by: 1 | -1): Display {
  let { piles, my_hand: mine } = view;
  for (const card of cards) {
    piles = counted(piles, card, -by);
    if (view.seat === seat) mine = counted(mine, card, by).filter(({ count }) => count > 0);
  }
  const next = withSeat(view, seat, (one) => ({ cards: one.cards + by * cards.length }));
  return { ...next, piles, my_hand: mine };
}

function scored(view: Display, seats: readonly number[], more: number): Display {
  return { ...view, scores: view.scores.map((score, seat) => (seats.includes(seat) ? score + more : score)) };
}

function rode(view: Display, seat: number, place: string): Display {
  const ring = view.ring.map((one) => {
    const others = one.knights.filter((knight) => knight !== seat);
    return { ...one, horses: [], knights: one.name === place ? [...others, seat].sort((a, b) => a - b) : others };
  });
  return { ...withSeat(view, seat, () => ({ place })), ring };
}

function adventure(view: Display, name: string, holder: number, state: "held" | "fulfilled"): Display {
  const adventures = view.adventures.map((one) => (one.name === name ? { ...one, holder, state } : one));
  return { ...view, adventures, open: view.open.map((one) => (one === name ? null : one)) };
}

const CHANGES: { [Name in keyof Facts]?: Change<Facts[Name]> } = {
  laid: (view, facts, after) => {
    const place = after.ring.find(({ name }) => name === facts.place);
    return place ? { ...view, ring: [...view.ring, place] } : view;
  },
  dealt: (view, facts) => withSeat(view, seatOf(facts.seat), ({ cards, hidden }) => ({ cards: cards + 1, hidden: hidden + 1 })),
  turned: (view, facts, after) => {
    const name = facts.adventure;
    const known = after.adventures.find((one) => one.name === name);
    const spot = view.open.includes(null) ? view.open.indexOf(null) : view.open.length;
    const open = Array.from({ length: Math.max(view.open.length, spot + 1) }, (_, at) => (at === spot ? name : view.open[at] ?? null));
    return { ...view, tournament: null, open, deck: view.deck - 1, adventures: known ? [...view.adventures, known] : view.adventures };
  },
  pitched: (view, facts) => {
    const tent = facts.tent;
    const clear = tent === 1 ? { ...view, tournament: null, seats: view.seats.map((one) => ({ ...one, tent: null })) } : view;
    return withSeat(clear, seatOf(facts.seat), () => ({ tent }));
  },
  "round-began": (view, facts) => ({ ...view, round: facts.number }),
  took: (view, facts) => {
    const name = facts.action;
    const supply = view.supply.map((one) => (one.name === name ? { ...one, count: one.count - 1 } : one));
    return { ...withSeat(view, seatOf(facts.seat), ({ actions }) => ({ actions: [...actions, name] })), supply };
  },
  exercised: (view, facts) => {
    const [seat, card] = [seatOf(facts.seat), facts.card];
    return putDown(virtues(view, seat, [card], 1), seat, [`action:exercise_${virtueOf(card)}`]);
  },
  summoned: (view, facts) => {
    const [seat, name] = [seatOf(facts.seat), facts.adventure];
    const next = withSeat(view, seat, ({ adventures }) => ({ adventures: [...adventures, name] }));
    return adventure(putDown(next, seat, ["action:round_table"]), name, seat, "held");
  },
  rode: (view, facts) => {
    const seat = seatOf(facts.seat);
    return putDown(rode(view, seat, facts.place), seat, [facts.horse]);
  },
  stayed: (view, facts) => putDown(view, seatOf(facts.seat), [facts.horse]),
  judged: (view, facts) => {
    const seat = seatOf(facts.seat);
    const paid = virtues(view, seat, [facts.card], -1);
    return scored(putDown(paid, seat, ["action:court"]), [seat], facts.points);
  },
  fulfilled: (view, facts) => {
    const [seat, name] = [seatOf(facts.seat), facts.adventure];
    const paid = putDown(virtues(view, seat, facts.cards, -1), seat, ["action:quest"]);
    const done = withSeat(paid, seat, (one) => ({
      adventures: one.adventures.filter((held) => held !== name),
      fulfilled: [...one.fulfilled, name],
    }));
    return scored(adventure(done, name, seat, "fulfilled"), [seat], facts.points);
  },
  stopped: (view, facts) => lost(view, facts),
  lost: (view, facts) => lost(view, facts),
  sealed: (view, facts) => sealed(view, seatOf(facts.seat)),
  staked: (view, facts) => sealed(virtues(view, seatOf(facts.seat), facts.cards, -1), seatOf(facts.seat)),
  won: (view, facts) => scored(view, [seatOf(facts.seat)], facts.points),
  tied: (view, facts) => scored(view, facts.riders.map(seatOf), facts.points),
  "last-round": (view) => ({ ...view, closing: true }),
};
CHANGES["dealt-this"] = CHANGES["dealt"]!;

function lost(view: Display, facts: Facts["lost"]): Display {
  const seat = seatOf(facts.seat);
  return withSeat(putDown(view, seat, facts.lost), seat, () => ({ done: true }));
}

function sealed(view: Display, seat: number): Display {
  if (!view.tournament) return view;
  const riders = view.tournament.riders.map((one) => (one.seat === seat ? { ...one, sealed: true } : one));
  return { ...view, tournament: { ...view.tournament, riders } };
}

/** The view after one more event; `after` is where the whole update leads. */
export function staged(view: Display, event: GameEvent, after: Display): Display {
  const change = CHANGES[event.message.replace("auftrag-", "") as keyof Facts];
  return change ? change(view, event.facts as never, after) : view; // of the same message
}
