import { describe, expect, it } from "vitest";
import type { Picks } from "../src/lib/boards";
import { clashOf } from "../src/games/royaume/clash";
import { duration, hops } from "../src/games/royaume/choreography";
import { feetAt, standOf } from "../src/games/royaume/crowd";
import { treesOf } from "../src/games/royaume/forest";
import { feet, layoutFor, layouts, placeOf, type Layout } from "../src/games/royaume/geometry";
import { bridge, ghostsOf, tagAt, type Pointing } from "../src/games/royaume/ghosts";
import type { Point } from "../src/games/royaume/line";
import type { Display, GameEvent, Reach } from "../src/games/royaume/display";
import { applied } from "../src/games/royaume/applied";

const TARGET = 44;
/** The smallest boxes that each drawing is made for. */
const BOXES: Record<Layout["key"], [number, number]> = { tall: [390, 548], wide: [744, 600], low: [810, 300] };
const ALL = [36, 24].flatMap((cells) => layouts(cells).map((layout): [string, Layout] => [`${layout.key} with ${cells} cells`, layout]));

/** The middles of what can be tapped at the same time. */
function targets(layout: Layout, phase: "A" | "B"): Point[] {
  const yard = layout.yard.map(([x, y]): Point => [x, y - TARGET / 2]);
  const tray = phase === "A" ? [layout.cup, ...layout.shields] : layout.dice;
  return [...layout.places.slice(1, -1), ...yard, ...layout.circles, ...tray];
}

describe.each(ALL)("the board of Le Royaume, %s", (_, layout) => {
  it("has everything inside", () => {
    for (const [x, y] of [...targets(layout, "A"), ...layout.dice, ...layout.wishes, layout.talon, layout.discards]) {
      expect(x).toBeGreaterThanOrEqual(16);
      expect(x).toBeLessThanOrEqual(layout.width - 16);
      expect(y).toBeGreaterThanOrEqual(12);
      expect(y).toBeLessThanOrEqual(layout.height - 12);
    }
  });

  it.each(["A", "B"] as const)("keeps what can be tapped in phase %s apart", (phase) => {
    const scale = Math.max(BOXES[layout.key][0] / layout.width, BOXES[layout.key][1] / layout.height); // the side that gives is longer
    const middles = targets(layout, phase);
    for (const [at, [x, y]] of middles.entries()) {
      for (const [ox, oy] of middles.slice(at + 1)) {
        const [wide, high] = [TARGET - Math.abs(x - ox) * scale, TARGET - Math.abs(y - oy) * scale];
        const shared = wide > 0 && high > 0 ? (wide * high) / TARGET ** 2 : 0;
        expect(shared, `${x},${y} and ${ox},${oy}`).toBeLessThan(0.12);
      }
    }
  });

  it("lets crowds stand apart and on the board", () => {
    for (const place of layout.places.keys()) {
      const crowd = [0, 1, 2, 3, 4].map((at) => feet(place, at, 5, layout));
      expect(new Set(crowd.map(String)).size).toBe(5);
      for (const [x] of crowd) expect(x > 0 && x < layout.width).toBe(true);
    }
  });

  it("grows a forest off the road", () => {
    const trees = treesOf(layout);
    expect(trees.length).toBeGreaterThan(40);
    for (const { at } of trees) {
      for (const place of layout.places) expect(Math.hypot(place[0] - at[0], place[1] - at[1])).toBeGreaterThan(layout.clearing[1]);
    }
  });
});

