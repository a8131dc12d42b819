/** Made-up positions of For a Crown that a game could come to. */

import printed from "../src/games/foracrown/printed.json";
import type {
  Column, Effect, EventCard, EventName, Family, FamilyKey, Forecast, Display, HeirloomKey, Mercenary, Place, Recruit, Stage, Step,
} from "../src/games/foracrown/display";

const COSTS = [[1, 3, 5], [0, 1, 3, 5], [0, 0, 1, 3, 5], [0, 0, 0, 1, 3]];
const LOSSES = [2, 2, 2, 1, 1, 1, 0, 0, 0];
const KEYS = printed.families as FamilyKey[];
const HEIRLOOMS = printed.heirlooms as HeirloomKey[];

export function card(name: string): Mercenary {
  const { level, icons } = printed.cards.find((one) => one.name === name)!;
  return { name: `card:${name}`, level, effects: icons as Effect[], either: level === 1 };
}

const open = (name: string | null, taken_by: number | null = null): Place => ({ card: name ? card(name) : null, cards: name ? 1 : 0, taken_by });

function columns(round: number, piles: number[], opens: (Place | string)[][], decks: number[]): Column[] {
  const cost = (at: number, one: number): number | null => COSTS[at - 1]?.[one] ?? null;
  return [0, 1, 2, 3, 4].map((c) => ({
    level: c + 1,
    cost: cost(round, c),
    next_cost: cost(round + 1, c),
    opens_in: cost(round, c) === null ? c - 1 : null,
    deck: c === 0 ? null : { name: `deck:${c + 1}`, cards: decks[c - 1]!, taken_by: null },
    places:
      c === 0
        ? ["C-T", "L-P", "D-C"].map((name, at) => ({ card: piles[at] ? card(name) : null, cards: piles[at]!, taken_by: null }))
        : opens[c - 1]!.map((one) => (typeof one === "string" ? open(one) : one)),
  }));
}

interface Sketch {
  cells: number[];
  raccoons: number[];
  sold: number[];
  coins: (number | null)[];
  rubies: (number | null)[];
  order: number[];
  turn: number;
  recruits?: Recruit[][];
}

function families({ cells, raccoons, sold, coins, rubies, order, turn, recruits }: Sketch): Family[] {
  const ranks = cells.filter(Boolean).sort((a, b) => b - a);
  return cells.map((cell, seat) => {
    const place = order.indexOf(seat);
    return {
      name: `family:${KEYS[seat]}`,
      portrait: `portrait:${KEYS[seat]}`,
      key: KEYS[seat]!,
      cell,
      influence: cell ? ranks.indexOf(cell) + 1 : 0,
      least: cell === ranks.at(-1),
      raccoons: raccoons[seat]!,
      most_raccoons: raccoons[seat]! > 0 && raccoons[seat] === Math.max(...raccoons),
      heirloom: { name: `heirloom:${HEIRLOOMS[seat]}`, key: HEIRLOOMS[seat]!, kept: !sold.includes(seat), worth: 10 },
      out: cell === 0,
      out_in: cell === 0 ? 4 : null,
      coins: coins[seat]!,
      rubies: rubies[seat]!,
      recruits: recruits?.[seat] ?? [],
      turn: place < 0 ? null : place < turn - 1 ? "done" : place === turn - 1 ? "now" : "waiting",
      place: place < 0 ? null : place + 1,
    };
  });
}

const strikes = (seat: number, rubies: number, then: Forecast["then"] = "pays"): Forecast => ({ seat, rubies, then, may: null, raccoons: 0 });
const may = (seat: number, what: Forecast["may"]): Forecast => ({ seat, rubies: 0, then: null, may: what, raccoons: what === "bribe" ? 1 : 0 });
const event = (kind: EventName, forecast: Forecast[], waiting = true): EventCard => ({ name: `event:${kind}`, kind, waiting, may_be: [], forecast });
const unknown = (...kinds: EventName[]): EventCard => ({ name: null, kind: null, waiting: true, may_be: kinds.map((kind) => ({ kind, cards: 1 })), forecast: [] });

