// Builds the engine of the offline library: Python for the browser, the part of its standard library that is used,
// and our own package, all byte-compiled by that Python. Written to src/royaumes/offline/engine.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide, version } from "pyodide";

const HERE = new URL(".", import.meta.url).pathname;
const ROOT = join(HERE, "../..");
const SOURCES = join(ROOT, "src/royaumes");
const OUT = join(SOURCES, "offline/engine");
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide"));
/** All that a first visit loads of the engine, compressed. */
const MOST = 5_700_000;

const read = (name) => readFileSync(join(PYODIDE, name));
const python = (name) => readFileSync(join(HERE, name), "utf-8");

/** A snapshot that is larger than the memory at the start can only be restored after the memory has grown. */
function patched(source) {
  const [from, to] = ["Module.HEAP8.set(t),l", "t.length>Module.HEAP8.length&&growMemory(t.length),Module.HEAP8.set(t),l"];
  if (source.split(from).length !== 2) throw new Error("restoreSnapshot of this Pyodide is another one: look at the patch");
  return source.replace(from, to);
}

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!["static", "engine", "__pycache__", "cli", "rl", "testing"].includes(entry.name)) yield* files(path);
    } else if (!/\.(so|pyc)$/.test(entry.name)) yield path;
  }
}

/** What the package manager would say of the installed package: which games there are. */
function metadata() {
  const project = readFileSync(join(ROOT, "pyproject.toml"), "utf-8");
  const games = /\[project\.entry-points\."royaumes\.games"\]\n([\s\S]*?)\n\n/.exec(project)[1].replaceAll('"', "");
  const found = /^version = "(.*)"$/m.exec(project)[1];
  return { folder: `royaumes-${found}.dist-info`, games: `[royaumes.games]\n${games.replace(/^_toy.*$/m, "")}\n`, about: `Metadata-Version: 2.1\nName: royaumes\nVersion: ${found}\n` };
}

const py = await loadPyodide();
const { folder, games, about } = metadata();
py.FS.mkdirTree(`/app/${folder}`);
py.FS.writeFile(`/app/${folder}/entry_points.txt`, games);
py.FS.writeFile(`/app/${folder}/METADATA`, about);
for (const path of files(SOURCES)) {
  const name = `/app/royaumes/${relative(SOURCES, path)}`;
  py.FS.mkdirTree(dirname(name));
  py.FS.writeFile(name, readFileSync(path));
}
py.FS.writeFile("/stdlib.zip", new Uint8Array(read("python_stdlib.zip")));
py.runPython("import sys; sys.path.insert(0, '/app')");
const scope = py.globals;
py.runPython(python("trace.py"));
await py.runPythonAsync("await main()");
const used = [...scope.get("used")("python314.zip/").toJs()];
scope.set("ours", scope.get("used")("/app/"));
py.runPython(python("pack.py"));
scope.set("wanted", py.toPy(used));
const bytes = (code) => Buffer.from(py.runPython(code).toJs());
const parts = {
  "python.wasm.bin": read("pyodide.asm.wasm"),
  "stdlib.bin": bytes("library('/stdlib.zip', wanted)"),
  "royaumes.bin": bytes("product('/app', ours)"),
};

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const engine = patched(readFileSync(join(PYODIDE, "pyodide.asm.mjs"), "utf-8"));
const hash = createHash("sha256").update(version).update(engine);
writeFileSync(join(OUT, "python.js"), engine);
let total = gzipSync(engine, { level: 9 }).length;
const sizes = {};
for (const [name, content] of Object.entries(parts)) {
  const packed = gzipSync(content, { level: 9 });
  writeFileSync(join(OUT, name), packed);
  hash.update(content);
  sizes[name] = packed.length;
  total += packed.length;
  console.log(`${name}: ${(content.length / 1000).toFixed(0)} kB, ${(packed.length / 1000).toFixed(0)} kB compressed`);
}
const { info } = JSON.parse(read("pyodide-lock.json"));
const manifest = { build: hash.digest("hex").slice(0, 16), lock: { info, packages: {} }, sizes, modules: used.length };
writeFileSync(join(OUT, "engine.json"), `${JSON.stringify(manifest)}\n`);
console.log(`engine ${manifest.build}: ${used.length} modules of the standard library, ${(total / 1000).toFixed(0)} kB compressed (at most ${MOST / 1000} kB)`);
process.exit(total > MOST ? 1 : 0);
