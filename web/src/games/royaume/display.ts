// Made by tools/types.py from royaume/display.py and events.py; change these, then `make protocol`.

/** Everything that can happen at this table: the facts of each event. */
export interface EventFacts {
  "royaume-dealt": { seat: string };
  "royaume-dealt-this": { seat: string; order: string; wants: string[] };
  "royaume-began": { seat: string };
  "royaume-covered": { cell: string; card: string };
  "royaume-reshuffled": { cards: number };
  "royaume-turn-began": { seat: string; turn: number };
  "royaume-turn-lost": { seat: string };
  "royaume-compelled": { seat: string };
  "royaume-tried": { seat: string; knight: string; card: string };
  "royaume-escaped": { seat: string; knight: string; die: number; power: number };
  "royaume-stuck": { seat: string; knight: string; die: number; power: number };
  "royaume-slew": { seat: string; knight: string; monster: number; die: number; power: number };
  "royaume-repelled": { seat: string; knight: string; monster: number; die: number; power: number };
  "royaume-fought-even": { seat: string; knight: string; monster: number; die: number; power: number };
  "royaume-cleared": { card: string; cell: string; knights: string[] };
  "royaume-gained-power": { seat: string; power: number };
  "royaume-paid-power": { seat: string; power: number };
  "royaume-phase-a-over": { seat: string };
  "royaume-rolled": { seat: string; dice: number[] };
  "royaume-committed": { seat: string; knight: string; die: number; other: string; other_die: number };
  "royaume-conjured": { seat: string; knight: string; points: number };
  "royaume-conjured-back": { seat: string; knight: string; points: number };
  "royaume-kept-quiet": { seat: string };
  "royaume-called": { seat: string };
  "royaume-unseen": { seat: string };
  "royaume-witch-came": { seat: string };
  "royaume-witch-paid": { seat: string; treasure: string };
  "royaume-moved": { knight: string; origin: string; cell: string };
  "royaume-turned-up": { cell: string; card: string };
  "royaume-caught": { knight: string; cell: string; card: string };
  "royaume-took-weapon": { seat: string; knight: string; power: number };
  "royaume-took-treasure": { seat: string; knight: string; treasure: string; left: number };
  "royaume-no-use": { seat: string; knight: string; card: string };
  "royaume-found-nothing": { knight: string; cell: string };
  "royaume-rests": { knight: string; cell: string };
  "royaume-dragon-woke": { knight: string; dragon: number };
  "royaume-dragon-even": { seat: string; knight: string; dragon: number; die: number; power: number };
  "royaume-took-crown": { seat: string; knight: string; dragon: number; die: number; power: number; cell: string };
  "royaume-thrown-back": { seat: string; knight: string; dragon: number; die: number; power: number; cell: string };
  "royaume-challenged": { seat: string; rival: string };
  "royaume-duel-won": { seat: string; rival: string; die: number; power: number; rival_die: number; rival_power: number };
  "royaume-duel-lost": { seat: string; rival: string; die: number; power: number; rival_die: number; rival_power: number };
  "royaume-duel-even": { seat: string; rival: string; die: number; power: number; rival_die: number; rival_power: number };
  "royaume-seized": { seat: string; rival: string; treasure: string; count: number };
  "royaume-ceded-power": { seat: string; rival: string; power: number };
  "royaume-wasted-power": { seat: string; rival: string; power: number };
  "royaume-forfeited": { seat: string; rival: string; treasure: string };
  "royaume-came-home": { knight: string; crown: string; circle: string };
  "royaume-last-crown": { crown: string; circle: string };
  "royaume-stopped": { turns: number };
  "royaume-opened": { seat: string; order: string; wants: string[] };
  "royaume-final-duel": { seats: string[] };
  "royaume-final-roll": { seat: string; die: number; power: number };
}

export type EventMessage = keyof EventFacts;

/** Something that happened; its message says which facts it has. */
export type GameEvent = { [M in EventMessage]: { message: M; facts: EventFacts[M] } }[EventMessage];

