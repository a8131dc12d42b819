/** Tells which named element of a drawing is pointed at: by pointer, by focus, or by a long press. */

const LONG = 450;

/** An attachment for the drawing; elements carry `data-pick` or `data-point`. */
export function pointing(onpoint: (name: string | null) => void): (drawing: Element) => () => void {
  return (drawing) => {
    let last: string | null = null;
    let press: ReturnType<typeof setTimeout> | undefined;
    const say = (name: string | null): void => {
      if (name !== last) onpoint((last = name));
    };
    const nameAt = (target: EventTarget | null): string | null => {
      const found = target instanceof Element ? target.closest<SVGElement>("[data-pick],[data-point]") : null;
      return found?.dataset["pick"] ?? found?.dataset["point"] ?? null;
    };
    const handlers: Record<string, (event: globalThis.Event) => void> = {
      pointerover: (event) => (event as PointerEvent).pointerType === "mouse" && say(nameAt(event.target)),
      pointerleave: () => say(null),
      focusin: (event) => say(nameAt(event.target)),
      focusout: () => say(null),
      pointerdown: (event) => (press = setTimeout(() => say(nameAt(event.target)), LONG)),
      pointerup: () => clearTimeout(press),
      pointercancel: () => clearTimeout(press),
    };
    for (const [type, handler] of Object.entries(handlers)) drawing.addEventListener(type, handler);
    return () => {
      clearTimeout(press);
      for (const [type, handler] of Object.entries(handlers)) drawing.removeEventListener(type, handler);
    };
  };
}
