/** The language of the page: its catalogue, loaded file by file when something is to be said from it. */

import { Catalogue, type Facts } from "./catalogue";
import { http } from "./http";
import { store, stored } from "./stored";

export const LANGUAGES = ["en", "fr"] as const;
export type Lang = (typeof LANGUAGES)[number];

/** What every page says, and of each game what the shelf says. */
const PAGES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  fr: () => import("words:fr"),
};
/** All that a game says; what games say that the page was built without, the server knows. */
const GAMES = import.meta.glob<string>("../../../src/royaumes/games/*/words/*.ftl", { query: "?words", import: "default" });
const file = (lang: Lang, game: string): string => `../../../src/royaumes/games/${game}/words/${lang}.ftl`;
const builtIn = (game: string): boolean => LANGUAGES.every((lang) => file(lang, game) in GAMES);

function preferred(): Lang {
  const wanted = [stored("language"), ...navigator.languages.map((one) => one.slice(0, 2))];
  return LANGUAGES.find((lang) => wanted.find((one) => LANGUAGES.includes(one as Lang)) === lang) ?? "en";
}

class Language {
  lang = $state<Lang>("en");
  catalogue = $state.raw(new Catalogue("en", []));
  readonly #games = new Set<string>();
  /** One change after the other, so that the last word is the last one chosen. */
  #speaking: Promise<void> = Promise.resolve();
  #known = "";

  /** Begin in the language that was chosen before, or that the browser prefers. */
  start(): Promise<void> {
    return this.#next(() => this.#speak(preferred()));
  }

  /** Speak another language from now on, here and at the next visit. */
  async choose(lang: Lang): Promise<void> {
    store("language", lang);
    await this.#next(() => this.#speak(lang));
  }

  /** Learn all the words of a game. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    await this.#next(() => this.#speak(this.lang));
  }

  /** Learn the words of those games among these that the page was built without. */
  async meet(games: readonly string[]): Promise<void> {
    for (const game of games.filter((one) => !builtIn(one))) this.#games.add(game);
    await this.#next(() => this.#speak(this.lang));
  }

  #next(speak: () => Promise<void>): Promise<void> {
    const spoken = this.#speaking.then(speak);
    this.#speaking = spoken.catch(() => undefined);
    return spoken;
  }

  async #speak(lang: Lang): Promise<void> {
    const known = [lang, ...this.#games].join(" ");
    if (known === this.#known) return;
    const games = [...this.#games].map((game) => GAMES[file(lang, game)]?.() ?? http.words(game, lang));
    const [pages, ...sources] = await Promise.all([PAGES[lang](), ...games]);
    this.catalogue = new Catalogue(lang, [pages.default, ...sources]);
    this.lang = lang;
    this.#known = known;
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** A text of the page in words, anew when the language changes. */
export function say(message: string, facts: Facts = {}): string {
  return language.catalogue.say(message, facts);
}

/** A day as the language of the page writes it; `at` counts seconds since 1970. */
export function date(at: number): string {
  return new Intl.DateTimeFormat(language.lang, { dateStyle: "medium" }).format(1000 * at);
}

const SPANS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [["day", 86_400], ["hour", 3_600], ["minute", 60]];

/** How long ago that was, in the words of the language: "2 hours ago". */
export function ago(at: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at);
  const [unit, seconds] = SPANS.find(([, span]) => passed >= span) ?? (["second", 1] as const);
  const count = unit === "second" ? 0 : Math.floor(passed / seconds);
  return new Intl.RelativeTimeFormat(language.lang, { numeric: "auto" }).format(-count, unit);
}

/** A text that comes in every language, in that of the page. */
export function inWords(text: Readonly<Record<string, string>>): string {
  return text[language.lang] ?? text["en"] ?? "";
}
