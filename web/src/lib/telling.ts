/** Events told one after the other: a queue that can be skipped and always ends on the last view. */

import type { Event } from "./protocol";

/** Something to tell: what happened, and what stands after it. */
export interface Tale<View> {
  events: readonly Event[];
  after: View;
}

/** The event now told, for a board to animate. */
export interface Telling {
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
  tell(telling: Telling | null): void;
  /** This is what stands now. */
  show(view: View): void;
}

/** With so many tales behind, events are told ever faster. */
const BEHIND = 3;
/** A tale of many events is told in about this time, in milliseconds. */
const LONGEST = 2400;

export class Teller<View> {
  readonly #queue: Tale<View>[] = [];
  #shown: View | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #telling = false;

  constructor(readonly stage: Stage<View>) {}

  /** Whether something is being told. */
  get busy(): boolean {
    return this.#telling;
  }

  /** Tell this next. */
  add(tale: Tale<View>): void {
    this.#queue.push(tale);
    if (!this.#telling) this.#next();
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
    const tale = this.#queue[0];
    if (!tale) return;
    this.#telling = true;
    this.#tell(tale, 0);
  }

  #tell(tale: Tale<View>, at: number): void {
    const event = tale.events[at];
    if (!event) {
      this.#queue.shift();
      this.#end(tale.after);
      this.#next();
      return;
    }
    this.#number += 1;
    this.stage.tell({ event, number: this.#number, before: this.#shown ?? tale.after, after: tale.after });
    const whole = tale.events.reduce((sum, one) => sum + this.stage.duration(one), 0);
    const pace = Math.max(1, this.#queue.length / BEHIND, whole / LONGEST);
    this.#timer = setTimeout(() => this.#tell(tale, at + 1), this.stage.duration(event) / pace);
  }

  #end(view: View): void {
    this.#telling = this.#queue.length > 0;
    this.#shown = view;
    this.stage.show(view);
    if (!this.#telling) this.stage.tell(null);
  }
}
