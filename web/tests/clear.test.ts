import { expect, test } from "vitest";
import { clear } from "../src/lib/clear";

const BOARD = { top: 100, bottom: 600 };
const at = (top: number, tall = 40): { top: number; bottom: number } => ({ top, bottom: top + tall });

test("a card stands below, or above where something below must be seen", () => {
  expect(clear(BOARD, 100, [])).toBe(500);
  expect(clear(BOARD, 100, [at(120), at(300)])).toBe(500);
  expect(clear(BOARD, 100, [at(540), at(300)])).toBe(100);
});

test("a card stands between what must be seen above and below", () => {
  expect(clear(BOARD, 100, [at(120), at(540)])).toBe(440);
  expect(clear(BOARD, 100, [at(120), at(200), at(540)])).toBe(440);
});

test("a card between stands as low as it can", () => {
  expect(clear(BOARD, 100, [at(110), at(300), at(560)])).toBe(460);
  expect(clear(BOARD, 100, [at(110), at(300), at(440), at(560)])).toBe(340);
});

test("where nothing is free it covers least", () => {
  expect(clear(BOARD, 300, [at(110), at(280), at(560, 20)])).toBe(300);
  expect(clear({ top: 100, bottom: 300 }, 400, [at(150)])).toBe(100);
});
