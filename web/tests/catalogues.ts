/** What the server and its games say, read as the tests run. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Catalogue } from "../src/lib/catalogue";

const SOURCE = new URL("../../src/royaumes/", import.meta.url);

function catalogue(lang: string): Catalogue {
  const pages = readdirSync(new URL(`messages/${lang}/`, SOURCE)).map((file) => new URL(`messages/${lang}/${file}`, SOURCE));
  const games = readdirSync(new URL("games/", SOURCE)).map((key) => new URL(`games/${key}/words/${lang}.ftl`, SOURCE));
  return new Catalogue(lang, [...pages, ...games].filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf-8")));
}

export const CATALOGUES: Record<string, Catalogue> = { en: catalogue("en"), fr: catalogue("fr") };
