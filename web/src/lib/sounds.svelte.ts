/** Sounds, off until asked for: a few notes made by the browser itself, so there is nothing to load. */

import { store, stored } from "./stored";

/** A note: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Note = readonly [pitch: number, at: number, lasts: number];

const TUNES = {
  /** Something happens on the board: a knock on wood. */
  event: [[196, 0, 0.07]],
  /** It is my turn. */
  turn: [[523.25, 0, 0.16], [659.25, 0.12, 0.3]],
  /** The game is over. */
  end: [[392, 0, 0.18], [523.25, 0.16, 0.18], [659.25, 0.32, 0.18], [783.99, 0.48, 0.6]],
} as const satisfies Record<string, readonly Note[]>;

const LOUD = 0.12;

class Sounds {
  on = $state(stored("sounds") === "on");
  #context: AudioContext | null = null;

  choose(on: boolean): void {
    this.on = on;
    store("sounds", on ? "on" : null);
    this.play("turn");
  }

  /** Play a tune, where sounds are wanted and the browser allows them: nobody is startled by a page just opened. */
  play(tune: keyof typeof TUNES): void {
    if (!this.on || document.hidden || !navigator.userActivation?.hasBeenActive) return;
    const context = (this.#context ??= new AudioContext());
    for (const note of TUNES[tune]) this.#note(context, note);
  }

  #note(context: AudioContext, [pitch, at, lasts]: Note): void {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}

export const sounds = new Sounds();
