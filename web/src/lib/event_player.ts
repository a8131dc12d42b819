/** Events played one after the other: a queue that can be paused, hurried and skipped, and always ends on the last view. */

import type { Event } from "./protocol";

/** What one update brought: its events, and what stood before and after them. */
export interface Batch<View = unknown> {
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
  /** The number of its first event in the log; the others follow. */
  readonly first: number;
}

/** The event now played, for a board to animate. */
export interface Playing<View = unknown, Happened = Event> {
  readonly event: Happened;
  /** Goes up with each event played, so that a board can tell one from the next. */
  readonly number: number;
  /** What stands before and after the update that the event belongs to. */
  readonly before: View;
  readonly after: View;
  /** Its number in the log. */
  readonly line: number;
  /** How much faster than usual it is played. */
  readonly pace: number;
}

export interface Stage<View> {
  /** How long an event is shown at the usual speed, in milliseconds. */
  duration(event: Event): number;
  /** An event begins to be played, or (null) nothing is played any more. */
  play(playing: Playing | null): void;
  /** This is what stands now. */
  show(view: View): void;
}

/** With so many batches waiting, events are played ever faster. */
const BEHIND = 3;
/** A batch of many events takes about this time, in milliseconds. */
const LONGEST = 6000;

export class EventPlayer<View> {
  /** How fast everything is played; 2 is twice as fast as usual. */
  speed = 1;
  readonly #queue: Batch<View>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #at = 0;
  #playing = false;
  #paused = false;

  constructor(readonly stage: Stage<View>) {}

  /** Whether something is being played. */
  get busy(): boolean {
    return this.#playing;
  }

  /** Play this next. */
  add(batch: Batch<View>): void {
    this.#queue.push(batch);
    if (!this.#playing) this.#next();
  }

  /** Drop what is still to be played and start from here. */
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

  /** Hold the event that is played now, or go on from it. */
  pause(paused: boolean): void {
    this.#paused = paused;
    clearTimeout(this.#timer);
    if (!paused && this.#playing) this.#wait();
  }

  #next(): void {
    if (!this.#queue.length) return;
    this.#playing = true;
    this.#at = 0;
    this.#play();
  }

  #play(): void {
    const batch = this.#queue[0]!;
    const event = batch.events[this.#at];
    if (!event) {
      this.#queue.shift();
      this.#end(batch.after);
      this.#next();
      return;
    }
    this.#number += 1;
    const { before, after } = batch;
    this.stage.play({ event, number: this.#number, before, after, line: batch.first + this.#at, pace: this.#pace(batch) });
    this.#wait();
  }

  #wait(): void {
    const batch = this.#queue[0];
    const event = batch?.events[this.#at];
    if (!batch || !event || this.#paused) return;
    this.#timer = setTimeout(() => {
      this.#at += 1;
      this.#play();
    }, this.stage.duration(event) / this.#pace(batch));
  }

  #pace({ events }: Batch<View>): number {
    const whole = events.reduce((sum, one) => sum + this.stage.duration(one), 0);
    return this.speed * Math.max(1, this.#queue.length / BEHIND, whole / LONGEST);
  }

  #end(view: View): void {
    this.#playing = this.#queue.length > 0;
    this.stage.show(view);
    if (!this.#playing) this.stage.play(null);
  }
}
