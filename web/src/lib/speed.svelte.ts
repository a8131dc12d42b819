/** How fast events are played at this browser's tables. */

import { store, stored } from "./stored";

export const SPEEDS = { slow: 0.55, normal: 1, fast: 2.5 } as const;
export type Speed = keyof typeof SPEEDS;

class SpeedChoice {
  now = $state<Speed>(stored("speed") === "slow" ? "slow" : stored("speed") === "fast" ? "fast" : "normal");

  get factor(): number {
    return SPEEDS[this.now];
  }

  choose(speed: Speed): void {
    this.now = speed;
    store("speed", speed === "normal" ? null : speed);
  }
}

export const speed = new SpeedChoice();

/** The time that a sentence takes to be read, in milliseconds. */
export function readingTime(text: string): number {
  return Math.min(1600, 450 + 13 * text.length);
}
