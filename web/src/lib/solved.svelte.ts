/** The puzzles that were solved in this browser, by their ids. */

import { SvelteSet } from "svelte/reactivity";
import { store, stored } from "./stored";

class Solved {
  readonly #ids = new SvelteSet((stored("solved") ?? "").split(" ").filter(Boolean));

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  add(id: string): void {
    this.#ids.add(id);
    store("solved", [...this.#ids].join(" "));
  }

  /** How many of these are solved. */
  count(puzzles: readonly { id: string }[]): number {
    return puzzles.filter(({ id }) => this.#ids.has(id)).length;
  }
}

export const solved = new Solved();
