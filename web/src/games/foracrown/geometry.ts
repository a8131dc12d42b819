/** Where everything lies: one drawing for each shape of box, computed from the size of the box in pixels. */

export type Shape = "tall" | "wide";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Layout {
  /** The drawing's size in its own units; one unit is a pixel on a phone and more on larger boxes. */
  width: number;
  height: number;
  square: SquareLayout;
  gallery: GalleryLayout;
  events: EventsLayout;
  stage: StageLayout;
  /** Where every family's mercenaries are laid out; null where there is no room. */
  sleeves: Box | null;
}

export interface SquareLayout {
  box: Box;
  /** The awnings over the columns. */
  awning: Box;
  /** By column, then by row: row 0 is the deck (level 1: its first pile). */
  cards: Box[][];
  /** The groove in which the cost tiles lie, and a place for a tile under each column. */
  rail: Box;
  tiles: Box[];
}

export interface GalleryLayout {
  box: Box;
  /** By cell, cell 1 first: the whole cell as a target, the frame in it, the plaque below. */
  cells: Box[];
  frames: Box[];
  plaques: Box[];
  /** The ledge on which raccoons sit, and how large they are. */
  ledge: Box;
  raccoon: number;
  /** Baseline of the words over the zones. */
  words: number;
  /** Room for names on the plaques; otherwise letters. */
  named: boolean;
}

export interface EventsLayout {
  box: Box;
  pile: Box;
  /** The strip in which the events lie side by side. */
  strip: Box;
}

export interface StageLayout {
  box: Box;
  floor: number;
  card: Box;
  pile: Box;
  /** The right side: words above, below them room for targets, offers or the die. */
  words: Box;
  room: Box;
}

export const COLUMNS = 5;
export const ROWS = 3;
export const CELLS = 9;
/** No box is so small that nothing could be drawn in it. */
const SMALL = 30;
/** The least width of a target, on a phone. */
const FINGER = 44;
/** The box for which one unit is one pixel. */
const PHONE = { tall: { w: 390, h: 546 }, wide: { w: 844, h: 300 } };
/** Boxes at least this wide for their height show square and gallery side by side. */
const SIDE_BY_SIDE = 1.55;

/** The shorter side of a box for which a drawing is made; a smaller box shows it smaller. */
const LEAST_SIDE = 200;
const LEAST_STACKED = 330;

/** How high events and sleeves must be in order to lie below each other. */
const EVENTS_HIGH = 112;
const SLEEVES_HIGH = 104;

/** The drawing for a box of this many pixels. */
export function layout(shape: Shape, width: number, height: number): Layout {
  if (shape === "tall") return tall(width, height);
  const [draw, least] = width / height >= SIDE_BY_SIDE ? [side, LEAST_SIDE] : [stacked, LEAST_STACKED];
  const grown = Math.max(1, least / Math.min(width, height));
  return draw(width * grown, height * grown);
}

function tall(width: number, height: number): Layout {
  const scale = Math.min(width / PHONE.tall.w, Math.sqrt(width / PHONE.tall.w));
  const w = width / scale;
  const h = clamp(height / scale, w * 1.12, w * 1.85);
  const events = 62;
  const gallery = clamp(h * 0.21, 100, 140);
  return compose(w, h, {
    square: { x: 0, y: 0, w, h: h - gallery - events - 4 },
    gallery: { x: 0, y: h - gallery - events - 2, w, h: gallery },
    events: { x: 0, y: h - events, w, h: events },
  });
}

/** Less than in proportion: a large box shows more, not only larger things. */
function unit(width: number, height: number): number {
  return Math.max(1, ((width * height) / (PHONE.wide.w * PHONE.wide.h)) ** 0.25);
}

function stacked(width: number, height: number): Layout {
  const scale = unit(width, height);
  const w = width / scale;
  const h = clamp(height / scale, w * 0.62, w * 1.25);
  const events = clamp(h * 0.14, 66, 96);
  const gallery = clamp(h * 0.25, 112, 176);
  return compose(w, h, {
    square: { x: 0, y: 0, w, h: h - gallery - events - 6 },
    gallery: { x: 0, y: h - gallery - events - 3, w, h: gallery },
    events: { x: 0, y: h - events, w, h: events },
  });
}

function side(width: number, height: number): Layout {
  const scale = unit(width, height);
  const h = height / scale;
  const w = clamp(width / scale, h * 1.5, h * 3.2);
  const square = w * 0.45;
  const right = { x: square + 4, w: w - square - 4 };
  const gallery = Math.min(h * 0.54, (right.w / CELLS) * 1.5 + 92);
  const rest = h - gallery - 4;
  const events = rest > EVENTS_HIGH + SLEEVES_HIGH ? EVENTS_HIGH : rest;
  return compose(w, h, {
    square: { x: 0, y: 0, w: square, h },
    gallery: { ...right, y: 0, h: gallery },
    events: { ...right, y: gallery + 4, h: events },
    ...(events < rest ? { sleeves: { ...right, y: gallery + events + 6, h: rest - events - 2 } } : {}),
  });
}

function compose(width: number, height: number, at: { square: Box; gallery: Box; events: Box; sleeves?: Box }): Layout {
  return {
    width,
    height,
    square: squareIn(at.square),
    gallery: galleryIn(at.gallery),
    events: eventsIn(at.events),
    stage: stageIn(at.square),
    sleeves: at.sleeves ?? null,
  };
}

