/** A few moments of each guided game, as the learner sees them. */

import type { Event } from "./protocol";

export interface Scenes {
  readonly seat: number;
  readonly players: readonly string[];
  readonly moments: readonly { readonly event: Event; readonly view: unknown }[];
}

const SCENES = import.meta.glob<Scenes>("../home/scenes/*.json", { import: "default" });

/** The moments of a game, where it has a guided one. */
export async function scenesOf(game: string): Promise<Scenes | null> {
  return (await SCENES[`../home/scenes/${game}.json`]?.()) ?? null;
}
