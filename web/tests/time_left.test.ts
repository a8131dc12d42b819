import { expect, test } from "vitest";
import { timeLeft } from "../src/lib/time_left";

test("a clock runs down second by second", () => {
  expect([180, 179, 61, 60, 59, 5, 0, -3].map((left) => timeLeft(left, "en"))).toEqual(["3:00", "2:59", "1:01", "1:00", "0:59", "0:05", "0:00", "0:00"]);
});

test("three days are three days from the first second on, in both languages", () => {
  expect(timeLeft(3 * 86400 - 1, "en", true)).toBe("3 days");
  expect(timeLeft(3 * 86400 - 1, "fr", true)).toBe("3\u00a0jours");
  expect(timeLeft(2 * 86400, "en", true)).toBe("2 days");
  expect(timeLeft(5 * 3600 - 60, "en", true)).toBe("5 hours");
});
