import { describe, expect, it } from "vitest";
import { POSITIONS } from "../gallery/emerald-positions";
import { actors } from "../src/games/emerald/actors";
import { lit, march, meant, meantBy } from "../src/games/emerald/choose";
import {
  crowd, feet, ladder, layoutFor, LOW, passed, perch, pileTarget, PLACES, side, TALL, target, WIDE, type Layout, type Point, type Rect,
} from "../src/games/emerald/geometry";
import type { GameEvent } from "../src/games/emerald/display";
import { planks } from "../src/games/emerald/rail";
import { standing } from "../src/games/emerald/standing";
import { duration, Story } from "../src/games/emerald/story";
import type { Picks } from "../src/lib/boards";

const PILES = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((ledge) => (["gold", "gem"] as const).map((kind) => ({ ledge, kind })));
const LEAST = 44;
/** The width on a screen that each drawing must still serve. */
const SCREENS: [Layout, number][] = [[TALL, 390], [LOW, 844], [WIDE, 600]];
const inside = (layout: Layout, { x, y, width, height }: Rect, slack = 4): boolean =>
  x >= -slack && y >= -slack && x + width <= layout.width + slack && y + height <= layout.height + slack;
const overlap = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
const picks = (open: string[], chosen: string[] = []): Picks => ({ open: new Set(open), chosen, hinted: new Set() });

describe.each(SCREENS)("the drawing %#", (layout, screen) => {
  const targets = [...PLACES.map((place) => target(layout, place)), layout.stop];
  const piles = PILES.map(({ ledge, kind }) => pileTarget(layout, ledge, kind));

  it("keeps every place and figure inside", () => {
    for (const rect of [...targets, ...piles, layout.cave, layout.panel, layout.die]) expect(rect).toSatisfy((one: Rect) => inside(layout, one));
    for (const place of PLACES) {
      for (const { x } of crowd(layout, place, 5)) {
        const middle = feet(layout, place).x + x;
        expect(middle - layout.knight / 2).toBeGreaterThan(-6);
        expect(middle + layout.knight / 2).toBeLessThan(layout.width + 6);
      }
    }
  });

  it("gives every finger room", () => {
    const scale = screen / layout.width;
    for (const { width, height } of [...targets, ...piles]) {
      expect(width * scale).toBeGreaterThanOrEqual(LEAST);
      expect(height * scale).toBeGreaterThanOrEqual(LEAST - 1);
    }
  });

  it("lays no target over another", () => {
    for (const all of [targets, piles]) {
      for (const [each, one] of all.entries()) {
        for (const other of all.slice(each + 1)) {
          expect(overlap(one, other)).toBeLessThan(0.15 * Math.min(one.width * one.height, other.width * other.height));
        }
      }
    }
  });

  it("lets the rail run from ledge to ledge without a gap", () => {
    const ends = planks(layout).map(({ d }) => [...d.matchAll(/-?[\d.]+/g)].map(Number));
    for (const [each, next] of ends.slice(1).entries()) expect(next.slice(0, 2)).toEqual(ends[each]!.slice(-2));
  });

  it("turns the dragon with the road", () => {
    for (const way of ["castle", "lair"] as const) {
      expect(side(layout, "mountain:2", way)).toBe(-side(layout, "mountain:5", way));
      expect(side(layout, "mountain:2", way)).toBe(side(layout, "mountain:8", way));
    }
    expect(Math.sign(perch(layout, "mountain:1").x - perch(layout, "mountain:3").x)).toBe(side(layout, "mountain:2", "castle"));
  });
});

