/** The colours of the knights, as flat fields. */

import { which } from "./art/place";
import type { Display } from "./display";

const TINTS: Record<string, string> = { yellow: "#f2c522", blue: "#2458ad", black: "#3a352f", white: "#faf6ea", green: "#2c7335" };

/** The colour of a knight: "knight:yellow". */
export function tint(knight: string): string {
  return TINTS[which(knight)] ?? "currentColor";
}

/** The colour of a seat's frame: that of its knights, the first where it plays two. */
export function colour(view: Display, seat: number): string {
  return tint(view.players[seat]!.knights[0]!);
}
