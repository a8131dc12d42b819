/** Which element is pointed at: by pointer, by keyboard focus, or by a long press. */

/** Tells the name of the element that is pointed at, or null when none is any more. */
export type OnPoint = (name: string | null, element: Element | null) => void;

const LONG_PRESS = 450;
/** Elements that are picked have `data-pick`; those that only explain themselves have `data-point`. */
const NAMED = "[data-pick], [data-point]";

const named = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(NAMED) : null);

export function nameOf(element: Element | null): string | null {
  const data = (element as HTMLElement | SVGElement | null)?.dataset;
  return data?.["pick"] ?? data?.["point"] ?? null;
}

/** Attach to what holds such elements: `{@attach pointing(onpoint)}`. A long press is no click. */
export function pointing(onpoint: OnPoint | undefined): (root: Element) => (() => void) | undefined {
  return (root) => {
    if (!onpoint) return undefined;
    let now: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let saying: ReturnType<typeof setTimeout> | undefined;
    /** In a moment: an element that goes loses the focus while the page is being changed. */
    const point = (element: Element | null): void => {
      if (element === now) return;
      now = element;
      clearTimeout(saying);
      saying = setTimeout(() => onpoint(nameOf(element), element), 0);
    };
    const listeners: Record<string, (event: globalThis.Event) => void> = {
      pointerover: (event) => {
        if ((event as PointerEvent).pointerType !== "touch") point(named(event.target));
      },
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType !== "touch") point(null);
      },
      pointerdown: (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType !== "touch") return;
        point(null);
        timer = setTimeout(() => {
          pressed = true;
          point(named(event.target));
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      focusin: (event) => {
        if (event.target instanceof Element && event.target.matches(":focus-visible")) point(named(event.target));
      },
      focusout: (event) => {
        if (named(event.target) === now) point(null); // a long press on one thing takes the focus from another
      },
    };
    const swallow = (event: globalThis.Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const [type, listener] of Object.entries(listeners)) root.addEventListener(type, listener);
    root.addEventListener("click", swallow, { capture: true });
    return () => {
      clearTimeout(timer);
      clearTimeout(saying);
      for (const [type, listener] of Object.entries(listeners)) root.removeEventListener(type, listener);
      root.removeEventListener("click", swallow, { capture: true });
    };
  };
}
