/** The board of For a Crown: places lie in their drawing, apart from each other, large enough for a finger. */

import { describe, expect, it } from "vitest";
import { type Box, layout, type Layout, type Shape, targetsIn } from "../src/games/foracrown/geometry";
import { cardLayout, chipsIn, eventTiles } from "../src/games/foracrown/insides";
import type { Display, GameEvent } from "../src/games/foracrown/display";
import { mixes } from "../src/games/foracrown/payment";
import { applied, Playback } from "../src/games/foracrown/playback";
import type { Playing } from "../src/lib/event_player";
import { EVENTS } from "../gallery/foracrown.events";
import { POSITIONS } from "../gallery/foracrown.positions";

const BOXES: [Shape, number, number][] = [
  ["tall", 390, 546],
  ["tall", 390, 460],
  ["tall", 360, 520],
  ["tall", 430, 600],
  ["tall", 768, 900],
  ["wide", 734, 694],
  ["wide", 770, 640],
  ["wide", 844, 300],
  ["wide", 667, 280],
  ["wide", 1280, 600],
  ["wide", 1300, 980],
  ["wide", 1920, 900],
];
const FINGER = 44;
/** How much two targets may lie over each other. */
const SLIGHTLY = 1.5;

/** The portraits on the stage where there are as many rivals as can be. */
const mostTargets = ({ room }: Layout["stage"]): Box[] => targetsIn(room, 4);

const placesOf = ({ square, gallery, events, stage, sleeves }: Layout): Box[] => [
  ...square.cards.flat(),
  ...square.tiles,
  ...gallery.frames,
  ...gallery.plaques,
  ...gallery.cells,
  events.pile,
  events.strip,
  stage.card,
  stage.pile,
  ...mostTargets(stage),
  ...(sleeves ? [sleeves] : []),
];

const overlap = (a: Box, b: Box): number =>
  Math.min(Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Pixels for a unit of the drawing. */
const scale = (drawn: Layout, width: number, height: number): number => Math.min(width / drawn.width, height / drawn.height);

describe.each(BOXES)("a %s box of %i × %i", (shape, width, height) => {
  const drawn = layout(shape, width, height);

  it("holds every place", () => {
    for (const { x, y, w, h } of placesOf(drawn)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
      expect(x + w).toBeLessThanOrEqual(drawn.width + 0.01);
      expect(y + h).toBeLessThanOrEqual(drawn.height + 0.01);
      expect(Math.min(w, h)).toBeGreaterThan(8);
    }
  });

  it("keeps targets apart", () => {
    for (const targets of [[...drawn.square.cards.flat(), ...drawn.gallery.cells], [...mostTargets(drawn.stage), ...drawn.gallery.cells]]) {
      targets.forEach((one, at) => targets.slice(at + 1).forEach((other) => expect(overlap(one, other)).toBeLessThanOrEqual(SLIGHTLY)));
    }
  });

  it("keeps the card on the stage off the targets", () => {
    for (const target of mostTargets(drawn.stage)) expect(overlap(drawn.stage.card, target)).toBeLessThan(SLIGHTLY);
  });
});

it.each(BOXES.filter(([, width, height]) => width >= 390 && height >= 300))("gives fingers room in a %s box of %i × %i", (shape, width, height) => {
  const drawn = layout(shape, width, height);
  const pixels = scale(drawn, width, height);
  for (const { w, h } of [...drawn.square.cards.flat(), ...mostTargets(drawn.stage), ...drawn.gallery.cells]) {
    expect(Math.min(w, h) * pixels).toBeGreaterThanOrEqual(FINGER - 0.01);
  }
});

it("draws things of no negative size in any box, however small", () => {
  for (const shape of ["tall", "wide"] as const) {
    for (let width = 80; width <= 1000; width += 40) {
      for (let height = 60; height <= 700; height += 40) {
        const drawn = layout(shape, width, height);
        const card = drawn.stage.card;
        const pictures = [1, 2, 3, 4].map((icons) => cardLayout(card.w - 8, card.h - 20, icons, false, 34).picture);
        const sizes = [...pictures, ...placesOf(drawn).flatMap(({ w, h }) => [w, h])];
        expect(Math.min(...sizes), `${shape} ${width} × ${height}`).toBeGreaterThan(0);
      }
    }
  }
});

it("draws no icon smaller than 15 units on a phone's card", () => {
  for (const icons of [1, 2, 3, 4, 5]) {
    const inside = cardLayout(72, 93, icons, icons === 2);
    expect(inside.icon).toBeGreaterThanOrEqual(15);
    expect(inside.picture).toBeGreaterThan(24);
    for (const { x, y } of inside.at) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + inside.icon).toBeLessThanOrEqual(72);
      expect(y + inside.icon).toBeLessThanOrEqual(93);
    }
  }
});

