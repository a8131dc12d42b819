import { render } from "svelte/server";
import { expect, test } from "vitest";
import { language } from "../src/lib/language.svelte";
import type { TableStore } from "../src/lib/table.svelte";
import { Words } from "../src/lib/words";
import Foresight from "../src/table/Foresight.svelte";
import { CATALOGUES } from "./catalogues";

const SEVEN = { chance: 1 / 6, events: [{ message: "royaume-witch-came", facts: { seat: "seat:1" } }], example: false };
const ANY_OTHER = { chance: 5 / 6, events: [], example: false };

test.each(["en", "fr"])("every chance says what it brings, nothing too (%s)", (lang) => {
  language.catalogue = CATALOGUES[lang]!;
  const preview = { move: "", picks: [], sure: [], odds: [ANY_OTHER, SEVEN], view: null };
  const store = { previews: { now: preview }, log: [] } as unknown as TableStore;
  const words = new Words(CATALOGUES[lang]!, "royaume", ["Ada", "Bo"]);
  const { body } = render(Foresight, { props: { store, words } });
  const chances = [...body.matchAll(/<li[^>]*><b[^>]*>[^<]*%<\/b>(.*?)<\/li>/g)].map(([, text]) => text!.replace(/<!--.*?-->/g, "").trim());
  expect(chances).toEqual([CATALOGUES[lang]!.say("web-preview-nothing"), words.event(SEVEN.events[0]!)]);
});
