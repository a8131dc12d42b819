/** Where everything lies on the board, for a tall, a wide and a low box. No rules here. */

import { filling } from "./filling";
import { drawn, rounded, stops, type Point } from "./line";

export interface Layout {
  readonly key: "tall" | "wide" | "low";
  readonly width: number;
  readonly height: number;
  /** The middle of each place of the path: castle gate, clearings 1 to N, threshold of the lair. */
  readonly places: readonly Point[];
  /** The road, as an SVG path, and the breadth of its ground. */
  readonly road: string;
  readonly breadth: number;
  /** Half width and half height of a clearing. */
  readonly clearing: readonly [rx: number, ry: number];
  /** Scales of what stands or lies there. */
  readonly card: number;
  readonly knight: number;
  readonly ghost: number;
  /** The cave with its dragon (300 by 200), the row of guarded crowns, the ribbon with the name. */
  readonly lair: { readonly at: Point; readonly scale: number };
  readonly hoard: { readonly at: Point; readonly gap: number; readonly scale: number };
  readonly ribbon: Point;
  /** The glade in the middle, where it is dark and nothing grows. */
  readonly glade: readonly [x: number, y: number, rx: number, ry: number];
  /** The terrace of the castle with its circles and the wishes beside them. */
  readonly terrace: readonly [x: number, y: number, width: number, height: number];
  readonly castle: { readonly at: Point; readonly scale: number };
  /** Where the feet of the five knights stand in the castle. */
  readonly yard: readonly Point[];
  readonly circles: readonly Point[];
  readonly circle: number;
  readonly wishes: readonly Point[];
  readonly wish: readonly [width: number, height: number];
  readonly banner: readonly [x: number, y: number, width: number];
  /** Where dice, the cup, rivals to challenge and the two piles lie. */
  readonly dice: readonly [Point, Point];
  readonly cup: Point;
  readonly shields: readonly Point[];
  readonly die: number;
  readonly talon: Point;
  readonly discards: Point;
  /** The middle of scenes that take the stage for a moment, and their scale. */
  readonly stage: Point;
  readonly stageScale: number;
  /** Where the seats lie from the board: things won fly off that way. */
  readonly seats: "above" | "left";
}

export interface Plan extends Omit<Layout, "places" | "road"> {
  /** Where a plan gives to fill its box: between these lines things move apart, beyond them they move along. */
  readonly gives: readonly [left: number, right: number, top: number, bottom: number];
  /** The corners of the road from the gate to the threshold, and on into the cave. */
  readonly corners: readonly Point[];
  readonly radius: number;
  readonly into: Point;
  /** From the gate to the first clearing, from the last one to the threshold. */
  readonly ends: readonly [first: number, last: number];
}

const five = (x: number, y: number, dx: number, dy: number): Point[] =>
  [0, 1, 2, 3, 4].map((at): Point => [x + dx * at, y + dy * at]);

const TALL: Plan = {
  key: "tall",
  width: 390,
  height: 548,
  corners: [[46, 460], [32, 424], [32, 60], [358, 60], [358, 430], [104, 430], [104, 134], [287, 134], [287, 354], [215, 354]],
  radius: 36,
  into: [197, 280],
  gives: [120, 272, 150, 340],
  ends: [48, 36],
  breadth: 25,
  clearing: [24, 21],
  card: 0.92,
  knight: 0.96,
  ghost: 0.78,
  lair: { at: [127, 162], scale: 0.46 },
  hoard: { at: [196, 258], gap: 25, scale: 0.95 },
  ribbon: [196, 279],
  glade: [196, 246, 80, 112],
  terrace: [0, 466, 390, 82],
  castle: { at: [8, 432], scale: 0.78 },
  yard: [[24, 476], [68, 476], [24, 520], [68, 520], [112, 520]],
  circles: five(160, 493, 47, 0),
  circle: 19,
  wishes: five(160, 531, 47, 0),
  wish: [44, 25],
  banner: [6, 520, 128],
  dice: [[172, 312], [220, 312]],
  cup: [196, 312],
  shields: [[150, 308], [242, 308], [152, 352], [172, 391]],
  die: 1.55,
  talon: [216, 393],
  discards: [247, 393],
  stage: [195, 236],
  stageScale: 1,
  seats: "above",
};

const WIDE: Plan = {
  key: "wide",
  width: 744,
  height: 600,
  corners: [[78, 480], [52, 436], [52, 92], [692, 92], [692, 452], [158, 452], [158, 176], [592, 176], [592, 362], [530, 362]],
  radius: 52,
  into: [452, 330],
  gives: [180, 570, 190, 430],
  ends: [66, 44],
  breadth: 34,
  clearing: [33, 28],
  card: 1.28,
  knight: 1.3,
  ghost: 1.1,
  lair: { at: [200, 206], scale: 0.87 },
  hoard: { at: [332, 386], gap: 44, scale: 1.3 },
  ribbon: [332, 410],
  glade: [372, 290, 195, 122],
  terrace: [0, 496, 744, 104],
  castle: { at: [6, 424], scale: 1.14 },
  yard: five(32, 560, 46, 0),
  circles: five(300, 529, 97, 0),
  circle: 27,
  wishes: five(300, 579, 97, 0),
  wish: [88, 32],
  banner: [10, 565, 228],
  dice: [[488, 269], [536, 269]],
  cup: [512, 269],
  shields: [[488, 222], [536, 222], [488, 316], [536, 316]],
  die: 1.65,
  talon: [474, 405],
  discards: [518, 405],
  stage: [372, 280],
  stageScale: 1.35,
  seats: "left",
};

