/** Where everything stands: three drawings of the same road, from the castle over the plain into the cave. */

import type { Display } from "./display";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** What the frame asks for, and what is drawn: a wide box that is very flat gets a drawing of its own. */
export type Shape = "tall" | "wide";

export interface Layout {
  readonly name: "tall" | "wide" | "low";
  readonly width: number;
  readonly height: number;
  /** The width of a knight; most other sizes follow from it. */
  readonly knight: number;
  /** The size of the smallest words. */
  readonly words: number;
  readonly card: { readonly width: number; readonly height: number };
  readonly cell: { readonly width: number; readonly height: number };
  /** Where knights stand in the castle. */
  readonly towers: Readonly<Record<string, Point>>;
  readonly tower: { readonly width: number; readonly height: number };
  /** The middles of the cells of the plain, from the castle on. */
  readonly plains: readonly Point[];
  /** The middles of the mountain's ledges, lowest first. */
  readonly ledges: readonly Point[];
  /** The piles' distance from the middle of a ledge: gold to the left, gems to the right. */
  readonly pile: Point;
  /** How far below the middle of a ledge knights stand, and its number. */
  readonly feet: number;
  readonly plate: number;
  /** How far above the middle of a ledge the dragon's claws are, and how wide it is. */
  readonly claws: number;
  readonly dragon: number;
  /** For each row of three ledges: is the castle to the right (1) or to the left (-1)? */
  readonly castleward: readonly (1 | -1)[];
  readonly chamber: readonly Point[];
  readonly cave: Rect;
  readonly nest: Point & { readonly scale: number };
  /** The sign that ends a turn after one knight. */
  readonly stop: Rect;
  readonly die: Rect;
  /** Where a scene is played that needs room: prey, ransom. */
  readonly panel: Rect;
  /** Where the seats sit, seen from the board: cards fly there. */
  readonly seats: "top" | "left";
}

const at = (x: number, y: number): Point => ({ x, y });

export const TALL: Layout = {
  name: "tall",
  width: 390,
  height: 546,
  knight: 27,
  words: 12,
  card: { width: 30, height: 40 },
  cell: { width: 126, height: 92 },
  towers: {
    "tower:1": at(39, 513),
    "tower:2": at(116, 513),
    "tower:keep": at(195, 508),
    "tower:3": at(274, 513),
    "tower:4": at(351, 513),
  },
  tower: { width: 72, height: 96 },
  plains: [at(44, 426), at(104, 414), at(165, 423), at(226, 410), at(288, 419), at(350, 410)],
  ledges: [
    at(322, 336), at(195, 327), at(68, 318),
    at(68, 238), at(195, 230), at(322, 222),
    at(322, 140), at(195, 133), at(68, 126),
  ],
  pile: at(45, 5.5),
  feet: 26.7,
  plate: 35.9,
  claws: 6,
  dragon: 82,
  castleward: [1, -1, 1],
  chamber: [at(84, 66), at(126, 66), at(168, 66), at(210, 66)],
  cave: { x: 41, y: 7, width: 212, height: 68 },
  nest: { x: 340, y: 79, scale: 0.95 },
  stop: { x: 262, y: 0, width: 122, height: 44 },
  die: { x: 264, y: 58, width: 26, height: 26 },
  panel: { x: 6, y: 388, width: 378, height: 152 },
  seats: "top",
};

export const WIDE: Layout = {
  name: "wide",
  width: 734,
  height: 706,
  knight: 40,
  words: 15,
  card: { width: 49, height: 65 },
  cell: { width: 234, height: 126 },
  towers: {
    "tower:1": at(47, 656),
    "tower:2": at(138, 664),
    "tower:keep": at(209, 586),
    "tower:3": at(280, 664),
    "tower:4": at(371, 656),
  },
  tower: { width: 90, height: 108 },
  plains: [at(448, 652), at(530, 666), at(612, 660), at(690, 640), at(588, 588), at(682, 562)],
  ledges: [
    at(612, 456), at(367, 444), at(122, 432),
    at(122, 326), at(367, 314), at(612, 302),
    at(612, 196), at(367, 186), at(122, 176),
  ],
  pile: at(86, 7.6),
  feet: 36.5,
  plate: 49.1,
  claws: 10,
  dragon: 140,
  castleward: [1, -1, 1],
  chamber: [at(190, 93), at(254, 93), at(318, 93), at(382, 93)],
  cave: { x: 132, y: 9, width: 308, height: 93 },
  nest: { x: 640, y: 104, scale: 1.4 },
  stop: { x: 4, y: 0, width: 122, height: 56 },
  die: { x: 488, y: 70, width: 40, height: 40 },
  panel: { x: 10, y: 548, width: 536, height: 150 },
  seats: "left",
};

