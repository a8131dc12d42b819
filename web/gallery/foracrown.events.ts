/** One event of each kind, as it would be played in the gallery's positions. */

import type { Event } from "../src/lib/protocol";

const event = (name: string, facts: Record<string, unknown>): [string, Event] => [name, { message: `foracrown-${name}`, facts }];

export const EVENTS: Record<string, Event> = Object.fromEntries([
  event("hung", { seat: "seat:0", cell: 5, coins: 4 }),
  event("opened", { card: "card:RLCT" }),
  event("round-began", { round: 3, events: 4, level: 5 }),
  event("recruited", { seat: "seat:0", card: "card:RLCT", coins: 2, rubies: 1 }),
  event("recruited-blind", { seat: "seat:3", deck: "deck:4", coins: 3, rubies: 0 }),
  event("revealed", { seat: "seat:3", card: "card:RLTP" }),
  event("happened", { event: "event:scandal" }),
  event("chose", { seat: "seat:0", effect: "effect:portrait" }),
  event("rolled", { seat: "seat:0", effect: "effect:raccoon" }),
  event("gained-ruby", { seat: "seat:0" }),
  event("gained-coin", { seat: "seat:0" }),
  event("got-raccoon", { seat: "seat:0", target: "seat:3" }),
  event("robbed", { seat: "seat:0", target: "seat:2" }),
  event("lost", { seat: "seat:2", rubies: 2 }),
  event("shifted", { seat: "seat:0", portrait: "portrait:ape", cell: 4 }),
  event("raccoons-left", { seat: "seat:1", raccoons: 2 }),
  event("bribed", { seat: "seat:0", paid: "coin:1", left: 0 }),
  event("hired", { seat: "seat:0", paid: "ruby:1" }),
  event("sold", { seat: "seat:1", heirloom: "heirloom:fish", rubies: 10 }),
  event("ruined", { seat: "seat:4" }),
]);
