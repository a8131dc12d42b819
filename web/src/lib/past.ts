/** Past games and ratings, in words. */

import { opponents } from "./history";
import { language, say } from "./language.svelte";
import type { PastGame } from "./protocol";
import { withMinus } from "./signed";

/** A player by name; a computer player by its level. */
export const playerName = (player: string): string =>
  player.startsWith("bot:") ? say("review-history-bot", { level: player.slice(4) }) : player || say("server-guest");

/** Everybody else at the table. */
export const against = (game: PastGame): string => opponents(game).map(playerName).join(", ") || say("review-history-alone");

/** The day of a moment in seconds since 1970. */
export const day = (at: number): string => new Intl.DateTimeFormat(language.lang, { dateStyle: "medium" }).format(1000 * at);

const whole = (number: number, how: Intl.NumberFormatOptions = {}): string =>
  withMinus(new Intl.NumberFormat(language.lang, how).format(number));

/** A rating and how far off it may be; all others are compared with one that is not. */
export const rated = ({ rating, margin }: { rating: number; margin: number }): string =>
  margin ? say("rating-value", { rating: whole(rating), margin: whole(margin) }) : whole(rating);

/** A rating after a game, and what the game did to it. */
export const changed = (rating: number, change: number): string =>
  say("rating-changed", { rating: whole(rating), change: whole(change, { signDisplay: "exceptZero" }) });
