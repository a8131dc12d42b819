import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Board, { about, Details, Seat } from "../src/games/crowns/Board.svelte";
import type { Display, Figures } from "../src/games/crowns/display";
import { CELLS, cellAt, crownsOn, diceOf, figuresOf, isBorder, LINES, onBorder, placeOf, ranksOf, worthOf } from "../src/games/crowns/model";
import { NO_PICKS } from "../src/lib/boards";
import type { Catalogue, Facts } from "../src/lib/catalogue";
import { Words } from "../src/lib/words";

const VIEW: Display = {
  phase: "placing",
  to_move: 0,
  turn: 1,
  round: 1,
  scores: [9],
  seats: [{ colour: "chip:red", chips: 17, score: 9, covered: ["cell:6x1"], lines: [] }],
  throw: [],
  dice: [],
  open: [],
  placed: [],
  demand: 1,
  removed: 0,
  last_round: false,
  figures: null,
};
/** A variant: five dice, nine crowns on 6 × 1, five on 1 × 1, other lines, chances and ranks. */
const OTHERS: Figures = {
  dice: 5,
  crowns: CELLS.map((cell) => (cell === "cell:6x1" ? 9 : cell === "cell:1x1" ? 5 : 0)),
  chances: CELLS.map(() => 0.125),
  lines: LINES.map((_, at) => 100 + at),
  ranks: [70, 60, 50, 40, 30, 0],
};
const VARIED: Display = { ...VIEW, figures: OTHERS };

/** Every message by its id and facts. */
const said = (id: string, facts: Facts): string => `${id} ${Object.values(facts).join(" ")}`;
const words = new Words({ lang: "en", say: said, thing: (name: string) => name, has: () => false } as unknown as Catalogue, "crowns");
const nothing = (): void => undefined;

function drawn(view: Display): Record<"board" | "details" | "seat", string> {
  const common = { view, seat: 0, words };
  const frame = { picks: NO_PICKS, preview: null, onpick: nothing, onpoint: nothing, animate: null, shape: "wide" as const };
  return {
    board: render(Board, { props: { ...common, ...frame } }).body,
    details: render(Details, { props: common }).body,
    seat: render(Seat, { props: { ...common, compact: false } }).body,
  };
}

/** All that is written or said in a drawing. */
const texts = (html: string): string[] => [...html.matchAll(/aria-label="([^"]*)"|>([^<>]+)</g)].map(([, label, text]) => label ?? text!);

describe("the board of Crowns", () => {
  it("knows where each cell stands", () => {
    expect(CELLS.map(placeOf).map(([column, face]) => cellAt(column, face))).toEqual(CELLS);
    expect(isBorder(cellAt(6, 6))).toBe(true);
    expect(isBorder(cellAt(5, 5))).toBe(false);
    expect(crownsOn(figuresOf(VIEW), cellAt(5, 5))).toBe(6);
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

  it("shows what a variant prints on it", () => {
    const { board, details, seat } = drawn(VARIED);
    for (const sheet of [texts(board), texts(details)]) {
      expect(sheet).toContain("crowns-web-cell-free cell:1x1 5");
      expect(sheet).toContain("crowns-web-cell-covered cell:6x1 9");
      expect(sheet).toContain("crowns-web-line line:row-1 100 0");
      expect(sheet).toContain("crowns-web-border 9");
      expect(sheet).toContain("70+");
      expect(sheet).toContain("crowns-web-next-rank rank:promising 21");
    }
    expect([...seat.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, crowns]) => Number(crowns))).toEqual(OTHERS.crowns);
    expect(board.match(/class="die /g)).toHaveLength(5);
    expect(about("cell:3x3", VARIED, words)).toBe("crowns-web-chance 12.5%");
  });

  it("shows what is printed where nothing is changed", () => {
    const board = texts(drawn(VIEW).board);
    expect(board).toContain("crowns-web-cell-free cell:5x5 6");
    expect(board).toContain("crowns-web-line line:row-5 20 0");
    expect(ranksOf(figuresOf(VIEW))[0]).toEqual({ name: "rank:genius", least: 40 });
    expect(LINES.map((line) => worthOf(figuresOf(VIEW), line))).toEqual([3, 6, 10, 15, 20, 3, 6, 10, 15, 20, 12, 10]);
  });
});
