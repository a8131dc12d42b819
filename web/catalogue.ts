/** How the client takes in the project's message catalogues (.ftl): whole, or only what a page needs. */

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;

/** The entries of a file with their sources, comments left out. */
export function entries(text: string): [string, string][] {
  const plain = text.replace(/^#.*$/gm, "");
  const starts = [...plain.matchAll(ENTRY)];
  return starts.map((start, at) => [start[1]!, plain.slice(start.index, starts[at + 1]?.index).trim()]);
}

/** What the shelf says of a game: title, blurb and options, and nothing of its play. */
function onShelf(name: string): boolean {
  return /^[a-z]+-(title|blurb|option-.*)$/.test(name);
}

/** Words of the command line are never said here. */
function inBrowser(name: string): boolean {
  return !/^-?(cli|sim)-/.test(name);
}

/** `x.ftl?words` is a catalogue as the browser needs it, `x.ftl?shelf` only what the shelf says. */
export function catalogues(): Plugin {
  return {
    name: "royaumes-catalogues",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl") || !query) return null;
      this.addWatchFile(path);
      const wanted = query.startsWith("shelf") ? onShelf : inBrowser;
      const kept = entries(readFileSync(path, "utf-8")).filter(([name]) => wanted(name));
      const text = kept.map(([, source]) => source).join("\n");
      return `/* ${basename(path)} */ export default ${JSON.stringify(text)};`;
    },
  };
}
