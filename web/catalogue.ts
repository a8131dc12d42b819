/** How the client takes in the project's message catalogues (.ftl). */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../src/royaumes/messages/", import.meta.url));
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
const PREFIX = "words:";
/** Files that every page speaks from; of the games' files only what the shelf says. */
const EVERYWHERE = ["web", "table", "server"];

/** The entries of a file with their sources, comments left out. */
export function entries(text: string): [string, string][] {
  const plain = text.replace(/^#.*$/gm, "");
  const starts = [...plain.matchAll(ENTRY)];
  return starts.map((start, at) => [start[1]!, plain.slice(start.index, starts[at + 1]?.index).trim()]);
}

/** What the shelf says of a game: title, blurb and options, and nothing of its play. */
const onShelf = (name: string): boolean => /^[a-z]+-(title|blurb|option-.*)$/.test(name);

/** Words of the command line are never said here. */
const inBrowser = (name: string): boolean => !/^-?(cli|sim)-/.test(name);

const taken = (path: string, wanted: (name: string) => boolean): string =>
  entries(readFileSync(path, "utf-8"))
    .filter(([name]) => wanted(name))
    .map(([, source]) => source)
    .join("\n");

/** `words:<lang>` is what every page says, `<game>.ftl?words` all that a game says. */
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
      const folder = join(FOLDER, id.slice(PREFIX.length + 1));
      const texts = readdirSync(folder).sort().map((file) => {
        this.addWatchFile(join(folder, file));
        return taken(join(folder, file), EVERYWHERE.includes(basename(file, ".ftl")) ? inBrowser : onShelf);
      });
      return `export default ${JSON.stringify(texts.filter(Boolean).join("\n"))};`;
    },
  };
}
