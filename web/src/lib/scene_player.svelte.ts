/** Scenes played one after the other while somebody can see them; after the last one it is quiet. */

import { Playback } from "./playback.svelte";
import type { Event } from "./protocol";
import { batchesOf, type Scene } from "./scenes";

/** How long an event is shown at least, and a scene when all of it has been played, in milliseconds. */
const SHORTEST = 700;
const REST = 2600;

export class ScenePlayer {
  /** The number of the scene that is shown. */
  at = $state(0);
  /** Whether scenes are to be played; otherwise the end of each is shown. */
  playing = $state(true);
  readonly playback: Playback;
  #seen = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly scenes: readonly Scene[],
    duration: (event: Event) => number,
    /** Whether anything may move at all. */
    readonly moves: boolean,
  ) {
    this.playing = moves;
    this.playback = new Playback((event) => Math.max(SHORTEST, duration(event)), () => 0, () => (this.#rest = setTimeout(() => this.#follow(), REST)));
    this.show(0);
  }

  /** This scene from its beginning; where nothing moves, its end. */
  show(wanted: number): void {
    this.at = wanted;
    this.playing = this.moves;
    const batches = batchesOf(this.scenes[wanted]!);
    this.playback.restart(this.playing ? batches[0]?.before : batches.at(-1)?.after);
    clearTimeout(this.#rest);
    if (this.playing) for (const batch of batches) this.playback.add(batch);
    this.playback.pause(!this.#seen);
  }

  /** Stop, or go on: with the scene that was stopped, or from the first. */
  toggle(): void {
    if (this.playing || this.playback.busy) {
      this.playing = !this.playing;
      this.playback.pause(!this.playing);
    } else this.show(0);
  }

  /** Whether somebody can see it now. */
  see(seen: boolean): void {
    this.#seen = seen;
    this.playback.pause(!seen || !this.playing);
    if (!this.playback.busy) this.#follow();
  }

  close(): void {
    this.playback.restart();
    clearTimeout(this.#rest);
  }

  #follow(): void {
    if (!this.#seen || !this.playing) return;
    if (this.at + 1 < this.scenes.length) this.show(this.at + 1);
    else this.playing = false;
  }
}