it("shows the head of a mercenary beside its icons on a low card", () => {
  for (const icons of [1, 2, 3, 4, 5]) {
    const inside = cardLayout(92, 46, icons, icons === 2);
    expect(inside.left).toBeGreaterThan(30);
    expect(inside.picture).toBeGreaterThan(36);
    expect(inside.icon).toBeGreaterThanOrEqual(15);
    for (const { x, y } of inside.at) {
      expect(x).toBeGreaterThan(inside.left!);
      expect(x + inside.icon).toBeLessThanOrEqual(92);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + inside.icon).toBeLessThanOrEqual(46);
    }
  }
});

it("lays five events side by side", () => {
  const strip = { x: 60, y: 0, w: 327, h: 58 };
  const tiles = eventTiles(strip, [2, 4, 4, 1, 0]);
  expect(tiles.at(-1)!.x + tiles.at(-1)!.w).toBeLessThanOrEqual(strip.x + strip.w + 0.01);
  expect(chipsIn(tiles[1]!, 4, 16).at).toHaveLength(4);
});

describe("playback", () => {
  const played = (position: string, ...names: string[]): Display =>
    names.reduce((view, name) => applied(view, EVENTS[name] as GameEvent, POSITIONS[position]!), POSITIONS[position]!);

  it("moves portraits, raccoons and tokens as the facts say", () => {
    const view = played("portrait", "shifted", "got-raccoon", "gained-ruby", "raccoons-left");
    expect(view.gallery.map(({ seat }) => seat)).toEqual([null, null, 4, 2, 0, null, 1, 3, null]);
    expect(view.families.map(({ raccoons }) => raccoons)).toEqual([1, 0, 0, 1, 1]);
    expect(view.chest?.rubies).toBe(POSITIONS["portrait"]!.chest!.rubies + 1);
  });
  it("carries a revealed card out icon by icon", () => {
    expect(played("recruiting", "revealed").stage?.steps.map(({ state }) => state)).toEqual(["now", "next", "next", "next"]);
    expect(played("recruiting", "revealed", "gained-ruby", "robbed").stage?.steps.map(({ state }) => state)).toEqual(["done", "done", "now", "next"]);
  });
  it("puts the face of the die before the icons that are left", () => {
    const rolled = played("die", "got-raccoon", "rolled").stage!;
    expect(rolled.die).toBe("raccoon");
    expect(rolled.steps.filter(({ by_die }) => by_die)).toHaveLength(2);
  });
  it("takes recruits away and ruined families down", () => {
    const view = played("recruiting", "recruited", "ruined");
    expect(view.columns[3]!.places[1]).toEqual({ card: null, cards: 0, taken_by: 0 });
    expect(view.pile.cards).toBe(POSITIONS["recruiting"]!.pile.cards + 1);
    expect(view.families[4]).toMatchObject({ out: true, cell: 0, raccoons: 0 });
  });
  it("goes on from event to event of an update, and starts anew with the next", () => {
    const view = POSITIONS["portrait"]!;
    const playback = new Playback();
    const playing = (name: string, number: number): Playing<Display, GameEvent> => ({ event: EVENTS[name] as GameEvent, number, before: view, after: view, line: number, pace: 1 });
    expect(playback.at(view, playing("shifted", 1)).now.families[2]!.cell).toBe(4);
    const second = playback.at(view, playing("got-raccoon", 2));
    expect(second.before.families[2]!.cell).toBe(4);
    expect(second.now.families[3]!.raccoons).toBe(1);
    expect(playback.at(view, null).now).toBe(view);
  });
});

describe("payment", () => {
  it("reads the mixes off what may be picked, coins first", () => {
    const found = mixes(new Set(["coin:3", "coin:2", "coin:1"]), 3);
    expect(found.map(({ picks }) => picks)).toEqual([["coin:3"], ["coin:2", "ruby:1"], ["coin:1", "ruby:2"]]);
  });
  it("knows nothing and rubies alone", () => {
    expect(mixes(new Set(["pay:nothing"]), 0)).toEqual([{ coins: 0, rubies: 0, picks: ["pay:nothing"] }]);
    expect(mixes(new Set(["ruby:1"]), 1)).toEqual([{ coins: 0, rubies: 1, picks: ["ruby:1"] }]);
  });
});
