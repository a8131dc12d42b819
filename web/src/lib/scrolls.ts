/** Attach to what may overflow: while it does the keyboard can reach it, and otherwise passes it by; `data-more` while there is more below. */
export function scrolls(region: HTMLElement): () => void {
  const measure = (): void => {
    const over = region.scrollHeight > region.clientHeight || region.scrollWidth > region.clientWidth;
    if (over) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
    region.toggleAttribute("data-more", region.scrollTop + region.clientHeight < region.scrollHeight - 1);
  };
  const resized = new ResizeObserver(measure);
  const changed = new MutationObserver(measure);
  resized.observe(region);
  region.addEventListener("scroll", measure, { passive: true });
  changed.observe(region, { childList: true, subtree: true, characterData: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
    region.removeEventListener("scroll", measure);
  };
}
