/** Narrowing: each pick leaves the options that go on with it, until one move is left. */

import type { Choice } from "./protocol";

export interface Narrowed {
  /** The elements picked so far. */
  readonly chosen: readonly string[];
  /** The options that begin with them. */
  readonly options: readonly Choice[];
  /** The elements that may be picked now, in the order of the options. */
  readonly open: ReadonlySet<string>;
  /** The option that is complete with what is picked, if one is. */
  readonly whole: Choice | null;
}

export const NOTHING: Narrowed = { chosen: [], options: [], open: new Set(), whole: null };

/** What is left of the options after these picks. */
export function narrow(options: readonly Choice[], chosen: readonly string[]): Narrowed {
  const left = options.filter(({ picks }) => chosen.every((pick, at) => picks[at] === pick));
  const open = new Set(left.flatMap(({ picks }) => picks[chosen.length] ?? []));
  const whole = left.find(({ picks }) => picks.length === chosen.length && picks.length > 0) ?? null;
  return { chosen, options: left, open, whole };
}

export type Picked =
  /** One move is meant. */
  | { is: "move"; choice: Choice }
  /** The pick narrowed the options. */
  | { is: "narrowed"; now: Narrowed }
  /** Nothing begins so. */
  | { is: "closed"; picks: readonly string[] };

/**
 * One more pick; where it leaves one option, the rest of that move is forced and the move is meant.
 * An element that does not go on from here but begins another option starts anew; the last one picked,
 * picked again, is let go.
 */
export function pick(options: readonly Choice[], now: Narrowed, name: string): Picked {
  if (now.open.has(name)) {
    const next = narrow(options, [...now.chosen, name]);
    const only = next.options.length === 1 ? next.options[0] : next.open.size === 0 ? next.whole : null;
    return only ? { is: "move", choice: only } : { is: "narrowed", now: next };
  }
  if (now.chosen.at(-1) === name) return { is: "narrowed", now: back(options, now) };
  if (now.chosen.length > 0) {
    const anew = pick(options, narrow(options, []), name);
    if (anew.is !== "closed") return anew;
  }
  return { is: "closed", picks: [...now.chosen, name] };
}

/** The elements that may be picked now on the way to this one, which comes later in a move. */
export function before(now: Narrowed, name: string): string[] {
  const at = now.chosen.length;
  const later = now.options.filter(({ picks }) => picks.indexOf(name, at) > at);
  return [...new Set(later.flatMap(({ picks }) => picks[at] ?? []))];
}

/** One pick less. */
export function back(options: readonly Choice[], now: Narrowed): Narrowed {
  return narrow(options, now.chosen.slice(0, -1));
}

/** The one option that is meant by pointing at this element, as the next pick or as a later one, if it is one. */
export function meant(now: Narrowed, name: string): Choice | null {
  const at = now.chosen.length;
  const next = now.options.filter(({ picks }) => picks[at] === name);
  const found = next.length ? next : now.options.filter(({ picks }) => picks.includes(name, at));
  return found.length === 1 ? found[0]! : null;
}
