/** What the board of a replay shows: all that happened in a step, one event after the other, and then what stands after it. */

import { EventPlayer, type Batch, type Playing } from "../lib/event_player";
import type { Event } from "../lib/protocol";

export class StepPlayer {
  view = $state.raw<unknown>(null);
  /** The event now played, if one is. */
  playing = $state.raw<Playing | null>(null);
  readonly #player: EventPlayer<unknown>;

  constructor(duration: (event: Event) => number) {
    this.#player = new EventPlayer<unknown>({ duration, play: (playing) => (this.playing = playing), show: (view) => (this.view = view) });
  }

  /** Play this step from its beginning, so many times as fast as usual. */
  play(step: Batch, pace: number): void {
    this.#player.restart(step.before);
    this.#player.speed = pace;
    this.#player.add(step);
  }

  /** Show this, and play nothing. */
  show(view: unknown): void {
    this.#player.restart(view);
  }
}
