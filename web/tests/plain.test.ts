import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Board from "../src/games/plain/Board.svelte";
import { facts, linesOf, partsOf, tableOf } from "../src/games/plain/facts";
import { NO_PICKS } from "../src/lib/boards";
import { Words } from "../src/lib/words";
import { CATALOGUES } from "./catalogues";

const nothing = (): void => undefined;
const NAMES = ["Ada", "Bo", "Cy"];
const words = (game: string, lang = "en", names = NAMES): Words => new Words(CATALOGUES[lang]!, game, names);
const fact = (name: string, value: unknown): { name: string; label: string; value: unknown } => ({ name, label: name, value });

/** What stands on the board, every text apart. */
function texts(view: unknown, spoken: Words): string[] {
  const parts = drawn(view, spoken).replace(/<!--.*?-->/g, "").split(/<[^>]*>/);
  return parts.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
}

function drawn(view: unknown, spoken: Words, open: string[] = []): string {
  const props = { view, seat: 0, picks: { ...NO_PICKS, open: new Set(open) }, preview: null, onpick: nothing, onpoint: nothing };
  return render(Board, { props: { ...props, words: spoken, animate: null, shape: "wide" } }).body;
}

describe("the facts of a view", () => {
  it("leave out what only helps to draw", () => {
    const view = { phase: "marching", turn: 3, dragon: { place: "plain:2", path: ["plain:1"] }, gold: "pile:gold-3" };
    expect(facts(view, words("emerald")).map(({ label }) => label)).toEqual(["Turn", "Dragon"]);
    expect(partsOf(fact("dragon", view.dragon), words("emerald"))?.map(({ label }) => label)).toEqual(["Cell"]);
  });

  it("listed by seat have the players' names", () => {
    const rows = partsOf(fact("scores", [4, null, 7]), words("emerald"));
    expect(rows?.map(({ label, value }) => [label, value])).toEqual([["Ada", 4], ["Bo", null], ["Cy", 7]]);
    const players = partsOf(fact("seats", [{ seat: 0, chips: 3 }, { seat: 1, chips: 4 }, { seat: 2, chips: 5 }]), words("crowns"));
    expect(players?.map(({ value }) => value)).toEqual([{ chips: 3 }, { chips: 4 }, { chips: 5 }]);
  });

  it("are no list by seat for being as many as the players", () => {
    expect(partsOf(fact("throw", [1, 5, 6]), words("crowns"))).toBeNull();
    expect(partsOf(fact("scores", [1, 5]), words("crowns"))).toBeNull();
  });

  it("make a table of records, without columns that say nothing", () => {
    const table = tableOf(fact("stacks", [
      { knight: "knight:blue", owner: 0, resting: null, wakes: false },
      { knight: "knight:white", owner: 2, resting: null, wakes: true },
    ]), words("emerald"));
    expect(table?.columns.map(({ label }) => label)).toEqual(["Knight", "Owner", "Wakes the dragon"]);
    expect(tableOf(fact("stacks", []), words("emerald"))).toBeNull();
  });
});

describe("a value in words", () => {
  const said = (name: string, value: unknown, game = "emerald", lang = "en"): string[] =>
    linesOf(name, value, words(game, lang)).map((line) => line.replaceAll("\u00a0", " "));

  it("is a player, a thing, a word of the game, a chance or a number", () => {
    expect(said("owner", 1)).toEqual(["Bo"]);
    expect(said("tied", [0, 2])).toEqual(["Ada · Cy"]);
    expect(said("knight", "knight:blue", "emerald", "fr")).toEqual(["chevalier bleu"]);
    expect(said("facing", "lair", "emerald", "fr")).toEqual(["l’antre"]);
    expect(said("wins", 0.25, "royaume")).toEqual(["25%"]);
    expect(said("rubies", -2, "foracrown")).toEqual(["−2"]);
  });

  it("is a dash where there is nothing", () => {
    for (const value of [null, false, [], {}, ""]) expect(said("leader", value)).toEqual(["–"]);
    expect(said("count", 0)).toEqual(["0"]);
  });

  it("is a line for each record: its name, then what else is known of it", () => {
    const demands = [{ virtue: "sword", needed: 2, lacking: 0 }, { virtue: "book", needed: 1, lacking: null }];
    expect(said("demands", demands, "auftrag", "fr")).toEqual(["épée · Requis : 2 · Manque : 0", "livre · Requis : 1"]);
    const recruit = { card: { name: "card:CT", level: 2, effects: ["coin", "raccoon"], either: false }, level: 2, blind: true, where: "revealed" };
    expect(said("recruits", [recruit], "foracrown")).toEqual(["“coin, raccoon” · Level: 2 · From the deck · Where: revealed"]);
  });
});

describe("the plain board", () => {
  it("offers what can be picked, and is reached by keys where nothing can", () => {
    expect(drawn({ turn: 1 }, words("crowns"), ["stop"])).toMatch(/<button[^>]*data-pick="stop"/);
    expect(drawn({ turn: 1 }, words("crowns"))).toMatch(/role="region" aria-label="Board" tabindex="0"/);
  });

  it("says what a table of records is about, and labels every value for narrow screens", () => {
    const view = { bonuses: [{ name: "most:ruby", points: 4, leader: 1, tied: [] }] };
    const table = drawn(view, words("emerald", "fr")).replace(/<!--.*?-->/g, "");
    expect(table).toContain('<table aria-label="Bonus de majorité"');
    expect(table.match(/data-label="[^"]*"/g)).toEqual(['data-label="Nom"', 'data-label="Points"', 'data-label="En tête"']);
  });
});

// Made by `python -m tools.questions`, as `make test` does.
const QUESTIONS = JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf-8")) as { game: string; view: { scores: unknown[] | null; families?: unknown[] } }[];
const GAMES = [...new Set(QUESTIONS.map(({ game }) => game))];

describe.each(GAMES)("the plain board of %s", (game) => {
  it.each(["en", "fr"])("shows every view in words (%s)", (lang) => {
    for (const { view } of QUESTIONS.filter((one) => one.game === game)) {
      const names = (view.scores ?? view.families)!.map((_, seat) => `Player ${seat}`);
      const shown = texts(view, words(game, lang, names));
      expect(shown.filter((text) => /[a-z]_|[a-z]:\S|\{|undefined|object/.test(text))).toEqual([]);
      for (const name of names) expect(shown, `${game}: ${name}`).toContain(name);
    }
  });
});