/** Whether a point lies inside a polygon with no corner turned inwards. */
function inside([x, y]: Point, corners: readonly Point[]): boolean {
  return corners.every(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

describe.each(ALL)("a march shown on the board, %s", (_, layout) => {
  it("is met by a tap in the middle of place and label, however far the label had to move", () => {
    const [rx, ry] = layout.clearing;
    for (const [place, [x, y]] of layout.places.entries()) {
      for (const half of [30, 60, 90]) {
        const tag = tagAt(place, half, layout, []);
        const middle: Point = [
          (Math.min(x - rx, tag.x - half) + Math.max(x + rx, tag.x + half)) / 2,
          (y - ry + tag.y + 12) / 2,
        ];
        const onPlace = ((middle[0] - x) / rx) ** 2 + ((middle[1] - y) / ry) ** 2 <= 1;
        const joined = bridge(place, tag, layout);
        expect(onPlace || (joined.length > 0 && inside(middle, joined)), `place ${place}, label of ${2 * half}`).toBe(true);
      }
    }
  });
});

describe("the drawing for a box", () => {
  it("turns low where a wide box has little height", () => {
    expect(layoutFor("tall", 36, [390, 546]).key).toBe("tall");
    expect(layoutFor("wide", 36, [744, 600]).key).toBe("wide");
    expect(layoutFor("wide", 36, [844, 300]).key).toBe("low");
  });

  it.each([[749, 704], [390, 520], [360, 422], [1056, 1064], [576, 744]])("fills a box of %d by %d", (width, height) => {
    const layout = layoutFor(width < height * 0.88 ? "tall" : "wide", 36, [width, height]);
    expect(layout.width / layout.height).toBeCloseTo(width / height, 1);
  });

  it("knows the castle, the cells and the lair", () => {
    const layout = layoutFor("tall", 24, [390, 546]);
    expect([placeOf("cell:castle", layout), placeOf("cell:7", layout), placeOf("cell:lair", layout)]).toEqual([0, 7, 25]);
  });
});

const reach = (knight: "red" | "blue", by: Reach["by"]): Reach =>
  ({ knight: `knight:${knight}`, by, points: 1, cell: "cell:1", card: null, wins: null, held: 0, crown: null });
const VIEW = {
  path: [{ name: "cell:castle", card: null }, { name: "cell:1", card: "hidden" }, { name: "cell:2", card: null }, { name: "cell:lair", card: null }],
  knights: [
    { name: "knight:red", colour: "red", cell: "cell:castle", crowned: false, held: null, home: null },
    { name: "knight:blue", colour: "blue", cell: "cell:2", crowned: true, held: null, home: null },
  ],
  guarded: ["crown:red"],
  circles: [null, null, null, null, null],
  reaches: [reach("red", "die:2"), reach("red", "die:6"), reach("blue", "die:2"), reach("blue", "die:6")],
} as unknown as Display;
const NOTHING: Pointing = { pointed: null, die: null };
const picks = (chosen: string[], ...open: string[]): Picks => ({ chosen, open: new Set(open), hinted: new Set() });
const shown = (now: Picks, pointing: Pointing = NOTHING, preview: string[] | null = null): [string, string, string | null][] =>
  ghostsOf(VIEW, now, pointing, preview).map(({ reach: one, pick }) => [one.knight, one.by, pick]);

describe("ghosts", () => {
  it("offer a picked knight his dice, and show what the other knight gets then", () => {
    expect(shown(picks(["knight:red"], "die:2", "die:6"))).toEqual([
      ["knight:red", "die:2", "die:2"],
      ["knight:red", "die:6", "die:6"],
      ["knight:blue", "die:2", "die:6"],
      ["knight:blue", "die:6", "die:2"],
    ]);
  });

  it("give the second knight the die that is left", () => {
    expect(shown(picks(["knight:red", "die:2"], "knight:blue"))).toEqual([
      ["knight:red", "die:2", "die:2"],
      ["knight:blue", "die:6", "knight:blue"],
    ]);
  });

  it("show a die that is taken up at every knight, a previewed move alone, and nothing unasked", () => {
    const open = picks([], "knight:red", "knight:blue");
    expect(shown(open, { pointed: null, die: "die:6" })).toEqual([
      ["knight:red", "die:6", "knight:red"],
      ["knight:blue", "die:6", "knight:blue"],
    ]);
    expect(shown(open, NOTHING, ["knight:blue", "die:2", "knight:red", "die:6"]).map(([, , pick]) => pick)).toEqual([null, null]);
    expect(shown(open)).toEqual([]);
  });
});

describe("an event played", () => {
  const event = (name: string, facts: Record<string, unknown>) => ({ message: `royaume-${name}`, facts }) as GameEvent;
  const march = event("moved", { knight: "knight:red", origin: "cell:castle", cell: "cell:1" });

  it("is written into the view and leaves the old one alone", () => {
    const after = [march, event("turned-up", { cell: "cell:1", card: "card:monster" }), event("caught", { knight: "knight:red", cell: "cell:1", card: "card:monster" })].reduce(applied, VIEW);
    expect(after.knights[0]).toMatchObject({ cell: "cell:1", held: "card:monster" });
    expect(after.path[1]!.card).toBe("card:monster");
    expect(VIEW.knights[0]!.cell).toBe("cell:castle");
    const home = applied(after, event("came-home", { knight: "knight:blue", crown: "crown:blue", circle: "circle:1" }));
    expect(home.circles[0]).toBe("crown:blue");
    expect(home.knights[1]!.home).toBe("circle:1");
  });

  it("lets a knight set out from where he stood among others", () => {
    const layout = layoutFor("tall", 2, [390, 546]);
    const start = { ...VIEW, knights: VIEW.knights.map((one) => ({ ...one, cell: "cell:2" })) };
    const after = applied(start, event("moved", { knight: "knight:blue", origin: "cell:2", cell: "cell:1" }));
    expect(feetAt(2, after.knights[1]!, after, layout)).toEqual(standOf(start.knights[1]!, start, layout).feet);
    expect(feetAt(0, applied(VIEW, march).knights[0]!, applied(VIEW, march), layout)).toEqual(layout.yard[0]);
  });

  it("takes less than a second and goes place by place", () => {
    const layout = layoutFor("tall", 36, [390, 546]);
    const long = event("moved", { knight: "knight:red", origin: "cell:20", cell: "cell:8" });
    expect(hops(long, layout)!.places).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8]);
    for (const one of [march, long, event("took-crown", {}), event("slew", {}), event("anything", {})]) {
      expect(duration(one)).toBeLessThan(1000);
    }
  });
});

describe("the final duel", () => {
  const view = { seats: [{ power: 2 }, { power: 0 }, { power: 3 }] } as unknown as Display;
  const clash = (name: string, facts: Record<string, unknown>) => clashOf({ message: `royaume-${name}`, facts } as never, view)!;

  it("sets two against each other, and more against the throne", () => {
    const two = clash("final-duel", { seats: ["seat:0", "seat:2"] });
    expect([two.left.who, two.left.power, two.right.who, two.right.power]).toEqual(["seat:0", 2, "seat:2", 3]);
    expect(clash("final-duel", { seats: ["seat:0", "seat:1", "seat:2"] }).right.who).toBe("throne");
  });

  it("shows what each of them rolls", () => {
    const { left, right } = clash("final-roll", { seat: "seat:2", die: 9, power: 3 });
    expect([left.who, left.face, left.power, right.who]).toEqual(["seat:2", 9, 3, "throne"]);
  });
});
