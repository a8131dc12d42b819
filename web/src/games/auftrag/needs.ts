/**
 * What the board of Im Auftrag des Königs must be told. Things are named as picks name them:
 * "place:moon_lake", "action:horse_3", "virtue:sword_1", "adventure:wild_boar", "knight:lancelot".
 * A card that lies on its open pile is picked as "pile:sword_1" (an exercise: "action:exercise_sword", "pile:sword_1"),
 * so that it is never mistaken for the same card in a hand, which is "virtue:sword_1" (court, quest, stake).
 * Seats are numbers. What only its owner may know is empty, null or a count for everybody else.
 */

export type Virtue = "sword" | "lance" | "dragon" | "book";

/** Where an action card may be used: its edge shows a wall, leaves, or both (IAK-4.3 to IAK-4.5). */
export type Ground = "camelot" | "province" | "anywhere";

/** What a chosen action card is good for at this moment. */
export type Use =
  /** It can be used now. */
  | "now"
  /** The knight must be at Camelot first. */
  | "at_camelot"
  /** The knight must be in a province first. */
  | "in_province"
  /** Nothing is there to use it on: no card on the pile, no open adventure, no book, no quest here that the hand covers. */
  | "nothing"
  /** The tournament comes at the end of phase II. */
  | "later";

export interface AuftragView {
  /** Whose eyes these are; null is a spectator. */
  seat: number | null;
  /** What happens now; the first four and "pitching" ask no player. */
  phase: "laying" | "dealing" | "turning" | "pitching" | "choosing" | "acting" | "staking" | "over";
  /** The rulebook's phase: 1 choose, 2 act and joust, 3 renew; 0 while setting up and when the game is over. */
  chapter: 0 | 1 | 2 | 3;
  /** The number of the round, from 1; 0 while setting up. */
  round: number;
  /** The number of the turn: one per card taken in phase I, one per player in phase II. */
  turn: number;
  /** The seat whose turn it is; null in the tournament and while nobody is asked. */
  to_move: number | null;
  /** The seats that the table waits for: `to_move`, or the riders who have not staked yet. */
  asked: number[];
  /** Shields of each seat so far. */
  scores: number[];
  /** Seats with the most shields; empty while nobody has any. */
  leaders: number[];
  /** Shields that end the game (IAK-11.1). */
  target: number;
  /** Somebody has reached them: the round is played out (IAK-11.2). */
  closing: boolean;
  /** The round after which the safety stop ends the game (IAK-11.6). */
  safety_round: number;
  /** Phase I: which of the passes this is and how many there are (IAK-3.3); null otherwise. */
  draft: { number: number; of: number } | null;
  /** What a court, a tournament won and a tournament shared bring. */
  worth: { court: number; win: number; tie: number };
  /** The places clockwise from Camelot; shorter than eight while the ring is laid. */
  ring: PlaceView[];
  /** Every seat, by number. */
  seats: SeatView[];
  /** All eleven kinds of action card in the order of the box, with how many lie on the table. */
  supply: ActionView[];
  /** The eight kinds of virtue card in the order of the box, with how many lie on their open piles. */
  piles: VirtueView[];
  /** The viewer's virtue cards by kind, those there are, in the order of the box; empty for a spectator. */
  my_hand: VirtueView[];
  /** The viewer's action cards chosen and not used yet, one entry per card; empty for a spectator. */
  my_actions: MyActionView[];
  /** How many cards the viewer would give up by ending the turn now (IAK-4.6); null when they cannot. */
  stop_loses: number | null;
  /** The three spots in the middle; null where none lies (IAK-5.4, IAK-10.2). An adventure keeps its spot. */
  open: (string | null)[];
  /** Cards left in the adventure deck. */
  deck: number;
  /** Every adventure that lies open, is held or was fulfilled; those still in the deck are missing. */
  adventures: AdventureView[];
  /** The tournament now being staked (IAK-9.2); null otherwise. */
  tournament: TournamentView | null;
  /** What the latest tournament showed, until the next one begins; null before the first. */
  last_tournament: ShownStake[] | null;
  /** When the game is over: the seats from first to last (IAK-11.3 to IAK-11.5); null before. */
  ranking: number[] | null;
}

