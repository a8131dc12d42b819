/** What a phone can do for whoever plays on it. */

/** Keep the screen on while this is wanted; the answer lets it go. Browsers take the lock away from hidden pages. */
export function keepAwake(wanted: boolean): () => void {
  if (!wanted || !("wakeLock" in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = async (): Promise<void> => {
    if (document.hidden || (lock && !lock.released)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void lock?.release();
  };
  const again = (): void => void hold();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}

/** A touch that is felt, where phones allow it: it is one's turn. */
export function touch(): void {
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(60);
}

/** Whether this device has a way of its own to hand things on; mice have the clipboard. */
export const canShare = (): boolean => "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Hand an address on by the device's own sheet; whether it has one and opened it. */
export async function share(title: string, url: string): Promise<boolean> {
  if (!canShare()) return false;
  const closed = (failure: unknown): boolean => failure instanceof DOMException && failure.name === "AbortError";
  return navigator.share({ title, url }).then(() => true, closed);
}
