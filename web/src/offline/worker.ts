/** The worker in which the library runs: Python answers what the page asks. */

import type { PyProxy } from "pyodide/ffi";
import { Documents } from "./documents";
import { Engine } from "./engine";
import type { ToPage, ToWorker, Trouble } from "./messages";

/** `royaumes.offline.browser.Device`. */
interface PythonDevice extends PyProxy {
  open(): Promise<string>;
  request(method: string, path: string, body: string): Promise<PyProxy & { toJs(): [number, string] }>;
  listen(socket: number, table: string, since: number | undefined, watching: boolean, said: (socket: number, text: string) => void, closed: (socket: number, code: number) => void): void;
  hear(socket: number, text: string): void;
  hang_up(socket: number): void;
}

const LOCK = "royaumes-library";

const post = (message: ToPage): void => self.postMessage(message);
const trouble = (why: Trouble): void => post({ kind: "trouble", why });

let device: PythonDevice | null = null;
let engine = "";
let pace = 0;
/** What the page has asked before the library was open. */
const early: ToWorker[] = [];

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.kind === "start") {
    ({ engine, pace } = data);
    void begin(false);
  } else if (data.kind === "take") {
    void begin(true);
  } else if (device) {
    carryOut(device, data);
  } else {
    early.push(data);
  }
};

/** One tab has the library open: two would write over each other. Another may take it. */
async function begin(steal: boolean): Promise<void> {
  if (!("locks" in navigator)) return open();
  const options = steal ? { steal } : { ifAvailable: true };
  try {
    await navigator.locks.request(LOCK, options, async (lock) => {
      if (!lock) return trouble("elsewhere");
      await open();
      await new Promise(() => undefined); // held until this worker ends, or it is taken
    });
  } catch {
    device = null;
    trouble("elsewhere");
  }
}

async function open(): Promise<void> {
  const began = performance.now();
  let documents: Documents | null = null;
  try {
    documents = await Documents.open();
  } catch {
    trouble("no-storage"); // a private window: one can play, and nothing is kept
  }
  try {
    const python = await Engine.load(engine, (done, of) => post({ kind: "progress", done, of }));
    const kept = documents ? await documents.all() : {};
    const keep = (text: string): Promise<void> => documents?.keep(JSON.parse(text) as Record<string, string>) ?? Promise.resolve();
    const made = python.py.pyimport("royaumes.offline.browser").Device(JSON.stringify(kept), keep, pace) as PythonDevice;
    const damaged = JSON.parse(await made.open()) as string[];
    device = made;
    post({ kind: "ready", damaged: damaged.length, snapshot: python.snapshot, milliseconds: performance.now() - began });
    for (const message of early.splice(0)) carryOut(made, message);
  } catch (error) {
    console.error(error);
    trouble(error instanceof TypeError ? "unreachable" : "broken");
  }
}

function carryOut(on: PythonDevice, message: ToWorker): void {
  switch (message.kind) {
    case "request":
      void answer(on, message.id, message.method, message.path, message.body);
      break;
    case "listen":
      on.listen(message.socket, message.table, message.since ?? undefined, message.watching, said, closed); // null is no None
      break;
    case "say":
      on.hear(message.socket, message.text);
      break;
    case "hang-up":
      on.hang_up(message.socket);
  }
}

const said = (socket: number, text: string): void => post({ kind: "said", socket, text });
const closed = (socket: number, code: number): void => post({ kind: "closed", socket, code });

async function answer(on: PythonDevice, id: number, method: string, path: string, body: string): Promise<void> {
  const found = await on.request(method, path, body);
  const [status, text] = found.toJs();
  found.destroy();
  post({ kind: "answer", id, status, text });
}
