/**
 * What the board of The Kingdom of the 5 Crowns must be told, in plain terms.
 *
 * Things carry the names that picks and events use ("knight:red", "cell:12", "card:monster", "treasure:blue",
 * "crown:white", "circle:2", "order:7", "die:4", "seat:1"); seats are numbers. Chances lie between 0 and 1.
 */

export type Colour = "red" | "blue" | "green" | "yellow" | "white";
export type Kind = "trap" | "monster" | "weapon" | "treasure";
export type CardName = `card:${Kind}`;
export type CellName = "cell:castle" | "cell:lair" | `cell:${number}`;
export type KnightName = `knight:${Colour}`;
export type CrownName = `crown:${Colour}`;
export type TreasureName = `treasure:${Colour}`;
export type CircleName = `circle:${number}`;
export type DieName = `die:${number}`;
export type SeatName = `seat:${number}`;
export type WayName = "way:forward" | "way:back";

/** How many treasures of each colour. */
export type Treasures = Readonly<Record<Colour, number>>;
/** How many path cards of each kind, or the chance of each kind. */
export type Cards = Readonly<Record<Kind, number>>;

/** What the table is doing now, one word per phase of the rules. */
export type Step =
  | "deal" // secret orders are dealt
  | "first" // lot chooses who begins
  | "free" // phase A: free a knight, challenge a rival, or roll
  | "escape" // phase A: the die against a trap
  | "fight" // phase A: the dice against a monster
  | "duel" // phase A: the dice of two princes
  | "seize" // phase A: the winner of a duel chooses a colour
  | "claim" // phase A: the challenged rival chooses a forfeit
  | "roll" // phase B: the dice of the march
  | "watch" // phase B: rivals call the witch or let her pass
  | "pay" // phase B: a treasure for the witch
  | "march" // phase B: two knights, a die each
  | "double" // phase B: one knight by the total, forward or back
  | "cover" // phase C: a new card for a bare cell
  | "turn_up" // phase C: the card under a knight
  | "dragon" // phase C: the dragon's die
  | "answer" // phase C: the knight's die against the dragon
  | "final" // the final duel of princes tied for the throne
  | "over"; // the game has ended

/** A place of the path, in order: castle, cells 1 to N, lair. */
export interface PathCell {
  name: CellName;
  /** The card that lies there: open, face down ("hidden"), or none. */
  card: CardName | "hidden" | null;
}

export interface KnightView {
  name: KnightName;
  colour: Colour;
  /** Where he stands; the castle before he sets out and after he is home. */
  cell: CellName;
  /** He wears his crown and is on his way home. */
  crowned: boolean;
  /** What holds him, if anything does. */
  held: "card:trap" | "card:monster" | null;
  /** The circle in which his crown lies, once he is home (or the game put it there). */
  home: CircleName | null;
}

/** One wish of an order card. */
export interface Wish {
  circle: CircleName;
  crown: CrownName;
  /** Met, still possible, or out of reach (another crown lies there, or this one lies elsewhere). */
  state: "met" | "open" | "missed";
  /** The points that it has brought so far: 4 when met, otherwise 0. */
  points: number;
}

/** A Shabernack card. */
export interface Order {
  name: `order:${number}`;
  /** Circles I to V. */
  wishes: readonly Wish[];
}

export interface SeatView {
  seat: number;
  /** Power tokens, and how many a prince may own. */
  power: number;
  most_power: number;
  /** Treasures owned, and what one of each colour is worth now (null: known only to their owner). */
  treasures: Treasures;
  treasure_worth: Treasures | null;
  /** Whether a secret order lies before this seat. */
  has_order: boolean;
  /** The order itself: one's own, and everybody's once they lie open. */
  order: Order | null;
  /** Knights whom this prince has given clearly more than an equal share of points, most first (at most two). */
  pushed: readonly KnightName[];
  /** Points now: one's own, and everybody's once the orders lie open. */
  points: number | null;
}

/** Phase A: what an attempt to free a knight would take. */
export interface Attempt {
  knight: KnightName;
  card: "card:trap" | "card:monster";
  /** The prince's power that is added to the twelve-sided die. */
  power: number;
  /** What the total must reach against a trap; null against a monster, which rolls a die of its own. */
  needs: number | null;
  /** Chance to succeed, even fights fought out. */
  wins: number;
}

