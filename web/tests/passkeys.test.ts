import { describe, expect, it } from "vitest";
import { answered, creation, decode, encode, request } from "../src/lib/passkeys";

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);

describe("passkeys over JSON", () => {
  it.each([["", []], ["-_8", [251, 255]], ["AAEC_w", [0, 1, 2, 255]]])("%s are the bytes %j", (text, values) => {
    expect([...decode(text)]).toEqual(values);
    expect(encode(bytes(...values).buffer)).toBe(text);
  });

  it("asks a device in bytes", () => {
    const options = { challenge: "AAEC_w", rp: { id: "localhost" }, user: { id: "-_8", name: "A" }, excludeCredentials: [{ id: "AAEC_w", type: "public-key" }] };
    expect(creation(options)).toEqual({
      challenge: bytes(0, 1, 2, 255), rp: { id: "localhost" }, user: { id: bytes(251, 255), name: "A" }, excludeCredentials: [{ id: bytes(0, 1, 2, 255), type: "public-key" }],
    });
    expect(request({ challenge: "-_8", rpId: "localhost" })).toEqual({ challenge: bytes(251, 255), rpId: "localhost", allowCredentials: [] });
  });

  it("answers the server in text, and leaves out what a device did not say", () => {
    const response = { clientDataJSON: bytes(251, 255).buffer, signature: bytes(0, 1, 2, 255).buffer, userHandle: null };
    const shown = { id: "-_8", rawId: bytes(251, 255).buffer, type: "public-key", response } as unknown as PublicKeyCredential;
    expect(answered(shown)).toEqual({ id: "-_8", rawId: "-_8", type: "public-key", response: { clientDataJSON: "-_8", signature: "AAEC_w" } });
  });
});