const FIVE: Sketch = {
  cells: [5, 7, 2, 8, 3],
  raccoons: [1, 2, 0, 0, 1],
  sold: [4],
  coins: [4, 0, 3, 3, 1],
  rubies: [6, 5, 7, 8, 1],
  order: [3, 1, 0, 4, 2],
  turn: 3,
  recruits: [
    [hired("RT", "pile"), hired("L-P", "pile"), hired("LCT", "pile")],
    [hired("CC", "pile"), hired("DDT", "pile"), blind(4)],
    [hired("RP", "pile"), hired("C-T", "pile"), hired("RTT", "pile")],
    [hired("DL", "pile"), hired("RPP", "pile"), hired("RLTP", "pile")],
    [hired("LT", "pile"), blind(3), hired("D-C", "pile")],
  ],
};

function hired(name: string, where: Recruit["where"]): Recruit {
  return { card: card(name), level: card(name).level, blind: false, where };
}
function blind(level: number): Recruit {
  return { card: null, level, blind: true, where: "pile" };
}

function view(sketch: Sketch, more: Partial<Display>): Display {
  const list = families(sketch);
  const mine = list[0]!;
  return {
    seat: 0,
    phase: "recruiting",
    scene: "recruiting",
    to_move: sketch.order[sketch.turn - 1] ?? 0,
    turn: sketch.turn,
    order: sketch.order,
    round: 3,
    rounds: 4,
    pass_number: 1,
    passes: 1,
    last_round: false,
    memory_aid: true,
    scores: null,
    winner: null,
    columns: columns(3, [5, 3, 4], [["RT", "DC"], ["LLP", open(null, 1)], [open(null, 3), "RLCT"], ["RRRTP", "RLLCC"]], [5, 3, 5, 8]),
    gallery: LOSSES.map((loss, at) => ({ cell: at + 1, loss, seat: sketch.cells.indexOf(at + 1) < 0 ? null : sketch.cells.indexOf(at + 1) })),
    zones: [{ first: 1, last: 3, loss: 2 }, { first: 4, last: 6, loss: 1 }, { first: 7, last: 9, loss: 0 }],
    burglary_loss: 2,
    families: list,
    chest: { coins: mine.coins ?? 4, rubies: mine.rubies ?? 6, heirloom: mine.heirloom },
    pile: { cards: 21, mercenaries: 17, events: 4, by_seat: [3, 4, 3, 4, 3], revealed: 0 },
    events: [
      event("burglary", [strikes(1, 2)]),
      event("scandal", [strikes(0, 1), strikes(2, 2), strikes(4, 2, "ruined")]),
      event("mages", [0, 1, 2, 3, 4].map((seat) => may(seat, "hire")).slice(0, 3)),
      unknown("burglary", "bribe", "magic_help", "scandal"),
    ],
    stage: null,
    drawing: null,
    ...more,
  };
}

const step = (effect: Effect, state: Step["state"], by_die = false): Step => ({ effect, state, by_die });
const stage = (given: Partial<Stage>): Stage => ({
  seat: 0, card: null, event: null, steps: [], asks: null, die: null,
  odds: [{ effect: "ruby", faces: 2 }, { effect: "loss", faces: 1 }, { effect: "raccoon", faces: 1 }, { effect: "coin", faces: 1 }, { effect: "portrait", faces: 1 }],
  targets: [], shifts: [], price: null, ...given,
});
const aims = (before: (number | null)[], change: number): Stage["targets"] =>
  [3, 1, 4, 2].map((seat) => ({
    name: `family:${KEYS[seat]}`,
    seat,
    before: before[seat]!,
    after: before[seat] === null ? null : before[seat]! + change,
    then: change > 0 ? null : seat === 4 ? "ruined" : seat === 1 ? "sells" : "pays",
  }));
const land = (cell: number): { cell: number; loss: number } => ({ cell, loss: LOSSES[cell - 1]! });

