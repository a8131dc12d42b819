// Made by tools/types.py from games/crowns/display.py: change that file, then `make protocol`.

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
}
