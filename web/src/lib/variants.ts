/** What a variant is called: by the title that its file gives it, otherwise by what it changes. */

import type { GameInfo } from "./protocol";

export function variantName(game: GameInfo | null, changes: string): string {
  const found = game?.variants.find(({ key }) => key === `${game.key}+${changes}`);
  return found?.name || changes;
}
