/**
 * Keeps the pages of one build on this device, all of them or none: no page is ever made of two builds.
 * A newer build is fetched beside this one and takes over when all its pages have been closed.
 */

const BUILD = "__BUILD__";
const ENGINE = "__ENGINE__";
const FILES = "__FILES__";
const PAGES = "royaumes-pages-";
const PARTS = "royaumes-engine-";
const CACHE = PAGES + BUILD;
/** Where this library lies on its host: "/", or a folder. */
const HOME = new URL(self.registration.scope).pathname;

self.addEventListener("install", (event) => {
  const hashed = (name) => name.startsWith("assets/") || name.includes("?");
  const requests = FILES.map((name) => new Request(HOME + name.replace("./", ""), { cache: hashed(name) ? "default" : "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => (name.startsWith(PAGES) && name !== CACHE) || (name.startsWith(PARTS) && name !== PARTS + ENGINE);
  const forget = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(HOME)) return;
  event.respondWith(request.mode === "navigate" ? page() : file(request, url));
});

/** The page, whatever part of it an address means: its links are those of a page at any depth. */
async function page() {
  const known = await (await caches.open(CACHE)).match(HOME);
  if (!known) return fetch(HOME);
  const text = (await known.text()).replaceAll('="./', `="${HOME}`).replace('name="prefix" content="."', `name="prefix" content="${HOME.replace(/\/$/, "")}"`);
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function file(request, url) {
  const known = await (await caches.open(CACHE)).match(request, { ignoreSearch: !url.search });
  return known ?? fetch(request);
}
