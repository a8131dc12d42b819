/** What one's own past games come to. */

import type { PastGame } from "./protocol";

/** Games against one opponent: how many, and what share of the victories was mine. */
export interface Tally {
  readonly opponent: string;
  readonly games: number;
  readonly won: number;
}

/** My part of the victory: a whole one, or a share where several won together. */
export function share({ places, seat }: PastGame): number {
  const winners = places.filter((place) => place === 1).length;
  return places[seat] === 1 ? 1 / winners : 0;
}

/** Everybody else at the table, each once. */
export const opponents = ({ players, seat }: PastGame): string[] => [...new Set(players.filter((_, at) => at !== seat))];

/** My games against one opponent, and in how many of them nobody was ahead of me. */
export function firsts(games: readonly PastGame[], opponent: string): { games: number; firsts: number } {
  const played = games.filter((game) => opponents(game).includes(opponent));
  return { games: played.length, firsts: played.filter(({ places, seat }) => places[seat] === 1).length };
}

/** How I did against each opponent, the most frequent first. */
export function tallies(games: readonly PastGame[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    for (const opponent of opponents(game)) {
      const { games: played = 0, won = 0 } = found.get(opponent) ?? {};
      found.set(opponent, { opponent, games: played + 1, won: won + share(game) });
    }
  }
  return [...found.values()].sort((one, other) => other.games - one.games);
}
