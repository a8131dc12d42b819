/** The licences of everything that ends up in the pages, gathered at build time into `licences.txt` beside them. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const PACKAGE = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
/** Taken in by a plugin of ours (`icons.ts`), so that no module of the build says where it is from. */
const BY_PLUGIN = ["@iconify-json/game-icons"];
/** In the engine of the offline library, which is built apart. */
const BY_ENGINE = ["pyodide"];
const PYTHON = "CPython  the standard library, in the engine of the offline library  PSF-2.0  https://www.python.org/";

interface Manifest {
  version: string;
  license: string;
  homepage?: string;
}

/** The licence that a package brings along, else its text in LICENSES, else nothing but its name. */
function text(folder: string, licence: string): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const ours = join(HERE, "..", "LICENSES", `${licence}.txt`);
  if (own) return readFileSync(join(folder, own), "utf-8");
  return existsSync(ours) ? readFileSync(ours, "utf-8") : "";
}

function entry(name: string): string {
  const folder = join(HERE, "node_modules", name);
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Manifest;
  const head = [name, about.version, about.license, about.homepage ?? ""].join("  ").trim();
  return `${head}\n\n${text(folder, about.license).trim()}`.trim();
}

export function licences(): Plugin {
  return {
    name: "royaumes-licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? one.moduleIds : one.originalFileNames));
      const names = new Set(files.flatMap((file) => PACKAGE.exec(`/${file}`)?.[1]?.replace("\\", "/") ?? []));
      const packages = new Set([...names, ...BY_PLUGIN, ...BY_ENGINE]);
      const python = `${PYTHON}\n\n${readFileSync(join(HERE, "..", "LICENSES", "PSF-2.0.txt"), "utf-8").trim()}`;
      const entries = [...[...packages].sort().map(entry), python];
      const source = `${entries.join(`\n\n${"=".repeat(80)}\n\n`)}\n`;
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
