/** The trees: scattered the same way each time, clear of the road, the glade and the terrace. */

import type { Layout } from "./geometry";
import { apart, type Point } from "./line";

export interface Tree {
  readonly kind: "pine" | "oak";
  readonly at: Point;
  readonly scale: number;
}

/** A sequence of numbers between 0 and 1 that looks like chance. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function clear([x, y]: Point, layout: Layout): boolean {
  const [gx, gy, grx, gry] = layout.glade;
  const [tx, ty, tw, th] = layout.terrace;
  const [rx, ry] = layout.clearing;
  if (((x - gx) / grx) ** 2 + ((y - gy) / gry) ** 2 < 1) return false;
  if (x > tx - 6 && x < tx + tw + 6 && y > ty - 3 && y < ty + th) return false;
  // Feet a little below a clearing hide nothing of it; a crown of leaves may not.
  return layout.places.every((place) => apart(place, [x, y - 6]) > (rx + ry) * 0.72) && clearOfRoad([x, y], layout);
}

function clearOfRoad(point: Point, { places, breadth }: Layout): boolean {
  return places.slice(1).every((place, at) => {
    const middle: Point = [(place[0] + places[at]![0]) / 2, (place[1] + places[at]![1]) / 2];
    return apart(middle, point) > breadth * 0.9;
  });
}

/** All trees, those behind first. */
export function treesOf(layout: Layout): Tree[] {
  const chance = sequence(36 + layout.width);
  const gap = layout.breadth * 0.92;
  const size = layout.breadth / 25;
  const trees: Tree[] = [];
  for (let y = gap; y < layout.height; y += gap * 0.8) {
    for (let x = gap / 2; x < layout.width; x += gap) {
      const at: Point = [x + (chance() - 0.5) * gap, y + (chance() - 0.5) * gap * 0.7];
      const kind = chance() < 0.7 ? "pine" : "oak";
      const scale = size * (0.75 + chance() * 0.6);
      if (clear(at, layout)) trees.push({ kind, at, scale });
    }
  }
  return trees.sort((one, other) => one.at[1] - other.at[1]);
}
