/**
 * Where everything stands on the wheel, in a square of 400 by 400 with the Round Table in its middle.
 * Slot 0 is on top and is always Camelot's; the others follow clockwise, 45 degrees each.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where the hand lies: below the wheel, beside it, or apart from the board beside the options. */
export type Lie = "tall" | "wide" | "beside";

export const SIZE = 400;
const CENTRE = SIZE / 2;
export const SLOTS = 8;

/** Radii: the table, the places, the band with their names, the track of shields and the rim. */
export const RADII = { table: 82, inner: 84.5, outer: 159, band: 168.5, track: 187.5, rim: 197, knights: 122, ride: 103 };

/** The centre of a slot, and how far from it knights' feet, pins and the badge with the steps stand. */
interface Slot {
  knights: readonly [dx: number, dy: number];
  pins: readonly (readonly [dx: number, dy: number])[];
  badge: readonly [x: number, y: number];
  /** How far down the landscape is moved. */
  scenery: number;
}

const TABLE: readonly Slot[] = [
  { knights: [0, 13], pins: [[-44, -9], [44, -9]], badge: [200, 51], scenery: 7 },
  { knights: [-3, 14], pins: [[14, -23], [24, 4]], badge: [266, 80], scenery: 2 },
  { knights: [0, 17], pins: [[23, -31], [23, -4]], badge: [300, 170], scenery: 0 },
  { knights: [-4, 15], pins: [[31, -14], [24, 13]], badge: [264, 264], scenery: 2 },
  { knights: [0, 17], pins: [[38, -4], [-38, -4]], badge: [200, 296], scenery: 2 },
  { knights: [4, 15], pins: [[-31, -14], [-24, 13]], badge: [136, 264], scenery: 2 },
  { knights: [0, 17], pins: [[-23, -31], [-23, -4]], badge: [100, 170], scenery: 0 },
  { knights: [3, 14], pins: [[-14, -23], [-24, 4]], badge: [134, 80], scenery: 2 },
];

const angle = (slot: number): number => -90 + 45 * slot;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A point at this distance and angle (in degrees, clockwise from the right) from the middle. */
export function polar(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: round(CENTRE + radius * Math.cos(radians)), y: round(CENTRE + radius * Math.sin(radians)) };
}

const spot = ({ x, y }: Point): string => `${x} ${y}`;

/** The outline of a slot; a gap is left between neighbours. */
export function sector(slot: number): string {
  const { inner, outer } = RADII;
  const wide = 22.5 - 0.45;
  const narrow = 22.5 - 0.85;
  const [a, b] = [angle(slot) - wide, angle(slot) + wide];
  const [c, d] = [angle(slot) + narrow, angle(slot) - narrow];
  return (
    `M${spot(polar(inner, d))}L${spot(polar(outer, a))}A${outer} ${outer} 0 0 1 ${spot(polar(outer, b))}` +
    `L${spot(polar(inner, c))}A${inner} ${inner} 0 0 0 ${spot(polar(inner, d))}Z`
  );
}

/** The line that a slot's name is written on; below the middle it runs the other way, so that it can be read. */
export function nameLine(slot: number): string {
  const [from, to] = [angle(slot) - 22, angle(slot) + 22];
  const below = slot >= 3 && slot <= 5;
  const radius = below ? 173 : 164;
  const [start, end] = below ? [to, from] : [from, to];
  return `M${spot(polar(radius, start))}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${spot(polar(radius, end))}`;
}

/** The band behind Camelot's name. */
export function bandOf(slot: number): string {
  const [from, to] = [polar(RADII.band, angle(slot) - 22.5), polar(RADII.band, angle(slot) + 22.5)];
  return `M${spot(from)}A${RADII.band} ${RADII.band} 0 0 1 ${spot(to)}`;
}

export function centre(slot: number): Point {
  return polar(RADII.knights, angle(slot));
}

/** Where the landscape of a slot is drawn. */
export function sceneryAt(slot: number): Box {
  const { x, y } = centre(slot);
  return { x: x - 48, y: y - 45 + TABLE[slot]!.scenery, width: 96, height: 84.5 };
}

