/** The colours of the board, which are the same by day and by night. */

import type { Virtue } from "./display";

export const INK = "#2a1f14";
export const PAPER = "#fdf8ea";
export const CREAM = "#fff6e0";
export const GOLD = "#f3c33b";
export const GILT = "#e0ac2b";
export const ROYAL = "#6d1f3a";

export const VIRTUE_COLOURS: Record<Virtue, string> = {
  sword: "#98201a",
  lance: "#1c478f",
  dragon: "#22602f",
  book: "#7f430b",
};

/** The sky over a place, above and below. */
export const SKIES: Record<string, readonly [string, string]> = {
  "place:camelot": ["#f7dd8f", "#f3c766"],
  "place:dark_tower": ["#2a1c50", "#5d458c"],
  "place:moon_lake": ["#122a55", "#2b5a97"],
  "place:hidden_valley": ["#9fd8d2", "#dcefd6"],
  "place:fire_mountain": ["#3a0f0d", "#8c2c18"],
  "place:ruined_abbey": ["#c2acd0", "#f0d6c4"],
  "place:dwarf_mines": ["#c1a47a", "#937650"],
  "place:wild_forest": ["#8fc08a", "#c7dfae"],
};
