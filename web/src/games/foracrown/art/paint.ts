/** Patterns and gradients of a drawing: each drawing has its own, so that their names stay unique on a page. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("paint");

export type Paint = "damask" | "cobbles" | "lozenges" | "gilt" | "planks";

/** Name the paints of this drawing; all that is drawn inside it uses them. */
export function providePaints(id: string): void {
  setContext(KEY, id);
}

/** A paint of the drawing around, as a value for `fill`; nothing where the drawing has none. */
export function paints(): (name: Paint) => string {
  const id = getContext<string | undefined>(KEY);
  return (name) => (id === undefined ? "none" : `url(#${id}-${name})`);
}

const LEVELS = ["#5f6b4a", "#2a6a70", "#4b5f86", "#6b3560", "#7a1f2c"];
const PILE = "#571528";

/** The colour of a level; null is the common pile's. */
export function tint(level: number | null): string {
  return (level === null ? undefined : LEVELS[level - 1]) ?? PILE;
}
