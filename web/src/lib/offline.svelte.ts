/**
 * The page without a connection: it still opens, and says so. No connection means that the server does not answer;
 * `navigator.onLine` knows only about the device, and is true behind a service worker even without a network.
 */

import { PREFIX } from "./prefix";

/** How long to wait before the server is asked again, in milliseconds. */
const PAUSE = 3000;

class Offline {
  /** Whether the last request got no answer at all. */
  now = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Watch for the server, unless the page does without one, and keep the pages for when it is gone. */
  start(alone: boolean): void {
    if (!alone) {
      const look = (): void => void this.#ask();
      addEventListener("online", look);
      addEventListener("offline", look);
    }
    // Only pages of a secure address have workers; on a local network the page does without.
    if (import.meta.env.PROD && "serviceWorker" in navigator) {
      addEventListener("load", () => void navigator.serviceWorker.register(`${PREFIX}/sw.js`).catch(() => undefined));
    }
  }

  /** Send a request, and learn from it whether the server answers. */
  async fetch(url: string, sent?: RequestInit): Promise<Response> {
    try {
      const response = await fetch(url, sent);
      clearTimeout(this.#timer);
      this.now = false;
      return response;
    } catch (error) {
      this.now = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#ask(), PAUSE);
      throw error;
    }
  }

  async #ask(): Promise<void> {
    await this.fetch(`${PREFIX}/api/ready`).catch(() => undefined);
  }
}

export const offline = new Offline();
