import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCE = new URL("../src/", import.meta.url);
const components = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".svelte"));
/** An address written out, which would leave the prefix of `serve --prefix` behind. */
const WRITTEN_OUT = /(?:href|src)="\/|["'`]\/(?:t|r|g|me|review|puzzles|history|about)?(?:["'`/?#])/;

it("finds an address that is written out", () => {
  for (const bad of ['<a href="/">', '<a href="/t/{id}">', "const link = `/r/${id}`", 'const all = "/history"']) expect(bad).toMatch(WRITTEN_OUT);
  for (const good of ['<a href={address({ page: "home" })}>', '<use href="#piece" />', '"../lib/router"']) expect(good).not.toMatch(WRITTEN_OUT);
});

it.each(components)("%s writes its links by the router, which knows the prefix", (file) => {
  const lines = readFileSync(new URL(file, SOURCE), "utf-8").split("\n");
  expect(lines.filter((line) => WRITTEN_OUT.test(line))).toEqual([]);
});
