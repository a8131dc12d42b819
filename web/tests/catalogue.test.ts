import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entries, onShelf } from "../catalogue";
import { Catalogue } from "../src/lib/catalogue";
import { kindsOf } from "../src/lib/kinds";
import { Words } from "../src/lib/words";
import { CATALOGUES } from "./catalogues";

const EXAMPLES = new URL("examples.json", import.meta.url);

interface Example {
  lang: string;
  game: string;
  message?: string;
  facts?: Record<string, unknown>;
  me?: number | null;
  thing?: string;
  said: string;
}

describe("the catalogue", () => {
  const words = new Words(CATALOGUES["en"]!, "_toy", ["Ann", "bot:greedy", ""]);

  it("knows who sits where", () => {
    expect([0, 1, 2, 3].map((seat) => words.seat(seat))).toEqual(["Ann", "Baudouin", "Seat 3", "Seat 4"]);
  });

  it("names things, or leaves them as they are", () => {
    expect(words.move(["claim:3", "reply:doubt"])).toBe("at least 3, doubt");
    expect(words.thing("dragon:green")).toBe("dragon:green");
  });

  it("never crashes on a message that is missing", () => {
    expect(words.say("toy-nothing", { value: 3 })).toBe("toy-nothing (value=3)");
    expect(words.say("toy-claimed", { seat: "seat:0" })).toMatch(/^Ann claims/);
  });

  it("speaks to the one person who reads", () => {
    const mine = new Words(CATALOGUES["en"]!, "_toy", ["Ann", "Bea"], 0);
    expect(mine.say("toy-claimed", { seat: "seat:0", value: 3 })).toBe("You claim at least 3.");
    expect(mine.say("toy-claimed", { seat: "seat:1", value: 3 })).toBe("Bea claims at least 3.");
  });

  it("cuts a file into entries", () => {
    const text = "# a comment\na-b = x\n-term = y\n\nc = { $n ->\n    [one] 1\n   *[other] 2\n}\n";
    expect(entries(text).map(([name]) => name)).toEqual(["a-b", "-term", "c"]);
  });

  it("calls fields as the game does, as every table does, or by their own names", () => {
    const games = new Words(new Catalogue("en", ["heralds-field-scores = Milestones\ntable-field-scores = Scores\ntable-field-to-move = To move"]), "heralds");
    expect(["scores", "to_move", "past_inns"].map((name) => games.field(name))).toEqual(["Milestones", "To move", "past inns"]);
  });

  it("takes titles, blurbs and settings to every page, and nothing else of a game", () => {
    expect(["crowns-title", "crowns-blurb", "crowns-setting-hard"].every(onShelf)).toBe(true);
    expect(onShelf("crowns-ask-place")).toBe(false);
  });

  // Made by `python -m tools.examples`, as `make test` does.
  it.runIf(existsSync(EXAMPLES))("says what royaumes.messages says", () => {
    const { names, examples } = JSON.parse(readFileSync(EXAMPLES, "utf-8")) as { names: string[]; examples: Example[] };
    expect(examples.length).toBeGreaterThan(50);
    const differing = examples.filter(({ lang, game, message, facts, me, thing, said }) => {
      const here = new Words(CATALOGUES[lang]!, game, names, me);
      return (message ? here.say(message, facts) : here.thing(thing ?? "")) !== said;
    });
    expect(differing.slice(0, 3)).toEqual([]);
  });
});

describe("what one can do", () => {
  const options = (...moves: string[]) => moves.map((move) => ({ move, picks: move.split(" ") }));

  it("is said once for each kind of move", () => {
    const words = new Words(CATALOGUES["en"]!, "auftrag");
    const kinds = kindsOf(options("action:horse_2 place:camelot", "action:horse_3 place:camelot", "action:court virtue:book_1", "stop"), words);
    expect(kinds.map((text) => text.split(":")[0])).toEqual(["Horse", "Court", "Stop"]);
  });

  it("falls back on what a thing is called in a game that says no more", () => {
    expect(kindsOf(options("claim:1", "claim:2"), new Words(CATALOGUES["en"]!, "_toy"))).toHaveLength(2);
  });

  it("explains a question where the game does so", () => {
    const words = new Words(CATALOGUES["fr"]!, "crowns");
    expect(words.coach({ id: "crowns-ask-place", facts: {} })).toContain("case");
    expect(words.coach({ id: "crowns-ask-throw", facts: {} })).toBe("");
  });
});
