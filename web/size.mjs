// Prints what the home page and each board load, compressed, and writes smaller copies of text files beside them.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const OUT = new URL("../src/royaumes/server/static/", import.meta.url).pathname;
const MOST = 150_000;
const MOST_BOARD = 40_000;

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );

for (const path of files(OUT)) {
  if (!/\.(js|css|html|svg)$/.test(path) || statSync(path).size < 600) continue;
  const text = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

const manifest = JSON.parse(readFileSync(join(OUT, ".vite/manifest.json"), "utf-8"));
const size = (file) => gzipSync(readFileSync(join(OUT, file)), { level: 9 }).length;
const total = (chunks) => [...chunks].reduce((sum, file) => sum + size(file), 0);

/** The files that these entries load, with all that they import. */
function loaded(...keys) {
  const found = new Set();
  const take = (key) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const css of chunk.css ?? []) found.add(css);
    for (const other of chunk.imports ?? []) take(other);
  };
  keys.forEach(take);
  return found;
}

let tooLarge = false;
function report(what, bytes, most) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB compressed (at most ${most / 1000} kB)`);
  tooLarge ||= bytes > most;
}

// The home page speaks: its words in one language.
const words = Object.keys(manifest).find((key) => key.includes("words:fr"));
if (words === undefined) throw new Error("the words of the home page are not in the manifest");
report("home page, script and style", total(loaded("index.html", words)), MOST);

// A board is what its game loads and the table's page has not loaded before it.
const table = loaded("index.html", "src/pages/Table.svelte");
for (const key of Object.keys(manifest).filter((name) => name.endsWith("/Board.svelte"))) {
  const own = [...loaded(key)].filter((file) => !table.has(file));
  report(`board of ${key.split("/").at(-2)}`, total(own), MOST_BOARD);
}
rmSync(join(OUT, ".vite"), { recursive: true });
if (tooLarge) process.exit(1);
