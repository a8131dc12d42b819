/** Everything that moves on a board keeps the pace of the event that is played, and stands still while it is paused. */

import { tick } from "svelte";
import type { Playing } from "./event_player";

/** Of these animations each runs at this pace, or halts; what has ended stays ended. */
export function setTempo(animations: readonly Animation[], pace: number, paused: boolean): void {
  for (const one of animations) {
    one.playbackRate = pace;
    if (paused && one.playState === "running") one.pause();
    else if (!paused && one.playState === "paused") one.play();
  }
}

/** For the box around a board: what an event sets going is known once the board has drawn it. */
export function tempo(playing: Playing | null, paused = false): (box: Element) => void {
  return (box) => void tick().then(() => setTempo(box.getAnimations({ subtree: true }), playing?.pace ?? 1, paused));
}
