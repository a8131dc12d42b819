// Made by tools/types.py from auftrag/display.py and events.py; change these, then `make protocol`.

/** Everything that can happen at this table: the facts of each event. */
export interface EventFacts {
  "auftrag-laid": { place: string; spot: number };
  "auftrag-dealt": { seat: string };
  "auftrag-dealt-this": { seat: string; card: string };
  "auftrag-turned": { adventure: string };
  "auftrag-pitched": { seat: string; tent: number };
  "auftrag-round-began": { number: number };
  "auftrag-took": { seat: string; action: string };
  "auftrag-exercised": { seat: string; card: string };
  "auftrag-summoned": { seat: string; adventure: string };
  "auftrag-rode": { seat: string; horse: string; place: string };
  "auftrag-stayed": { seat: string; horse: string; place: string };
  "auftrag-judged": { seat: string; card: string; points: number };
  "auftrag-fulfilled": { seat: string; adventure: string; cards: string[]; points: number };
  "auftrag-stopped": { seat: string; lost: string[] };
  "auftrag-lost": { seat: string; lost: string[] };
  "auftrag-missed": { seat: string };
  "auftrag-sealed": { seat: string };
  "auftrag-staked": { seat: string; cards: string[]; total: number };
  "auftrag-won": { seat: string; points: number };
  "auftrag-tied": { riders: string[]; points: number };
  "auftrag-nobody-won": { riders: string[] };
  "auftrag-last-round": { seat: string; points: number };
}

export type EventMessage = keyof EventFacts;

/** Something that happened; its message says which facts it has. */
export type GameEvent = { [M in EventMessage]: { message: M; facts: EventFacts[M] } }[EventMessage];

export type Virtue = "sword" | "lance" | "dragon" | "book";

export type Ground = "camelot" | "province" | "anywhere";

export type Use = "now" | "at_camelot" | "in_province" | "nothing" | "later";

/** A rider in the tournament; cards and total are the viewer's own alone. */
export interface RiderDisplay {
  seat: number;
  sealed: boolean;
  cards: string[] | null;
  total: number | null;
}

/** What an adventure asks of a virtue, and how much of it the viewer lacks (null for a spectator). */
export interface DemandDisplay {
  virtue: Virtue;
  needed: number;
  lacking: number | null;
}

/** What a place would allow the viewer after a ride: a court or an adventure, with its shields. */
export interface Promise {
  name: string;
  shields: number;
}

/** A stake of the last tournament, as it was shown, and the shields that it brought. */
export interface ShownStake {
  seat: number;
  cards: string[];
  total: number;
  points: number;
}

/** The tournament that is staked now, and who holds a card for it elsewhere. */
export interface TournamentDisplay {
  riders: RiderDisplay[];
  missing: number[];
}

/** An adventure in play, who holds it, and the viewer's cheapest payment for it, if there is one. */
export interface AdventureDisplay {
  name: string;
  place: string;
  demands: DemandDisplay[];
  shields: number;
  state: "open" | "held" | "fulfilled";
  holder: number | null;
  payment: string[] | null;
}

/** One of the viewer's chosen action cards, and what it is good for at this moment. */
export interface MyActionDisplay {
  name: string;
  ground: Ground;
  steps: number | null;
  use: Use;
}

/** Virtue cards of one kind. */
export interface VirtueDisplay {
  name: string;
  virtue: Virtue;
  value: number;
  count: number;
}

/** A kind of action card on the table, and why the viewer could not take one. */
export interface ActionDisplay {
  name: string;
  ground: Ground;
  steps: number | null;
  count: number;
  barred: "taken" | "second_tournament" | null;
}

/** A player: knight, tent, cards that all know, actions, adventures, what brought the shields. */
export interface SeatDisplay {
  seat: number;
  knight: string;
  place: string;
  tent: number | null;
  cards: number;
  known: VirtueDisplay[];
  hidden: number;
  actions: string[];
  adventures: string[];
  fulfilled: string[];
  courts: number;
  wins: number;
  ties: number;
  done: boolean;
}

/** A place of the ring: who stands there, how far it is, which horses get there, what it promises. */
export interface PlaceDisplay {
  name: string;
  knights: number[];
  steps: number | null;
  horses: string[];
  promises: Promise[];
}

/** Shields for a court, a tournament won, a tournament shared. */
export interface Worth {
  court: number;
  win: number;
  tie: number;
}

/** Which pass of phase I this is. */
export interface Pass {
  number: number;
  of: number;
}

/** The table of Im Auftrag des Königs. */
export interface Display {
  seat: number | null;
  phase: string;
  chapter: number;
  round: number;
  turn: number;
  to_move: number | null;
  asked: number[];
  scores: number[];
  leaders: number[];
  target: number;
  closing: boolean;
  safety_round: number;
  draft: Pass | null;
  worth: Worth;
  ring: PlaceDisplay[];
  seats: SeatDisplay[];
  supply: ActionDisplay[];
  piles: VirtueDisplay[];
  my_hand: VirtueDisplay[];
  my_actions: MyActionDisplay[];
  stop_loses: number | null;
  open: (string | null)[];
  deck: number;
  adventures: AdventureDisplay[];
  tournament: TournamentDisplay | null;
  last_tournament: ShownStake[] | null;
  ranking: number[] | null;
}
