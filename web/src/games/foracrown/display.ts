// Made by tools/types.py from foracrown/display.py and events.py; change these, then `make protocol`.

/** Everything that can happen at this table: the facts of each event. */
export interface EventFacts {
  "foracrown-hung": { seat: string; cell: number; coins: number };
  "foracrown-opened": { card: string };
  "foracrown-round-began": { round: number; events: number; level: number };
  "foracrown-recruited": { seat: string; card: string; coins: number; rubies: number };
  "foracrown-recruited-blind": { seat: string; deck: string; coins: number; rubies: number };
  "foracrown-looked": { seat: string; deck: string };
  "foracrown-looked-at": { seat: string; card: string };
  "foracrown-revealed": { seat: string; card: string };
  "foracrown-ignored": { seat: string; card: string };
  "foracrown-event-up": Record<string, never>;
  "foracrown-happened": { event: string };
  "foracrown-chose": { seat: string; effect: string };
  "foracrown-rolled": { seat: string; effect: string };
  "foracrown-gained-ruby": { seat: string };
  "foracrown-gained-coin": { seat: string };
  "foracrown-got-raccoon": { seat: string; target: string };
  "foracrown-robbed": { seat: string; target: string };
  "foracrown-lost": { seat: string; rubies: number };
  "foracrown-shifted": { seat: string; portrait: string; cell: number };
  "foracrown-raccoons-left": { seat: string; raccoons: number };
  "foracrown-no-burglary": Record<string, never>;
  "foracrown-no-scandal": Record<string, never>;
  "foracrown-bribed": { seat: string; paid: string; left: number };
  "foracrown-hired": { seat: string; paid: string };
  "foracrown-declined": { seat: string };
  "foracrown-sold": { seat: string; heirloom: string; rubies: number };
  "foracrown-ruined": { seat: string };
}

export type EventMessage = keyof EventFacts;

/** Something that happened; its message says which facts it has. */
export type GameEvent = { [M in EventMessage]: { message: M; facts: EventFacts[M] } }[EventMessage];

export type Effect = "ruby" | "loss" | "die" | "coin" | "raccoon" | "portrait";

export type EventName = "burglary" | "bribe" | "magic_help" | "mages" | "scandal";

export type Then = "pays" | "sells" | "ruined";

export type StepState = "done" | "now" | "next" | "open" | "not_chosen";

export type Asks = "choose" | "loss" | "raccoon" | "portrait" | "bribe" | "hire";

export type Scene = "setup" | "recruiting" | "revealing" | "over";

export type What = "portraits" | "open" | "hidden" | "reveal" | "event" | "die";

export type FamilyKey = "rabbit" | "penguin" | "ape" | "flamingo" | "crocodile";

export type HeirloomKey = "carrot" | "fish" | "banana" | "shrimp" | "egg";

/** A cell to which a portrait can go, and what a scandal costs there. */
export interface FreeCell {
  cell: number;
  loss: number;
}

/** Where a portrait would go; null where no cell is free on that side. */
export interface Shift {
  portrait: string;
  seat: number;
  left: FreeCell | null;
  right: FreeCell | null;
}

/** A family to aim at: its rubies or raccoons before and after; null where these eyes can't know. */
export interface Target {
  name: string;
  seat: number;
  before: number | null;
  after: number | null;
  then: Then | null;
}

/** On how many faces of the magic die an effect stands. */
export interface Odds {
  effect: Effect;
  faces: number;
}

/** An icon that is carried out; `by_die` are those that the magic die gave. */
export interface Step {
  effect: Effect;
  state: StepState;
  by_die: boolean;
}

/** The event that takes place. */
export interface EventOnStage {
  name: string;
  kind: EventName;
}

/** A mercenary that one may see; of `either` only one of the two effects is carried out. */
export interface Mercenary {
  name: string;
  level: number;
  effects: Effect[];
  either: boolean;
}

/** What an event would mean to a family if it happened now. */
export interface Forecast {
  seat: number;
  rubies: number;
  then: Then | null;
  may: "bribe" | "hire" | "roll" | null;
  raccoons: number;
}

/** How many of the unseen events are of a kind. */
export interface MayBe {
  kind: EventName;
  cards: number;
}

/** A mercenary in a family's sleeve; the card is null where these eyes may know its level alone. */
export interface Recruit {
  card: Mercenary | null;
  level: number;
  blind: boolean;
  where: "pile" | "stage" | "revealed";
}

/** A family's heirloom: whether it is unsold, and its worth. */
export interface Heirloom {
  name: string;
  key: HeirloomKey;
  kept: boolean;
  worth: number;
}

/** A place for open cards, how many lie there, and who took from it in this pass (the last who did). */
export interface Place {
  card: Mercenary | null;
  cards: number;
  taken_by: number | null;
}

/** A face-down deck, and who took its top card in this pass (the last who did). */
export interface Deck {
  name: string;
  cards: number;
  taken_by: number | null;
}

/** What is asked of chance now: a deck's level, a place in its column, one of the events, a family. */
export interface Drawing {
  what: What;
  level: number | null;
  place: number | null;
  event: number | null;
  seat: number | null;
}

/** What is being carried out; `seat` is null where an event concerns all at once. */
export interface Stage {
  seat: number | null;
  card: Mercenary | null;
  event: EventOnStage | null;
  steps: Step[];
  asks: Asks | null;
  die: Effect | null;
  odds: Odds[];
  targets: Target[];
  shifts: Shift[];
  price: number | null;
}

/** An event in play, whether it still waits in the pile, and whom it would strike now. */
export interface EventCard {
  name: string | null;
  kind: EventName | null;
  waiting: boolean;
  may_be: MayBe[];
  forecast: Forecast[];
}

/** The common pile: cards face down, by kind and by seat, and those turned up in this round. */
export interface Pile {
  cards: number;
  mercenaries: number;
  events: number;
  by_seat: number[];
  revealed: number;
}

/** One's own chest. */
export interface Chest {
  coins: number;
  rubies: number;
  heirloom: Heirloom;
}

/** What these eyes may know of a family; its coins and rubies are null where they may not. */
export interface Family {
  name: string;
  portrait: string;
  key: FamilyKey;
  cell: number;
  influence: number;
  least: boolean;
  raccoons: number;
  most_raccoons: boolean;
  heirloom: Heirloom;
  out: boolean;
  out_in: number | null;
  coins: number | null;
  rubies: number | null;
  recruits: Recruit[];
  turn: "done" | "now" | "waiting" | null;
  place: number | null;
}

/** Neighbouring cells on which a scandal costs the same. */
export interface Zone {
  first: number;
  last: number;
  loss: number;
}

/** A cell of the gallery: what a scandal costs there, and whose portrait hangs. */
export interface GalleryCell {
  cell: number;
  loss: number;
  seat: number | null;
}

/** A column of the royal square; a cost of null is a column without a tile. */
export interface Column {
  level: number;
  cost: number | null;
  next_cost: number | null;
  opens_in: number | null;
  deck: Deck | null;
  places: Place[];
}

/** The table of For a Crown. */
export interface Display {
  seat: number | null;
  phase: string;
  scene: Scene;
  to_move: number | null;
  order: number[];
  turn: number;
  round: number;
  rounds: number;
  pass_number: number;
  passes: number;
  last_round: boolean;
  memory_aid: boolean;
  scores: number[] | null;
  winner: number | null;
  columns: Column[];
  gallery: GalleryCell[];
  zones: Zone[];
  burglary_loss: number;
  families: Family[];
  chest: Chest | null;
  pile: Pile;
  events: EventCard[];
  stage: Stage | null;
  drawing: Drawing | null;
}
