import { describe, expect, it } from "vitest";
import { firsts, opponents, share, tallies } from "../src/lib/history";
import type { PastGame } from "../src/lib/protocol";

const game = (players: string[], places: number[], seat = 0): PastGame => ({
  table: "t", game: "crowns", variant: "", at: 0, players, seat, places, scores: places.map(() => 0), luck: null, own: null,
  rating: null, change: 0, uncounted: null,
});

describe("one's own history", () => {
  it("counts a shared victory in part", () => {
    expect(share(game(["Ann", "Bob"], [1, 2]))).toBe(1);
    expect(share(game(["Ann", "Bob"], [1, 1]))).toBe(0.5);
    expect(share(game(["Ann", "Bob"], [2, 1]))).toBe(0);
  });

  it("names every opponent once", () => {
    expect(opponents(game(["Ann", "bot:page", "bot:page"], [1, 2, 2]))).toEqual(["bot:page"]);
    expect(opponents(game(["Ann"], [1]))).toEqual([]);
  });

  it("counts first places against one rank", () => {
    const games = [game(["Ann", "bot:king"], [2, 1]), game(["Ann", "bot:king"], [1, 1]), game(["Ann", "bot:page"], [1, 2])];
    expect(firsts(games, "bot:king")).toEqual({ games: 2, firsts: 1 });
    expect(firsts(games, "bot:baron")).toEqual({ games: 0, firsts: 0 });
  });

  it("adds up by opponent, the most frequent first", () => {
    const games = [game(["Ann", "Bob"], [1, 2]), game(["Ann", "bot:king"], [2, 1]), game(["Ann", "bot:king"], [1, 2])];
    expect(tallies(games)).toEqual([
      { opponent: "bot:king", games: 2, won: 1 },
      { opponent: "Bob", games: 1, won: 1 },
    ]);
  });
});
