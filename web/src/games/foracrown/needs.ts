/**
 * What the board of For a Crown must be told, in plain terms. Seats are numbers; every other thing
 * goes by the name that picks and facts use ("card:RLCT", "family:ape"). Lists go by seat where they say so.
 */

export type Effect = "ruby" | "loss" | "die" | "coin" | "raccoon" | "portrait";
export type EventKind = "burglary" | "bribe" | "magic_help" | "mages" | "scandal";
export type FamilyKey = "rabbit" | "penguin" | "ape" | "flamingo" | "crocodile";
export type HeirloomKey = "carrot" | "fish" | "banana" | "shrimp" | "egg";

export interface ForACrownView {
  /** Whose eyes these are; null is a spectator. */
  seat: number | null;
  /** The scene: portraits are being hung, families recruit, the pile is turned up, all chests open. */
  scene: "setup" | "recruiting" | "revealing" | "over";
  /** The seat that is asked now; null while the dice or the cards decide, and at the end. */
  to_move: number | null;
  /** The number of this turn within the pass or the event, from 1; 0 when nobody is asked in order. */
  turn: number;
  /** The seats asked one after the other (a pass, a bribe, mages), in order; empty outside of these. */
  order: number[];
  /** 1 to `rounds`. */
  round: number;
  rounds: number;
  /** The recruiting pass of this round, from 1, and how many there are (2 in round 1, then 1). */
  pass_number: number;
  passes: number;
  /** No round follows this one: it is the fourth, or a family is out. */
  last_round: boolean;
  /** The table adds up for everybody what was paid and gained in the open. */
  memory_aid: boolean;
  /** By seat, at the end of the game only; null before, since chests are closed. */
  scores: number[] | null;
  /** The family that wears the crown; null before the end. */
  winner: number | null;
  /** The five columns of the royal square, level 1 first. */
  columns: Column[];
  /** The nine cells of the gallery, cell 1 (least influential) first. */
  gallery: GalleryCell[];
  /** The zones of a scandal, from the left. */
  zones: Zone[];
  /** By seat: one for each player. */
  families: Family[];
  /** One's own chest, open for these eyes alone; null for spectators. */
  chest: Chest | null;
  /** The common pile. */
  pile: Pile;
  /** The events in play, in the order in which they joined the pile. */
  events: EventCard[];
  /** The card or event that is being carried out; null while families recruit. */
  stage: Stage | null;
  /** What is asked of chance now; null when a family is asked. */
  drawing: Drawing | null;
  /** Tokens in the bank; below 0 when the box has too few, for the bank never runs dry. */
  bank: { rubies: number; coins: number; raccoons: number };
}

/** A mercenary that one may see. */
export interface Mercenary {
  /** As picks name it: "card:RLCT", "card:C-T". */
  name: string;
  /** 1 to 5. */
  level: number;
  /** What it does, left to right. */
  effects: Effect[];
  /** Only one of its two effects is carried out, chosen each time (level 1). */
  either: boolean;
}

/** A column of the royal square: one level. */
export interface Column {
  /** 1 to 5. */
  level: number;
  /** What its cards cost in this round; null: no cost tile lies below, the column is closed. */
  cost: number | null;
  /** What they will cost in the next round; null: closed then, or there is no next round. */
  next_cost: number | null;
  /** The round in which a closed column opens; null when it is open. */
  opens_in: number | null;
  /** The face-down deck; null on level 1, which has none. */
  deck: Deck | null;
  /** The places for open cards from top to bottom: three piles on level 1, two cards on the others. */
  places: Place[];
}

export interface Deck {
  /** As picks name it: "deck:4". */
  name: string;
  /** Cards left in it. */
  cards: number;
  /** The seat that took its top card in this pass, the last if several did; null: nobody. */
  taken_by: number | null;
}

/** A place for open cards. */
export interface Place {
  /** The card that lies on top; null: the place is empty. */
  card: Mercenary | null;
  /** How many lie there: up to 5 on a pile of level 1, 1 or 0 elsewhere. */
  cards: number;
  /** The seat that took from here in this pass, the last if several did; null: nobody. */
  taken_by: number | null;
}

/** A cell of the gallery. */
export interface GalleryCell {
  /** 1 to 9. */
  cell: number;
  /** Rubies that a scandal costs here. */
  loss: number;
  /** Whose portrait hangs here; null: nobody's. */
  seat: number | null;
}

/** Neighbouring cells on which a scandal costs the same. */
export interface Zone {
  first: number;
  last: number;
  loss: number;
}

/** What everybody may know of a family. */
export interface Family {
  /** As picks name it: "family:ape". */
  name: string;
  /** Its portrait as picks name it: "portrait:ape". */
  portrait: string;
  /** Which animal it is. */
  key: FamilyKey;
  /** Cell of its portrait, 1 to 9; 0 when it does not hang. */
  cell: number;
  /** 1: the most influential family in play; 0 when it is out. */
  influence: number;
  /** The least influential family in play: Magic help is for it. */
  least: boolean;
  /** Raccoons in front of it. */
  raccoons: number;
  /** Whether it is among those with the most raccoons (at least one): a burglary would strike it now. */
  most_raccoons: boolean;
  /** Its heirloom as facts name it ("heirloom:banana"), which one it is, whether it is still unsold, and its worth. */
  heirloom: { name: string; key: HeirloomKey; kept: boolean; worth: number };
  /** Ruined: out of the game. */
  out: boolean;
  /** The round in which it was ruined; null while in play. */
  out_in: number | null;
  /** Tokens in its chest where these eyes may know: one's own, all at the end, rivals' with the memory aid; else null. */
  coins: number | null;
  rubies: number | null;
  /** Everything it got and gave away in the open, its start included; boards show it in details alone. */
  ledger: { coins_in: number; coins_out: number; rubies_in: number; rubies_out: number };
  /** Its mercenaries in the order of recruiting. */
  recruits: Recruit[];
  /** Turn in the present order: it has had its turn, has it now, or still waits; null outside of an order. */
  turn: "done" | "now" | "waiting" | null;
  /** Its place in the present order, from 1; null outside of an order. */
  place: number | null;
}

