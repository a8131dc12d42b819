import { describe, expect, it } from "vitest";
import { borderCrowns, cellAt, diceOf, has, isBorder, linesOf, rankOf, thing } from "../src/games/crowns/model";

const bits = (...cells: number[]): number => cells.reduce((sum, cell) => sum + 2 ** cell, 0);

describe("the board of Crowns", () => {
  it("knows cells beyond 32 bits", () => {
    const corner = cellAt(6, 6);
    expect(thing(corner)).toBe("cell:6x6");
    expect(has(bits(corner), corner)).toBe(true);
    expect(has(bits(corner), corner - 32)).toBe(false);
    expect(isBorder(corner)).toBe(true);
  });

  it("counts lines and borders as the rules do", () => {
    const row = [1, 2, 3, 4, 5].map((column) => cellAt(column, 3));
    const most = linesOf(bits(...row.slice(1))).get("line:row-3");
    expect(most).toMatchObject({ filled: 4, complete: false });
    expect(linesOf(bits(...row)).get("line:row-3")).toMatchObject({ filled: 5, complete: true });
    expect(borderCrowns(bits(cellAt(6, 2), cellAt(3, 6), cellAt(5, 5)))).toBe(5);
  });

  it("puts used dice aside, the last of equal ones first", () => {
    const used = diceOf([6, 5, 5, 2, 1, 1], [6, 5, 1]).map((die) => die.used);
    expect(used).toEqual([false, false, true, true, false, true]);
  });

  it("gives the solitaire its rank", () => {
    expect([0, 21, 39, 40].map(rankOf)).toEqual(["rank:again", "rank:promising", "rank:pro", "rank:genius"]);
  });
});
