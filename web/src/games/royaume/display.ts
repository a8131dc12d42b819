// Made by tools/types.py from royaume/display.py and events.py; change these, then `make protocol`.

/** Everything that can happen at this table. */
export type EventMessage =
  | "royaume-dealt"
  | "royaume-dealt-this"
  | "royaume-began"
  | "royaume-covered"
  | "royaume-reshuffled"
  | "royaume-turn-began"
  | "royaume-turn-lost"
  | "royaume-compelled"
  | "royaume-tried"
  | "royaume-escaped"
  | "royaume-stuck"
  | "royaume-slew"
  | "royaume-repelled"
  | "royaume-fought-even"
  | "royaume-cleared"
  | "royaume-gained-power"
  | "royaume-paid-power"
  | "royaume-phase-a-over"
  | "royaume-rolled"
  | "royaume-committed"
  | "royaume-conjured"
  | "royaume-conjured-back"
  | "royaume-kept-quiet"
  | "royaume-called"
  | "royaume-unseen"
  | "royaume-witch-came"
  | "royaume-witch-paid"
  | "royaume-moved"
  | "royaume-turned-up"
  | "royaume-caught"
  | "royaume-took-weapon"
  | "royaume-took-treasure"
  | "royaume-no-use"
  | "royaume-found-nothing"
  | "royaume-rests"
  | "royaume-dragon-woke"
  | "royaume-dragon-even"
  | "royaume-took-crown"
  | "royaume-thrown-back"
  | "royaume-challenged"
  | "royaume-duel-won"
  | "royaume-duel-lost"
  | "royaume-duel-even"
  | "royaume-seized"
  | "royaume-ceded-power"
  | "royaume-wasted-power"
  | "royaume-forfeited"
  | "royaume-came-home"
  | "royaume-last-crown"
  | "royaume-stopped"
  | "royaume-opened"
  | "royaume-final-duel"
  | "royaume-final-roll";

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
