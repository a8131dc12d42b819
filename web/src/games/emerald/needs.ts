/**
 * What the board of Emerald must be told.
 *
 * Things have the names that picks use: "knight:yellow", "tower:1".."tower:4", "tower:keep", "plain:1".."plain:6",
 * "mountain:1".."mountain:9", "gold:1".."gold:5", "gem:ruby"…; besides them "chamber" and "nest" are goals of marches
 * and flights, and are never picked. Seats are numbers. Nothing here has to be worked out in the browser.
 *
 * A march is best picked as place, then knight: a tap on a place is then the whole move wherever one colour of the
 * viewer stands there. The other order works too.
 */

/** The way along the road: towards the castle or towards the dragon's lair. */
export type Way = "castle" | "lair";

/** Which chapter of a turn the table is in. */
export type EmeraldPhase =
  | "dealing" // the open cards are turned up, one by one
  | "beginning" // lots are drawn for the first player
  | "marching" // the first knight of the turn
  | "following" // a second knight, or stop
  | "taking" // gold or gem at the cell that the knight has reached
  | "turning" // the card below is turned up
  | "flying" // the dragon's die is thrown
  | "feeding" // whoever woke the dragon chooses its prey
  | "pleading" // the owner of the captured knight pays, or gives it up
  | "finished";

/** The knights of one colour at one place. */
export interface Stack {
  /** "knight:yellow". */
  knight: string;
  /** The seat that plays this colour. */
  owner: number;
  /** Where they stand: "tower:2", "plain:3", "mountain:4". */
  place: string;
  /** How many of this colour stand here. */
  count: number;
  /** How far one of them would march: the knights of all colours here. */
  steps: number;
  /** Where it would stop: a place, or "chamber". */
  goal: string;
  /** Whether one of them may be marched now, by the seat that is to move. */
  marches: boolean;
  /** One of them has moved this turn already, or was ransomed in it, and rests. */
  resting: "moved" | "ransomed" | null;
  /** Whether stopping at the goal wakes the dragon. */
  wakes: boolean;
}

/** The pile of gold or of gems beside a mountain cell. */
export interface Pile {
  /** This pile's name in picks; no two piles have the same one (the one now asked for may be "pile:gold"). */
  name: string;
  /** The open card, "gold:3" or "gem:ruby"; null where the pile is empty. */
  card: string | null;
  /** How many cards lie face down below it. */
  below: number;
}

/** One ledge of the mountain. */
export interface Ledge {
  /** "mountain:4". */
  name: string;
  gold: Pile;
  gem: Pile;
  /** The flight bar lies beside it. */
  on_bar: boolean;
  /** A knight that stops here now wakes the dragon: beside the bar, or where the dragon sits. */
  wakes: boolean;
}

/** Where one face of the die would take the dragon now. */
export interface Landing {
  /** The face: 1, 2 or 3. */
  die: number;
  /** Every cell it flies over, in order; the last is where it lands. */
  path: string[];
  /** Where it lands. */
  place: string;
  /** Where it would face then. */
  facing: Way;
  /** The knights that stand there now, one entry per colour. */
  knights: string[];
}

/** A cell where the dragon can land now, all faces of the die that lead there taken together. */
export interface Danger {
  place: string;
  /** The faces that lead there, lowest first. */
  faces: number[];
  /** Their share of all throws as a fraction in lowest terms: [1, 3]. */
  odds: [number, number];
}

export interface Dragon {
  /** "mountain:4". */
  place: string;
  facing: Way;
  /** Which way its next step goes: as it faces, or back to a bar that has left it behind, or round at the bar's end. */
  flies: Way;
  /** What each face of the die would do if it were woken now, faces in order. */
  landings: Landing[];
  /** The same by cell, in the order of the die. */
  dangers: Danger[];
  /** The face thrown last, null before the first flight. */
  die: number | null;
}

