/** The coach in any game: each kind of question is explained the first time that it comes up in this browser. */

import { store, stored } from "./stored";

class Coach {
  on = $state(stored("coach") === "on");
  readonly #explained = new Set((stored("explained") ?? "").split(" ").filter(Boolean));

  /** Whoever switches it on begins anew. */
  choose(on: boolean): void {
    this.on = on;
    if (on) this.#explained.clear();
    store("coach", on ? "on" : null);
    this.#save();
  }

  /** Whether this prompt is to be explained: it has not been before. */
  explains(prompt: string): boolean {
    if (!this.on || this.#explained.has(prompt)) return false;
    this.#explained.add(prompt);
    this.#save();
    return true;
  }

  #save(): void {
    store("explained", this.#explained.size ? [...this.#explained].join(" ") : null);
  }
}

export const coach = new Coach();
