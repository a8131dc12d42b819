/** Where the board is in the story, for a hand that lies apart from it. */

import type { Display } from "./display";

class Step {
  /** What stands after the event now played; null: nothing is played. */
  now = $state.raw<Display | null>(null);
}

export const step = new Step();
