/** Passkeys by the browser's WebAuthn: what the server asks in JSON, and what the device answers, for the server. */

import { http, RequestFailed } from "./http";
import type { Me, Passkeys } from "./protocol";

type Json = Record<string, unknown>;

/** Bytes as WebAuthn writes them in JSON (base64url, without padding). */
export function encode(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The bytes that were written so. */
export function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

const named = (known: unknown): Json[] =>
  ((known ?? []) as { id: string }[]).map((one) => ({ ...one, id: decode(one.id) }));

/** What `navigator.credentials.create` is asked with. */
export function creation(options: Json): PublicKeyCredentialCreationOptions {
  const user = options["user"] as { id: string };
  return {
    ...options,
    challenge: decode(options["challenge"] as string),
    user: { ...user, id: decode(user.id) },
    excludeCredentials: named(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
}

/** What `navigator.credentials.get` is asked with. */
export function request(options: Json): PublicKeyCredentialRequestOptions {
  return {
    ...options,
    challenge: decode(options["challenge"] as string),
    allowCredentials: named(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
}

const PARTS = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;

/** A device's answer in JSON. */
export function answered({ id, rawId, type, response }: PublicKeyCredential): Json {
  const found = response as unknown as Partial<Record<(typeof PARTS)[number], ArrayBuffer | null>>;
  const parts = PARTS.flatMap((name) => (found[name] ? [[name, encode(found[name])] as const] : []));
  return { id, rawId: encode(rawId), type, response: Object.fromEntries(parts) };
}

/** Whether this browser can have passkeys here at all. */
export const possible = (): boolean => isSecureContext && "PublicKeyCredential" in window;

/** Asks the device; whoever closes the browser's own question has changed their mind. */
async function asked(answer: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await answer.catch(() => null);
  if (!found) throw new RequestFailed(0, { code: "declined", text: { id: "web-passkey-declined", facts: {} }, rule: null });
  return found as PublicKeyCredential;
}

/** Make a passkey of this device for me. */
export async function make(): Promise<Passkeys> {
  const { options } = await http.offerPasskey();
  return http.keepPasskey(answered(await asked(navigator.credentials.create({ publicKey: creation(options) }))));
}

/** Be whoever this device has a passkey of. */
export async function signIn(): Promise<Me> {
  const { options } = await http.askForPasskey();
  return http.signIn(answered(await asked(navigator.credentials.get({ publicKey: request(options) }))));
}
