/** Icons are drawn from rounded coordinates: the same path, number for number. */

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rounded } from "../icons";

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf-8")) as {
  icons: Record<string, { body: string }>;
};
const numbers = (body: string): number[] => (body.match(/-?\d*\.?\d+/g) ?? []).map(Number);
const commands = (body: string): string => body.replace(/[^a-z<>/="]/gi, "");

test("a tenth of all icons keep their commands and their numbers, to a tenth", () => {
  for (const { body } of Object.values(set.icons).filter((_, at) => at % 10 === 0)) {
    const short = rounded(body);
    expect(commands(short)).toBe(commands(body));
    const [before, after] = [numbers(body), numbers(short)];
    expect(after.length).toBe(before.length);
    expect(after.every((number, at) => Math.abs(number - before[at]!) <= 0.0501)).toBe(true);
  }
});
