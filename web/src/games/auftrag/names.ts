/** What the names of things say by themselves: "virtue:sword_1" is a sword worth 1. */

import type { Virtue } from "./display";

const VIRTUES: readonly Virtue[] = ["sword", "lance", "dragon", "book"];

/** What follows the colon. */
export function key(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** The virtue of a virtue card or of an exercise; null for other things. */
export function virtueOf(name: string): Virtue | null {
  if (!name.startsWith("virtue:") && !name.startsWith("action:exercise_")) return null;
  return VIRTUES.find((virtue) => key(name).split("_").includes(virtue)) ?? null;
}

/** The value of a virtue card. */
export function valueOf(name: string): number {
  return Number(name.at(-1));
}

/** How far a horse goes; null for other actions. */
export function steps(name: string): number | null {
  return name.startsWith("action:horse_") ? Number(name.at(-1)) : null;
}

/** The number in "seat:2". */
export function seatOf(name: unknown): number {
  return Number(key(String(name)));
}
