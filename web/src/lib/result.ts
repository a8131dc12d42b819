/** How a game ended, in one line: from the viewpoint of a seat, or of nobody. */

import type { Result } from "./protocol";
import type { Words } from "./words";

/** By how many points the winners lead the next; null where scores don't say it. */
export function margin({ ranking, scores }: Result): number | null {
  const [winners = [], next = []] = ranking;
  const lead = (scores[winners[0] ?? -1] ?? NaN) - (scores[next[0] ?? -1] ?? NaN);
  return lead > 0 ? lead : null;
}

/** "You win by 2", "Baudouin and Clotilde share the victory". */
export function headline(result: Result, viewpoint: number | null, words: Words): string {
  const winners = result.ranking[0] ?? [];
  const seats = result.ranking.flat().length;
  const points = margin(result) ?? 0;
  if (seats === 1) return words.say("web-won-alone", { points: result.scores[0] ?? 0 });
  const mine = viewpoint !== null && winners.includes(viewpoint);
  if (mine && winners.length === 1) return words.say("web-won-by-me", { points });
  if (mine) {
    const others = winners.filter((seat) => seat !== viewpoint).map((seat) => words.seat(seat));
    return words.say("web-won-with-me", { text: words.listed(others) });
  }
  const text = words.listed(winners.map((seat) => words.seat(seat)));
  return words.say("web-won-by", { text, winners: winners.length, points });
}

/** A seat's place: 1 is first, equals share it. */
export function placeOf(result: Result, seat: number): number {
  const at = result.ranking.findIndex((group) => group.includes(seat));
  return 1 + result.ranking.slice(0, at).flat().length;
}
