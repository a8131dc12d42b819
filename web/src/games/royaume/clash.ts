/** Dice against each other, put so that they can be drawn: who, with what, and how it ended. */

import type { Event } from "../../lib/protocol";
import { nameOf } from "./choreography";
import type { Display } from "./display";

export interface Side {
  /** "knight:red", "seat:2", "monster", "trap", "dragon" or "throne". */
  readonly who: string;
  /** The face; null while it rolls; undefined where this side has no die. */
  readonly face?: number | null;
  readonly sides: 6 | 12;
  readonly power: number;
  /** What the other side must reach, where this one rolls no die. */
  readonly needs?: number | null;
}

export interface Clash {
  readonly left: Side;
  readonly right: Side;
  /** How it ended for the left side; null while it is open. */
  readonly outcome: "won" | "lost" | "even" | null;
  /** The chance that the left side had. */
  readonly wins: number | null;
}

const OUTCOMES: Readonly<Record<string, Clash["outcome"]>> = {
  escaped: "won",
  slew: "won",
  "duel-won": "won",
  "took-crown": "won",
  stuck: "lost",
  repelled: "lost",
  "duel-lost": "lost",
  "thrown-back": "lost",
  "fought-even": "even",
  "duel-even": "even",
  "dragon-even": "even",
};
const FOES: Readonly<Record<string, string>> = { escaped: "trap", stuck: "trap", slew: "monster", repelled: "monster", "fought-even": "monster" };

/** The dice that an event names, or null. */
export function clashOf(event: Event, view: Display): Clash | null {
  const name = nameOf(event);
  const fact = (key: string): number => Number(event.facts[key]);
  const outcome = OUTCOMES[name] ?? null;
  const knight = String(event.facts["knight"]);
  const dragons = { who: "dragon", face: fact("dragon"), sides: 12, power: 0 } as const;
  if (name === "dragon-woke") {
    const wins = view.contest?.wins ?? null;
    return { left: { who: knight, face: null, sides: 6, power: powerOf(view) }, right: dragons, outcome, wins };
  }
  if (name === "final-duel") return contenders(event.facts["seats"], view);
  if (name === "final-roll") {
    const left: Side = { who: String(event.facts["seat"]), face: fact("die"), sides: 12, power: fact("power") };
    return { left, right: THRONE, outcome, wins: null };
  }
  if (outcome === null) return null;
  const left: Side = { who: knight, face: fact("die"), sides: 12, power: fact("power") };
  const foe = FOES[name];
  if (foe) {
    const attempt = view.attempts.find((one) => one.knight === knight);
    const right: Side = foe === "trap" ? { who: foe, sides: 12, power: 0, needs: attempt?.needs ?? null } : { who: foe, face: fact("monster"), sides: 12, power: 0 };
    return { left, right, outcome, wins: attempt?.wins ?? null };
  }
  if (name.startsWith("duel")) {
    const rival = String(event.facts["rival"]);
    const right: Side = { who: rival, face: fact("rival_die"), sides: 12, power: fact("rival_power") };
    const wins = view.challenges.find((one) => one.rival === rival)?.wins ?? null;
    return { left: { ...left, who: String(event.facts["seat"]) }, right, outcome, wins };
  }
  return { left: { ...left, sides: 6 }, right: dragons, outcome, wins: null };
}

/** What the final duel is about; it rolls no die. */
const THRONE: Side = { who: "throne", sides: 12, power: 0 };

/** Two who are tied for the throne face each other; more of them, the throne. */
function contenders(seats: unknown, view: Display): Clash {
  const sides = (Array.isArray(seats) ? seats.map(String) : []).map((who): Side => {
    const power = view.seats[Number(who.slice("seat:".length))]?.power ?? 0;
    return { who, face: null, sides: 12, power };
  });
  return { left: sides[0] ?? THRONE, right: sides.length === 2 ? sides[1]! : THRONE, outcome: null, wins: null };
}

const powerOf = (view: Display): number => view.seats[view.to_move]?.power ?? 0;

/** Dice that are about to be rolled. */
export function pending(view: Display): Clash | null {
  const contest = view.contest;
  if (!contest || contest.kind === "final") return null;
  const { kind, knight, seats, dragon, wins } = contest;
  const sides = kind === "dragon" ? 6 : 12;
  const power = view.seats[seats[0] ?? view.to_move]?.power ?? 0;
  const left: Side = { who: knight ?? `seat:${seats[0]}`, face: null, sides, power };
  if (kind === "duel") {
    const rival = seats[1] ?? 0;
    return { left, right: { who: `seat:${rival}`, face: null, sides: 12, power: view.seats[rival]?.power ?? 0 }, outcome: null, wins };
  }
  if (kind === "escape") return { left, right: { who: "trap", sides: 12, power: 0, needs: contest.needs }, outcome: null, wins };
  return { left, right: { who: kind === "dragon" ? "dragon" : "monster", face: dragon, sides: 12, power: 0 }, outcome: null, wins };
}
