/** The moments of a review: which one is looked at, what it cost, and what its board marks. */

import type { Picks } from "../lib/boards";
import type { JudgedDecision, Review } from "../lib/protocol";

/** What the player gave away against the best move. */
export function lostBy(one: JudgedDecision): number {
  return -(one.effects[one.seat] ?? 0);
}

/** How much better the move was than the next best; 0 where another was as good. */
export function aheadBy(one: JudgedDecision): number {
  const [first, second] = one.considered;
  if (lostBy(one) || one.best !== one.move || !first || !second) return 0;
  return Math.max(0, first.worth - second.worth);
}

/** How everybody stood after a decision, and all that chance did before the next. */
export function chancesAfter(review: Review, number: number): readonly number[] {
  return review.decisions[number + 1]?.chances ?? review.parts.map(({ result }) => result);
}

/** The decision that a step belongs to; without one the reader's costliest, or where the game turned first. */
export function numberAt(review: Review, step: number | undefined, me: number | null): number {
  if (step === undefined) return (me === null ? undefined : review.worst[me]?.[0]) ?? review.turning[0] ?? 0;
  return Math.max(0, review.decisions.findLastIndex((one) => one.step <= step));
}

/** The pieces of the better move are hinted at, those of the move that was made are chosen. */
export function marksOf(one: JudgedDecision): Picks {
  const better = lostBy(one) ? one.best : one.move;
  const chosen = better === one.move ? [] : one.move.split(" ");
  return { open: new Set(), chosen, hinted: new Set(better.split(" ")) };
}

/** The seats in the order in which they are named: whoever reads comes first. */
export function seatsFor(review: Review, me: number | null): readonly number[] {
  const all = review.parts.map((_, seat) => seat);
  return me === null ? all : [me, ...all.filter((seat) => seat !== me)];
}
