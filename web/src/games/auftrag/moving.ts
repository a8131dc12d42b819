/** Movement as attachments: transforms and opacity alone, so that it stays smooth. */

import type { Attachment } from "svelte/attachments";
import type { Point } from "./geometry";
import type { Flight } from "./motion";

const shift = (from: Point, to: Point, unit = 1): string =>
  `translate(${(from.x - to.x) * unit}px, ${(from.y - to.y) * unit}px)`;

function played(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): () => void {
  const run = node.animate(frames, { fill: "backwards", ...options });
  return () => run.cancel();
}

/** A node goes along a way that ends where it stands; without a way it stays. */
export function along(way: readonly Point[] | null, time: number, delay = 0, hop = 0): Attachment<SVGElement> {
  return (node) => {
    const end = way?.at(-1);
    if (!way || !end) return;
    const frames = way.flatMap((point, at) => {
      const next = way[at + 1];
      const stop = { transform: shift(point, end) };
      if (!next || hop === 0) return [stop];
      const half = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 - hop };
      return [stop, { transform: `${shift(half, end)} rotate(${at % 2 ? 7 : -7}deg)` }];
    });
    return played(node, frames, { duration: time, delay, easing: hop ? "linear" : "ease-in-out" });
  };
}

/** A node flies from one point to where it stands, and is gone; `unit` is the board's unit in pixels. */
export function flying({ from, to, delay, time }: Flight, unit: number): Attachment<HTMLElement> {
  return (node) =>
    played(
      node,
      [
        { transform: `${shift(from, to, unit)} scale(.7) rotate(-10deg)`, opacity: 0 },
        { transform: `${shift(from, to, unit)} scale(1.15) rotate(-6deg)`, opacity: 1, offset: 0.18 },
        { transform: "translate(0, 0) scale(1) rotate(0)", opacity: 1, offset: 0.85 },
        { transform: "translate(0, 0) scale(.8)", opacity: 0 },
      ],
      { duration: time, delay, easing: "cubic-bezier(.4, 0, .3, 1)", fill: "both" },
    );
}

/** A card turns over about its own upright axis. */
export function turning(on: boolean, delay = 0): Attachment<SVGElement> {
  return (node) => {
    if (!on) return;
    return played(node, [{ transform: "scaleX(0)" }, { transform: "scaleX(1.08)", offset: 0.7 }, { transform: "scaleX(1)" }], {
      duration: 300,
      delay,
      easing: "ease-out",
    });
  };
}
