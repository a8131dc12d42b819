/** What a view of Crowns says, put so that it can be drawn. */

import printed from "./printed.json";

/** The view as the server sends it; sets of cells are numbers whose bits are the cells. */
export interface View {
  seat: number | null;
  phase: { is: string };
  demand: number;
  first: number;
  turn: number;
  throw: number[];
  dice: number[];
  open: number;
  placed: number;
  covered: number[];
  chips: number[];
  scores: number[];
  removed: number;
  closing: boolean;
  idle: number;
  rounds: number;
}

/** One of the twelve lines of a board: how far it is filled and what it brings when complete. */
export interface Line {
  name: string;
  cells: number[];
  crowns: number;
  filled: number;
  complete: boolean;
}

export const SIDE = printed.side;
export const CHIPS = printed.chips;
export const CROWNS = printed.crowns;
export const RANKS = printed.ranks;
const BORDER = new Set(printed.border);

/** Whether a set holds a cell: 36 cells are more than the 32 bits that `&` can do. */
export function has(bits: number, cell: number): boolean {
  return Math.floor(bits / 2 ** cell) % 2 === 1;
}

export function cellAt(column: number, face: number): number {
  return (face - 1) * SIDE + column - 1;
}

/** A cell as picks name it: "cell:5x3". */
export function thing(cell: number): string {
  return `cell:${printed.names[cell]}`;
}

export function isBorder(cell: number): boolean {
  return BORDER.has(cell);
}

/** The twelve lines of a board by name. */
export function linesOf(covered: number): Map<string, Line> {
  const found = printed.lines.map((line) => {
    const filled = line.cells.filter((cell) => has(covered, cell)).length;
    return { ...line, filled, complete: filled === line.cells.length };
  });
  return new Map(found.map((line) => [line.name, line]));
}

/** The crowns that a board's border brings so far. */
export function borderCrowns(covered: number): number {
  return printed.border.reduce((sum, cell) => sum + (has(covered, cell) ? CROWNS[cell]! : 0), 0);
}

/** The dice of a throw with those marked that a chip has used; of equal dice the last ones go first. */
export function diceOf(thrown: number[], left: number[]): { face: number; used: boolean }[] {
  const free = [...left];
  return thrown.map((face) => {
    const at = free.indexOf(face);
    if (at >= 0) free.splice(at, 1);
    return { face, used: at < 0 };
  });
}

/** The solitaire's rank for these crowns. */
export function rankOf(crowns: number): string {
  return (RANKS.find((rank) => crowns >= rank.least) ?? RANKS[RANKS.length - 1]!).name;
}

/** Where the crowns printed on a cell stand, and how large, on a square of 100. */
export const PRINT: Record<number, { size: number; at: [number, number][] }> = {
  0: { size: 0, at: [] },
  1: { size: 1.9, at: [[50, 50]] },
  2: { size: 1.45, at: [[29, 50], [71, 50]] },
  3: { size: 1.35, at: [[50, 31], [29, 68], [71, 68]] },
  4: { size: 1.3, at: [[30, 32], [70, 32], [30, 69], [70, 69]] },
  5: { size: 1.1, at: [[30, 28], [70, 28], [50, 51], [30, 75], [70, 75]] },
  6: { size: 1.1, at: [[30, 26], [70, 26], [30, 51], [70, 51], [30, 76], [70, 76]] },
};

/** A crown around the origin, 28 wide. */
export const CROWN = "M-11 8 L-14 -6 L-6.5 0 L0 -10 L6.5 0 L14 -6 L11 8 Z";
