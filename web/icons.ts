/** Icons of game-icons.net, taken in one by one at build time: `import crown from "icon:crown"`. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";
interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Coordinates to a tenth: an icon is 512 wide, and nobody sees less. */
function rounded(body: string): string {
  return body.replace(/-?\d*\.\d+(?=(.?))/g, (number, next: string) => {
    const [sign, text] = [number.startsWith("-") ? "-" : "", String(Math.round(Math.abs(Number(number)) * 10) / 10)];
    return sign + text.replace(/^0\./, ".") + (next === "." && !text.includes(".") ? " " : "");
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