export interface PlaceView {
  /** "place:camelot" … */
  name: string;
  /** The seats whose knights stand here, in the order of seats. */
  knights: number[];
  /** How many places from the viewer's knight, the shorter way; null for a spectator. */
  steps: number | null;
  /** The viewer's unused horses that carry their knight here at once (IAK-6.1), as "action:horse_3"; empty out of their turn. */
  horses: string[];
  /** What the viewer's unused cards and hand would allow here after the ride, with its shields: a court, or an adventure. */
  promises: { name: string; shields: number }[];
}

export interface SeatView {
  /** The number of the seat. */
  seat: number;
  /** "knight:lancelot" … */
  knight: string;
  /** Where the knight stands. */
  place: string;
  /** The tent, from 1; null until it is pitched (IAK-10.3). */
  tent: number | null;
  /** How many virtue cards this seat holds. */
  cards: number;
  /** Virtue cards of this hand that everybody has seen, by kind (IAK-2.2); for oneself the whole hand. */
  known: VirtueView[];
  /** Cards of this hand that only its owner knows (IAK-2.1). */
  hidden: number;
  /** Action cards chosen and not used yet, one name per card. */
  actions: string[];
  /** Adventures held, by name. */
  adventures: string[];
  /** Adventures fulfilled, by name. */
  fulfilled: string[];
  /** Courts held, tournaments won, tournaments shared. */
  courts: number;
  wins: number;
  ties: number;
  /** This seat has finished its actions in phase II of this round. */
  done: boolean;
}

export interface ActionView {
  /** "action:exercise_sword" … */
  name: string;
  ground: Ground;
  /** How far a horse goes; null for other actions. */
  steps: number | null;
  /** How many lie on the table. */
  count: number;
  /** Why the viewer could not take it in phase I: none left (IAK-3.4), or a second tournament (IAK-3.8); null if they could. */
  barred: "taken" | "second_tournament" | null;
}

export interface MyActionView {
  /** "action:quest" … */
  name: string;
  ground: Ground;
  /** How far a horse goes; null for other actions. */
  steps: number | null;
  use: Use;
}

export interface VirtueView {
  /** "virtue:sword_1" … */
  name: string;
  virtue: Virtue;
  /** 1 or 2. */
  value: number;
  count: number;
}

export interface AdventureView {
  /** "adventure:wild_boar" … */
  name: string;
  /** Where it waits. */
  place: string;
  /** What it asks of each virtue, those it asks for. */
  demands: DemandView[];
  shields: number;
  /** Whether it lies in the middle, is held, or was fulfilled. */
  state: "open" | "held" | "fulfilled";
  /** Who holds or fulfilled it; null while it lies open. */
  holder: number | null;
  /** The cheapest cards of the viewer's hand that meet all demands (IAK-8.6); null if none do, or for a spectator. */
  payment: string[] | null;
}

export interface DemandView {
  virtue: Virtue;
  /** The sum asked for. */
  needed: number;
  /** How much the viewer's hand is short of it, 0 if it is met; null for a spectator. */
  lacking: number | null;
}

export interface TournamentView {
  /** Those who take part, in the order of seats: one or two. */
  riders: RiderView[];
  /** Seats with a tournament card whose knights are elsewhere. */
  missing: number[];
}

export interface RiderView {
  seat: number;
  /** The stake is chosen. */
  sealed: boolean;
  /** The viewer's own sealed stake, card by card, and its sum; null for the others and before it is sealed. */
  cards: string[] | null;
  total: number | null;
}

export interface ShownStake {
  seat: number;
  /** The cards staked, one name per card; empty if nothing was. */
  cards: string[];
  /** The sum of their values. */
  total: number;
  /** Shields that the stake brought. */
  points: number;
}