/** A mercenary in a family's sleeve. */
export interface Recruit {
  /** The card; null where these eyes may know its level alone. */
  card: Mercenary | null;
  level: number;
  /** Taken from a deck and not revealed yet: its owner alone knows it. */
  blind: boolean;
  /** Face down in the common pile, on the stage now, or already revealed in this round. */
  where: "pile" | "stage" | "revealed";
}

/** One's own chest. */
export interface Chest {
  coins: number;
  rubies: number;
  heirloom: { name: string; key: HeirloomKey; kept: boolean; worth: number };
}

/** The common pile. */
export interface Pile {
  /** Cards face down. */
  cards: number;
  /** How many of them are mercenaries, and how many events. */
  mercenaries: number;
  events: number;
  /** Face-down mercenaries by seat. */
  by_seat: number[];
  /** Cards that were turned up in this round. */
  revealed: number;
}

/** An event in play. */
export interface EventCard {
  /** As facts name it ("event:scandal"); null while nobody knows which it is. */
  name: string | null;
  kind: EventKind | null;
  /** Still face down in the pile; false: it has happened in this round, or happens now. */
  waiting: boolean;
  /** What an unknown one may be, with how many of the unseen cards are of that kind; empty when known. */
  may_be: { kind: EventKind; cards: number }[];
  /** Whom it would strike if it happened now, and how. */
  forecast: Forecast[];
}

/** What an event would mean to a family if it happened now. */
export interface Forecast {
  seat: number;
  /** Rubies that it must give back; 0 where the event costs nothing by force. */
  rubies: number;
  /** Whether that sells its heirloom or ruins it; null where these eyes can't know. */
  then: "pays" | "sells" | "ruined" | null;
  /** What it may do: buy raccoons off, hire a mage, roll for nothing; null for losses. */
  may: "bribe" | "hire" | "roll" | null;
  /** Raccoons that leave it, or that it may buy off. */
  raccoons: number;
}

/** What is being carried out, card or event, while the pile is turned up. */
export interface Stage {
  /** The family that carries out icons, or is asked by an event; null when an event concerns all at once. */
  seat: number | null;
  /** The mercenary on the stage; null for an event. */
  card: Mercenary | null;
  /** The event on the stage; null for a mercenary. */
  event: { name: string; kind: EventKind } | null;
  /** The icons of the card or of the die, left to right; of a level 1 card the one not chosen is "not_chosen". */
  steps: Step[];
  /** What the family is asked; null while chance decides. */
  asks: "choose" | "loss" | "raccoon" | "portrait" | "bribe" | "hire" | null;
  /** What the magic die shows, when it was rolled for the present step; null otherwise. */
  die: Effect | null;
  /** What each face of the die brings, with how many of its six faces show it. */
  odds: { effect: Effect; faces: number }[];
  /** Families that can be aimed at, with what it would mean to each; empty when nobody is aimed at. */
  targets: Target[];
  /** Where portraits can go; empty when none can be moved now. */
  shifts: Shift[];
  /** One token more: the price of a bribe or a mage in coins or rubies; null when nothing is offered. */
  price: number | null;
}

/** An icon that is carried out. */
export interface Step {
  effect: Effect;
  state: "done" | "now" | "next" | "open" | "not_chosen" | "lost";
  /** The magic die gave it, and it is not printed on the card. */
  by_die: boolean;
}

/** A family at which an icon may be aimed. */
export interface Target {
  /** As picks name it: "family:ape". */
  name: string;
  seat: number;
  /** Rubies (for a loss) or raccoons (for a raccoon) before and after; null where these eyes can't know. */
  before: number | null;
  after: number | null;
  /** A loss would sell its heirloom or ruin it; null where these eyes can't know or it is no loss. */
  then: "pays" | "sells" | "ruined" | null;
}

/** Where a portrait would go. */
export interface Shift {
  /** As picks name it: "portrait:ape". */
  portrait: string;
  seat: number;
  /** The next free cell on each side with what a scandal costs there; null: no cell is free. */
  left: { cell: number; loss: number } | null;
  right: { cell: number; loss: number } | null;
}

/** A question to chance. */
export interface Drawing {
  /** Portraits are hung, a gap is filled from a deck, a family looks at its hidden recruit, the pile is turned up, an unknown event is named, the die is rolled. */
  what: "portraits" | "open" | "hidden" | "reveal" | "event" | "die";
  /** The level whose deck is asked; null for others. */
  level: number | null;
  /** The place in its column that is filled, from 0; null for others. */
  place: number | null;
  /** Which of `events` is being named, from 0; null for others. */
  event: number | null;
  /** The family for which it is drawn or rolled; null for others. */
  seat: number | null;
}
