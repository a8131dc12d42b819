import { expect, test } from "vitest";
import { beside } from "../src/lib/beside";

const NOTE = { width: 300, height: 90 };
const WINDOW = { width: 1280, height: 720 };
const thing = { left: 600, top: 400, right: 640, bottom: 450 };

test("a note stands above its thing, or below where there is no room", () => {
  expect(beside(thing, NOTE, WINDOW, [])).toEqual({ left: 470, top: 392, above: true });
  expect(beside({ ...thing, top: 40, bottom: 90 }, NOTE, WINDOW, [])).toEqual({ left: 470, top: 98, above: false });
});

test("a note leaves free what a move would bring", () => {
  const goal = { left: 580, top: 320, right: 620, bottom: 370 };
  expect(beside(thing, NOTE, WINDOW, [goal])).toEqual({ left: 470, top: 458, above: false });
  const under = { left: 580, top: 480, right: 620, bottom: 520 };
  expect(beside(thing, NOTE, WINDOW, [goal, under])).toEqual({ left: 648, top: 380, above: false });
});

test("a note stays inside a narrow window", () => {
  const { left, above } = beside({ left: 0, top: 300, right: 40, bottom: 340 }, NOTE, { width: 390, height: 844 }, []);
  expect([left, above]).toEqual([8, true]);
});
