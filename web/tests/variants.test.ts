import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Display as Auftrag } from "../src/games/auftrag/display";
import Hand from "../src/games/auftrag/Hand.svelte";
import { about as aboutEmerald } from "../src/games/emerald/about";
import type { Display as Emerald } from "../src/games/emerald/display";
import { passed, places } from "../src/games/emerald/geometry";
import { about as aboutForACrown } from "../src/games/foracrown/about";
import type { Display as ForACrown } from "../src/games/foracrown/display";
import { board, NO_PICKS } from "../src/lib/boards";
import { Words } from "../src/lib/words";
import { CATALOGUES } from "./catalogues";

// Made by `python -m tools.questions`, as `make test` does.
const QUESTIONS = JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf-8")) as { game: string; variant: string; prompt: string; view: unknown }[];
const words = (game: string): Words => new Words(CATALOGUES["en"]!, game);

/** A table of a game as printed, with other figures. */
function changed<Display>(game: string, change: Partial<Display>, prompt = ""): Display {
  const found = QUESTIONS.find((one) => one.game === game && one.variant === "" && one.prompt.includes(prompt));
  return { ...(found!.view as Display), ...change };
}

describe("at a variant's table", () => {
  it("Emerald says what its own cards are worth", () => {
    const { dragon, bonuses } = changed<Emerald>("emerald", {});
    const view = changed<Emerald>("emerald", {
      treasure_points: 8,
      gem_points: 2,
      bonuses: bonuses.map((one) => ({ ...one, points: 6 })),
      four: { points: 7, owner: null },
      dragon: { ...dragon, faces: [1, 2, 5] },
    });
    const said = ["treasure", "chamber", "gem:ruby", "four", "die"].map((name) => aboutEmerald(name, view, words("emerald")));
    expect(said).toEqual([
      "A treasure: 8 points.",
      "Whoever enters takes a treasure worth 8 points. The last treasure ends the game.",
      "A gem: 2 points, and 6 more at the end for whoever alone has most of a kind.",
      "The first player with all four kinds of gem takes this bonus at once: 7 points.",
      "The faces of the dragon’s die: 1, 2 and 5.",
    ]);
  });

  it("Emerald's road may be shorter", () => {
    const { ledges } = changed<Emerald>("emerald", {});
    const view = changed<Emerald>("emerald", { ledges: ledges.slice(0, 8), plain_cells: 5 });
    expect(places(view).filter((place) => !place.startsWith("tower:"))).toHaveLength(13);
    expect(passed("plain:4", "mountain:1", view)).toEqual(["plain:5", "mountain:1"]);
    expect(passed("mountain:7", "chamber", view)).toEqual(["mountain:8", "chamber"]);
  });

  it("For a Crown says what its own events cost, and names cards of its own", () => {
    const { zones } = changed<ForACrown>("foracrown", {});
    const view = changed<ForACrown>("foracrown", { burglary_loss: 3, zones: zones.map((one) => ({ ...one, loss: one.loss * 2 })) });
    const said = ["event:burglary", "event:scandal"].map((name) => aboutForACrown(name, view, words("foracrown")));
    expect(said).toEqual([
      "Burglary: the families with the most raccoons lose 3 rubies, then their raccoons leave.",
      "Scandal: every family loses rubies, by the zone its portrait hangs in: 4, 2, 0.",
    ]);
    expect(words("foracrown").thing("card:RR")).toBe("“RR”");
  });

  it("Im Auftrag des Königs says on its cards what they do", () => {
    const { supply } = changed<Auftrag>("auftrag", {}, "take");
    const view = changed<Auftrag>(
      "auftrag",
      { worth: { court: 3, win: 5, tie: 1 }, supply: supply.map((one) => ({ ...one, barred: null, steps: one.steps && one.steps + 3 })) },
      "take",
    );
    const drawn = render(Hand, { props: { view, seat: 0, picks: NO_PICKS, onpick: () => undefined, words: words("auftrag") } }).body;
    for (const text of ["stake for 5", "book → 3", "ride ≤ 5", "ride ≤ 7"]) expect(drawn.includes(text), text).toBe(true);
  });

  it("the plain board stands in where the game's own has no room", async () => {
    const [own, plain] = await Promise.all([board("emerald"), board("plain")]);
    expect(await board("emerald", "board.die.faces=[1,2,3];cards.treasure.points=8")).toBe(own);
    expect(await board("emerald", "board.path.mountain=8")).toBe(own);
    expect(await board("emerald", "board.die.faces=[1,2,3];board.path.mountain=10;cards.treasure.points=8")).toBe(plain);
    expect(await board("emerald", 'cards.gems.kinds=["ruby","emerald","garnet","topaz"]')).toBe(plain);
  });
});