const REVEALING = { ...FIVE, order: [], turn: 0 };
const revealing = (given: Partial<Stage>, more: Partial<Display> = {}): Display =>
  view(REVEALING, { scene: "revealing", to_move: 0, pile: { cards: 12, mercenaries: 9, events: 3, by_seat: [2, 2, 2, 2, 1], revealed: 13 }, stage: stage(given), ...more });

/** The positions by name. */
export const POSITIONS: Record<string, Display> = {
  start: view(
    { cells: [7, 6, 5, 4], raccoons: [0, 0, 0, 0], sold: [], coins: [3, null, null, null], rubies: [10, null, null, null], order: [0, 1, 2, 3], turn: 1 },
    {
      round: 1, passes: 2, memory_aid: false,
      columns: columns(1, [5, 5, 5], [["CC", "RP"], ["DLP", "CCT"], ["LLCC", "RDTP"], ["RDDTP", "RLLLT"]], [8, 8, 8, 8]),
      pile: { cards: 2, mercenaries: 0, events: 2, by_seat: [0, 0, 0, 0], revealed: 0 },
      events: [event("burglary", []), event("scandal", [strikes(1, 1, null), strikes(2, 1, null), strikes(3, 1, null)])],
    },
  ),
  recruiting: view(FIVE, {}),
  loss: revealing({ card: card("RLTP"), steps: [step("ruby", "done"), step("loss", "now"), step("raccoon", "next"), step("portrait", "next")], asks: "loss", targets: aims([6, 5, 7, 8, 1], -1) }),
  raccoon: revealing({ card: card("RRDTT"), steps: [step("ruby", "done"), step("ruby", "done"), step("die", "done"), step("raccoon", "now", true), step("raccoon", "next"), step("raccoon", "next")], asks: "raccoon", targets: aims([1, 2, 0, 0, 1], 1) }),
  choose: revealing({ card: card("L-P"), steps: [step("loss", "open"), step("portrait", "open")], asks: "choose" }),
  portrait: revealing({
    card: card("RTP"), steps: [step("ruby", "done"), step("raccoon", "done"), step("portrait", "now")], asks: "portrait",
    shifts: [
      { portrait: "portrait:ape", seat: 2, left: land(1), right: land(4) },
      { portrait: "portrait:crocodile", seat: 4, left: land(1), right: land(4) },
      { portrait: "portrait:rabbit", seat: 0, left: land(4), right: land(6) },
      { portrait: "portrait:penguin", seat: 1, left: land(6), right: land(9) },
      { portrait: "portrait:flamingo", seat: 3, left: land(6), right: land(9) },
    ],
  }),
  bribe: revealing({ card: null, event: { name: "event:bribe", kind: "bribe" }, asks: "bribe", price: 1 }, { order: [1, 0, 4], turn: 2 }),
  scandal: revealing({ seat: null, event: { name: "event:scandal", kind: "scandal" } }, {
    to_move: null,
    events: [event("burglary", [strikes(1, 2)]), event("scandal", [strikes(0, 1), strikes(2, 2), strikes(4, 2, "ruined")], false), event("bribe", [may(0, "bribe"), may(1, "bribe"), may(4, "bribe")]), event("magic_help", [may(2, "roll")]), unknown("burglary", "mages", "scandal")],
  }),
  die: revealing({ card: card("RDTP"), steps: [step("ruby", "done"), step("die", "done"), step("ruby", "now", true), step("raccoon", "next"), step("portrait", "next")], die: "ruby" }, { to_move: null }),
  over: view(
    { cells: [5, 7, 2, 8, 0], raccoons: [1, 5, 0, 0, 0], sold: [4], coins: [4, 1, 3, 3, 0], rubies: [9, 4, 6, 7, 0], order: [], turn: 0 },
    {
      scene: "over", round: 4, to_move: null, last_round: true, scores: [20, 13, 16, 18, 0], winner: 0,
      pile: { cards: 0, mercenaries: 0, events: 0, by_seat: [0, 0, 0, 0, 0], revealed: 30 },
      events: [event("burglary", [strikes(1, 2)], false), event("scandal", [strikes(0, 1), strikes(2, 2)], false), event("mages", [], false), event("bribe", [], false), event("magic_help", [], false)],
    },
  ),
};
