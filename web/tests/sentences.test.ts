/** Sentences that once read wrong. */

import { expect, test } from "vitest";
import { about } from "../src/games/crowns/Board.svelte";
import { Words } from "../src/lib/words";
import { CATALOGUES } from "./catalogues";

const words = (lang: string, game: string, me: number | null = null): Words => new Words(CATALOGUES[lang]!, game, ["Ann", "Bob"], me);

test("a recruit that costs nothing comes for free, in both languages", () => {
  const facts = { seat: "seat:1", card: "card:CT", coins: 0, rubies: 0 };
  expect(words("en", "foracrown").say("foracrown-recruited", facts)).toMatch(/^Bob recruits .* for free\.$/);
  expect(words("fr", "foracrown").say("foracrown-recruited", facts)).toMatch(/^Bob recrute .* gratuitement\.$/);
  expect(words("en", "foracrown").say("foracrown-recruited", { ...facts, coins: 2 })).toMatch(/ for 2 coins\.$/);
});

test("reminders and refusals call people by name", () => {
  for (const lang of ["en", "fr"]) {
    const say = (id: string, facts: Record<string, string>, me: number | null = null): string => words(lang, "crowns", me).say(id, facts);
    for (const id of ["web-nudged", "web-seat-nudged", "web-undone"]) {
      expect(say(id, { seat: "seat:1" })).toContain("Bob");
      expect(say(id, { seat: "seat:1" })).not.toContain("seat:");
    }
    expect(say("web-undo-refused", { seat: "seat:0", by: "seat:1" }, 0)).toMatch(/^Bob .*(your move|votre coup)/);
    expect(say("web-undo-refused", { seat: "seat:0", by: "seat:1" }, 1)).toMatch(/^(You|Vous) .*Ann/);
  }
});

test("a covered cell of Crowns promises nothing", () => {
  const seat = { covered: ["cell:1x1"], lines: [], score: 0, colour: "red" };
  const view = { seats: [seat, { ...seat, covered: [] }], to_move: 1, figures: {} } as never;
  expect(about("cell:1x1", view, words("en", "crowns", 0))).toBe("");
});
