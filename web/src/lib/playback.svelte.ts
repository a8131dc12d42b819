/** What a table's board shows: the events that come, played one by one, or a moment of the log looked at again. */

import { EventPlayer, type Batch, type Playing } from "./event_player";
import { moment, type LogLine } from "./log";
import type { Event } from "./protocol";
import { speed, type Speed } from "./speed.svelte";

export class Playback {
  /** Events are being played. */
  busy = $state(false);
  paused = $state(false);
  /** A moment of the log that is looked at again. */
  moment = $state.raw<Playing | null>(null);
  /** The last line of the log that has been played. */
  played = $state(0);
  #stands = $state.raw<unknown>(null);
  #event = $state.raw<Playing | null>(null);
  /** What is shown: the present, what stood before the events now played, or a moment looked back at. */
  readonly view = $derived(this.moment ? this.moment.after : this.#stands);
  readonly playing = $derived(this.moment ?? this.#event);
  #moments = 0;
  readonly #player: EventPlayer<unknown>;

  constructor(
    duration: (event: Event) => number,
    /** The number of the newest line of the log. */
    readonly newest: () => number,
    /** All has been played. */
    readonly onend: () => void,
  ) {
    this.#player = new EventPlayer<unknown>({ duration, play: (playing) => this.#play(playing), show: (view) => (this.#stands = view) });
  }

  /** Drop what is still to be played and start from here. */
  restart(view: unknown = this.#stands): void {
    this.#player.restart(view);
  }

  /** Play this next. */
  add(batch: Batch): void {
    this.busy = true;
    this.#player.speed = speed.factor;
    this.#player.add(batch);
  }

  /** Play these again, from the first on. */
  again(batches: readonly Batch[]): void {
    const first = batches[0];
    if (!first || this.busy) return;
    this.moment = null;
    this.#player.restart(first.before);
    for (const batch of batches) this.add(batch);
  }

  /** To the end of what is being played. */
  skip(): void {
    this.pause(false);
    this.#player.skip();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#player.pause(paused);
  }

  /** Play events at this speed from now on, at every table. */
  choose(wanted: Speed): void {
    speed.choose(wanted);
    this.#player.speed = speed.factor;
  }

  /** Look at the moment of this line again. */
  lookBack(line: LogLine): void {
    if (!line.batch) return;
    this.skip();
    this.#moments -= 1; // such a moment is never taken for one that was just played
    this.moment = moment(line, this.#moments);
  }

  /** Back to what stands now. */
  present(): void {
    this.moment = null;
  }

  #play(playing: Playing | null): void {
    this.#event = playing;
    this.busy = playing !== null;
    this.played = Math.max(playing ? this.played : 0, playing?.line ?? this.newest());
    if (!playing) this.onend();
  }
}
