/** The five colours of knights, crowns and treasures; each has a charge too, so that no colour speaks alone. */

import eagle from "icon:eagle-emblem";
import lion from "icon:lion";
import stag from "icon:deer-head";
import sun from "icon:sun";
import unicorn from "icon:unicorn";
import type { Words } from "../../lib/words";
import type { Colour } from "./display";

export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow", "white"];
export const ROMAN = ["I", "II", "III", "IV", "V"] as const;

export interface Tint {
  readonly body: string;
  readonly light: string;
  readonly rim: string;
  /** What is drawn or written upon the body. */
  readonly mark: string;
  /** The inside of an SVG of 512 by 512. */
  readonly charge: string;
}

export const TINTS: Readonly<Record<Colour, Tint>> = {
  red: { body: "#b3261e", light: "#d9534a", rim: "#5c0f0a", mark: "#fff", charge: lion },
  blue: { body: "#2458ad", light: "#4d83d8", rim: "#0f2a57", mark: "#fff", charge: eagle },
  green: { body: "#2c7335", light: "#4f9a58", rim: "#123a17", mark: "#fff", charge: stag },
  yellow: { body: "#f2c522", light: "#fbe07a", rim: "#6f5600", mark: "#2a1f00", charge: sun },
  white: { body: "#faf6ea", light: "#ffffff", rim: "#6b6353", mark: "#2a2418", charge: unicorn },
};

/** The frame of an open path card. */
export const FRAMES: Readonly<Record<string, string>> = {
  "card:trap": "#3a2514",
  "card:monster": "#5b2a72",
  "card:weapon": "#1f4e9c",
  "card:treasure": "#7d5200",
};

/** The colour in the name of a knight, crown or treasure. */
export function colourOf(name: string): Colour {
  return name.slice(name.indexOf(":") + 1) as Colour;
}

/** The letter on pieces of a colour, as the language spells it. */
export function letterOf(words: Words, colour: Colour): string {
  return words.say(`royaume-board-letter-${colour}`);
}

/** The number in a name such as "cell:12" or "die:4". */
export function numberOf(name: string): number {
  return Number(name.slice(name.indexOf(":") + 1));
}
