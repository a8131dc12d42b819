// Made by tools/types.py from crowns/display.py and events.py; change these, then `make protocol`.

/** Everything that can happen at this table: the facts of each event. */
export interface EventFacts {
  "crowns-began": { seat: string };
  "crowns-threw": { seat: string; dice: number[] };
  "crowns-placed": { seat: string; cell: string; left: number };
  "crowns-stopped": { seat: string; chips: number };
  "crowns-removed": { seat: string; left: number };
  "crowns-last-round": { seat: string };
}

export type EventMessage = keyof EventFacts;

/** Something that happened; its message says which facts it has. */
export type GameEvent = { [M in EventMessage]: { message: M; facts: EventFacts[M] } }[EventMessage];

/** The number of dice, the crowns of each cell and line, how likely a throw is to allow each cell. */
export interface Figures {
  dice: number;
  crowns: number[];
  chances: number[];
  lines: number[];
  ranks: number[];
}

/** One player's board. */
export interface SeatDisplay {
  colour: string;
  chips: number;
  score: number;
  covered: string[];
  lines: string[];
}

/** The table of Crowns. */
export interface Display {
  phase: string;
  to_move: number;
  turn: number;
  round: number;
  scores: number[];
  seats: SeatDisplay[];
  throw: number[];
  dice: number[];
  open: string[];
  placed: string[];
  demand: number;
  removed: number;
  last_round: boolean;
  figures: Figures | null;
}
