/** The seam between the frame and the games: what a board is given, and how boards are found. */

import type { Component } from "svelte";
import type { Playing } from "./event_player";
import { layout } from "./layout";
import type { Preview } from "./preview.svelte";
import type { Event, Result } from "./protocol";
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

export const NO_PICKS: Picks = { open: new Set(), chosen: [], hinted: new Set() };

/** The form of the box that a board fills: higher than wide, or wider than high. */
export type Shape = "tall" | "wide";

/** What every board is given; the frame does not look into the game's display. */
export interface BoardProps<Display = unknown, Happened = Event> {
  /** What this seat may know, as the game's display says it. */
  view: Display;
  /** Whose viewpoint this is; null is a spectator. */
  seat: number | null;
  picks: Picks;
  /** The move that is looked at before it is made, and what would come of it. */
  preview: Preview | null;
  /** An element was clicked, open or not: the frame narrows, plays, or says why not. */
  onpick: (name: string) => void;
  /** An element is pointed at or in focus; null: none any more. */
  onpoint: (name: string | null) => void;
  words: Words;
  /** The event now played, or null when nothing moves; always null where motion is unwanted. */
  animate: Playing<Display, Happened> | null;
  shape: Shape;
  /** The frame shows the module's `Hand` beside the options: the board leaves it out. */
  apart?: boolean;
}

export interface SeatProps<Display = unknown> {
  view: Display;
  seat: number;
  words: Words;
}

export interface HandProps {
  view: unknown;
  seat: number;
  picks: Picks;
  onpick: (name: string) => void;
  words: Words;
}

export interface MoveProps<Display = unknown> {
  view: Display;
  /** The elements that the move picks, in order. */
  picks: readonly string[];
  words: Words;
}

export interface EndingProps<Display = unknown> {
  view: Display;
  words: Words;
  result: Result;
}

/** What a Board.svelte may export from its `<script module>` besides itself. */
export interface BoardModule {
  default: Component<BoardProps>;
  /**
   * The most of each figure that there is room for, by the beginning of its name, and 0 for names that no picture can follow:
   * a variant that goes beyond has the plain board.
   */
  room?: Readonly<Record<string, number>>;
  /** How long the board takes to show an event, in milliseconds (otherwise 400); it may be hurried. */
  duration?: (event: Event) => number;
  /** What a thing on the board is and does, in a sentence (otherwise the message `<game>-about-<thing>`). */
  about?: (name: string, view: never, words: Words) => string | null;
  /** The score of each seat so far (otherwise the display's `scores`, if it has some); null is not known. */
  scores?: (view: unknown) => readonly (number | null)[] | null;
  /** A seat's shield in the colours of its pieces (otherwise the seat's arms). */
  Arms?: Component<{ view: unknown; seat: number; size: string }>;
  /** The colour of a seat's frame, that of its pieces (otherwise that of the seat's arms). */
  colour?: (view: never, seat: number) => string;
  /** A seat's essentials: icons with numbers. */
  Seat?: Component<SeatProps & { compact: boolean }>;
  /** All that may be known of a seat, shown large when it is asked for (otherwise `Seat`). */
  Details?: Component<SeatProps>;
  /** What I hold, beside my options. */
  Hand?: Component<HandProps>;
  /** `Hand` is large: only a broad screen has room for it beside the options, elsewhere the board shows it. */
  largeHand?: boolean;
  /** What concerns the whole table, beside its title: a phase, a round, what is still to be won. */
  Status?: Component<{ view: unknown; words: Words; compact: boolean }>;
  /** A move in pictures, on the button of an option; its words are said besides. */
  Move?: Component<MoveProps>;
  /** The game's own picture of its end, above the score sheet. */
  Ending?: Component<EndingProps>;
}

const BOARDS = import.meta.glob<BoardModule>("../games/*/Board.svelte");
const path = (game: string): string => `../games/${game}/Board.svelte`;

/**
 * The board of a game, loaded when it is needed; a plain one where the game has none, or where it cannot be drawn with
 * what a variant changes.
 */
export async function board(game: string, variant = ""): Promise<BoardModule> {
  const plain = BOARDS[path("plain")];
  if (!plain) throw new Error("the plain board is missing");
  const found = await (BOARDS[path(game)] ?? plain)();
  return fits(variant, found.room ?? {}) ? found : plain();
}

function fits(variant: string, room: Readonly<Record<string, number>>): boolean {
  const changes = Object.entries(room).map(([name, most]) => [`;${variant}`.split(`;${name}`)[1]?.split("=")[1], most] as const);
  return changes.every(([value, most]) => value === undefined || Number.parseInt(value) <= most);
}

/** Whether the frame shows what I hold beside my options now. */
export function handBeside(module: BoardModule | null): boolean {
  return module?.Hand !== undefined && (!module.largeHand || layout.broad);
}

/** What I hold, where no board shows it: a moment that is only looked at has it beside the board. */
export function handApart(module: BoardModule | null): BoardModule["Hand"] {
  return module?.largeHand ? undefined : module?.Hand;
}

/** The scores of a view: by the board's own reckoning, or as the display says. */
export function scoresOf(module: BoardModule | null, view: unknown): readonly (number | null)[] | null {
  if (view === null) return null; // nothing has come yet
  if (module?.scores) return module.scores(view);
  const found = isObject(view) ? view["scores"] : null;
  return Array.isArray(found) && found.every((one) => typeof one === "number" || one === null) ? found : null;
}

/** The shape of a box; boards are drawn once for each. */
export function shapeOf(width: number, height: number): Shape {
  return width < height * 0.88 ? "tall" : "wide";
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
