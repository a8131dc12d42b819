/** Positions of The Kingdom of the 5 Crowns, made up but legal, to look at the board without a server. */

import { mount } from "svelte";
import "../src/app.css";
import type { Picks } from "../src/lib/boards";
import type { Event } from "../src/lib/protocol";
import type { Attempt, Challenge, Colour, KnightView, Order, PathCell, Reach, Display, SeatView, Treasures,  } from "../src/games/royaume/display";
import { COLOURS } from "../src/games/royaume/tints";
import Royaume from "./Royaume.svelte";

const CODES: Record<string, PathCell["card"]> = {
  ".": "hidden", _: null, T: "card:trap", M: "card:monster", W: "card:weapon", C: "card:treasure",
};

function path(codes: string): PathCell[] {
  const cells = [...codes].map((code, at): PathCell => ({ name: `cell:${at + 1}`, card: CODES[code] ?? null }));
  return [{ name: "cell:castle", card: null }, ...cells, { name: "cell:lair", card: null }];
}

type Place = number | "castle" | "lair";
const cell = (place: Place): string => `cell:${place}`;

function knight(colour: Colour, place: Place, more: Partial<KnightView> = {}): KnightView {
  return { name: `knight:${colour}`, colour, cell: cell(place), crowned: false, held: null, home: null, ...more };
}

const gems = (red: number, blue: number, green: number, yellow: number, white: number): Treasures => ({ red, blue, green, yellow, white });

function order(number: number, wants: readonly Colour[], circles: readonly (string | null)[]): Order {
  const wishes = wants.map((colour, at) => {
    const crown: string = `crown:${colour}`;
    const met = circles[at] === crown;
    const gone = circles[at] !== null || circles.includes(crown);
    return { circle: `circle:${at + 1}` as const, crown, state: met ? ("met" as const) : gone ? ("missed" as const) : ("open" as const), points: met ? 4 : 0 };
  });
  return { name: `order:${number}`, wishes };
}

function seat(number: number, power: number, treasures: Treasures, more: Partial<SeatView> = {}): SeatView {
  return { seat: number, power, most_power: 3, treasures, treasure_worth: null, has_order: true, order: null, pushed: [], points: null, ...more };
}

const NONE: readonly (string | null)[] = [null, null, null, null, null];
const MINE: readonly Colour[] = ["green", "red", "yellow", "blue", "white"];

const EMPTY: Display = {
  seat: 0, phase: "A", step: "free", turn: 1, last_turn: 400, to_move: 0, first: 0, scores: [0, null, null, null],
  path: path(".".repeat(36)),
  knights: COLOURS.map((colour) => knight(colour, "castle")),
  guarded: COLOURS.map((colour): string => `crown:${colour}`),
  circles: NONE,
  seats: [
    seat(0, 0, gems(0, 0, 0, 0, 0), { order: order(13, MINE, NONE), points: 0, treasure_worth: gems(1, 1, 1, 1, 1) }),
    ...[1, 2, 3].map((one) => seat(one, 0, gems(0, 0, 0, 0, 0))),
  ],
  bank: gems(7, 7, 7, 7, 7), talon: 24, discards: { trap: 0, monster: 0, weapon: 0, treasure: 0 }, hidden: 36,
  hidden_odds: { trap: 0.15, monster: 0.35, weapon: 0.25, treasure: 0.25 },
  dice: [], dice_mean: null, dice_total: 0, attempts: [], challenges: [], compelled: false, reaches: [], marching: [], acting: null,
  contest: null, choice: null, watch: null, king: null,
};

function reach(colour: Colour, by: Reach["by"], points: number, place: Place, more: Partial<Reach> = {}): Reach {
  return { knight: `knight:${colour}`, by, points, cell: cell(place), card: "hidden", wins: null, held: 0.5, crown: null, ...more };
}

const picks = (chosen: readonly string[], ...open: string[]): Picks => ({ chosen, open: new Set(open), hinted: new Set() });
const knights = (...colours: Colour[]): string[] => colours.map((colour): string => `knight:${colour}`);

const START: Display = {
  ...EMPTY, phase: "B", step: "march", dice: ["die:5", "die:3"], dice_mean: "two", dice_total: 8,
  reaches: COLOURS.flatMap((colour) => [reach(colour, "die:5", 5, 5), reach(colour, "die:3", 3, 3)]),
};