function squareIn(box: Box): SquareLayout {
  const awning = clamp(box.h * 0.075, 22, 40);
  const rail = clamp(box.h * 0.09, 27, 44);
  const pitch = box.w / COLUMNS;
  const gap = clamp(pitch * 0.06, 4, 14);
  const row = (box.h - awning - rail - 8) / ROWS;
  const cards = range(COLUMNS).map((c) =>
    range(ROWS).map((r) => ({
      x: box.x + c * pitch + gap / 2 + 0.5,
      y: box.y + awning + 6 + r * row,
      w: pitch - gap - 1,
      h: row - Math.min(5, gap * 0.75),
    })),
  );
  const groove = { x: box.x, y: box.y + box.h - rail, w: box.w, h: rail };
  const tile = { w: Math.min(pitch * 0.82, 118), h: rail - 7 };
  return {
    box,
    awning: { ...box, h: awning },
    cards,
    rail: groove,
    tiles: range(COLUMNS).map((c) => ({ x: box.x + (c + 0.5) * pitch - tile.w / 2, y: groove.y + 3.5, ...tile })),
  };
}

function galleryIn(box: Box): GalleryLayout {
  const pitch = box.w / CELLS;
  const title = clamp(box.h * 0.16, 19, 28);
  const ledge = clamp(box.h * 0.19, 20, 36);
  const plaque = clamp(box.h * 0.12, 16, 20);
  const room = { w: pitch - clamp(pitch * 0.14, 1.5, 16), h: box.h - title - ledge - plaque - 4 };
  const frame = { w: Math.min(room.w, room.h * 0.95), h: Math.min(room.h, room.w * 1.22) };
  const named = pitch >= 52;
  const middle = (n: number): number => box.x + (n + 0.5) * pitch;
  const top = box.y + title + (room.h - frame.h) / 2 + 1;
  return {
    box,
    cells: range(CELLS).map((n) => {
      const w = Math.max(pitch, Math.min(FINGER, pitch + 1));
      return { x: clamp(middle(n) - w / 2, box.x, box.x + box.w - w), y: box.y + title, w, h: box.h - title };
    }),
    frames: range(CELLS).map((n) => ({ x: middle(n) - frame.w / 2, y: top, ...frame })),
    plaques: range(CELLS).map((n) => {
      const w = named ? Math.min(pitch - 3, frame.w + 14) : 22;
      return { x: middle(n) - w / 2, y: top + frame.h - 3, w, h: plaque };
    }),
    ledge: { x: box.x, y: box.y + box.h - ledge, w: box.w, h: ledge },
    raccoon: Math.min(ledge * 1.3, pitch * 0.64),
    words: box.y + title * 0.66,
    named,
  };
}

function eventsIn(box: Box): EventsLayout {
  const pile = { x: box.x + 3, y: box.y + 3, w: clamp(box.h * 0.86, 50, 96), h: box.h - 6 };
  const x = pile.x + pile.w + 5;
  return { box, pile, strip: { x, y: box.y + 2, w: box.x + box.w - x - 3, h: box.h - 4 } };
}

function stageIn(box: Box): StageLayout {
  const narrow = box.w < box.h * 1.5;
  const floor = box.y + box.h - clamp(box.h * 0.13, 26, 48);
  const height = Math.min((floor - box.y) * (narrow ? 0.62 : 0.74), box.w * 0.38 * 1.36);
  const card = { w: height / 1.36, h: height };
  const stack = narrow ? card.w * 0.42 : card.w * 0.56;
  const left = narrow ? box.x + box.w * 0.045 : box.x + box.w * 0.05 + stack + box.w * 0.05;
  const top = box.y + (floor - box.y) * (narrow ? 0.13 : 0.19);
  const right = left + card.w + box.w * 0.05;
  const words = { x: right, y: box.y + box.h * 0.13, w: box.x + box.w * 0.94 - right, h: box.h * 0.19 };
  const room = { x: right, y: words.y + words.h, w: words.w, h: floor - words.y - words.h };
  return {
    box,
    floor,
    card: { x: left, y: top, ...card },
    pile: narrow
      ? { x: left + card.w * 0.12, y: box.y + box.h - stack * 1.32 - 20, w: stack, h: stack * 1.32 }
      : { x: box.x + box.w * 0.05, y: floor - stack * 1.5, w: stack, h: stack * 1.32 },
    words,
    room,
  };
}

/** Places for so many portraits or offers, in one row or in two, whichever makes them larger. */
export function targetsIn(box: Box, count: number): Box[] {
  const [row, two] = [targetsAcross(box, count, count), targetsAcross(box, count, Math.ceil(count / 2))];
  return (row[0]?.w ?? 0) >= (two[0]?.w ?? 0) ? row : two;
}

function targetsAcross(box: Box, count: number, across: number): Box[] {
  const cell = { w: box.w / across, h: box.h / Math.ceil(count / across) };
  const w = Math.max(SMALL, Math.min(cell.w - 8, (cell.h - 8) * 0.86));
  const h = Math.max(SMALL, Math.min(cell.h - 6, w * 1.45));
  return range(count).map((k) => ({
    x: box.x + (k % across) * cell.w + (cell.w - w) / 2,
    y: box.y + Math.floor(k / across) * cell.h + (cell.h - h) / 2,
    w,
    h,
  }));
}

/** The middle of a box. */
export function middle({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, at) => at);
}
