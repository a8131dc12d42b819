/** The page without a connection: it still opens, and says so. */

import { PREFIX } from "./prefix";

class Offline {
  /** Whether the device says that there is no network. */
  now = $state(false);

  start(): void {
    this.now = !navigator.onLine;
    addEventListener("online", () => (this.now = false));
    addEventListener("offline", () => (this.now = true));
    // Only pages of a secure address have workers; on a local network the page does without.
    if (import.meta.env.PROD && "serviceWorker" in navigator) {
      addEventListener("load", () => void navigator.serviceWorker.register(`${PREFIX}/sw.js`).catch(() => undefined));
    }
  }
}

export const offline = new Offline();
