import { describe, expect, it } from "vitest";
import { CELLS, cellAt, crownsOn, diceOf, isBorder, LINES, onBorder, placeOf } from "../src/games/crowns/model";

describe("the board of Crowns", () => {
  it("knows where each cell stands", () => {
    expect(CELLS.map(placeOf).map(([column, face]) => cellAt(column, face))).toEqual(CELLS);
    expect(isBorder(cellAt(6, 6))).toBe(true);
    expect(isBorder(cellAt(5, 5))).toBe(false);
    expect(crownsOn(cellAt(5, 5))).toBe(6);
  });

  it("has twelve lines of five inner cells", () => {
    expect(LINES.map(({ cells }) => cells.length)).toEqual(Array(12).fill(5));
    expect(onBorder(LINES.flatMap(({ cells }) => cells))).toEqual([]);
    expect(onBorder([cellAt(6, 2), cellAt(3, 6), cellAt(5, 5)])).toHaveLength(2);
  });

  it("puts used dice aside, the last of equal ones first", () => {
    const used = diceOf([6, 5, 5, 2, 1, 1], [6, 5, 1]).map((die) => die.used);
    expect(used).toEqual([false, false, true, true, false, true]);
  });
});
