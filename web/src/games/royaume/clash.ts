/** Dice against each other, put so that they can be drawn: who, with what, and how it ended. */

import type { Display, GameEvent } from "./display";

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

/** The dice that an event names, or null. */
export function clashOf(event: GameEvent, view: Display): Clash | null {
  switch (event.message) {
    case "royaume-dragon-woke": {
      const { knight, dragon } = event.facts;
      const left: Side = { who: knight, face: null, sides: 6, power: powerOf(view) };
      return { left, right: dragonWith(dragon), outcome: null, wins: view.contest?.wins ?? null };
    }
    case "royaume-dragon-even":
    case "royaume-took-crown":
    case "royaume-thrown-back": {
      const { knight, dragon, die, power } = event.facts;
      const left: Side = { who: knight, face: die, sides: 6, power };
      return { left, right: dragonWith(dragon), outcome: OUTCOMES[event.message], wins: null };
    }
    case "royaume-final-duel":
      return contenders(event.facts.seats, view);
    case "royaume-final-roll": {
      const { seat, die, power } = event.facts;
      return { left: { who: seat, face: die, sides: 12, power }, right: THRONE, outcome: null, wins: null };
    }
    case "royaume-escaped":
    case "royaume-stuck":
    case "royaume-slew":
    case "royaume-repelled":
    case "royaume-fought-even": {
      const { knight, die, power } = event.facts;
      const attempt = view.attempts.find((one) => one.knight === knight);
      const right: Side =
        "monster" in event.facts
          ? { who: "monster", face: event.facts.monster, sides: 12, power: 0 }
          : { who: "trap", sides: 12, power: 0, needs: attempt?.needs ?? null };
      return { left: { who: knight, face: die, sides: 12, power }, right, outcome: OUTCOMES[event.message], wins: attempt?.wins ?? null };
    }
    case "royaume-duel-won":
    case "royaume-duel-lost":
    case "royaume-duel-even": {
      const { seat, rival, die, power, rival_die, rival_power } = event.facts;
      const right: Side = { who: rival, face: rival_die, sides: 12, power: rival_power };
      const wins = view.challenges.find((one) => one.rival === rival)?.wins ?? null;
      return { left: { who: seat, face: die, sides: 12, power }, right, outcome: OUTCOMES[event.message], wins };
    }
    default:
      return null;
  }
}

const OUTCOMES = {
  "royaume-escaped": "won",
  "royaume-slew": "won",
  "royaume-duel-won": "won",
  "royaume-took-crown": "won",
  "royaume-stuck": "lost",
  "royaume-repelled": "lost",
  "royaume-duel-lost": "lost",
  "royaume-thrown-back": "lost",
  "royaume-fought-even": "even",
  "royaume-duel-even": "even",
  "royaume-dragon-even": "even",
} as const;

const dragonWith = (face: number): Side => ({ who: "dragon", face, sides: 12, power: 0 });

/** What the final duel is about; it rolls no die. */
const THRONE: Side = { who: "throne", sides: 12, power: 0 };

/** Two who are tied for the throne face each other; more of them, the throne. */
function contenders(seats: readonly string[], view: Display): Clash {
  const sides = seats.map((who): Side => {
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
