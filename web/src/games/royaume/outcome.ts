/** What would come of a march, in a few signs and a picture. */

import type { Words } from "../../lib/words";
import type { Reach } from "./display";
import { colourOf, numberOf, ROMAN } from "./tints";

export interface Outcome {
  readonly text: string;
  /** A thing as in Thing.svelte, or nothing. */
  readonly icon: string;
}

export const percent = (words: Words, chance: number): string =>
  words.say("royaume-scene-percent", { percent: Math.round(chance * 100) });

export function outcomeOf({ knight, wins, held, crown, card }: Reach, words: Words): Outcome {
  const own = `crown:${colourOf(knight)}`;
  if (crown !== null) return { text: percent(words, crown), icon: own };
  if (wins?.startsWith("circle:")) return { text: ROMAN[numberOf(wins) - 1]!, icon: own };
  if (wins) return { text: "+1", icon: wins };
  if (held > 0) return { text: percent(words, held), icon: card === "card:trap" ? "emblem:trap" : "emblem:monster" };
  return { text: "·", icon: "" };
}
