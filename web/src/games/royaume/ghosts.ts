/** Which marches are shown before they are made, and what a tap on each would pick. */

import type { Picks } from "../../lib/boards";
import type { Layout } from "./geometry";
import type { Point } from "./line";
import type { Reach, Display } from "./display";

export interface Ghost {
  readonly reach: Reach;
  /** What a tap on it picks; null where it is only shown. */
  readonly pick: string | null;
  /** Picked or proposed now; otherwise it shows what the other knight would do. */
  readonly firm: boolean;
}

const isKnight = (name: string | undefined): name is string => name?.startsWith("knight:") ?? false;

/** The middle of a label, and half its width. */
export interface TagPlace {
  x: number;
  y: number;
  half: number;
}

/** A label below a place, inside the board and clear of those that lie there already. */
export function tagAt(place: number, half: number, layout: Layout, taken: readonly TagPlace[]): TagPlace {
  const [x, y] = layout.places[place]!;
  const at = { x: Math.min(layout.width - half - 5, Math.max(half + 5, x)), y: y + layout.clearing[1] + 9, half };
  while (taken.some((one) => Math.abs(one.y - at.y) < 25 && Math.abs(one.x - at.x) < one.half + half)) at.y += 25.5;
  return at;
}

/** What lies between a place and a label that had to move aside from it: a tap there means both. */
export function bridge(place: number, { x, y, half }: TagPlace, layout: Layout): Point[] {
  const [px, py] = layout.places[place]!;
  const [rx, ry] = layout.clearing;
  return x === px ? [] : [[px - rx, py - ry], [px + rx, py - ry], [x + half, y], [x - half, y]];
}

/** The pairs of knight and die (or way) in a list of picks. */
function pairs(picks: readonly string[]): [knight: string, by: string][] {
  return picks.flatMap((name, at): [string, string][] => {
    const by = picks[at + 1];
    return isKnight(name) && by !== undefined ? [[name, by]] : [];
  });
}

/** The die that the second knight gets is the one that the first did not take. */
function second({ reaches }: Display, { chosen, open }: Picks): Ghost[] {
  const others = reaches.filter(({ knight, by }) => open.has(knight) && by !== chosen[1]);
  return others.map((reach) => ({ reach, pick: reach.knight, firm: false }));
}

/** With two free knights the second one's march follows from the first one's die. */
function implied({ reaches }: Display, { chosen, open }: Picks): Ghost[] {
  const others = reaches.filter(({ knight, by }) => knight !== chosen[0] && by.startsWith("die:"));
  if (new Set(others.map(({ knight }) => knight)).size !== 1) return [];
  return others.map((reach) => ({ reach, pick: [...open].find((name) => name !== reach.by) ?? null, firm: false }));
}

export interface Pointing {
  /** The knight under the pointer or in focus. */
  readonly pointed: string | null;
  /** A die taken up to be given to a knight. */
  readonly die: string | null;
}

/** The marches in a list of picks. */
function shownBy({ reaches }: Display, list: readonly string[], pick: boolean): Ghost[] {
  return pairs(list).flatMap(([knight, by]) =>
    reaches.filter((one) => one.knight === knight && one.by === by).map((reach) => ({ reach, pick: pick ? by : null, firm: true })),
  );
}

/**
 * The marches to be shown while these things are picked and pointed at. A preview makes its own firm and takes
 * none away: what is under the pointer stays there to be tapped.
 */
export function ghostsOf(view: Display, picks: Picks, pointing: Pointing, preview: readonly string[] | null): Ghost[] {
  const offered = offeredBy(view, picks, pointing);
  if (!preview) return offered;
  const meant = shownBy(view, preview, false);
  const among = (list: readonly Ghost[], { reach }: Ghost): boolean => list.some((one) => one.reach === reach);
  const kept = offered.filter(({ pick }) => pick !== null).map((ghost) => ({ ...ghost, firm: among(meant, ghost) }));
  return [...kept, ...meant.filter((ghost) => !among(kept, ghost))];
}

function offeredBy(view: Display, picks: Picks, { pointed, die }: Pointing): Ghost[] {
  const shown = (list: readonly string[], pick: boolean): Ghost[] => shownBy(view, list, pick);
  const { chosen, open } = picks;
  const last = chosen.at(-1);
  if (isKnight(last)) {
    const own = view.reaches.filter(({ knight, by }) => knight === last && open.has(by));
    const firm = own.map((reach): Ghost => ({ reach, pick: reach.by, firm: true }));
    return [...shown(chosen, true), ...firm, ...(chosen.length === 1 ? implied(view, picks) : [])];
  }
  if (chosen.length > 0) return [...shown(chosen, true), ...second(view, picks)];
  if (die) return view.reaches.filter((one) => one.by === die && open.has(one.knight)).map((reach) => ({ reach, pick: reach.knight, firm: true }));
  return view.reaches.filter(({ knight }) => knight === pointed && open.has(knight)).map((reach) => ({ reach, pick: null, firm: false }));
}
