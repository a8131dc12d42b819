/** Made-up positions of Im Auftrag des Königs, each with what may be picked in it. */

import printed from "../src/games/auftrag/printed.json";
import type { Picks } from "../src/lib/boards";
import { virtueOf, steps as stepsOf, valueOf } from "../src/games/auftrag/names";
import type { AdventureDisplay, Display, Ground, MyActionDisplay, SeatDisplay, Use, VirtueDisplay } from "../src/games/auftrag/display";

export interface Position {
  view: Display;
  picks: Picks;
  point?: string;
}

const RING = ["camelot", "dark_tower", "moon_lake", "hidden_valley", "fire_mountain", "ruined_abbey", "dwarf_mines", "wild_forest"];
const KNIGHTS = ["lancelot", "gawain", "perceval", "galahad"];
const VIRTUES = ["sword", "lance", "dragon", "book"] as const;
const CAMELOT_ONLY = ["round_table", "tournament"];

function ground(action: string): Ground {
  if (action.startsWith("exercise") || CAMELOT_ONLY.includes(action)) return "camelot";
  return action.startsWith("horse") ? "anywhere" : "province";
}

function virtues(counts: Record<string, number>): VirtueDisplay[] {
  return Object.entries(counts).map(([key, count]) => {
    const name = `virtue:${key}`;
    return { name, virtue: virtueOf(name)!, value: valueOf(name), count };
  });
}

export function picks(open: string[] = [], chosen: string[] = []): Picks {
  return { open: new Set(open), chosen, hinted: new Set() };
}

interface Sketch {
  phase?: Display["phase"];
  round?: number;
  seat?: number | null;
  to_move?: number | null;
  scores: number[];
  places: string[];
  tents: number[];
  hand?: Record<string, number>;
  known?: Record<string, number>[];
  hidden?: number[];
  actions?: string[][];
  uses?: Use[];
  held?: string[][];
  fulfilled?: string[][];
  open?: (string | null)[];
  deck?: number;
  supply?: Record<string, number>;
  piles?: Record<string, number>;
  target?: number;
  promises?: Record<string, { name: string; shields: number }[]>;
}

const PILES = { sword_1: 1, sword_2: 2, lance_1: 0, lance_2: 2, dragon_1: 1, dragon_2: 2, book_1: 0, book_2: 2 };