const LOW: Plan = {
  key: "low",
  width: 810,
  height: 300,
  corners: [[150, 262], [178, 236], [178, 44], [776, 44], [776, 256], [266, 256], [266, 150], [338, 150]],
  radius: 36,
  into: [440, 150],
  gives: [300, 740, 60, 240],
  ends: [46, 36],
  breadth: 24,
  clearing: [21, 19],
  card: 0.84,
  knight: 0.86,
  ghost: 0.68,
  lair: { at: [418, 70], scale: 0.67 },
  hoard: { at: [518, 204], gap: 32, scale: 0.98 },
  ribbon: [518, 224],
  glade: [520, 150, 226, 84],
  terrace: [0, 0, 152, 300],
  castle: { at: [22, 214], scale: 0.62 },
  yard: [[26, 254], [76, 254], [126, 254], [50, 297], [100, 297]],
  circles: five(44, 25, 0, 41),
  circle: 18,
  wishes: five(106, 25, 0, 41),
  wish: [72, 30],
  banner: [0, 0, 0],
  dice: [[664, 150], [714, 150]],
  cup: [688, 150],
  shields: [[648, 94], [728, 94], [648, 208], [728, 208]],
  die: 1.6,
  talon: [352, 96],
  discards: [352, 204],
  stage: [520, 150],
  stageScale: 1,
  seats: "left",
};

const PLANS = { tall: [TALL], wide: [WIDE, LOW] } as const;
type Box = readonly [width: number, height: number];
const made = new Map<string, Layout>();

function layOut(plan: Plan, cells: number, box: Box): Layout {
  const { corners, radius, ends, into, gives: _, ...rest } = filling(plan, box);
  const key = `${plan.key} ${cells} ${rest.width} ${rest.height}`;
  const known = made.get(key);
  if (known) return known;
  const line = rounded(corners, radius);
  const road = drawn([...line, into]);
  const places = [corners[0]!, ...stops(line, cells, ...ends), corners.at(-1)!];
  const layout: Layout = { ...rest, places, road };
  made.set(key, layout);
  return layout;
}

/** The drawing of this shape that shows the clearings largest in a box; a later one must be well worth it. */
export function layoutFor(shape: "tall" | "wide", cells: number, box: Box): Layout {
  const size = (plan: Plan): number => Math.min(box[0] / plan.width, box[1] / plan.height) * plan.clearing[0];
  const plans: readonly Plan[] = PLANS[shape];
  const best = plans.reduce((one, other) => (size(other) > size(one) * 1.1 ? other : one));
  return layOut(best, cells, box);
}

/** All drawings of a path, for the tests: as small as they are drawn, and as far as they give. */
export function layouts(cells: number): Layout[] {
  return [TALL, WIDE, LOW].flatMap((plan) => [
    layOut(plan, cells, [plan.width, plan.height]),
    layOut(plan, cells, [plan.width * 2, plan.height]),
    layOut(plan, cells, [plan.width, plan.height * 2]),
  ]);
}

/** Where rivals' shields lie: round the cup, one or three of them in the middle of their row. */
export function shieldsOf({ shields }: Layout, count: number): readonly Point[] {
  const [a, b, c, d] = shields as [Point, Point, Point, Point];
  const rows = c[1] === d[1];
  const middle = ([x]: Point, [other, y]: Point): Point => [(x + other) / 2, y];
  if (rows && count === 1) return [middle(a, b)];
  return rows && count === 3 ? [a, b, middle(c, d)] : shields;
}

/** The number of a place: 0 is the castle, cells + 1 the lair. */
export function placeOf(cell: string, layout: Layout): number {
  if (cell === "cell:castle") return 0;
  return cell === "cell:lair" ? layout.places.length - 1 : Number(cell.slice(5));
}

/** Offsets of knights who share a place, in half widths and half heights of a clearing; those behind come first. */
const SHARED: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [[-0.62, 0], [0.62, 0]],
  [[-0.85, -0.5], [0.85, -0.5], [0, 0.45]],
  [[-0.95, -0.6], [0.45, -0.6], [-0.45, 0.5], [0.95, 0.5]],
  [[-1.1, -0.6], [0, -0.75], [1.1, -0.6], [-0.55, 0.5], [0.55, 0.5]],
];

/** Where a knight's feet stand, the so-manieth of so many on this place. */
export function feet(place: number, at: number, of: number, layout: Layout): Point {
  const [x, y] = layout.places[place]!;
  const [rx, ry] = layout.clearing;
  const [dx, dy] = SHARED[of]?.[at] ?? [0, 0];
  const aside = of > 1 ? rx * 2 : 0; // a crowd keeps off the edge
  const middle = Math.min(layout.width - aside, Math.max(aside, x));
  return [middle + dx * rx, y + (0.75 + dy) * ry];
}

/** Off the board, towards a seat. */
export function seatEdge(seat: number, seats: number, layout: Layout): Point {
  const part = (seat + 0.5) / seats;
  return layout.seats === "above" ? [layout.width * part, -20] : [-20, layout.height * part * 0.8];
}
