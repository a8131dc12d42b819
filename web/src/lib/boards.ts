/** The seam between the frame and the games: what a board is given, and how boards are found. */

import type { Component } from "svelte";
import type { Event } from "./protocol";
import type { Playing } from "./event_player";
import type { Words } from "./words";

/** Which elements can be picked, as a board draws them. */
export interface Picks {
  /** Elements that may be picked now: they glow. */
  readonly open: ReadonlySet<string>;
  /** Elements picked so far, in order. */
  readonly chosen: readonly string[];
  /** Elements of the move that a hint proposes. */
  readonly hinted: ReadonlySet<string>;
}

export interface BoardProps {
  /** What this seat may know, as the game's view says it. */
  view: unknown;
  /** Whose viewpoint these are; null is a spectator. */
  seat: number | null;
  picks: Picks;
  /** An element was clicked, open or not: the frame narrows, plays, or says why not. */
  onpick: (name: string) => void;
  words: Words;
  /** The event now told, or null when nothing moves; always null where motion is unwanted. */
  animate: Playing | null;
}

/** What a Board.svelte may export from its `<script module>` besides itself. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** How long an event is shown, in milliseconds (otherwise 550). */
  duration?: (event: Event) => number;
  /** The score of each seat so far (otherwise the view's `scores`, if it has some). */
  scores?: (view: unknown) => readonly number[] | null;
  /** What stands beside a seat's name, such as chips left; in words. */
  notes?: (view: unknown, seat: number, words: Words) => readonly string[];
  /** A board wants the whole width. */
  wide?: boolean;
}

const BOARDS = import.meta.glob<BoardModule>("../games/*/Board.svelte");
const path = (game: string): string => `../games/${game}/Board.svelte`;

/** The board of a game, loaded when it is needed; a plain one where the game has none. */
export async function board(game: string): Promise<BoardModule> {
  const load = BOARDS[path(game)] ?? BOARDS[path("plain")];
  if (!load) throw new Error("the plain board is missing");
  return load();
}

/** The scores of a view: by the board's own reckoning, or as the view says. */
export function scoresOf(module: BoardModule | null, view: unknown): readonly number[] | null {
  if (view === null) return null; // nothing was told yet
  if (module?.scores) return module.scores(view);
  const found = isObject(view) ? view["scores"] : null;
  return Array.isArray(found) && found.every((one) => typeof one === "number") ? found : null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
