/** What a thing on the board is and does, in a sentence, with the figures of this table. */

import type { Words } from "../../lib/words";
import type { Display } from "./display";

export function about(name: string, view: Display, words: Words): string | null {
  return words.about(name, {
    gem: view.gem_points,
    most: view.bonuses[0]?.points ?? 0,
    four: view.four.points,
    treasure: view.treasure_points,
    faces: view.dragon.faces,
  });
}
