/** The language of the page: its catalogue, loaded file by file when something is to be said from it. */

import { Catalogue, type Facts } from "./catalogue";
import { kept, keep } from "./keeping";

export const LANGUAGES = ["en", "fr"] as const;
export type Lang = (typeof LANGUAGES)[number];

type Load = () => Promise<string>;
const WORDS = import.meta.glob<string>("../../../src/royaumes/messages/*/*.ftl", { query: "?words", import: "default" });
const SHELF = import.meta.glob<string>("../../../src/royaumes/messages/*/*.ftl", { query: "?shelf", import: "default" });
/** What every page says, in the order it is loaded. */
const ALWAYS = ["web", "table", "server"];
const NOT_ON_SHELF = [...ALWAYS, "sim"];

const file = (lang: Lang, name: string): string => `../../../src/royaumes/messages/${lang}/${name}.ftl`;

function preferred(): Lang {
  const wanted = [kept("language"), ...navigator.languages.map((one) => one.slice(0, 2))];
  return LANGUAGES.find((lang) => wanted.find((one) => LANGUAGES.includes(one as Lang)) === lang) ?? "en";
}

class Language {
  lang = $state<Lang>("en");
  catalogue = $state.raw(new Catalogue("en", []));
  readonly #games = new Set<string>();

  /** Begin in the language that was chosen before, or that the browser prefers. */
  start(): Promise<void> {
    return this.#speak(preferred());
  }

  /** Speak another language from now on, here and at the next visit. */
  async choose(lang: Lang): Promise<void> {
    keep("language", lang);
    await this.#speak(lang);
  }

  /** Learn all the words of a game. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    await this.#speak(this.lang);
  }

  async #speak(lang: Lang): Promise<void> {
    const keys = Object.keys(SHELF).flatMap((path) => /\/en\/(\w+)\.ftl$/.exec(path)?.[1] ?? []);
    const loads: (Load | undefined)[] = [
      ...ALWAYS.map((name) => WORDS[file(lang, name)]),
      ...keys.filter((key) => !NOT_ON_SHELF.includes(key)).map((key) => SHELF[file(lang, key)]),
      ...[...this.#games].map((key) => WORDS[file(lang, key)]),
    ];
    const sources = await Promise.all(loads.map((load) => load?.() ?? ""));
    this.catalogue = new Catalogue(lang, sources);
    this.lang = lang;
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** A text of the page in words, anew when the language changes. */
export function say(message: string, facts: Facts = {}): string {
  return language.catalogue.say(message, facts);
}