const HOME: readonly (string | null)[] = ["crown:green", null, null, null, null];
const MIDDLE: Display = {
  ...EMPTY, phase: "B", step: "march", turn: 58, scores: [11, null, null, null],
  path: path("..M.WC._.T.MC..W..T..M.C.M..WM._.WT."),
  knights: [
    knight("red", 8, { crowned: true }), knight("blue", 32), knight("green", "castle", { crowned: true, home: "circle:1" }),
    knight("yellow", 19, { held: "card:trap" }), knight("white", 26, { crowned: true, held: "card:monster" }),
  ],
  guarded: ["crown:blue", "crown:yellow"], circles: HOME,
  seats: [
    seat(0, 2, gems(2, 0, 2, 1, 0), { order: order(13, MINE, HOME), points: 11, treasure_worth: gems(1, 1, 2, 1, 1) }),
    seat(1, 3, gems(1, 2, 0, 0, 1), { pushed: knights("white", "blue") }),
    seat(2, 1, gems(0, 0, 1, 2, 1), { pushed: knights("green", "yellow") }),
    seat(3, 0, gems(1, 1, 0, 1, 2), { pushed: knights("white", "yellow") }),
  ],
  bank: gems(3, 4, 4, 3, 3), talon: 17, discards: { trap: 2, monster: 4, weapon: 2, treasure: 1 }, hidden: 19,
  hidden_odds: { trap: 0.16, monster: 0.47, weapon: 0.21, treasure: 0.16 },
  dice: ["die:6", "die:2"], dice_mean: "two", dice_total: 8,
  reaches: [
    reach("red", "die:6", 6, 2, { held: 0.63 }), reach("red", "die:2", 2, 6, { card: "card:treasure", wins: "treasure:red", held: 0 }),
    reach("blue", "die:6", 5, "lair", { card: null, held: 0, crown: 0.41 }), reach("blue", "die:2", 2, 34, { card: "card:weapon", wins: "power", held: 0 }),
  ],
};

const attempt = (colour: Colour, card: Attempt["card"], wins: number): Attempt =>
  ({ knight: `knight:${colour}`, card, power: 3, needs: card === "card:trap" ? 7 : null, wins });
const challenge = (rival: number, wins: number): Challenge => ({ rival: `seat:${rival}`, power: 3, rival_power: 1, wins });

const PHASE_A: Display = {
  ...MIDDLE, phase: "A", step: "free", dice: [], dice_mean: null, dice_total: 0, reaches: [],
  seats: [
    { ...MIDDLE.seats[0]!, power: 3 }, ...MIDDLE.seats.slice(1), seat(4, 1, gems(0, 0, 0, 0, 0), { pushed: knights("red") }),
  ],
  attempts: [attempt("yellow", "card:trap", 0.75), attempt("white", "card:monster", 0.73)],
  challenges: [challenge(1, 0.5), challenge(2, 0.66), challenge(3, 0.73)],
};

const DOUBLE: Display = {
  ...MIDDLE, step: "double", dice: ["die:4", "die:4"], dice_mean: "double", dice_total: 8,
  reaches: [
    reach("yellow", "way:forward", 8, 27, { held: 0.63 }), reach("yellow", "way:back", 8, 11, { held: 0.63 }),
  ],
};

const WITCH: Display = {
  ...MIDDLE, step: "pay", dice: ["die:5", "die:2"], dice_mean: "seven", dice_total: 7, reaches: [],
  choice: { why: "witch", owner: 0, by: 0, treasures: ["treasure:red", "treasure:green", "treasure:yellow"] },
};
const WATCH: Display = { ...WITCH, step: "watch", to_move: 1, choice: null, watch: { waiting: [0, 2], my_call: null } };
const DRAGON: Display = {
  ...MIDDLE, phase: "C", step: "answer", reaches: [], knights: MIDDLE.knights.map((one) => (one.colour === "blue" ? { ...one, cell: "cell:lair" } : one)),
  contest: { kind: "dragon", knight: "knight:blue", seats: [0], dragon: 9, needs: null, wins: 0.41 },
};

const CROWD: Display = {
  ...PHASE_A,
  path: path("..M._C._.T.MC..W.....M.C"),
  knights: [
    knight("red", 12, { held: "card:monster" }), knight("blue", 12, { crowned: true, held: "card:monster" }), knight("green", 5, { crowned: true }),
    knight("yellow", 5), knight("white", 5),
  ],
  guarded: ["crown:red", "crown:yellow", "crown:white"], circles: NONE,
  attempts: [attempt("red", "card:monster", 0.73), attempt("blue", "card:monster", 0.73)],
};

