/** Where things stand inside cards and tiles, whatever their size. */

import { type Box, clamp, type Point, range } from "./geometry";

/** A tile for each event, wider where more is to be shown on it. */
export function eventTiles(strip: Box, chips: readonly number[]): Box[] {
  const gap = 4;
  const weights = chips.map((count) => 50 + count * 30);
  const share = (strip.w - gap * (weights.length - 1)) / Math.max(1, weights.reduce((sum, one) => sum + one, 0));
  let x = strip.x;
  return weights.map((weight) => {
    const w = Math.min(weight * share, 240);
    const tile = { x, y: strip.y, w, h: strip.h };
    x += w + gap;
    return tile;
  });
}

/** Where so many things of a width stand on an event's tile, as large as they can be; none where they do not fit. */
export function chipsIn(tile: Box, chips: number, figures: number): { size: number; at: Point[] } {
  const top = tile.h < 90 ? 25 : 54;
  const room = { w: tile.w - 8, h: tile.h - top - 4 };
  const across = (size: number): number => Math.floor(room.w / (size + figures));
  const down = (size: number): number => Math.floor(room.h / (size + 2));
  const size = [28, 26, 24, 22, 20, 18, 16, 14, 12].find((one) => across(one) * down(one) >= chips);
  if (size === undefined || chips === 0) return { size: 0, at: [] };
  const rows = Math.ceil(chips / across(size));
  const even = Math.ceil(chips / rows);
  const margin = { x: (room.w - even * (size + figures)) / 2, y: (room.h - rows * (size + 2)) / 2 };
  return {
    size,
    at: range(chips).map((n) => ({ x: 4 + margin.x + (n % even) * (size + figures), y: top + margin.y + Math.floor(n / even) * (size + 2) })),
  };
}

/** Where a card's icons stand below its picture, and how high the picture is. */
export interface CardLayout {
  picture: number;
  icon: number;
  at: Point[];
  /** Between the two effects of a level 1 card. */
  slash: Point | null;
}

const SMALLEST_ICON = 18;

/** Inside a card: icons in one row, or in two where one row would make them too small. */
export function cardLayout(w: number, h: number, icons: number, either: boolean, largest = 40): CardLayout {
  const most = clamp(h * 0.27, 18, largest);
  const inRows = (rows: number): number => Math.min((w - 6) / (Math.ceil(icons / rows) + (either ? 0.5 : 0)) - 2, most, (h * 0.52) / rows - 2);
  const rows = inRows(1) < SMALLEST_ICON ? 2 : 1;
  const icon = inRows(rows);
  const strip = rows * (icon + 2) + 4;
  const step = icon + 2 + (either ? icon * 0.5 : 0);
  const first = rows === 1 ? icons : Math.ceil(icons / 2);
  const at = range(icons).map((n) => {
    const inFirst = n < first;
    const count = inFirst ? first : icons - first;
    const column = inFirst ? n : n - first;
    return { x: w / 2 + (column - (count - 1) / 2) * step - icon / 2, y: h - strip + 1 + (inFirst ? 0 : icon + 2) };
  });
  return { picture: h - strip - 4, icon, at, slash: either ? { x: w / 2, y: h - strip + icon * 0.78 } : null };
}
