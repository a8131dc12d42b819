/** What a player wants to know of a game first, in words. */

import { say } from "./language.svelte";
import type { AboutText } from "./protocol";

/** How long a game takes. */
export function minutesOf({ minutes: [least = 0, most = 0] }: AboutText): string {
  return say("table-rules-minutes", { least, most, spread: most - least });
}
