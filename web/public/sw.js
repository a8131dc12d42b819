/** Serves the shell of the page when there is no connection, and shows that a game waits. */

const CACHE = "royaumes-1";
/** What all addresses of ours begin with: "/", or more where the server shares its host. */
const HOME = new URL(self.registration.scope).pathname;
/** Files of older builds make room for those of newer ones. */
const MOST = 300;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(HOME)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const under = (part) => url.pathname.startsWith(HOME + part);
  const ours = url.origin === location.origin && under("") && !under("api/") && !under("me/");
  if (request.method !== "GET" || !ours) return;
  if (request.mode === "navigate") event.respondWith(newest(request, HOME, isPage));
  else if (under("assets/")) event.respondWith(kept(request));
  else event.respondWith(newest(request, request));
});

/** Whether this is the page itself: any address of ours may be opened in a window, also that of a file. */
const isPage = (response) => (response.headers.get("content-type") ?? "").startsWith("text/html");

/** From the server, or where it can't be reached as it was last time. */
async function newest(request, name, keeps = () => true) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok && keeps(response)) await cache.put(name, response.clone());
    return response;
  } catch {
    return (await cache.match(name)) ?? Response.error();
  }
}

/** From the cache: a file with a hash in its name never changes. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request).catch(() => Response.error());
  if (response.ok) {
    await cache.put(request, response.clone());
    const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(HOME + "assets/"));
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST)).map((one) => cache.delete(one)));
  }
  return response;
}

/** A game waits: the server has put it into words. */
self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: `${HOME}icon-192.png`, data: { path } }));
});

/** Go to the table: where it is open already, or in a new window. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, location.origin).href;
  const go = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((one) => one.url === url);
    await (there ? there.focus() : self.clients.openWindow(url));
  };
  event.waitUntil(go());
});
