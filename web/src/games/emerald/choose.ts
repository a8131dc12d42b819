/** What a tap means: a march picks a knight and the place it leaves, and the board shows them as one thing. */

import type { Picks } from "../../lib/boards";
import type { Display, Stack } from "./display";

/** The stacks of a place that may be marched and whose knight is to be picked now. */
export function leaving(view: Display, picks: Picks, place: string): Stack[] {
  return view.stacks.filter((one) => one.place === place && one.marches && picks.open.has(one.knight));
}

/** The picks as places show them: one also glows where the knight that would leave it is picked first. */
export function lit(view: Display, picks: Picks): Picks {
  const marching = view.phase === "marching" || view.phase === "following";
  if (!marching) return picks;
  const places = view.stacks.filter((one) => one.marches && picks.open.has(one.knight)).map((one) => one.place);
  return { ...picks, open: new Set([...picks.open, ...places]) };
}

/** What a tap on a place picks, in order; nothing where two colours stand there to choose from. */
export function meant(view: Display, picks: Picks, place: string): string[] {
  if (picks.open.has(place)) return [place];
  const knights = leaving(view, picks, place).map((one) => one.knight);
  if (knights.length > 1) return [];
  return picks.chosen.includes(place) ? knights : [...knights, place];
}

/** What picking one of the knights of a place picks, in order. */
export function meantBy(picks: Picks, knight: string, place: string): string[] {
  return picks.chosen.includes(place) ? [knight] : [knight, place];
}

/** The march that is picked or pointed at: a place, and a knight that leaves it. */
export function march(view: Display, names: readonly string[]): Stack | null {
  const fits = (one: Stack): boolean =>
    one.marches && names.includes(one.place) && (names.includes(one.knight) || !names.some((name) => name.startsWith("knight:")));
  const found = view.stacks.filter(fits);
  return found.length === 1 ? found[0]! : null;
}
