/** The kinds of moves that a question offers, and what each is for in the game's own words. */

import { prefix } from "./catalogue";
import type { Choice } from "./protocol";
import type { Words } from "./words";

/** What the moves that begin with this thing are for: said of the thing itself, of its family ("horse_2"), or of its kind. */
function purpose(first: string, words: Words): string {
  const [kind = "", which = ""] = first.split(":");
  const ids = [`${kind}-${which}`, `${kind}-${which.split("_")[0]}`, kind].map((part) => `${prefix(words.game)}-can-${part}`);
  const id = ids.find((one) => words.catalogue.has(one));
  return id ? words.say(id) : (words.about(first) ?? words.thing(first));
}

/** A sentence for each kind of move, each once, in the order of the options. */
export function kindsOf(options: readonly Choice[], words: Words): string[] {
  return [...new Set(options.map(({ picks }) => purpose(picks[0] ?? "", words)))];
}
