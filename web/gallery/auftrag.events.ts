/** One of each event of Im Auftrag des Königs that moves something, fit for the position in the middle. */

import type { ShownStake } from "../src/games/auftrag/display";
import type { Event } from "../src/lib/protocol";

const event = (message: string, facts: Event["facts"]): Event => ({ message: `auftrag-${message}`, facts });

const stakes: ShownStake[] = [
  { seat: 0, cards: ["virtue:sword_2", "virtue:lance_1"], total: 3, points: 2 },
  { seat: 3, cards: ["virtue:sword_1"], total: 1, points: 0 },
];

const all: Event[] = [
  event("rode", { seat: "seat:0", horse: "action:horse_3", place: "place:hidden_valley" }),
  event("rode", { seat: "seat:1", horse: "action:horse_4", place: "place:ruined_abbey" }),
  event("exercised", { seat: "seat:0", card: "virtue:dragon_2" }),
  event("summoned", { seat: "seat:3", adventure: "adventure:evil_witch" }),
  event("took", { seat: "seat:1", action: "action:court" }),
  event("judged", { seat: "seat:2", card: "virtue:book_1", points: 2 }),
  event("fulfilled", { seat: "seat:1", adventure: "adventure:fierce_giant", cards: ["virtue:sword_2", "virtue:lance_2"], points: 6 }),
  event("sealed", { seat: "seat:3" }),
  event("staked", { seat: "seat:0", cards: ["virtue:sword_2", "virtue:lance_1"], total: 3 }),
  event("won", { seat: "seat:0", points: 2 }),
  event("tied", { riders: ["seat:0", "seat:3"], points: 1 }),
  event("last-round", { seat: "seat:1", points: 15 }),
];

export const EVENTS = { all, stakes };
