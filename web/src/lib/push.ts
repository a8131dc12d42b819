/** Push messages to this browser: asking for them, and giving them up. */

import { http, RequestFailed } from "./http";
import { language } from "./language.svelte";
import { decode, encode } from "./passkeys";
import { PREFIX } from "./prefix";
import type { Notices } from "./protocol";

/** Whether this browser can take push messages here at all: only pages of a secure address have workers. */
export const possible = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const failed = (id: string): RequestFailed => new RequestFailed(0, { code: "declined", text: { id, facts: {} }, rule: null });

/** The subscription of this browser, where it has one. */
export async function current(): Promise<PushSubscription | null> {
  if (!possible()) return null;
  const worker = await navigator.serviceWorker.getRegistration(`${PREFIX}/`);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Take push messages from now on; the browser asks first. */
export async function subscribe(key: string): Promise<Notices> {
  if ((await Notification.requestPermission()) !== "granted") throw failed("web-push-denied");
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: decode(key) };
  const made = await worker.pushManager.subscribe(options).catch(() => null);
  const [p256dh, auth] = [made?.getKey("p256dh"), made?.getKey("auth")];
  if (!made || !p256dh || !auth) throw failed("web-push-failed");
  return http.subscribe({ endpoint: made.endpoint, key: encode(p256dh), auth: encode(auth), lang: language.lang });
}

/** Take no more. */
export async function unsubscribe(): Promise<Notices> {
  const made = await current();
  await made?.unsubscribe();
  return made ? http.unsubscribe(made.endpoint) : http.notices();
}