/** What a seat has; seats in order. */
export interface EmeraldPlayer {
  /** The colours of this seat, "knight:yellow"; two of them with two players. */
  knights: string[];
  /** How many knights it has in play, all colours together. */
  in_play: number;
  /** The same for each of its colours, in the order of `knights`. */
  in_play_by_colour: number[];
  /** How many of its knights the dragon has carried to the nest. */
  lost: number;
  /** Treasure cards. */
  treasures: number;
  /** How many gold cards it holds. */
  gold_cards: number;
  /** Their values, lowest first: one's own, and everybody's when the game is over; otherwise null. */
  gold: number[] | null;
  /** How many gems of each kind, by name: { "gem:ruby": 1, … }, all four names always. */
  gems: Record<string, number>;
  /** The kinds of gem of which it alone has most now. */
  leads: string[];
  /** It holds the bonus for four different gems. */
  four: boolean;
  /** Kinds of gem it still lacks for that bonus; empty when the bonus is gone or won. */
  lacks: string[];
  /** Points of the fair start. */
  fair: number;
}

/** A bonus for most gems of a kind, as it stands now. */
export interface Bonus {
  /** "most:ruby". */
  name: string;
  /** "gem:ruby". */
  gem: string;
  points: number;
  /** The seat that alone has most; null where nobody has any or several have the same number. */
  leader: number | null;
  /** The seats that share the lead, empty where one leads or nobody has any. */
  tied: number[];
  /** How many the leader, or each of those who share the lead, has. */
  count: number;
}

/** The small scene that a phase plays in; null in the others. */
export type Happening =
  /** A knight has reached a cell with two open cards. */
  | { kind: "taking"; place: string; knight: string }
  /** The dragon was woken at this place and the die is to be thrown. */
  | { kind: "flying"; place: string; knight: string }
  /** The dragon has landed; these knights (one entry per colour, with owner) are its prey. */
  | { kind: "feeding"; place: string; prey: { knight: string; owner: number; count: number }[] }
  /** The dragon holds a knight; its owner holds so many gold cards. */
  | {
      kind: "pleading";
      place: string;
      knight: string;
      owner: number;
      gold_cards: number;
      /** What may be given, "gold:1"…, each value once, lowest first, with how many are held; null to all but the owner. */
      payable: { name: string; count: number }[] | null;
      /** Knights of the owner left in play if this one is lost. */
      left: number;
      /** Losing it would end the game. */
      ends: boolean;
    };

/** How the game ended. */
export interface Ended {
  /** Which of the two ends it was. */
  why: "treasures" | "knights";
  /** The seat that took the last treasure or has one knight left. */
  seat: number;
}

export interface EmeraldView {
  /** Whose eyes these are; null is a spectator. */
  seat: number | null;
  phase: EmeraldPhase;
  /** The number of the turn, from 1; 0 before the first. */
  turn: number;
  /** How often the turn has come round to the first player, from 1. */
  round: number;
  /** The seat whose turn it is; null before lots are drawn and after the end. */
  to_move: number | null;
  /** The seat that began; null before lots are drawn. */
  first: number | null;
  /** Each seat's points that this seat knows of: treasures, gems, bonuses as they stand, fair start, own (in the end all) gold. */
  scores: number[];
  players: EmeraldPlayer[];
  /** Every knight on the road or in the castle, from the castle on; colours of a place in the order of seats. */
  stacks: Stack[];
  /** The nine ledges, lowest first. */
  ledges: Ledge[];
  /** The cells of the flight bar, lowest first. */
  bar: string[];
  /** How often the bar can still move on. */
  shifts_left: number;
  dragon: Dragon;
  /** The knights in the treasure chamber, in the order of their arrival: "knight:blue". */
  chamber: string[];
  treasures_left: number;
  /** What a treasure card is worth. */
  treasure_points: number;
  /** The knights in the nest, in the order of their capture. */
  nest: string[];
  /** The four bonuses for most gems of a kind, in the order of the box. */
  bonuses: Bonus[];
  /** The bonus for four different gems, and the seat that has it. */
  four: { points: number; owner: number | null };
  /** Cards that nobody has seen, by name: what may lie below ("gold:3": 4). */
  unseen: Record<string, number>;
  /** Whether the march now asked for, or just made, is the second of its turn. */
  second: boolean;
  happening: Happening | null;
  ended: Ended | null;
}
