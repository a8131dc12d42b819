/** A few scenes of each guided game, as the learner sees them. */

import type { Batch } from "./event_player";
import type { Event } from "./protocol";

type View = Readonly<Record<string, unknown>>;

export interface Scene {
  readonly before: View;
  /** What happened, update by update, with the fields of the view that it changed. */
  readonly updates: readonly { readonly events: readonly Event[]; readonly changed: View }[];
}

export interface Scenes {
  readonly seat: number;
  readonly players: readonly string[];
  readonly scenes: readonly Scene[];
}

const SCENES = import.meta.glob<Scenes>("../home/scenes/*.json", { import: "default" });

/** The scenes of a game, where it has a guided one. */
export async function scenesOf(game: string): Promise<Scenes | null> {
  return (await SCENES[`../home/scenes/${game}.json`]?.()) ?? null;
}

/** A scene as it is played. */
export function batchesOf({ before, updates }: Scene): Batch[] {
  const found: Batch[] = [];
  for (const { events, changed } of updates) {
    const after = { ...before, ...changed };
    found.push({ events, before, after, first: 0 });
    before = after;
  }
  return found;
}
