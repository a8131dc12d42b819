/** Tells which element of a board is pointed at: by mouse, by keyboard focus, or by a long press. */

const LONG_PRESS = 450;

export type Pointed = (name: string | null) => void;

/** Elements that are picked have `data-pick`; those that only explain themselves have `data-point`. */
function nameOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest<HTMLElement | SVGElement>("[data-pick], [data-point]")?.dataset;
  return found?.["pick"] ?? found?.["point"] ?? null;
}

/** Attach to a board: `{@attach pointing(onpoint)}`. */
export function pointing(onpoint: Pointed | undefined): (board: Element) => (() => void) | undefined {
  return (board) => {
    if (!onpoint) return undefined;
    let now: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (name: string | null): void => {
      if (name === now) return;
      now = name;
      onpoint(name);
    };
    const listeners: Record<string, (event: globalThis.Event) => void> = {
      pointerover: (event) => {
        if ((event as PointerEvent).pointerType !== "touch") say(nameOf(event.target));
      },
      pointerleave: () => say(null),
      pointerdown: (event) => {
        if ((event as PointerEvent).pointerType === "touch") timer = setTimeout(() => say(nameOf(event.target)), LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      focusin: (event) => say(nameOf(event.target)),
      focusout: () => say(null),
    };
    for (const [type, listener] of Object.entries(listeners)) board.addEventListener(type, listener);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners)) board.removeEventListener(type, listener);
    };
  };
}