/** A whole view from what matters in a position. */
export function viewOf(sketch: Sketch): Display {
  const { scores, places, hand = {}, seat = 0 } = sketch;
  const all = Object.fromEntries(printed.adventures.map((one) => [one.name, one]));
  const sums = Object.fromEntries(VIRTUES.map((virtue) => [virtue, (hand[`${virtue}_1`] ?? 0) + 2 * (hand[`${virtue}_2`] ?? 0)]));
  const adventure = (key: string, state: AdventureDisplay["state"], holder: number | null): AdventureDisplay => {
    const demands = VIRTUES.flatMap((virtue) => {
      const needed = (all[`adventure:${key}`]!.demands as Partial<Record<string, number>>)[virtue];
      return needed ? [{ virtue, needed, lacking: seat === null ? null : Math.max(0, needed - sums[virtue]!) }] : [];
    });
    const payment = demands.every((one) => one.lacking === 0) ? demands.map(({ virtue, needed }) => `virtue:${virtue}_${hand[`${virtue}_${needed}`] ? needed : 3 - needed}`) : null;
    return { name: `adventure:${key}`, place: all[`adventure:${key}`]!.place, demands, shields: all[`adventure:${key}`]!.shields, state, holder, payment };
  };
  const mine = sketch.actions?.[seat ?? 0] ?? [];
  const home = seat === null ? -1 : RING.indexOf(places[seat]!);
  const apart = (slot: number): number => Math.min(Math.abs(slot - home), 8 - Math.abs(slot - home));
  const horses = mine.filter((action) => action.startsWith("horse") && sketch.phase === "acting");
  const seats: SeatDisplay[] = scores.map((_, one) => {
    const known = sketch.known?.[one] ?? {};
    const hidden = sketch.hidden?.[one] ?? 0;
    return {
      seat: one,
      knight: `knight:${KNIGHTS[one]}`,
      place: `place:${places[one]}`,
      tent: sketch.tents[one] ?? null,
      cards: hidden + Object.values(known).reduce((sum, count) => sum + count, 0),
      known: virtues(known),
      hidden,
      actions: (sketch.actions?.[one] ?? []).map((key) => `action:${key}`),
      adventures: (sketch.held?.[one] ?? []).map((key) => `adventure:${key}`),
      fulfilled: (sketch.fulfilled?.[one] ?? []).map((key) => `adventure:${key}`),
      courts: 0,
      wins: 0,
      ties: 0,
      done: false,
    };
  });
  const phase = sketch.phase ?? "choosing";
  return {
    seat,
    phase,
    chapter: phase === "choosing" ? 1 : phase === "over" ? 0 : 2,
    round: sketch.round ?? 1,
    turn: 1,
    to_move: sketch.to_move ?? null,
    asked: sketch.to_move === undefined || sketch.to_move === null ? [] : [sketch.to_move],
    scores,
    leaders: scores.flatMap((score, one) => (score > 0 && score === Math.max(...scores) ? [one] : [])),
    target: sketch.target ?? 15,
    closing: Math.max(...scores) >= (sketch.target ?? 15),
    safety_round: 400,
    draft: phase === "choosing" ? { number: 2, of: 3 } : null,
    worth: { court: 2, win: 2, tie: 1 },
    ring: RING.map((key, slot) => ({
      name: `place:${key}`,
      knights: places.flatMap((place, one) => (place === key ? [one] : [])),
      steps: seat === null ? null : apart(slot),
      horses: horses.filter((horse) => apart(slot) <= stepsOf(`action:${horse}`)!).map((horse) => `action:${horse}`),
      promises: sketch.promises?.[key] ?? [],
    })),
    seats,
    supply: printed.actions.map(({ name }) => {
      const key = name.slice("action:".length);
      const count = sketch.supply?.[key] ?? 1;
      return { name: `action:${key}`, ground: ground(key), steps: stepsOf(`action:${key}`), count, barred: count ? null : "taken" };
    }),
    piles: virtues(sketch.piles ?? PILES),
    my_hand: seat === null ? [] : virtues(hand),
    my_actions: mine.map((key, at): MyActionDisplay => ({
      name: `action:${key}`,
      ground: ground(key),
      steps: stepsOf(`action:${key}`),
      use: sketch.uses?.[at] ?? "now",
    })),
    stop_loses: phase === "acting" ? mine.length : null,
    open: (sketch.open ?? []).map((key) => (key === null ? null : `adventure:${key}`)),
    deck: sketch.deck ?? 11,
    adventures: [
      ...(sketch.open ?? []).flatMap((key) => (key === null ? [] : [adventure(key, "open", null)])),
      ...(sketch.held ?? []).flatMap((keys, one) => keys.map((key) => adventure(key, "held", one))),
      ...(sketch.fulfilled ?? []).flatMap((keys, one) => keys.map((key) => adventure(key, "fulfilled", one))),
    ],
    tournament: null,
    last_tournament: null,
    ranking: null,
  };
}

const START = viewOf({
  scores: [0, 0, 0, 0],
  to_move: 0,
  places: ["camelot", "camelot", "camelot", "camelot"],
  tents: [1, 2, 3, 4],
  hand: { sword_1: 1, dragon_1: 1 },
  known: [{ sword_1: 1, dragon_1: 1 }, {}, {}, {}],
  hidden: [0, 2, 2, 2],
  open: ["golden_pheasant", "black_knight", "tree_of_life"],
  supply: { round_table: 2, tournament: 2, court: 2, quest: 2, horse_3: 2, horse_4: 0 },
  actions: [[], [], [], []],
});

