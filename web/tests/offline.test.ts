import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { errorOf, http } from "../src/lib/http";
import { offline } from "../src/lib/offline.svelte";

const answered = (): Promise<Response> => Promise.resolve(new Response("{}"));
const unanswered = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));
const network = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", network.mockReset());
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("has no connection while the server does not answer, whatever the device says, and asks again until it does", async () => {
  network.mockImplementation(unanswered);
  expect(errorOf(await http.me().catch((error: unknown) => error)).code).toBe("unreachable");
  expect(offline.now).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(network.mock.calls.slice(1).map(([url]) => url)).toEqual(["/api/ready", "/api/ready", "/api/ready"]);
  expect(offline.now).toBe(true);
  network.mockImplementation(answered);
  await vi.advanceTimersByTimeAsync(3000);
  expect(offline.now).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).toHaveBeenCalledTimes(5);
});

it("has a connection when the server answers, even with a refusal", async () => {
  network.mockImplementation(() => Promise.resolve(new Response("", { status: 503 })));
  await expect(http.me()).rejects.toThrow();
  expect(offline.now).toBe(false);
});