/** Phase A: what a duel with a rival would mean. */
export interface Challenge {
  rival: SeatName;
  power: number;
  rival_power: number;
  /** Chance to win, even duels fought out. */
  wins: number;
}

/** Phase B: where a knight would come with a die, or with a double one way, as the table stands. */
export interface Reach {
  knight: KnightName;
  /** The second pick of the move: the die, or the way of a double. */
  by: DieName | WayName;
  /** Cells that he would go. */
  points: number;
  cell: CellName;
  /** The card that awaits him there. */
  card: CardName | "hidden" | null;
  /** What he would win for sure: a treasure, power, a place in a circle, or nothing sure. */
  wins: TreasureName | "power" | CircleName | null;
  /** Chance to be held by a trap or a monster there (1 for an open one). */
  held: number;
  /** Chance to beat the dragon; null where he does not meet it. */
  crown: number | null;
}

/** Dice against each other, while they roll; null members are not known yet. */
export interface Contest {
  kind: "escape" | "fight" | "duel" | "dragon" | "final";
  /** The knight who fights; null in duels. */
  knight: KnightName | null;
  /** The princes concerned: the one to move; in a duel the challenger and the rival; in the final all claimants. */
  seats: readonly number[];
  /** The dragon's die, when it has been rolled and the knight has yet to answer. */
  dragon: number | null;
  /** What the total must reach to escape from a trap; null elsewhere. */
  needs: number | null;
  /** Chance that the first of the seats wins; null in the final. */
  wins: number | null;
}

/** A treasure must be chosen: from whose hoard, by whom, and why. */
export interface TreasureChoice {
  why: "seize" | "claim" | "witch";
  owner: number;
  by: number;
  treasures: readonly TreasureName[];
}

/** Table option: rivals decide whether they call the witch. */
export interface Watch {
  /** Rivals who have yet to answer. */
  waiting: readonly number[];
  /** This seat's own answer; null when it has none to give or has not answered. */
  my_call: boolean | null;
}

export interface RoyaumeView {
  /** Whose eyes these are; null is a spectator. */
  seat: number | null;
  /** The chapter of the turn, for the A · B · C of the turn helper. */
  phase: "start" | "A" | "B" | "C" | "end";
  step: Step;
  /** The number of the turn, and the turn after which the game is stopped. */
  turn: number;
  last_turn: number;
  /** The seat whose turn it is, and the seat that began. */
  to_move: number;
  first: number;
  /** By seat: points now where this seat may know them, otherwise null (SeatView.points). */
  scores: readonly (number | null)[];

  /** Castle, forest cells, lair, in order; 36 or 24 cells between. */
  path: readonly PathCell[];
  /** Red, blue, green, yellow, white. */
  knights: readonly KnightView[];
  /** The crowns that the dragon still guards. */
  guarded: readonly CrownName[];
  /** Circles I to V: the crown that lies there, or null. */
  circles: readonly (CrownName | null)[];
  seats: readonly SeatView[];
  /** Treasures that can still be won. */
  bank: Treasures;

  /** Cards left in the talon. */
  talon: number;
  /** The discards by kind. */
  discards: Cards;
  /** Cards that lie face down on the path, and the chance of each kind for one of them. */
  hidden: number;
  hidden_odds: Cards;

  /** The two dice of the march, high first; empty before they are rolled and after the turn. */
  dice: readonly DieName[];
  /** What the dice mean: two knights, the witch's seven, the double wizard; null without dice. */
  dice_mean: "two" | "seven" | "double" | null;
  /** Both dice together, 0 without dice. */
  dice_total: number;

  /** Phase A: knights that can be freed now, rivals that can be challenged now; empty otherwise. */
  attempts: readonly Attempt[];
  challenges: readonly Challenge[];
  /** Every knight is held: an attempt is owed before anything else. */
  compelled: boolean;
  /** March or double: everything that a knight could reach, by knight and by die or way; empty otherwise. */
  reaches: readonly Reach[];
  /** Knights sent out who have yet to go, in order, with their points; the one now going or fighting is `acting`. */
  marching: readonly { knight: KnightName; points: number }[];
  acting: KnightName | null;

  /** Dice that are about to decide, or null. */
  contest: Contest | null;
  /** A treasure to be chosen, or null. */
  choice: TreasureChoice | null;
  /** The witch waits to be called, or null. */
  watch: Watch | null;
  /** The king, when the game is over; null before, and when nobody could be crowned. */
  king: number | null;
}
