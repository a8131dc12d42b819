/** Who answers this page: a server on the network, or the whole library in a worker of this browser. */

import { Device } from "../offline/device.svelte";
import { offline } from "./offline.svelte";
import { PREFIX } from "./prefix";
import type { Wire } from "./socket";

export interface Answer {
  status: number;
  /** JSON, or nothing that can be read where the answer is not ours. */
  text: string;
}

export interface Server {
  /** Whether this device plays by itself: there is nobody else to meet, and nobody who knows me elsewhere. */
  readonly alone: boolean;
  /** Ask once; the path is the protocol's, without what comes before it on this host. */
  request(method: string, path: string, body?: string | Blob): Promise<Answer>;
  /** Open a table's socket at the address that `socketUrl` makes. */
  dial(url: string): Wire;
}

const network: Server = {
  alone: false,
  async request(method, path, body) {
    const sent: RequestInit = { method, credentials: "same-origin" };
    if (body !== undefined) sent.body = body;
    if (typeof body === "string") sent.headers = { "Content-Type": "application/json" };
    const response = await offline.fetch(`${PREFIX}${path}`, sent);
    return { status: response.status, text: await response.text() };
  },
  dial: (url) => new WebSocket(url) as Wire,
};

/** Where the page says that its library runs in the browser, and where the files for that are. */
const engine = typeof document === "undefined" ? null : document.querySelector<HTMLMetaElement>('meta[name="engine"]');

export const device: Device | null = engine ? new Device(new URL(`${PREFIX}/${engine.content}`, location.href).href, Number(engine.dataset["pace"])) : null;
export const server: Server = device ?? network;
