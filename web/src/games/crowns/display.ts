// Made by tools/types.py from crowns/display.py and events.py; change these, then `make protocol`.

/** Everything that can happen at this table. */
export type EventMessage =
  | "crowns-began"
  | "crowns-threw"
  | "crowns-placed"
  | "crowns-stopped"
  | "crowns-removed"
  | "crowns-last-round";

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
