/** A plan drawn out until it fills its box: the glade in the middle grows, and all around it moves along. */

import type { Plan } from "./geometry";
import type { Point } from "./line";

/** How much wider or higher than drawn a plan may become. */
const MOST = 0.28;
/** How much of that the dragon's cave grows. */
const CAVE = 0.6;
const CAVE_BOX: Point = [300, 200];

/** A coordinate, moved by its share of what is added between two lines. */
const drawnOut = (at: number, from: number, to: number, added: number): number =>
  at + added * Math.min(1, Math.max(0, (at - from) / (to - from)));

export function filling(plan: Plan, [boxWidth, boxHeight]: readonly [number, number]): Plan {
  const { width, height, gives: [left, right, top, bottom], glade, terrace, banner, lair } = plan;
  const scale = Math.min(boxWidth / width, boxHeight / height);
  const wider = Math.round(Math.min(boxWidth / scale - width, width * MOST));
  const higher = Math.round(Math.min(boxHeight / scale - height, height * MOST));
  const x = (at: number): number => drawnOut(at, left, right, wider);
  const y = (at: number): number => drawnOut(at, top, bottom, higher);
  const move = ([px, py]: Point): Point => [x(px), y(py)];
  const grown = lair.scale * (1 + CAVE * Math.max(wider / width, higher / height));
  const foot = move([lair.at[0] + (CAVE_BOX[0] / 2) * lair.scale, lair.at[1] + CAVE_BOX[1] * lair.scale]);
  return {
    ...plan,
    width: width + wider,
    height: height + higher,
    corners: plan.corners.map(move),
    into: move(plan.into),
    lair: { at: [foot[0] - (CAVE_BOX[0] / 2) * grown, foot[1] - CAVE_BOX[1] * grown], scale: grown },
    hoard: { ...plan.hoard, at: move(plan.hoard.at) },
    ribbon: move(plan.ribbon),
    glade: [x(glade[0]), y(glade[1]), glade[2] + wider / 2, glade[3] + higher / 2],
    terrace: [x(terrace[0]), y(terrace[1]), x(terrace[0] + terrace[2]) - x(terrace[0]), y(terrace[1] + terrace[3]) - y(terrace[1])],
    castle: { ...plan.castle, at: move(plan.castle.at) },
    yard: plan.yard.map(move),
    circles: plan.circles.map(move),
    wishes: plan.wishes.map(move),
    banner: [x(banner[0]), y(banner[1]), banner[2]],
    dice: [move(plan.dice[0]), move(plan.dice[1])],
    cup: move(plan.cup),
    shields: plan.shields.map(move),
    talon: move(plan.talon),
    discards: move(plan.discards),
    stage: move(plan.stage),
  };
}