const MIDDLE = viewOf({
  phase: "acting",
  round: 5,
  to_move: 0,
  scores: [6, 9, 4, 8],
  places: ["camelot", "wild_forest", "ruined_abbey", "camelot"],
  tents: [2, 4, 1, 3],
  hand: { sword_2: 1, lance_1: 1, dragon_1: 1, book_2: 1 },
  known: [{ sword_2: 1, lance_1: 1, dragon_1: 1, book_2: 1 }, { sword_2: 1, lance_2: 1 }, { dragon_2: 1 }, { sword_1: 1, book_2: 1 }],
  hidden: [0, 1, 2, 0],
  actions: [["horse_3", "quest", "exercise_dragon"], ["tournament", "horse_4", "quest"], [], ["tournament", "round_table", "exercise_book"]],
  uses: ["now", "in_province", "now"],
  held: [["white_unicorn", "fair_maiden"], ["fierce_giant"], ["dwarf_treasure"], []],
  open: ["wild_boar", "evil_witch", "fire_dragon"],
  deck: 3,
  supply: { exercise_dragon: 0, exercise_book: 0, tournament: 0, court: 2, quest: 0, horse_4: 0 },
  piles: { sword_1: 1, sword_2: 0, lance_1: 0, lance_2: 1, dragon_1: 1, dragon_2: 1, book_1: 2, book_2: 0 },
  promises: { hidden_valley: [{ name: "adventure:white_unicorn", shields: 4 }] },
});

const STAKING: Display = {
  ...MIDDLE,
  phase: "staking",
  to_move: null,
  asked: [0],
  my_actions: [],
  tournament: {
    riders: [
      { seat: 0, sealed: false, cards: null, total: null },
      { seat: 3, sealed: true, cards: null, total: null },
    ],
    missing: [],
  },
};

const END = viewOf({
  phase: "over",
  round: 9,
  scores: [17, 15, 9, 12],
  places: ["dark_tower", "fire_mountain", "moon_lake", "hidden_valley"],
  tents: [4, 3, 1, 2],
  hand: { sword_1: 2, book_1: 1 },
  known: [{ sword_1: 2, book_1: 1 }, { lance_2: 1 }, {}, { dragon_1: 1 }],
  hidden: [0, 1, 2, 1],
  held: [[], ["fire_dragon"], [], ["white_stag"]],
  fulfilled: [["fair_maiden", "white_unicorn"], ["fierce_giant", "black_knight"], ["dwarf_treasure"], ["tree_of_life"]],
  open: ["pure_spring", "book_of_wisdom", null],
  deck: 0,
  actions: [[], [], [], []],
});

const reach = ["dark_tower", "moon_lake", "hidden_valley", "wild_forest", "dwarf_mines", "ruined_abbey", "camelot"].map((key) => `place:${key}`);
const takes = START.supply.filter(({ count }) => count > 0).map(({ name }) => name);

export const POSITIONS: Record<string, Position> = {
  start: { view: START, picks: picks(takes) },
  middle: { view: MIDDLE, picks: picks(["action:horse_3", "action:exercise_dragon", "stop"]) },
  horse: { view: MIDDLE, picks: picks(reach, ["action:horse_3"]), point: "place:hidden_valley" },
  training: { view: MIDDLE, picks: picks(["pile:dragon_1", "pile:dragon_2"], ["action:exercise_dragon"]) },
  staking: { view: STAKING, picks: picks(["virtue:sword_2", "virtue:lance_1", "stake", "stake:nothing"], []) },
  full: {
    view: viewOf({
      phase: "acting",
      round: 12,
      to_move: 0,
      target: 25,
      scores: [24, 24],
      places: ["dark_tower", "dark_tower"],
      tents: [1, 2],
      hand: { sword_1: 2, sword_2: 1, lance_1: 1, lance_2: 2, dragon_1: 1, dragon_2: 2, book_1: 1, book_2: 1 },
      known: [{}, {}],
      actions: [["quest", "quest", "court", "tournament"], ["horse_2"]],
      uses: ["now", "now", "now", "later"],
      held: [["fair_maiden", "evil_magician", "fire_dragon"], ["tree_of_life", "book_of_wisdom"]],
      open: [null, "white_stag", null],
      deck: 0,
    }),
    picks: picks(["virtue:sword_1", "virtue:sword_2"], ["action:quest", "adventure:fair_maiden"]),
  },
  end: { view: END, picks: picks() },
  spectator: {
    view: viewOf({
      seat: null,
      scores: [3, 3, 3, 7],
      places: ["camelot", "camelot", "camelot", "camelot"],
      tents: [1, 2, 3, 4],
      open: ["evil_magician", "white_stag", "pure_spring"],
      held: [["wild_boar", "golden_pheasant"], ["book_of_wisdom"], [], []],
    }),
    picks: picks(),
  },
};