describe("the board of Emerald", () => {
  it("takes the drawing that suits its box", () => {
    expect(layoutFor("tall", 390, 546)).toBe(TALL);
    expect(layoutFor("wide", 734, 694)).toBe(WIDE);
    expect(layoutFor("wide", 844, 300)).toBe(LOW);
  });

  it("knows the way of a march", () => {
    expect(passed("tower:2", "plain:2")).toEqual(["plain:1", "plain:2"]);
    expect(passed("mountain:8", "chamber")).toEqual(["mountain:9", "chamber"]);
  });

  it("takes a tap on a place for a march", () => {
    const view = POSITIONS["middle"]!;
    const first = picks(["knight:yellow"]);
    expect(lit(view, first).open).toContain("mountain:4");
    expect(lit(view, first).open).not.toContain("mountain:5");
    expect(meant(view, first, "mountain:4")).toEqual(["knight:yellow", "mountain:4"]);
    expect(meant(view, picks(["mountain:4"], ["knight:yellow"]), "mountain:4")).toEqual(["mountain:4"]);
    expect(meant(view, picks(["knight:yellow"], ["mountain:4"]), "mountain:4")).toEqual(["knight:yellow"]);
    expect(meant(view, first, "mountain:5")).toEqual(["mountain:5"]);
    expect(march(view, ["knight:yellow", "mountain:4"])?.goal).toBe("mountain:7");
  });

  it("asks which of two colours marches", () => {
    const view = POSITIONS["two"]!;
    const first = picks(["knight:yellow", "knight:black"]);
    expect(meant(view, first, "plain:6")).toEqual([]);
    expect(meantBy(first, "knight:black", "plain:6")).toEqual(["knight:black", "plain:6"]);
    expect(meantBy(picks([], ["plain:6"]), "knight:black", "plain:6")).toEqual(["knight:black"]);
  });

  it("plays event upon event from the view before them", () => {
    const before = POSITIONS["middle"]!;
    const story = new Story();
    const play = (number: number, message: string, facts: Record<string, unknown>) =>
      story.at(before, { number, before, after: before, line: number, pace: 1, event: { message, facts } as GameEvent }).still;
    const seat = "seat:0";
    const knight = "knight:yellow";
    const at = (view: typeof before, place: string): string[] => view.stacks.filter((one) => one.place === place).map((one) => one.knight);
    expect(at(play(1, "emerald-marched", { seat, knight, start: "mountain:4", goal: "mountain:7", steps: 3 }), "mountain:4")).not.toContain(knight);
    const taken = play(2, "emerald-took", { seat, card: "gem:garnet", place: "mountain:7" });
    expect(at(taken, "mountain:7")).toEqual([knight]);
    expect(taken.ledges[6]!.gem.card).toBeNull();
    const flown = play(3, "emerald-flew", { seat, die: 3, start: "mountain:6", goal: "mountain:7" });
    expect(flown.dragon).toMatchObject({ place: "mountain:7", die: 3, facing: "lair" });
    expect(flown.players[0]!.gems["gem:garnet"]).toBe(1);
    play(4, "emerald-devoured", { seat, knight, left: 4 });
    const shifted = play(5, "emerald-shifted", { start: "mountain:6", goal: "mountain:9" });
    expect(shifted.nest).toEqual(["knight:black", knight]);
    expect(shifted.bar).toEqual(["mountain:6", "mountain:7", "mountain:8", "mountain:9"]);
    expect(story.at(before, null).still).toBe(before);
  });

  it("lets a knight march from where his figure stood, up the ladder, to where it will stand", () => {
    const view = POSITIONS["middle"]!;
    const facts = { seat: "seat:0", knight: "knight:yellow", start: "mountain:4", goal: "mountain:7", steps: 3 };
    const frames = actors(TALL, view, { message: "emerald-marched", facts }, view)[0]!.frames;
    const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) `;
    const stood = standing(TALL, view.stacks, "mountain:4", view.seat).find(({ stack }) => stack.knight === "knight:yellow")!;
    expect(stood.x).not.toBe(feet(TALL, "mountain:4").x);
    expect(frames[0]!.transform).toBe(at(stood));
    expect(frames.map(({ transform }) => transform)).toContain(at({ x: ladder(TALL, 5).x, y: feet(TALL, "mountain:6").y }));
    expect(frames.at(-1)!.transform).toBe(at(feet(TALL, "mountain:7")));
  });

  it("moves what every moving event moves, in less than a second", () => {
    const view = POSITIONS["middle"]!;
    const facts = { seat: "seat:1", knight: "knight:blue", start: "mountain:8", goal: "mountain:9", place: "mountain:8", card: "gold:3", die: 2, steps: 1, left: 2 };
    for (const what of ["marched", "entered", "took", "opened", "four-gems", "flew", "flew-back", "captured", "ransomed", "ransomed-with", "devoured", "counted"]) {
      const event = { message: `emerald-${what}`, facts } as unknown as GameEvent;
      const cast = actors(TALL, view, event, view);
      expect(cast.length, what).toBeGreaterThan(0);
      expect(duration(event)).toBeLessThan(1000);
      for (const { ms, delay = 0 } of cast) expect(ms + delay).toBeLessThanOrEqual(duration(event));
    }
  });
});
