/** The board of Crowns as it is drawn: where cells and crowns stand, how far lines are filled. */

import { ARMS, type Arms } from "../../lib/heraldry";
import type { Display, Figures } from "./display";
import printed from "./printed.json";

export const SIDE = printed.side;
export const CELLS = printed.cells;
export const LINES = printed.lines;
const BORDER = new Set(printed.border);

export type Line = (typeof LINES)[number];

export function cellAt(column: number, face: number): string {
  return `cell:${column}x${face}`;
}

/** A cell's column and face, both from 1. */
export function placeOf(cell: string): [column: number, face: number] {
  const at = CELLS.indexOf(cell);
  return [(at % SIDE) + 1, Math.floor(at / SIDE) + 1];
}

/** What is printed on the boards of a table; a variant says it itself. */
export function figuresOf(view: Display): Figures {
  return view.figures ?? printed.figures;
}

/** The crowns printed on a cell. */
export function crownsOn(figures: Figures, cell: string): number {
  return figures.crowns[CELLS.indexOf(cell)] ?? 0;
}

/** How likely a fresh throw is to allow a chip on a cell. */
export function chanceOf(figures: Figures, cell: string): number {
  return figures.chances[CELLS.indexOf(cell)] ?? 0;
}

/** The crowns that a line brings when it is complete. */
export function worthOf(figures: Figures, line: Line): number {
  return figures.lines[LINES.indexOf(line)] ?? 0;
}

/** The solitaire's ranks, the highest first, and the least crowns for each. */
export function ranksOf(figures: Figures): { name: string; least: number }[] {
  return printed.ranks.map((name, at) => ({ name, least: figures.ranks[at] ?? 0 }));
}

export function isBorder(cell: string): boolean {
  return BORDER.has(cell);
}

/** The covered cells of the border. */
export function onBorder(covered: readonly string[]): string[] {
  return covered.filter(isBorder);
}

/** The dice of a throw with those marked that a chip has used; of equal dice the last ones go first. */
export function diceOf(thrown: readonly number[], left: readonly number[]): { face: number; used: boolean }[] {
  const free = [...left];
  return thrown.map((face) => {
    const at = free.indexOf(face);
    if (at >= 0) free.splice(at, 1);
    return { face, used: at < 0 };
  });
}

/** The tincture and charge of a chip's colour, "chip:red". */
const TINCTURES: Record<string, string> = {
  "chip:red": "gules",
  "chip:blue": "azure",
  "chip:green": "vert",
  "chip:violet": "purpure",
  "chip:orange": "tenne",
  "chip:black": "sable",
};

export function armsOf(colour: string): Arms {
  return ARMS.find(({ tincture }) => tincture === TINCTURES[colour]) ?? ARMS[0]!;
}

/** Where up to six crowns printed on a cell stand, and how large, on a square of 100. */
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
