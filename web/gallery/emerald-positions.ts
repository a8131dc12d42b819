/** Made-up positions of Emerald for the gallery. */

import { PLACES, ROAD } from "../src/games/emerald/geometry";
import type { Danger, Dragon, Player, Display, Landing, Ledge, Pile, Stack, Towards } from "../src/games/emerald/display";

const COLOURS = ["yellow", "blue", "black", "white", "green"];
const GEMS = ["gem:ruby", "gem:emerald", "gem:garnet", "gem:turquoise"];

interface Given {
  seats: number;
  /** Knights by place: "Y B K W G", one letter a knight. */
  at: Record<string, string>;
  /** For each ledge "gold+below gem+below": "3+1 r+1", "-" where empty. */
  piles: string[];
  /** From 1. */
  bar: number;
  dragon: number;
  facing: Towards;
  chamber: string;
  nest: string;
  /** Per seat: gold values, gems as letters. */
  gold: string[];
  gems: string[];
  four?: number;
  phase?: Display["phase"];
  to_move?: number;
  happening?: NonNullable<Display["happening"]>;
  die?: number | undefined;
}

const KNIGHT: Record<string, string> = { Y: "knight:yellow", B: "knight:blue", K: "knight:black", W: "knight:white", G: "knight:green" };
const GEM: Record<string, string> = { r: GEMS[0]!, e: GEMS[1]!, g: GEMS[2]!, t: GEMS[3]! };
const counted = (letters: string, letter: string): number => [...letters].filter((one) => one === letter).length;

function ahead(place: string, steps: number): string {
  const goal = (place.startsWith("tower:") ? -1 : ROAD.indexOf(place)) + steps;
  return ROAD[goal] ?? "chamber";
}

function pile(name: string, text: string, kind: "gold" | "gem"): Pile {
  if (text === "-") return { name, card: null, below: 0 };
  const [card = "", below = "0"] = text.split("+");
  return { name, card: kind === "gold" ? `gold:${card}` : GEM[card]!, below: Number(below) };
}

function landings(bar: number, dragon: number, facing: Towards, at: Given["at"]): Landing[] {
  return [1, 2, 3].map((die) => {
    let [cell, way] = [dragon, facing];
    const path: string[] = [];
    for (let step = 0; step < die; step += 1) {
      if (cell < bar) way = "lair";
      cell += way === "lair" ? 1 : -1;
      if (cell === bar) way = "lair";
      if (cell === bar + 3) way = "castle";
      path.push(`mountain:${cell}`);
    }
    const place = `mountain:${cell}`;
    return { die, path, place, facing: way, knights: [...new Set(at[place] ?? "")].map((one) => KNIGHT[one]!) };
  });
}

function dangers(all: Landing[]): Danger[] {
  return [...new Set(all.map(({ place }) => place))].map((place) => {
    const faces = all.filter((one) => one.place === place).map(({ die }) => die);
    return { place, faces, odds: [faces.length, 3] };
  });
}

export function position(given: Given): Display {
  const { seats, at, bar, dragon, facing, to_move = 0, phase = "marching" } = given;
  const ownerOf = (knight: string): number => COLOURS.indexOf(knight.slice(7)) % seats;
  const beside = (name: string): boolean => Number(name.slice(9)) >= bar && Number(name.slice(9)) < bar + 4;
  const wakes = (name: string): boolean => name.startsWith("mountain:") && (beside(name) || name === `mountain:${dragon}`);
  const stacks = PLACES.flatMap((place): Stack[] => {
    const there = at[place] ?? "";
    const steps = there.length;
    return Object.entries(KNIGHT).filter(([letter]) => there.includes(letter)).map(([letter, knight]) => {
      const goal = ahead(place, steps);
      const rests = phase === "following" && place === "plain:3";
      const marches = ownerOf(knight) === to_move && (phase === "marching" || phase === "following");
      return { knight, owner: ownerOf(knight), place, count: counted(there, letter), steps, goal, marches: marches && !rests, resting: rests ? "moved" : null, wakes: wakes(goal) };
    });
  });
  const ledges = given.piles.map((text, each): Ledge => {
    const name = `mountain:${each + 1}`;
    const [gold = "-", gem = "-"] = text.split(" ");
    const asked = given.happening?.kind === "taking" && given.happening.place === name;
    const called = (kind: string): string => (asked ? `pile:${kind}` : `pile:${kind}-${each + 1}`);
    return { name, gold: pile(called("gold"), gold, "gold"), gem: pile(called("gem"), gem, "gem"), on_bar: beside(name), wakes: wakes(name) };
  });
  const flights = landings(bar, dragon, facing, at);
  const beast: Dragon = {
    place: `mountain:${dragon}`, facing, flies: flights[0]!.path[0]! > `mountain:${dragon}` ? "lair" : "castle",
    landings: flights, dangers: dangers(flights), faces: [1, 1, 2, 2, 3, 3], die: given.die ?? null,
  };
  const gems = given.gems.map((text) => Object.fromEntries(Object.entries(GEM).map(([letter, gem]) => [gem, counted(text, letter)])));
  const bonuses = GEMS.map((gem) => {
    const counts = gems.map((one) => one[gem]!);
    const count = Math.max(...counts);
    const best = counts.flatMap((one, seat) => (one === count && count ? [seat] : []));
    return { name: `most:${gem.slice(4)}`, gem, points: 4, leader: best.length === 1 ? best[0]! : null, tied: best.length > 1 ? best : [], count };
  });
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const knights = COLOURS.map((one) => `knight:${one}`).slice(0, seats === 2 ? 4 : seats).filter((one) => ownerOf(one) === seat);
    const each = knights.map((one) => stacks.filter(({ knight }) => knight === one).reduce((sum, { count }) => sum + count, 0));
    const gold = [...given.gold[seat]!].map(Number);
    return {
      knights, in_play: each.reduce((sum, one) => sum + one, 0), in_play_by_colour: each,
      lost: [...given.nest].filter((one) => ownerOf(KNIGHT[one]!) === seat).length,
      treasures: [...given.chamber].filter((one) => ownerOf(KNIGHT[one]!) === seat).length,
      gold_cards: gold.length, gold: seat === 0 || phase === "finished" ? gold : null, gems: gems[seat]!,
      leads: bonuses.filter(({ leader }) => leader === seat).map(({ gem }) => gem),
      four: given.four === seat, lacks: GEMS.filter((gem) => !gems[seat]![gem]), fair: 0,
    };
  });
  return {
    seat: 0, phase, turn: 12, round: 3, to_move, first: 0, scores: players.map(() => 0), players, stacks, ledges,
    bar: [0, 1, 2, 3].map((each) => `mountain:${bar + each}`), shifts_left: 6 - bar, dragon: beast,
    chamber: [...given.chamber].map((one) => KNIGHT[one]!), treasures_left: 4 - given.chamber.length, treasure_points: 5, gem_points: 1, plain_cells: 6,
    nest: [...given.nest].map((one) => KNIGHT[one]!), bonuses, four: { points: 4, owner: given.four ?? null }, unseen: {},
    second: phase === "following", happening: given.happening ?? null, ended: null,
  };
}