export const LOW: Layout = {
  name: "low",
  width: 844,
  height: 304,
  knight: 27,
  words: 11,
  card: { width: 30, height: 40 },
  cell: { width: 138, height: 94 },
  towers: {
    "tower:1": at(26, 100),
    "tower:2": at(72, 106),
    "tower:keep": at(119, 98),
    "tower:3": at(166, 106),
    "tower:4": at(212, 100),
  },
  tower: { width: 45, height: 88 },
  plains: [at(198, 172), at(120, 164), at(42, 176), at(42, 250), at(118, 256), at(194, 248)],
  ledges: [
    at(312, 258), at(453, 254), at(594, 250),
    at(594, 162), at(453, 158), at(312, 154),
    at(312, 66), at(453, 62), at(594, 58),
  ],
  pile: at(48, 5.5),
  feet: 26.7,
  plate: 35.9,
  claws: 6,
  dragon: 82,
  castleward: [-1, 1, -1],
  chamber: [at(700, 98), at(738, 98), at(776, 98), at(814, 98)],
  cave: { x: 672, y: 26, width: 170, height: 82 },
  nest: { x: 774, y: 190, scale: 1.1 },
  stop: { x: 690, y: 240, width: 140, height: 50 },
  die: { x: 692, y: 160, width: 30, height: 30 },
  panel: { x: 4, y: 132, width: 234, height: 168 },
  seats: "left",
};

/** The flat drawing must make the knights larger by so much to be worth its change. */
const WORTH = 1.1;

/** The drawing for a box: the one whose knights come out largest; what is tall gives the fingers more room. */
export function layoutFor(shape: Shape, width: number, height: number): Layout {
  if (shape === "tall") return TALL;
  const scale = (one: Layout): number => Math.min(width / one.width, height / one.height) * one.knight;
  if (width <= 0 || height <= 0) return WIDE;
  if (scale(LOW) > WORTH * scale(WIDE)) return LOW;
  return scale(TALL) >= scale(WIDE) ? TALL : WIDE;
}

const number = (place: string): number => Number(place.slice(place.indexOf(":") + 1)) - 1;
const PLAIN = 6;
/** The road after the castle: six cells of the plain, nine ledges. */
export const ROAD: readonly string[] = [
  ...Array.from({ length: PLAIN }, (_, cell) => `plain:${cell + 1}`),
  ...Array.from({ length: 9 }, (_, ledge) => `mountain:${ledge + 1}`),
];
export const TOWERS: readonly string[] = ["tower:1", "tower:2", "tower:keep", "tower:3", "tower:4"];
export const PLACES: readonly string[] = [...TOWERS, ...ROAD];

/** The road as it is played: that of a variant may be shorter, and leaves out the last cells of plain and mountain. */
function road(view: Display): readonly string[] {
  return ROAD.filter((place) => number(place) < (ledgeOf(place) >= 0 ? view.ledges.length : view.plain_cells));
}

/** Where knights can stand as it is played. */
export function places(view: Display): readonly string[] {
  return [...TOWERS, ...road(view)];
}

/** Where a ledge lies in `ledges`, or -1. */
export const ledgeOf = (place: string): number => (place.startsWith("mountain:") ? number(place) : -1);

/** Where knights stand at a place: the middle of their feet. */
export function feet(layout: Layout, place: string): Point {
  const ledge = ledgeOf(place);
  if (ledge >= 0) return at(layout.ledges[ledge]!.x, layout.ledges[ledge]!.y + layout.feet);
  if (place.startsWith("plain:")) return at(layout.plains[number(place)]!.x, layout.plains[number(place)]!.y + 4);
  return layout.towers[place] ?? at(layout.nest.x, layout.nest.y);
}

