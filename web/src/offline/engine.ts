/** Python in this worker: its parts fetched once and kept, its memory restored where an earlier visit has kept that. */

import { loadPyodide, type PyodideAPI } from "pyodide";

export interface Manifest {
  build: string;
  /** What Pyodide would read from its own list of packages; ours has none. */
  lock: object;
  sizes: Record<string, number>;
}

const CACHE = "royaumes-engine-";
const SNAPSHOT = "snapshot.bin";
const PARTS = ["python.wasm.bin", "stdlib.bin", "royaumes.bin"];
const GZIP = [0x1f, 0x8b];
const UNPACK = "import sys; sys.path.insert(0, '/app')";

/** The cache of one build; without one (a private window may have none) all is fetched every time. */
async function cacheOf(build: string): Promise<Cache | null> {
  try {
    return await caches.open(CACHE + build);
  } catch {
    return null;
  }
}

/** Forget what other builds have left behind. */
export async function forgetOthers(build: string): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter((name) => name.startsWith(CACHE) && name !== CACHE + build).map((name) => caches.delete(name)));
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== GZIP[0] || bytes[1] !== GZIP[1]) return bytes; // the host has said that it is gzip: unpacked on the way
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export class Engine {
  snapshot = false;
  #py!: PyodideAPI;

  private constructor(
    readonly base: string,
    readonly manifest: Manifest,
    readonly cache: Cache | null,
  ) {}

  static async load(base: string, progress: (done: number, of: number) => void): Promise<Engine> {
    const manifest = await newest(base);
    const engine = new Engine(base, manifest, await cacheOf(manifest.build));
    const of = Object.values(manifest.sizes).reduce((sum, size) => sum + size, 0);
    let done = 0;
    const parts = await Promise.all(PARTS.map((name) => engine.#part(name, (bytes) => progress((done += bytes), of))));
    await engine.#start(parts as [Part, Part, Part]);
    void forgetOthers(manifest.build).catch(() => undefined);
    return engine;
  }

  get py(): PyodideAPI {
    return this.#py;
  }

  #url(name: string): string {
    return new URL(`${name}?${this.manifest.build}`, this.base).href;
  }

  /** A part of the engine, from the cache or the network; every byte is counted as it comes. */
  async #part(name: string, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
    const url = this.#url(name);
    const kept = await this.cache?.match(url).catch(() => undefined);
    const found = kept ? new Uint8Array(await kept.arrayBuffer()) : null;
    if (found && found.length === this.manifest.sizes[name]) {
      count(found.length);
      return unpacked(found);
    }
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      count(value.length);
    }
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
    await this.cache?.put(url, new Response(bytes)).catch(() => undefined);
    return unpacked(bytes);
  }

  async #start([wasm, stdlib, library]: [Part, Part, Part]): Promise<void> {
    const { default: createPyodideModule } = (await import(/* @vite-ignore */ this.#url("python.js"))) as { default: unknown };
    answerFetches({ "pyodide.asm.wasm": [wasm, "application/wasm"], "stdlib.zip": [stdlib, "application/zip"] });
    const options = {
      createPyodideModule,
      indexURL: this.base,
      stdLibURL: `${this.base}stdlib.zip`,
      lockFileContents: JSON.stringify(this.manifest.lock),
      packageBaseUrl: this.base,
      checkAPIVersion: false,
    };
    const kept = await this.#kept();
    if (kept) {
      try {
        this.#py = await loadPyodide({ ...options, _loadSnapshot: kept } as object);
        this.#mount(library);
        this.#py.runPython("import royaumes.offline.browser");
        this.snapshot = true;
        return;
      } catch (error) {
        console.warn("the kept memory is of no use; starting cold", error);
        await this.cache?.delete(this.#url(SNAPSHOT));
      }
    }
    this.#py = await loadPyodide({ ...options, _makeSnapshot: this.cache !== null } as object);
    this.#mount(library);
    this.#py.runPython("from royaumes.offline.browser import warm; warm()");
    await this.#keep();
  }

  #mount(library: Part): void {
    this.#py.unpackArchive(library, "zip", { extractDir: "/app" });
    this.#py.runPython(UNPACK);
  }

  async #kept(): Promise<Uint8Array | null> {
    try {
      const found = await this.cache?.match(this.#url(SNAPSHOT));
      return found ? await unpacked(new Uint8Array(await found.arrayBuffer())) : null;
    } catch {
      return null;
    }
  }

  /** Keep the memory as it is now, so that the next visit begins there. */
  async #keep(): Promise<void> {
    if (!this.cache) return;
    try {
      const memory = (this.#py as unknown as { makeMemorySnapshot(): Uint8Array<ArrayBuffer> }).makeMemorySnapshot();
      await this.cache.put(this.#url(SNAPSHOT), new Response(memory));
    } catch (error) {
      console.warn("the memory could not be kept; the next start will be cold", error);
    }
  }
}

type Part = Uint8Array<ArrayBuffer>;

/** The manifest of the newest build, or of the one that an earlier visit has kept where nothing answers. */
async function newest(base: string): Promise<Manifest> {
  const response = await fetch(new URL("engine.json", base), { cache: "no-cache" });
  if (!response.ok) throw new Error(`engine.json: ${response.status}`);
  return (await response.json()) as Manifest;
}

/** Pyodide fetches its parts by address: those that are here already are answered here. */
function answerFetches(parts: Record<string, [Part, string]>): void {
  const network = self.fetch.bind(self);
  self.fetch = (request, sent) => {
    const url = request instanceof Request ? request.url : String(request);
    const found = parts[new URL(url, self.location.href).pathname.split("/").at(-1) ?? ""];
    return found ? Promise.resolve(new Response(found[0], { headers: { "Content-Type": found[1] } })) : network(request, sent);
  };
}
