/** Where the page stands, and how to go elsewhere without a reload. */

import { bare } from "./prefix";
import { address, read, type Place } from "./router";

class Navigation {
  place = $state.raw<Place>({ page: "home" });

  start(): void {
    this.#look();
    addEventListener("popstate", () => this.#look());
    addEventListener("click", (event) => this.#follow(event));
  }

  to(place: Place): void {
    history.pushState(null, "", address(place));
    this.#look();
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  /** The same page, its address put right without a step in the history. */
  stay(place: Place): void {
    history.replaceState(null, "", address(place));
    this.place = place;
  }

  #look(): void {
    this.place = read(new URL(location.href));
  }

  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || !link || link.target || link.hasAttribute("download") || event.defaultPrevented) return;
    const url = new URL(link.href, location.href);
    const path = bare(url.pathname);
    if (url.origin !== location.origin || path.startsWith("/api/") || path.startsWith("/me/")) return;
    if (url.pathname === location.pathname && url.hash && url.search === location.search) return;
    event.preventDefault();
    this.to(read(url));
  }
}

export const navigation = new Navigation();