export type Colour = "red" | "blue" | "green" | "yellow" | "white";

export type Chapter = "start" | "A" | "B" | "C" | "end";

export type Step = "deal" | "first" | "free" | "escape" | "fight" | "duel" | "seize" | "claim" | "roll" | "watch" | "pay" | "march" | "double" | "cover" | "turn_up" | "dragon" | "answer" | "final" | "over";

/** One wish of an order card, and the points that it has brought so far. */
export interface Wish {
  circle: string;
  crown: string;
  state: "met" | "open" | "missed";
  points: number;
}

/** A Shabernack card: its wishes for circles I to V. */
export interface Order {
  name: string;
  wishes: Wish[];
}

/** The seven stands: rivals who can still call the witch, and this seat's answer if it gave one. */
export interface Watch {
  waiting: number[];
  my_call: boolean | null;
}

/** A treasure must be chosen: why, out of whose treasures, by whom. */
export interface TreasureChoice {
  why: "seize" | "claim" | "witch";
  owner: number;
  by: number;
  treasures: string[];
}

/** Dice against each other, about to be thrown. */
export interface Contest {
  kind: "escape" | "fight" | "duel" | "dragon" | "final";
  knight: string | null;
  seats: number[];
  dragon: number | null;
  needs: number | null;
  wins: number | null;
}

/** A knight that has yet to go, and its points. */
export interface March {
  knight: string;
  points: number;
}

/** Phase B: where a knight would come by a die, or by a double one way, as the table stands. */
export interface Reach {
  knight: string;
  by: string;
  points: number;
  cell: string;
  card: string | null;
  wins: string | "power" | null;
  held: number;
  crown: number | null;
}

/** Phase A: what a duel with a rival means. */
export interface Challenge {
  rival: string;
  power: number;
  rival_power: number;
  wins: number;
}

/** Phase A: what freeing a knight takes; `needs` is the total against a trap. */
export interface Attempt {
  knight: string;
  card: string;
  power: number;
  needs: number | null;
  wins: number;
}

/** How likely a card is of each kind. */
export interface CardOdds {
  trap: number;
  monster: number;
  weapon: number;
  treasure: number;
}

/** How many path cards of each kind. */
export interface Cards {
  trap: number;
  monster: number;
  weapon: number;
  treasure: number;
}

/** How many treasures of each colour. */
export interface Treasures {
  red: number;
  blue: number;
  green: number;
  yellow: number;
  white: number;
}

/** A prince; what depends on a secret order is missing where this seat may not know it. */
export interface SeatView {
  seat: number;
  power: number;
  most_power: number;
  treasures: Treasures;
  treasure_worth: Treasures | null;
  has_order: boolean;
  order: Order | null;
  pushed: string[];
  points: number | null;
}

/** A knight: where it stands, whether it brings its crown home, what holds it, its crown's circle. */
export interface KnightView {
  name: string;
  colour: Colour;
  cell: string;
  crowned: boolean;
  held: string | null;
  home: string | null;
}

/** A place of the path; its card is open, "hidden" (face down), or none. */
export interface PathCell {
  name: string;
  card: string | "hidden" | null;
}

/** The table of Le Royaume des 5 Couronnes. */
export interface Display {
  seat: number | null;
  phase: Chapter;
  step: Step;
  turn: number;
  last_turn: number;
  to_move: number;
  first: number;
  scores: (number | null)[];
  path: PathCell[];
  knights: KnightView[];
  guarded: string[];
  circles: (string | null)[];
  seats: SeatView[];
  bank: Treasures;
  talon: number;
  discards: Cards;
  hidden: number;
  hidden_odds: CardOdds;
  dice: string[];
  dice_mean: "two" | "seven" | "double" | null;
  dice_total: number;
  attempts: Attempt[];
  challenges: Challenge[];
  compelled: boolean;
  reaches: Reach[];
  marching: March[];
  acting: string | null;
  contest: Contest | null;
  choice: TreasureChoice | null;
  watch: Watch | null;
  king: number | null;
}