/** Where a slot's sky is painted. */
export function skyAt(slot: number): Box {
  const { x, y } = centre(slot);
  return { x: x - 75, y: y - 75, width: 150, height: 150 };
}

/** The feet of the n-th of so many knights in a slot, and how wide they are drawn. */
export function knightAt(slot: number, at: number, of: number): Point & { width: number } {
  const { x, y } = centre(slot);
  const [dx, dy] = TABLE[slot]!.knights;
  const [pitch, width] = of > 2 ? [of > 3 ? 24 : 28, 34] : [34, 40];
  return { x: round(x + dx + (at - (of - 1) / 2) * pitch), y: y + dy + 21, width };
}

export function pinAt(slot: number, at: number): Point {
  const { x, y } = centre(slot);
  const pins = TABLE[slot]!.pins;
  const [dx, dy] = pins[Math.min(at, pins.length - 1)]!;
  return { x: x + dx, y: y + dy };
}

export function badgeAt(slot: number): Point {
  const [x, y] = TABLE[slot]!.badge;
  return { x, y };
}

const studAngle = (shields: number, target: number): number => -81 + (342 * Math.min(shields, target)) / target;

/** The stud for so many shields; the goal comes home beside Camelot, and nobody goes beyond it. */
export function studAt(shields: number, target: number): Point {
  return polar(RADII.track, studAngle(shields, target));
}

/** Where the marker of the n-th of so many seats with equal shields stands. */
export function markerAt(shields: number, target: number, at: number, of: number): Point {
  return polar(RADII.track, studAngle(shields, target) + (at - (of - 1) / 2) * 6.4);
}

/** The slots from one to another, the shorter way round; both ends included. */
export function slotsBetween(from: number, to: number): number[] {
  const ahead = (to - from + SLOTS) % SLOTS;
  const step = ahead <= SLOTS / 2 ? 1 : -1;
  const steps = step > 0 ? ahead : SLOTS - ahead;
  return Array.from({ length: steps + 1 }, (_, at) => (from + step * at + SLOTS) % SLOTS);
}

/** The hoofprints from one slot to another. */
export function ridePath(from: number, to: number): string {
  const way = slotsBetween(from, to);
  const ahead = way.length < 2 || (way[1]! - from + SLOTS) % SLOTS === 1;
  const [start, end] = [polar(RADII.ride, angle(from) + (ahead ? 5 : -5)), polar(RADII.ride, angle(to) - (ahead ? 7 : -7))];
  return `M${spot(start)}A${RADII.ride} ${RADII.ride} 0 0 ${ahead ? 1 : 0} ${spot(end)}`;
}

/** Virtue cards as they lie on their piles. */
export const PILE = { width: 31, height: 42 };
const TARGET = { width: 45.4, height: 50 };
const CORNERS: readonly (readonly [right: boolean, below: boolean])[] = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
];

/** The pile of a kind of virtue card, in the order of the box: two values to a corner. */
export function pileAt(kind: number): { card: Box; target: Box } {
  const [right, below] = CORNERS[kind >> 1]!;
  const two = kind % 2 === 1;
  const outer = right === two;
  const cardX = outer ? 5 : 41;
  const targetX = outer ? 0 : TARGET.width;
  const flip = (x: number, width: number): number => (right ? SIZE - x - width : x);
  const drop = (y: number, height: number): number => (below ? SIZE - y - height : y);
  return {
    card: { x: flip(cardX, PILE.width), y: drop(5, PILE.height), ...PILE },
    target: { x: flip(targetX, TARGET.width), y: drop(0, TARGET.height), ...TARGET },
  };
}

/** The three open adventures and their deck. */
export const OPEN: readonly Box[] = [125, 177, 229].map((x) => ({ x, y: 158, width: 46, height: 62 }));
export const DECK: Box = { x: 180, y: 226, width: 40, height: 26 };
export const MIDDLE: Point = { x: CENTRE, y: CENTRE };

/** Where the viewer's cards come from and go to: the edge of the wheel towards their hand. */
export const HAND: Record<"tall" | "wide", Point> = { tall: { x: CENTRE, y: 392 }, wide: { x: 392, y: CENTRE } };
