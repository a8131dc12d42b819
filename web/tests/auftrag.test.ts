import { describe, expect, it } from "vitest";
import {
  badgeAt,
  centre,
  knightAt,
  markerAt,
  OPEN,
  pileAt,
  pinAt,
  polar,
  RADII,
  SIZE,
  SLOTS,
  slotsBetween,
  studAt,
  type Box,
  type Point,
} from "../src/games/auftrag/geometry";
import { seatOf, steps, valueOf, virtueOf } from "../src/games/auftrag/names";

/** Pixels per unit on a phone 390 pixels wide. */
const PHONE = 390 / SIZE;
const slots = [...Array(SLOTS).keys()];
const piles = [...Array(8).keys()].map((kind) => pileAt(kind));
const targets: Box[] = [...piles.map(({ target }) => target), ...OPEN];

const inside = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= SIZE && y <= SIZE;
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

describe("the wheel", () => {
  it("has all targets within its square, wide enough for a finger", () => {
    for (const { x, y, width, height } of targets) {
      expect(inside({ x, y }) && inside({ x: x + width, y: y + height })).toBe(true);
      expect(Math.min(width, height) * PHONE).toBeGreaterThanOrEqual(44);
    }
  });

  it("has no two targets on top of one another", () => {
    for (const [at, one] of targets.entries()) {
      for (const other of targets.slice(at + 1)) expect(overlap(one, other)).toBeLessThan(1);
    }
  });

  it("keeps every place wide enough for a finger and clear of the piles", () => {
    const narrow = 2 * RADII.inner * Math.sin(Math.PI / SLOTS);
    expect(Math.min(narrow, RADII.outer - RADII.inner) * PHONE).toBeGreaterThanOrEqual(44);
    for (const { target } of piles) {
      const corners = [0, target.width].flatMap((dx) => [0, target.height].map((dy) => ({ x: target.x + dx, y: target.y + dy })));
      for (const corner of corners) expect(far(corner, { x: 200, y: 200 })).toBeGreaterThan(RADII.outer);
    }
  });

  it("keeps piles off the track of shields", () => {
    for (const { card } of piles) {
      const corners = [0, card.width].flatMap((dx) => [0, card.height].map((dy) => ({ x: card.x + dx, y: card.y + dy })));
      for (const corner of corners) expect(far(corner, { x: 200, y: 200 })).toBeGreaterThan(RADII.rim);
    }
  });

  it("has knights, pins and badges within their places", () => {
    for (const slot of slots) {
      const things = [badgeAt(slot), pinAt(slot, 0), pinAt(slot, 1), ...[0, 1, 2, 3].map((at) => knightAt(slot, at, 4))];
      for (const thing of things) expect(far(thing, centre(slot))).toBeLessThan(68);
    }
  });

  it("begins with Camelot on top and goes round clockwise", () => {
    expect(centre(0)).toEqual({ x: 200, y: 78 });
    expect(centre(2)).toEqual({ x: 322, y: 200 });
  });
});

describe("the track", () => {
  it.each([15, 20, 25])("has a stud for each shield up to %i, apart from the next, and ends beside Camelot", (target) => {
    const studs = Array.from({ length: target + 1 }, (_, shields) => studAt(shields, target));
    for (const [at, stud] of studs.entries()) {
      expect(inside(stud)).toBe(true);
      if (at > 0) expect(far(stud, studs[at - 1]!)).toBeGreaterThan(20);
    }
    expect(studAt(target + 5, target)).toEqual(studs[target]);
    expect(far(studs[target]!, polar(RADII.track, -90))).toBeLessThan(40);
  });

  it("moves markers on one stud apart", () => {
    expect(far(markerAt(3, 15, 0, 2), markerAt(3, 15, 1, 2))).toBeGreaterThan(18);
    expect(markerAt(3, 15, 0, 1)).toEqual(studAt(3, 15));
  });
});

describe("a ride", () => {
  it("goes the shorter way round", () => {
    expect(slotsBetween(0, 3)).toEqual([0, 1, 2, 3]);
    expect(slotsBetween(1, 7)).toEqual([1, 0, 7]);
    expect(slotsBetween(5, 5)).toEqual([5]);
  });
});

describe("names", () => {
  it("say virtue, value, steps and seat", () => {
    expect(virtueOf("virtue:dragon_2")).toBe("dragon");
    expect(virtueOf("action:exercise_book")).toBe("book");
    expect(virtueOf("adventure:book_of_wisdom")).toBeNull();
    expect(valueOf("virtue:dragon_2")).toBe(2);
    expect(steps("action:horse_4")).toBe(4);
    expect(steps("action:quest")).toBeNull();
    expect(seatOf("seat:2")).toBe(2);
  });
});
