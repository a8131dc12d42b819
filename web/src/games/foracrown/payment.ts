/** The ways to pay that are offered now, read off the elements that may be picked. */

export interface Mix {
  coins: number;
  rubies: number;
  /** The picks that say it. */
  picks: string[];
}

/** Every mix for a price: coins are picked first, then the rubies that are missing. */
export function mixes(open: ReadonlySet<string>, cost: number): Mix[] {
  if (open.has("pay:nothing")) return [{ coins: 0, rubies: 0, picks: ["pay:nothing"] }];
  const all = Array.from({ length: cost + 1 }, (_, rubies) => ({ coins: cost - rubies, rubies }));
  return all
    .map(({ coins, rubies }) => ({ coins, rubies, picks: [...(coins ? [`coin:${coins}`] : []), ...(rubies ? [`ruby:${rubies}`] : [])] }))
    .filter(({ picks }) => picks.length > 0 && open.has(picks[0]!));
}
