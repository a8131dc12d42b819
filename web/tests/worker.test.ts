import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCE = readFileSync(new URL("../public/sw.js", import.meta.url), "utf-8");
const HOME = "https://table.example/";

/** The service worker of the page, which is asked for addresses as a browser would. */
function worker() {
  const listeners: Record<string, (event: unknown) => void> = {};
  const kept = new Map<string, Response>();
  const cache = { put: (name: string, one: Response) => Promise.resolve(kept.set(name, one)), match: (name: string) => Promise.resolve(kept.get(name)?.clone()) };
  let network: (url: string) => Promise<Response> = () => Promise.reject(new TypeError("Failed to fetch"));
  const self = { registration: { scope: HOME }, addEventListener: (kind: string, listener: (event: unknown) => void) => (listeners[kind] = listener) };
  const given = { self, caches: { open: () => Promise.resolve(cache) }, location: new URL(HOME), fetch: ({ url }: Request) => network(url) };
  new Function(...Object.keys(given), SOURCE)(...Object.values(given));
  return {
    connect: (answer: (url: string) => Response) => (network = (url) => Promise.resolve(answer(url))),
    disconnect: () => (network = () => Promise.reject(new TypeError("Failed to fetch"))),
    open: async (path: string): Promise<string> => {
      let answer: Promise<Response> | undefined;
      const request = { url: HOME + path, method: "GET", mode: "navigate" };
      listeners["fetch"]!({ request, respondWith: (found: Promise<Response>) => (answer = found) });
      return (await answer!).text();
    },
  };
}

const page = (said: string, type: string): Response => new Response(said, { headers: { "content-type": type } });

it("keeps the page for times without a connection, and no file that was opened in a window", async () => {
  const one = worker();
  one.connect((url) => (url.endsWith(".txt") ? page("licences", "text/plain; charset=utf-8") : page("the page", "text/html; charset=utf-8")));
  expect(await one.open("about")).toBe("the page");
  expect(await one.open("licences.txt")).toBe("licences");
  one.disconnect();
  expect(await one.open("")).toBe("the page");
});
