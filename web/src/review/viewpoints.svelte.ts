/** The game as each seat saw it, step by step; asked for once for each seat, when it is first looked at. */

import { http, errorOf } from "../lib/http";
import type { ErrorMessage, ReplayStep } from "../lib/protocol";

export class Viewpoints {
  error = $state.raw<ErrorMessage | null>(null);
  #seen = $state.raw<ReadonlyMap<number, readonly ReplayStep[]>>(new Map());
  readonly #asked = new Set<number>();

  constructor(readonly table: string) {}

  /** What this seat saw after so many answers; null as long as it is not there. */
  view(seat: number, step: number): unknown {
    return this.#seen.get(seat)?.[step]?.view ?? null;
  }

  async load(seat: number): Promise<void> {
    if (this.#asked.has(seat)) return;
    this.#asked.add(seat);
    try {
      const { steps } = await http.replay(this.table, seat);
      this.#seen = new Map(this.#seen).set(seat, steps);
      this.error = null;
    } catch (failure) {
      this.#asked.delete(seat);
      this.error = errorOf(failure);
    }
  }
}
