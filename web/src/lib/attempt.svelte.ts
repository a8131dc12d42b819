/** Something that is asked of the server by a button: one thing at a time, and why it could not be done. */

import { errorOf } from "./http";
import type { ErrorMessage } from "./protocol";

export class Attempt {
  error = $state.raw<ErrorMessage | null>(null);
  busy = $state(false);

  /** Do this, unless something is being done already; whether it was done. */
  async to(doing: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await doing();
      this.error = null;
    } catch (failure) {
      this.error = errorOf(failure);
    } finally {
      this.busy = false;
    }
    return this.error === null;
  }
}
