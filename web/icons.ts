/** Icons of game-icons.net, taken in one by one at build time: `import crown from "icon:crown"`. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";
interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Coordinates to a tenth: an icon is 512 wide, and nobody sees less. */
export function rounded(body: string): string {
  return body.replace(/ d="([^"]*)"/g, (_, path: string) => {
    const parts = path.match(/[a-z]|-?\d*\.?\d+/gi) ?? [];
    const short = parts.map((part) => (/[a-z]/i.test(part) ? part : String(Math.round(Number(part) * 10) / 10).replace(/^(-?)0\./, "$1.")));
    const joined = short.map((part, at) => {
      const before = short[at - 1] ?? "";
      const apart = /\d$/.test(before) && /^[\d.]/.test(part) && !(part.startsWith(".") && before.includes("."));
      return apart ? ` ${part}` : part;
    });
    return ` d="${joined.join("")}"`;
  });
}

export function icons(): Plugin {
  let set: IconSet | undefined;
  const load = (): IconSet => {
    const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
    return JSON.parse(readFileSync(path, "utf-8")) as IconSet;
  };
  return {
    name: "royaumes-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      set ??= load();
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) this.error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(rounded(icon.body))};`;
    },
  };
}
