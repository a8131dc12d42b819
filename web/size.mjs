// Prints what the home page loads first, compressed, and writes smaller copies of text files beside them.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const OUT = new URL("../src/royaumes/server/static/", import.meta.url).pathname;
const MOST = 150_000;

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
const first = new Set();
const take = (key) => {
  const chunk = manifest[key];
  if (!chunk || first.has(chunk.file)) return;
  first.add(chunk.file);
  for (const css of chunk.css ?? []) first.add(css);
  for (const other of chunk.imports ?? []) take(other);
};
take("index.html");
// The home page speaks: its words in one language.
const words = Object.keys(manifest).find((key) => key.includes("words:fr"));
if (words === undefined) throw new Error("the words of the home page are not in the manifest");
take(words);
const size = (file) => gzipSync(readFileSync(join(OUT, file)), { level: 9 }).length;
const total = [...first].reduce((sum, file) => sum + size(file), 0);
rmSync(join(OUT, ".vite"), { recursive: true });
console.log(`home page, script and style: ${(total / 1000).toFixed(1)} kB compressed in ${first.size} files (at most ${MOST / 1000} kB)`);
if (total > MOST) process.exit(1);
