/** Which element of a board is pointed at: by mouse, by focus, or by a long press on a touch screen. */

import type { Attachment } from "svelte/attachments";

const LONG = 450;

function pickOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest("[data-pick]")?.getAttribute("data-pick") ?? null) : null;
}

export function pointing(onpoint: (name: string | null) => void): Attachment<HTMLElement> {
  return (node) => {
    let last: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (name: string | null): void => {
      if (name !== last) onpoint((last = name));
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") tell(pickOf(event.target));
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      const name = pickOf(event.target);
      timer = setTimeout(() => tell(name), LONG);
    };
    const release = (): void => clearTimeout(timer);
    const leave = (): void => tell(null);
    const focus = (event: FocusEvent): void => tell(pickOf(event.target));
    const off = new AbortController();
    const { signal } = off;
    node.addEventListener("pointerover", over, { signal });
    node.addEventListener("pointerleave", leave, { signal });
    node.addEventListener("pointerdown", press, { signal });
    for (const end of ["pointerup", "pointercancel"] as const) node.addEventListener(end, release, { signal });
    node.addEventListener("focusin", focus, { signal });
    node.addEventListener("focusout", leave, { signal });
    return () => {
      clearTimeout(timer);
      off.abort();
    };
  };
}
