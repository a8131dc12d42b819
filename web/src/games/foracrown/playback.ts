/** The picture in the middle of an update: what stood before, with the events played so far put in. No rules: facts alone. */

import type { FactsByName } from "../../lib/events";
import type { Playing } from "../../lib/event_player";
import type { Display, Effect, EventFacts, EventName, Family, GameEvent, Mercenary, Stage, Step } from "./display";

type Facts = FactsByName<EventFacts, "foracrown">;
type Change<F> = (view: Display, facts: F, target: Display) => Display;
type Seated = { seat: string };

/** What stands after an event; `target` is what stands when the whole update is played. */
export function applied(view: Display, event: GameEvent, target: Display): Display {
  return CHANGES[event.message.replace("foracrown-", "") as keyof Facts]?.(view, event.facts as never, target) ?? view;
}

/** Remembers how far an update has been played. */
export class Playback {
  #number = -1;
  #from: unknown = null;
  #before: Display | null = null;
  #now: Display | null = null;

  /** What stands before and after the event now played; both are the view when nothing is played. */
  at(view: Display, playing: Playing<Display, GameEvent> | null): { before: Display; now: Display } {
    if (!playing) {
      this.#from = null;
      return { before: view, now: view };
    }
    if (this.#from !== playing.before || playing.number < this.#number) this.#now = view;
    if (this.#from !== playing.before || playing.number !== this.#number) {
      this.#before = this.#now ?? view;
      this.#now = applied(this.#before, playing.event, playing.after);
    }
    this.#from = playing.before;
    this.#number = playing.number;
    return { before: this.#before ?? view, now: this.#now ?? view };
  }
}

/** The seat in a fact such as "seat:2". */
export function seatIn(fact: string): number {
  return Number(fact.split(":")[1]);
}

/** What follows the colon of a fact such as "effect:ruby". */
export function nameIn<Name extends string>(fact: string): Name {
  return fact.split(":")[1] as Name;
}

/** A mercenary by its name, wherever it lies. */
export function mercenary(name: string, ...views: Display[]): Mercenary | null {
  const all = views.flatMap((view) => [
    ...view.columns.flatMap(({ places }) => places.map(({ card }) => card)),
    ...view.families.flatMap(({ recruits }) => recruits.map(({ card }) => card)),
    view.stage?.card ?? null,
  ]);
  return all.find((card) => card?.name === name) ?? null;
}

const withFamily = (view: Display, seat: number, change: (family: Family) => Partial<Family>): Display => ({
  ...view,
  families: view.families.map((family, one) => (one === seat ? { ...family, ...change(family) } : family)),
});

const add = (number: number | null, more: number): number | null => (number === null ? null : number + more);

/** Tokens come into a chest or leave it, as far as these eyes know it. */
function tokens(view: Display, seat: number, coins: number, rubies: number): Display {
  const { chest } = view;
  const mine = chest && seat === view.seat;
  const changed = withFamily(view, seat, (family) => ({ coins: add(family.coins, coins), rubies: add(family.rubies, rubies) }));
  return mine ? { ...changed, chest: { ...chest, coins: chest.coins + coins, rubies: chest.rubies + rubies } } : changed;
}

function paid(view: Display, seat: number, what: string): Display {
  const ruby = what.startsWith("ruby");
  return tokens(view, seat, ruby ? 0 : -1, ruby ? -1 : 0);
}

function hang(view: Display, seat: number, cell: number): Display {
  const gallery = view.gallery.map((one) => ({ ...one, seat: one.cell === cell ? seat : one.seat === seat ? null : one.seat }));
  return withFamily({ ...view, gallery }, seat, () => ({ cell }));
}

const turnedUp = (view: Display, cards: number): Display => ({
  ...view,
  scene: "revealing",
  pile: { ...view.pile, cards: Math.max(0, view.pile.cards - cards), revealed: view.pile.revealed + cards },
});

const stage = (view: Display, given: Partial<Stage>): Display => ({
  ...view,
  stage: { seat: null, card: null, event: null, steps: [], asks: null, die: null, odds: [], targets: [], shifts: [], price: null, ...given },
});

/** The stage as it goes on: nothing is asked while events are played. */
const onStage = (view: Display, given: Partial<Stage>): Display =>
  view.stage ? { ...view, stage: { ...view.stage, asks: null, targets: [], shifts: [], price: null, ...given } } : view;

const steps = (effects: readonly Effect[], first: Step["state"], rest: Step["state"]): Step[] =>
  effects.map((effect, at) => ({ effect, state: at === 0 ? first : rest, by_die: false }));

/** An icon has been carried out: the next one burns. */
function done(view: Display, effect: Effect): Display {
  const all = view.stage?.steps ?? [];
  const at = all.findIndex((step) => step.effect === effect && (step.state === "now" || step.state === "next"));
  if (at < 0) return onStage(view, {});
  const after = all.findIndex((step, one) => one > at && step.state === "next");
  return onStage(view, {
    die: null,
    steps: all.map((step, one) => (one === at ? { ...step, state: "done" } : one === after ? { ...step, state: "now" } : step)),
  });
}

function taken(view: Display, card: string, seat: number): Display {
  const columns = view.columns.map((column) => ({
    ...column,
    places: column.places.map((place) =>
      place.card?.name === card
        ? { card: place.cards > 1 ? place.card : null, cards: place.cards - 1, taken_by: seat }
        : place,
    ),
    deck: column.deck && column.deck.name === card ? { ...column.deck, cards: column.deck.cards - 1, taken_by: seat } : column.deck,
  }));
  return { ...view, columns, pile: { ...view.pile, cards: view.pile.cards + 1, mercenaries: view.pile.mercenaries + 1 } };
}

function opened(view: Display, facts: Facts["opened"], target: Display): Display {
  const columns = view.columns.map((column, c) => {
    const at = target.columns[c]!.places.findIndex((place) => place.card?.name === facts.card);
    if (at < 0) return column;
    const place = target.columns[c]!.places[at]!;
    return {
      ...column,
      places: column.places.map((one, n) => (n === at ? place : one)),
      deck: column.deck && { ...column.deck, cards: Math.max(0, column.deck.cards - 1) },
    };
  });
  return { ...view, columns };
}

function revealed(view: Display, facts: Facts["revealed"], target: Display): Display {
  const card = mercenary(facts.card, target, view);
  const first = card?.either ? "open" : "now";
  return stage(turnedUp(view, 1), { seat: seatIn(facts.seat), card, steps: steps(card?.effects ?? [], first, card?.either ? "open" : "next") });
}

function happened(view: Display, facts: Facts["happened"]): Display {
  const unknown = view.stage !== null && !view.stage.card && !view.stage.event;
  const name = facts.event;
  const kind = nameIn<EventName>(name);
  let found = false;
  const events = view.events.map((event) => {
    if (found || !event.waiting || event.kind !== (unknown ? null : kind)) return event;
    found = true;
    return { ...event, name, kind, may_be: [], waiting: false };
  });
  return stage(turnedUp({ ...view, events }, unknown ? 0 : 1), { event: { name, kind }, steps: kind === "magic_help" ? steps(["die"], "now", "next") : [] });
}

function chose(view: Display, facts: Facts["chose"]): Display {
  const effect = nameIn<Effect>(facts.effect);
  return onStage(view, { steps: (view.stage?.steps ?? []).map((step) => ({ ...step, state: step.effect === effect ? "now" : "not_chosen" })) });
}

function rolled(view: Display, facts: Facts["rolled"]): Display {
  const effect = nameIn<Effect>(facts.effect);
  const all = done(view, "die").stage?.steps ?? [];
  const at = all.findLastIndex((step) => step.state === "done") + 1;
  const later = all.slice(at).map((step): Step => (step.state === "now" ? { ...step, state: "next" } : step));
  return onStage(view, { die: effect, steps: [...all.slice(0, at), { effect, state: "now", by_die: true }, ...later] });
}

function ruined(view: Display, seat: number): Display {
  const gallery = view.gallery.map((one) => (one.seat === seat ? { ...one, seat: null } : one));
  return withFamily({ ...view, gallery }, seat, () => ({ out: true, out_in: view.round, cell: 0, influence: 0, raccoons: 0 }));
}

function sold(view: Display, seat: number, rubies: number): Display {
  const changed = withFamily(tokens(view, seat, 0, rubies), seat, ({ heirloom }) => ({ heirloom: { ...heirloom, kept: false } }));
  const { chest } = changed;
  return chest && seat === view.seat ? { ...changed, chest: { ...chest, heirloom: { ...chest.heirloom, kept: false } } } : changed;
}

/** A family's new mercenary as these eyes will know it. */
const joined: Change<Seated> = (view, facts, target) => withFamily(view, seat(facts), (family) => ({ recruits: target.families[seat(facts)]?.recruits ?? family.recruits }));

function recruited(view: Display, facts: Facts["recruited" | "recruited-blind"], target: Display): Display {
  const after = taken(view, "card" in facts ? facts.card : facts.deck, seat(facts));
  return joined(tokens(after, seat(facts), -facts.coins, -facts.rubies), facts, target);
}

const seat = (facts: Seated): number => seatIn(facts.seat);
const aimed = (facts: { target: string }): number => seatIn(facts.target);

const CHANGES: { readonly [Name in keyof Facts]?: Change<Facts[Name]> } = {
  hung: (view, facts) => hang(view, seat(facts), facts.cell),
  opened,
  "round-began": (view, facts, target) =>
    target.round === facts.round
      ? { ...view, scene: "recruiting", round: target.round, columns: target.columns, events: target.events, pile: target.pile, stage: null }
      : view,
  recruited,
  "recruited-blind": recruited,
  "looked-at": joined,
  revealed,
  ignored: revealed,
  "event-up": (view) => stage(turnedUp(view, 1), {}),
  happened,
  chose,
  rolled,
  "gained-ruby": (view, facts) => done(tokens(view, seat(facts), 0, 1), "ruby"),
  "gained-coin": (view, facts) => done(tokens(view, seat(facts), 1, 0), "coin"),
  "got-raccoon": (view, facts) => done(withFamily(view, aimed(facts), ({ raccoons }) => ({ raccoons: raccoons + 1 })), "raccoon"),
  robbed: (view, facts) => done(tokens(view, aimed(facts), 0, -1), "loss"),
  lost: (view, facts) => tokens(view, seat(facts), 0, -facts.rubies),
  shifted: (view, facts) => {
    const one = view.families.findIndex(({ portrait }) => portrait === facts.portrait);
    return done(hang(view, one, facts.cell), "portrait");
  },
  "raccoons-left": (view, facts) => withFamily(view, seat(facts), () => ({ raccoons: 0 })),
  bribed: (view, facts) => withFamily(paid(view, seat(facts), facts.paid), seat(facts), () => ({ raccoons: facts.left })),
  hired: (view, facts) => onStage(paid(view, seat(facts), facts.paid), { seat: seat(facts), steps: steps(["die"], "now", "next") }),
  sold: (view, facts) => sold(view, seat(facts), facts.rubies),
  ruined: (view, facts) => ruined(view, seat(facts)),
};