/** What a finger may touch to mean a place. */
export function target(layout: Layout, place: string): Rect {
  const ledge = ledgeOf(place);
  const { x, y } = ledge >= 0 ? layout.ledges[ledge]! : feet(layout, place);
  if (ledge >= 0) {
    const { width } = layout.cell;
    const height = layout.ledges[2]!.y - layout.ledges[3]!.y;
    return { x: x - width / 2, y: y + layout.plate * 1.2 - height, width, height };
  }
  if (place.startsWith("plain:")) {
    const size = layout.knight * 2.1;
    return { x: x - size / 2, y: y - layout.knight * 1.45, width: size, height: size };
  }
  const { width, height } = layout.tower;
  return { x: x - width / 2, y: y - height * 0.66, width, height };
}

/** The middle of a pile's open card. */
export function pileAt(layout: Layout, ledge: number, kind: "gold" | "gem"): Point {
  const { x, y } = layout.ledges[ledge]!;
  return at(x + (kind === "gold" ? -layout.pile.x : layout.pile.x), y + layout.pile.y);
}

/** What a finger may touch to mean a pile. */
export function pileTarget(layout: Layout, ledge: number, kind: "gold" | "gem"): Rect {
  const cell = target(layout, `mountain:${ledge + 1}`);
  const width = Math.max(44, layout.card.width + 6);
  const height = Math.max(48, layout.card.height + 6);
  const y = pileAt(layout, ledge, kind).y - height / 2;
  return { x: kind === "gold" ? cell.x : cell.x + cell.width - width, y, width, height };
}

/** Where the dragon hovers over a ledge: the middle of its claws. */
export function perch(layout: Layout, place: string): Point {
  const { x, y } = layout.ledges[ledgeOf(place)]!;
  return at(x, y + layout.claws);
}

/** On which side of the page a way lies at a ledge: 1 is right. */
export function side(layout: Layout, place: string, way: "castle" | "lair"): 1 | -1 {
  const castle = layout.castleward[Math.floor(ledgeOf(place) / 3)]!;
  return way === "castle" ? castle : castle === 1 ? -1 : 1;
}

/** The ladder from a row's last ledge up to the next row: beside the middle, on the outer side. */
export function ladder(layout: Layout, ledge: number): Point {
  const outer = layout.castleward[Math.floor(ledge / 3)] === 1 ? -1 : 1;
  return at(layout.ledges[ledge]!.x + outer * (layout.pile.x - layout.card.width / 2 - 5), layout.ledges[ledge]!.y);
}

/** The places that a march passes, without its start and with its goal. */
export function passed(start: string, goal: string, view?: Display): string[] {
  const way = [...(view ? road(view) : ROAD), "chamber"];
  return way.slice(way.indexOf(start) + 1, way.indexOf(goal) + 1);
}

/** The places of the chamber, one for each treasure that there was; where they are many, they move together. */
export function chamber(layout: Layout, view: Display): readonly Point[] {
  const places = view.chamber.length + view.treasures_left;
  if (places <= layout.chamber.length) return layout.chamber;
  const [from, to] = [layout.chamber[0]!, layout.chamber.at(-1)!];
  return Array.from({ length: places }, (_, each) => at(from.x + ((to.x - from.x) * each) / (places - 1), from.y));
}

/** Where somebody stands who takes the next free place of the chamber. */
export function chamberFeet(layout: Layout, view: Display): Point {
  const places = chamber(layout, view);
  return places[Math.min(view.chamber.length, places.length - 1)]!;
}

/** How several figures share a place: their feet, relative to the middle; the last ones stand in front. */
export function crowd(layout: Layout, place: string, count: number): Point[] {
  const wide = layout.knight;
  const room = ledgeOf(place) >= 0 ? 2 * layout.pile.x - layout.card.width : place.startsWith("plain:") ? wide * 2.2 : layout.tower.width;
  const row = (n: number, y: number): Point[] => {
    const gap = n > 1 ? Math.min(wide * 0.86, (room - wide) / (n - 1)) : 0;
    return Array.from({ length: n }, (_, each) => at((each - (n - 1) / 2) * gap, y));
  };
  if (count < 4) return row(count, 0);
  const behind = Math.floor(count / 2);
  return [...row(behind, -wide * 0.62), ...row(count - behind, wide * 0.08)];
}
