/** Tells which element of a board is pointed at: by pointer, by focus, or by a long press. */

import type { Attachment } from "svelte/attachments";

const LONG_PRESS = 450;

/** Elements carry their name as `data-pick` (can be picked) or `data-thing` (can be asked about). */
export function pointing(tell: ((name: string | null) => void) | undefined): Attachment<Element> {
  return (board) => {
    if (!tell) return;
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const nameAt = (target: EventTarget | null): string | null => {
      const found = target instanceof Element ? target.closest<SVGElement>("[data-pick], [data-thing]") : null;
      return found?.dataset["pick"] ?? found?.dataset["thing"] ?? null;
    };
    const on = <Type extends keyof HTMLElementEventMap>(type: Type, act: (event: HTMLElementEventMap[Type]) => void): void =>
      board.addEventListener(type, act as EventListener, { signal: gone.signal });
    on("pointerover", (event) => event.pointerType === "mouse" && tell(nameAt(event.target)));
    on("pointerleave", () => tell(null));
    on("focusin", (event) => tell(nameAt(event.target)));
    on("focusout", () => tell(null));
    on("pointerdown", (event) => {
      if (event.pointerType === "mouse") return;
      clearTimeout(timer);
      timer = setTimeout(() => tell(nameAt(event.target)), LONG_PRESS);
    });
    on("pointerup", () => clearTimeout(timer));
    on("pointercancel", () => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  };
}