const DONE: readonly (string | null)[] = ["crown:green", "crown:red", "crown:yellow", "crown:white", "crown:blue"];
const OVER: Display = {
  ...MIDDLE, phase: "end", step: "over", turn: 74, scores: [24, 4, 14, 11], reaches: [], dice: [], dice_mean: null, king: 0,
  knights: COLOURS.map((colour) =>
    colour === "blue" ? knight(colour, 31, { home: "circle:5" }) : knight(colour, "castle", { crowned: true, home: `circle:${DONE.indexOf(`crown:${colour}`) + 1}` }),
  ),
  guarded: [], circles: DONE,
  seats: [
    seat(0, 2, gems(2, 0, 3, 1, 0), { order: order(13, MINE, DONE), points: 24, treasure_worth: gems(2, 1, 2, 2, 1) }),
    seat(1, 3, gems(1, 2, 0, 0, 1), { order: order(6, ["red", "green", "white", "blue", "yellow"], DONE), points: 4 }),
    seat(2, 1, gems(0, 0, 1, 2, 1), { order: order(18, ["green", "blue", "red", "white", "yellow"], DONE), points: 14 }),
    seat(3, 0, gems(1, 1, 0, 1, 2), { order: order(11, ["red", "yellow", "blue", "white", "green"], DONE), points: 11 }),
  ],
};

const event = (name: string, facts: Event["facts"]): Event => ({ message: `royaume-${name}`, facts });
const blue: string = "knight:blue";
const monster: string = "card:monster";

export interface Case {
  readonly view: Display;
  readonly picks: Picks;
  /** Played one after the other, over and over. */
  readonly events?: readonly Event[];
}

export const CASES: Readonly<Record<string, Case>> = {
  start: { view: START, picks: picks([], ...knights(...COLOURS)) },
  middle: { view: MIDDLE, picks: picks(["knight:red"], "die:6", "die:2") },
  chosen: { view: MIDDLE, picks: picks(["knight:red", "die:2"], "knight:blue") },
  phase_a: { view: PHASE_A, picks: picks([], "knight:yellow", "knight:white", "seat:1", "seat:2", "seat:3", "roll") },
  double: { view: DOUBLE, picks: picks(["knight:yellow"], "way:forward", "way:back") },
  witch: { view: WITCH, picks: picks([], "treasure:red", "treasure:green", "treasure:yellow") },
  watch: { view: WATCH, picks: picks([], "witch:call", "witch:pass") },
  dragon: { view: DRAGON, picks: picks([]) },
  crowd: { view: CROWD, picks: picks([], "knight:red", "knight:blue", "roll") },
  over: { view: OVER, picks: picks([]) },
  played: {
    view: MIDDLE, picks: picks([]),
    events: [
      event("rolled", { seat: "seat:0", dice: [6, 2] }),
      event("moved", { knight: "knight:red", origin: "cell:8", cell: "cell:2" }),
      event("turned-up", { cell: "cell:2", card: monster }),
      event("caught", { knight: "knight:red", cell: "cell:2", card: monster }),
      event("moved", { knight: blue, origin: "cell:32", cell: "cell:34" }),
      event("covered", { cell: "cell:32", card: "card:treasure" }),
      event("took-weapon", { seat: "seat:0", knight: blue, power: 3 }),
      event("turn", { seat: "seat:1", turn: 59 }),
      event("slew", { seat: "seat:1", knight: "knight:white", monster: 5, die: 9, power: 3 }),
      event("cleared", { card: monster, cell: "cell:26", knights: ["knight:white"] }),
      event("witch", { seat: "seat:1" }),
      event("witch-paid", { seat: "seat:1", treasure: "treasure:blue" }),
      event("moved", { knight: blue, origin: "cell:34", cell: "cell:lair" }),
      event("dragon", { knight: blue, dragon: 4 }),
      event("took-crown", { seat: "seat:1", knight: blue, dragon: 4, die: 5, power: 3, cell: "cell:33" }),
      event("duel-won", { seat: "seat:1", rival: "seat:2", die: 7, power: 3, rival_die: 4, rival_power: 1 }),
      event("seized", { seat: "seat:1", rival: "seat:2", treasure: "treasure:yellow", count: 2 }),
      event("conjured", { seat: "seat:2", knight: "knight:white", points: 12 }),
      event("moved", { knight: "knight:white", origin: "cell:26", cell: "cell:14" }),
      event("came-home", { knight: "knight:red", crown: "crown:red", circle: "circle:2" }),
    ],
  },
};

mount(Royaume, { target: document.getElementById("app")! });