const FULL = ["3+2 r+1", "2+1 e+2", "5+2 g+1", "1+1 t+2", "4+2 r+1", "2+1 e+2", "3+2 g+1", "5+1 t+2", "1+2 r+1"];
const castle = (letters: string, keep: boolean): Record<string, string> =>
  Object.fromEntries(["tower:1", "tower:2", "tower:3", "tower:4", ...(keep ? ["tower:keep"] : [])].map((name) => [name, letters]));
const MIDDLE = {
  seats: 4,
  at: {
    "tower:1": "B", "tower:3": "KW", "tower:4": "Y", "plain:2": "BK", "plain:3": "Y", "plain:4": "WW", "plain:6": "KY",
    "mountain:1": "Y", "mountain:3": "W", "mountain:4": "BKY", "mountain:5": "W", "mountain:8": "B",
  },
  piles: ["1 t", "- e+1", "4+1 g", "2 r+1", "5+2 t", "3+1 e+1", "1+2 g", "3 r+2", "5+2 t+1"],
  bar: 5, dragon: 6, facing: "castle" as Towards, chamber: "B", nest: "K", gold: ["24", "33", "15", ""],
  gems: ["ret", "g", "r", "tt"], die: 2,
};
const LATE = {
  seats: 4,
  at: {
    "tower:2": "W", "plain:4": "K", "plain:6": "WK", "mountain:4": "B", "mountain:6": "YW", "mountain:7": "YBKW", "mountain:8": "Y", "mountain:9": "BB",
  },
  piles: ["- -", "- t", "- -", "2 -", "- e", "1 -", "- t", "3 r", "- g"],
  bar: 6, dragon: 7, facing: "lair" as Towards, chamber: "BYK", nest: "KWWY", gold: ["1345", "335", "1", "25"],
  gems: ["rreegt", "ggtt", "re", "tte"], four: 0, die: 1,
};

export const POSITIONS: Record<string, Display> = {
  start: position({ ...MIDDLE, at: castle("YBKW", true), piles: FULL, bar: 1, dragon: 4, chamber: "", nest: "", gold: ["", "", "", ""], gems: ["", "", "", ""], die: undefined }),
  middle: position(MIDDLE),
  following: position({ ...MIDDLE, phase: "following" }),
  taking: position({ ...MIDDLE, at: { ...MIDDLE.at, "mountain:4": "BK", "mountain:7": "Y" }, phase: "taking", happening: { kind: "taking", place: "mountain:7", knight: "knight:yellow" } }),
  feeding: position({
    ...LATE, phase: "feeding",
    happening: { kind: "feeding", place: "mountain:7", prey: ["yellow", "blue", "black", "white"].map((one, owner) => ({ knight: `knight:${one}`, owner, count: 1 })) },
  }),
  pleading: position({
    ...LATE, phase: "pleading",
    happening: {
      kind: "pleading", place: "mountain:7", knight: "knight:yellow", owner: 0, gold_cards: 4, left: 2, ends: false,
      payable: [{ name: "gold:1", count: 1 }, { name: "gold:3", count: 2 }, { name: "gold:4", count: 1 }, { name: "gold:5", count: 1 }],
    },
  }),
  waiting: position({
    ...LATE, phase: "pleading",
    happening: { kind: "pleading", place: "mountain:7", knight: "knight:blue", owner: 1, gold_cards: 3, left: 3, ends: false, payable: null },
  }),
  end: position({ ...LATE, chamber: "BYKB", at: { ...LATE.at, "mountain:9": "B" }, phase: "finished" }),
  two: position({ ...MIDDLE, seats: 2, at: { ...MIDDLE.at, "plain:6": "KYB" }, gold: ["24", "33"], gems: ["ret", "gtt"] }),
  five: position({ ...MIDDLE, seats: 5, at: castle("YBKWG", false), piles: FULL, bar: 1, dragon: 4, chamber: "", nest: "", gold: ["", "", "", "", ""], gems: ["", "", "", "", ""], die: undefined }),
};
