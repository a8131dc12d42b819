// Made by tools/types.py from emerald/display.py and events.py; change these, then `make protocol`.

/** Everything that can happen at this table: the facts of each event. */
export interface EventFacts {
  "emerald-opened": { place: string; card: string };
  "emerald-began": { seat: string };
  "emerald-marched": { seat: string; knight: string; start: string; goal: string; steps: number };
  "emerald-entered": { seat: string; knight: string; start: string; left: number };
  "emerald-stopped": { seat: string };
  "emerald-took": { seat: string; card: string; place: string };
  "emerald-four-gems": { seat: string };
  "emerald-flew": { seat: string; die: number; start: string; goal: string };
  "emerald-flew-back": { seat: string; die: number; goal: string };
  "emerald-captured": { seat: string; knight: string; place: string };
  "emerald-ransomed": { seat: string; knight: string };
  "emerald-ransomed-with": { seat: string; knight: string; card: string };
  "emerald-devoured": { seat: string; knight: string; left: number };
  "emerald-shifted": { start: string; goal: string };
  "emerald-counted": Record<string, never>;
}

export type EventMessage = keyof EventFacts;

/** Something that happened; its message says which facts it has. */
export type GameEvent = { [M in EventMessage]: { message: M; facts: EventFacts[M] } }[EventMessage];

export type Towards = "castle" | "lair";

/** A gold card that may be given, and how many like it are held. */
export interface Payable {
  name: string;
  count: number;
}

/** The knights of one colour where the dragon has landed. */
export interface Prey {
  knight: string;
  owner: number;
  count: number;
}

/** A cell where the dragon can land now: the faces that lead there, and their share as a fraction. */
export interface Danger {
  place: string;
  faces: number[];
  odds: number[];
}

/** Where one face of the die would take the dragon now, cell by cell, and the knights there by colour. */
export interface Landing {
  die: number;
  path: string[];
  place: string;
  facing: Towards;
  knights: string[];
}

/**
 * Gold or gems beside a mountain cell: the open card (None where the pile is empty), and cards below it.
 *
 * The name is that of picks where a card of this pile can be taken now; no two piles have the same.
 */
export interface Pile {
  name: string;
  card: string | null;
  below: number;
}

/** Which end it was, and the seat that took the last treasure or has one knight left. */
export interface Ended {
  why: "treasures" | "knights";
  seat: number;
}

/** The dragon holds a knight, and its owner may give gold for it. */
export interface Pleading {
  kind: "pleading";
  place: string;
  knight: string;
  owner: number;
  gold_cards: number;
  payable: Payable[] | null;
  left: number;
  ends: boolean;
}

/** The dragon has landed among knights of several colours. */
export interface Feeding {
  kind: "feeding";
  place: string;
  prey: Prey[];
}

/** A knight has reached a cell with two open cards, or has woken the dragon and the die is thrown. */
export interface Arrival {
  kind: "taking" | "flying";
  place: string;
  knight: string;
}

/** The bonus for four different gems, and who has it. */
export interface FourGems {
  points: number;
  owner: number | null;
}

/** A bonus for most gems of a kind as it stands: who leads, or who share the lead, with how many. */
export interface Bonus {
  name: string;
  gem: string;
  points: number;
  leader: number | null;
  tied: number[];
  count: number;
}

/** The dragon; its last throw is None before the first flight. */
export interface Dragon {
  place: string;
  facing: Towards;
  flies: Towards;
  landings: Landing[];
  dangers: Danger[];
  faces: number[];
  die: number | null;
}

/** One mountain cell: whether the bar lies beside it, and whether stopping here wakes the dragon. */
export interface Ledge {
  name: string;
  gold: Pile;
  gem: Pile;
  on_bar: boolean;
  wakes: boolean;
}

/** The knights of one colour at one place. */
export interface Stack {
  knight: string;
  owner: number;
  place: string;
  count: number;
  steps: number;
  goal: string;
  marches: boolean;
  resting: "moved" | "ransomed" | null;
  wakes: boolean;
}

/** What a seat has. */
export interface Player {
  knights: string[];
  in_play: number;
  in_play_by_colour: number[];
  lost: number;
  treasures: number;
  gold_cards: number;
  gold: number[] | null;
  gems: Record<string, number>;
  leads: string[];
  four: boolean;
  lacks: string[];
  fair: number;
}

/** The table of Emerald. */
export interface Display {
  seat: number | null;
  phase: string;
  turn: number;
  round: number;
  to_move: number | null;
  first: number | null;
  scores: number[];
  players: Player[];
  stacks: Stack[];
  plain_cells: number;
  ledges: Ledge[];
  bar: string[];
  shifts_left: number;
  dragon: Dragon;
  chamber: string[];
  treasures_left: number;
  treasure_points: number;
  gem_points: number;
  nest: string[];
  bonuses: Bonus[];
  four: FourGems;
  unseen: Record<string, number>;
  second: boolean;
  happening: Arrival | Feeding | Pleading | null;
  ended: Ended | null;
}
