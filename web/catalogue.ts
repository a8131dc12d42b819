/** How the client takes in the project's message catalogues (.ftl). */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../src/royaumes/", import.meta.url));
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
const PREFIX = "words:";
/** Files that every page speaks from. */
const EVERYWHERE = ["rating", "review", "server", "table", "web"];

/** The entries of a file with their sources, comments left out. */
export function entries(text: string): [string, string][] {
  const plain = text.replace(/^#.*$/gm, "");
  const starts = [...plain.matchAll(ENTRY)];
  return starts.map((start, at) => [start[1]!, plain.slice(start.index, starts[at + 1]?.index).trim()]);
}

/** What the shelf says of a game: title, blurb and settings, and nothing of its play. */
export const onShelf = (name: string): boolean => /^[a-z]+-(title|blurb|setting-.*)$/.test(name);

/** Words of the command line are never said here. */
const inBrowser = (name: string): boolean => !/^-?(cli|sim)-/.test(name);

const taken = (path: string, wanted: (name: string) => boolean): string =>
  entries(readFileSync(path, "utf-8"))
    .filter(([name]) => wanted(name))
    .map(([, source]) => source)
    .join("\n");

/** The files of a language with what every page needs of each: all of the pages', of the games' what the shelf says. */
function files(lang: string): (readonly [path: string, wanted: (name: string) => boolean])[] {
  const pages = EVERYWHERE.map((name) => join(SOURCE, "messages", lang, `${name}.ftl`));
  const games = readdirSync(join(SOURCE, "games")).sort().map((key) => join(SOURCE, "games", key, "words", `${lang}.ftl`));
  return [
    ...pages.map((path) => [path, inBrowser] as const),
    ...games.filter((path) => existsSync(path)).map((path) => [path, onShelf] as const),
  ];
}

/** `words:<lang>` is what every page says, `words/<lang>.ftl?words` all that a game says. */
export function catalogues(): Plugin {
  return {
    name: "royaumes-catalogues",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const [path, query] = id.split("?");
      if (path?.endsWith(".ftl") && query === "words") {
        this.addWatchFile(path);
        return `export default ${JSON.stringify(taken(path, inBrowser))};`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const texts = files(id.slice(PREFIX.length + 1)).map(([file, wanted]) => {
        this.addWatchFile(file);
        return taken(file, wanted);
      });
      return `export default ${JSON.stringify(texts.filter(Boolean).join("\n"))};`;
    },
  };
}
