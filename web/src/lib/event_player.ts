/** Events told one after the other: a queue that can be skipped and always ends on the last view. */

import type { Event } from "./protocol";

/** Something to tell: what happened, and what stands after it. */
export interface Batch<View> {
  events: readonly Event[];
  after: View;
}

/** The event now told, for a board to animate. */
export interface Playing {
  event: Event;
  /** Goes up with each event told, so that a board can tell one from the next. */
  number: number;
  /** What stands before and after the update that the event belongs to. */
  before: unknown;
  after: unknown;
}

export interface Stage<View> {
  /** How long an event is shown, in milliseconds. */
  duration(event: Event): number;
  /** An event begins to be told, or (null) nothing is told any more. */
  tell(playing: Playing | null): void;
  /** This is what stands now. */
  show(view: View): void;
}

/** With so many tales behind, events are told ever faster. */
const BEHIND = 3;
/** A batch of many events is told in about this time, in milliseconds. */
const LONGEST = 2400;

export class EventPlayer<View> {
  readonly #queue: Batch<View>[] = [];
  #shown: View | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #playing = false;

  constructor(readonly stage: Stage<View>) {}

  /** Whether something is being told. */
  get busy(): boolean {
    return this.#playing;
  }

  /** Tell this next. */
  add(batch: Batch<View>): void {
    this.#queue.push(batch);
    if (!this.#playing) this.#next();
  }

  /** Forget what is still to be told and start from here. */
  restart(view: View): void {
    clearTimeout(this.#timer);
    this.#queue.length = 0;
    this.#end(view);
  }

  /** Go to the end at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.restart(last.after);
  }

  #next(): void {
    const batch = this.#queue[0];
    if (!batch) return;
    this.#playing = true;
    this.#tell(batch, 0);
  }

  #tell(batch: Batch<View>, at: number): void {
    const event = batch.events[at];
    if (!event) {
      this.#queue.shift();
      this.#end(batch.after);
      this.#next();
      return;
    }
    this.#number += 1;
    this.stage.tell({ event, number: this.#number, before: this.#shown ?? batch.after, after: batch.after });
    const whole = batch.events.reduce((sum, one) => sum + this.stage.duration(one), 0);
    const pace = Math.max(1, this.#queue.length / BEHIND, whole / LONGEST);
    this.#timer = setTimeout(() => this.#tell(batch, at + 1), this.stage.duration(event) / pace);
  }

  #end(view: View): void {
    this.#playing = this.#queue.length > 0;
    this.#shown = view;
    this.stage.show(view);
    if (!this.#playing) this.stage.tell(null);
  }
}
