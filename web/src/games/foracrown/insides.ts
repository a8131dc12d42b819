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

/** Where a card's icons stand below its picture, or beside it on a low card, and how high the picture is. */
export interface CardLayout {
  picture: number;
  /** How wide the picture is where the icons stand beside it. */
  left: number | null;
  icon: number;
  at: Point[];
  /** Between the two effects of a level 1 card. */
  slash: Point | null;
}

const SMALLEST_ICON = 18;

/** A low card shows its picture beside its icons. */
export const isLow = (w: number, h: number): boolean => w > h * 1.55;

/** Inside a card: icons in one row, or in two where one row would make them too small. */
export function cardLayout(w: number, h: number, icons: number, either: boolean, largest = 40): CardLayout {
  if (isLow(w, h)) return lowCard(w, h, icons, either, largest);
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
  return { picture: h - strip - 4, left: null, icon, at, slash: either ? { x: w / 2, y: h - strip + icon * 0.78 } : null };
}

/** A low card has its picture on the left and its icons on the right, in two rows from three on. */
function lowCard(w: number, h: number, icons: number, either: boolean, largest: number): CardLayout {
  const left = Math.min(h * 1.05, w * (icons > 4 ? 0.36 : 0.44));
  const rows = icons > 2 ? 2 : 1;
  const across = Math.ceil(icons / rows);
  const room = w - left - 6;
  const icon = Math.min(room / (across + (either ? 0.5 : 0)) - 2, (h - 6) / rows - 2, largest);
  const step = icon + 2 + (either ? icon * 0.5 : 0);
  const middle = left + 3 + room / 2;
  const at = range(icons).map((n) => {
    const [row, column] = [Math.floor(n / across), n % across];
    const count = Math.min(across, icons - row * across);
    return { x: middle + (column - (count - 1) / 2) * step - icon / 2, y: h / 2 + (row - rows / 2) * (icon + 2) + 1 };
  });
  return { picture: h - 6, left, icon, at, slash: either ? { x: middle, y: h / 2 + icon * 0.3 } : null };
}
