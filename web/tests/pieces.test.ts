import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { board, NO_PICKS, type BoardModule, type Picks, type Shape } from "../src/lib/boards";
import { Catalogue } from "../src/lib/catalogue";
import { narrow, pick, type Narrowed } from "../src/lib/picks";
import type { Choice } from "../src/lib/protocol";
import { Words } from "../src/lib/words";

interface Question {
  game: string;
  /** What is changed in the game. */
  variant: string;
  prompt: string;
  seat: number;
  view: unknown;
  options: string[][];
}
// Made by `python -m tools.questions`, as `make test` does.
const QUESTIONS = JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf-8")) as Question[];
const key = ({ game, variant }: Question): string => (variant ? `${game}+${variant}` : game);
const PLAYED = [...new Set(QUESTIONS.map(key))];
const SHAPES: readonly Shape[] = ["tall", "wide"];
/** Time enough for every board to be compiled and drawn on a busy machine. */
const PATIENCE = 120_000;
const nothing = (): void => undefined;

/** The pieces of a board and of a hand that may be picked now. */
function pieces(module: BoardModule, { game, view, seat }: Question, shape: Shape, now: Narrowed): Set<string> {
  const picks: Picks = { ...NO_PICKS, open: now.open, chosen: now.chosen };
  const common = { view, seat, picks, onpick: nothing, words: new Words(new Catalogue("en", []), game) };
  const drawn = render(module.default, { props: { ...common, preview: null, onpoint: nothing, animate: null, shape } }).body;
  const held = module.Hand ? render(module.Hand, { props: common }).body : "";
  const tags = (drawn + held).matchAll(/<(?:g|button|span|div)\b[^>]*\bdata-pick="([^"]+)"[^>]*>/g);
  return new Set([...tags].filter(([tag]) => /\bclass="[^"]*\bopen\b/.test(tag)).map(([, name]) => name!));
}

/**
 * Options without a piece. At first each has one; later, as many as can be shown at once: a payment is counted
 * out, and its button names one. So it goes on after the first and the last piece of those that can be picked.
 */
function unanswered(module: BoardModule, question: Question, shape: Shape, options: Choice[], now: Narrowed): string[] {
  const shown = pieces(module, question, shape, now);
  const rest = ({ picks }: Choice): readonly string[] => picks.slice(now.chosen.length);
  const without = now.options.filter((choice) => !rest(choice).some((name) => shown.has(name)));
  const lacking = now.chosen.length === 0 || without.length === now.options.length ? without : [];
  const names = [...now.open].filter((name) => shown.has(name));
  const further = [...new Set([names[0], names.at(-1)])].flatMap((name) => {
    const next = name === undefined ? null : pick(options, now, name);
    return next?.is === "narrowed" ? unanswered(module, question, shape, options, next.now) : [];
  });
  return [...lacking.map(({ move }) => `${question.prompt} (${shape}) after [${now.chosen.join(" ")}]: ${move}`), ...further];
}

describe.each(PLAYED)("the board of %s", (played) => {
  it("has a piece for every option of every kind of question, pick after pick", async () => {
    const asked = QUESTIONS.filter((one) => key(one) === played);
    expect(asked.length).toBeGreaterThan(2);
    const module = await board(asked[0]!.game, asked[0]!.variant);
    const lacking = asked.flatMap((question, at) => {
      const options = question.options.map((picks) => ({ move: picks.join(" "), picks }));
      return unanswered(module, question, SHAPES[at % SHAPES.length]!, options, narrow(options, []));
    });
    expect(lacking).toEqual([]);
  }, PATIENCE);
});
