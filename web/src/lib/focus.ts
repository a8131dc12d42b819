/** The focus stays where the person is: what was focused and is gone gives it to what took its place. */

const FOCUSABLE = "button:enabled, [tabindex='0']";

/** Attach to a page: zones are marked with `data-zone`, the last resort (and where one arrives) with `data-question`. */
export function keepFocus(root: HTMLElement): () => void {
  let zone = "";
  let pick = "";
  const remember = (event: FocusEvent): void => {
    const at = event.target instanceof Element ? event.target : null;
    zone = at?.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "question";
    pick = at?.closest<HTMLElement>("[data-pick]")?.dataset["pick"] ?? "";
  };
  const restore = (): void => {
    if (document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
    const place = root.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
    const heirs = [
      pick ? place?.querySelector<HTMLElement>(`[data-pick="${CSS.escape(pick)}"]`) : null,
      place?.querySelector<HTMLElement>(".open[data-pick]"),
      place?.querySelector<HTMLElement>(FOCUSABLE),
      root.querySelector<HTMLElement>("[data-question]"),
    ];
    // An heir may be hidden or not yet take the focus: then the next one has it.
    for (const heir of heirs) {
      heir?.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
    }
  };
  const watcher = new MutationObserver(() => requestAnimationFrame(restore));
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", remember);
  requestAnimationFrame(restore);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", remember);
  };
}
