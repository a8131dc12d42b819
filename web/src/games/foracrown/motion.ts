/** How long an event is shown, and how pieces move while it is: transforms and opacity alone. */

import type { Attachment } from "svelte/attachments";
import type { FactsByName } from "../../lib/events";
import type { EventFacts, EventMessage, GameEvent } from "./display";
import type { Point } from "./geometry";

/** How long each event is shown, in milliseconds. */
const DURATIONS: Readonly<Record<string, number>> = {
  "foracrown-hung": 380,
  "foracrown-opened": 420,
  "foracrown-round-began": 850,
  "foracrown-recruited": 700,
  "foracrown-recruited-blind": 700,
  "foracrown-looked-at": 800,
  "foracrown-revealed": 800,
  "foracrown-ignored": 800,
  "foracrown-event-up": 800,
  "foracrown-happened": 900,
  "foracrown-rolled": 950,
  "foracrown-gained-ruby": 600,
  "foracrown-gained-coin": 600,
  "foracrown-got-raccoon": 750,
  "foracrown-robbed": 700,
  "foracrown-lost": 700,
  "foracrown-shifted": 650,
  "foracrown-raccoons-left": 700,
  "foracrown-bribed": 700,
  "foracrown-hired": 600,
  "foracrown-sold": 950,
  "foracrown-ruined": 950,
  // Nothing moves: the sentence says it.
  "foracrown-looked": 500,
  "foracrown-chose": 500,
  "foracrown-no-burglary": 500,
  "foracrown-no-scandal": 500,
  "foracrown-declined": 500,
} satisfies Record<EventMessage, number>;
const PREFIX = "foracrown-";

export function duration(event: GameEvent): number {
  return DURATIONS[event.message] ?? 0;
}

type Facts = FactsByName<EventFacts, "foracrown">;

/** The event now shown, as the parts of the board move by it; `is` is its message without the game's name. */
export type Beat<Is extends keyof Facts = keyof Facts> = { [Name in Is]: { is: Name; facts: Facts[Name]; ms: number } }[Is];

export function beatOf(event: GameEvent): Beat {
  return { is: event.message.slice(PREFIX.length), facts: event.facts, ms: duration(event) } as Beat;
}

/** Let an element move while a beat lasts; nothing moves without frames. */
export function moving(beat: Beat | null, frames: Keyframe[] | null | false, easing = "ease-in-out"): Attachment<Element> {
  return (element) => {
    if (!beat || !frames) return;
    const animation = element.animate(frames, { duration: beat.ms * 0.92, easing, fill: "both" });
    return () => animation.cancel();
  };
}

const shift = ({ x, y }: Point, rest = ""): string => `translate(${x}px, ${y}px) ${rest}`;
const HOME = { x: 0, y: 0 };

/** From somewhere to where the element stands, in an arc. */
export function jump(from: Point, lift: number): Keyframe[] {
  return [
    { transform: shift(from), easing: "ease-out" },
    { transform: shift({ x: from.x / 2, y: from.y / 2 - lift }, "scale(1.12)"), offset: 0.5, easing: "ease-in" },
    { transform: shift(HOME), offset: 0.9 },
    { transform: shift(HOME) },
  ];
}

/** A card comes from somewhere and is turned on its way: give it to the card, and `face` and `back` to its sides. */
export function turn(from: Point, scale: number): Keyframe[] {
  const half = { x: from.x / 2, y: from.y / 2 - 14 };
  return [
    { transform: shift(from, `scale(${scale})`) },
    { transform: shift(half, "scale(0.04, 1.06)"), offset: 0.45 },
    { transform: shift(HOME, "scale(1.04)"), offset: 0.85 },
    { transform: shift(HOME) },
  ];
}

export const FACE: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.449 }, { opacity: 1, offset: 0.45 }, { opacity: 1 }];
export const BACK: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.449 }, { opacity: 0, offset: 0.45 }, { opacity: 0 }];

/** Something walks in with little hops. */
export function walk(from: Point): Keyframe[] {
  const hops = 6;
  return Array.from({ length: hops + 1 }, (_, at) => {
    const left = 1 - at / hops;
    return { transform: shift({ x: from.x * left, y: from.y * left - (at % 2) * 5 }, at % 2 ? "rotate(-4deg)" : "rotate(4deg)") };
  }).concat([{ transform: shift(HOME, "rotate(0deg)") }]);
}

/** The die tumbles over the stage. */
export function tumble(from: Point): Keyframe[] {
  return [
    { transform: shift(from, "rotate(-540deg) scale(0.6)"), easing: "cubic-bezier(.2,.6,.4,1)" },
    { transform: shift({ x: from.x * 0.35, y: -24 }, "rotate(-200deg)"), offset: 0.45 },
    { transform: shift({ x: from.x * 0.12, y: 0 }, "rotate(-40deg)"), offset: 0.65 },
    { transform: shift({ x: 0, y: -6 }, "rotate(0deg)"), offset: 0.8 },
    { transform: shift(HOME) },
  ];
}

/** A token flies from one place to another and vanishes there. */
export function fly(from: Point, to: Point, lift: number, wait: number): Keyframe[] {
  const begin = Math.min(wait, 0.5);
  const mid = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - lift };
  return [
    { transform: shift(from, "scale(0.3)"), opacity: 0 },
    { transform: shift(from, "scale(1.15)"), opacity: 1, offset: begin + 0.1 },
    { transform: shift(mid, "scale(1.1)"), opacity: 1, offset: begin / 2 + 0.5 },
    { transform: shift(to, "scale(1)"), opacity: 1, offset: 0.93 },
    { transform: shift(to, "scale(0.5)"), opacity: 0 },
  ];
}
