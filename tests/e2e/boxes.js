/** What is wrong with the boxes of a page, of its open dialog where there is one: a sentence for each fault. */
() => {
  const SLACK = 2;
  const found = new Set();
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const styles = new Map();
  const style = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const rects = new Map();
  const rect = (one) => {
    if (!rects.has(one)) rects.set(one, one.getBoundingClientRect());
    return rects.get(one);
  };
  const called = (one) => {
    const name = [...one.classList].filter((part) => !/^s(velte)?-/.test(part)).join(".");
    const text = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ");
    return `${one.tagName.toLowerCase()}.${name} “${text.slice(0, 40)}”`;
  };
  const around = function* (one) {
    for (let up = one.parentElement; up && up !== root.parentElement; up = up.parentElement) yield up;
  };
  const any = (steps, test) => {
    for (const one of steps) if (test(one)) return true;
    return false;
  };
  const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const shown = (one) =>
    !one.closest(".unseen, svg, script, style, noscript, select, textarea") &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Wide tables and rows of options are swiped by themselves. */
  const SWIPED = "[role=region], ul.row, .swiped";
  const swiped = (one) => any(around(one), (up) => up.matches(SWIPED) && scrolls(style(up).overflowX));
  /** Layers over the page, each compared with itself; and what stays in place while others scroll below. */
  const FLOATING = ".note, .bubble, .floats, .play > .end, .reviewed, .again";
  const stuck = (one) => ["sticky", "fixed"].includes(style(one).position);
  const sticks = (one) => stuck(one) || any(around(one), (up) => up !== root && stuck(up));

  /** What is left of a box once everything that scrolls or cuts around it has had its part. */
  const left = (one, { left: l, top: t, right: r, bottom: b }) => {
    for (const up of around(one)) {
      const { overflowX, overflowY } = style(up);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = rect(up);
      if (overflowX !== "visible") [l, r] = [Math.max(l, edge.left), Math.min(r, edge.right)];
      if (overflowY !== "visible") [t, b] = [Math.max(t, edge.top), Math.min(b, edge.bottom)];
    }
    return { left: l, top: t, right: r, bottom: b, seen: r - l > 1 && b - t > 1 };
  };

  // The page, and whatever scrolls in it, is no wider than its window.
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.add(`the page is ${wide} px too wide`);
  for (const one of [root, ...root.querySelectorAll("*")]) {
    if (one.scrollWidth <= one.clientWidth + SLACK || one.clientWidth < 2) continue;
    if (one.matches(`${SWIPED}, input`) || !shown(one)) continue;
    const { overflowX, textOverflow } = style(one);
    if (overflowX === "visible" || overflowX === "clip" || textOverflow === "ellipsis") continue;
    found.add(`${called(one)} holds ${one.scrollWidth} px in ${one.clientWidth}`);
  }

  const CONTROLS = "a, button, input, select, textarea, summary, [role=tab], [role=button], p.sheet[role=status]";
  const parts = [...root.querySelectorAll(CONTROLS)]
    .filter((one) => shown(one) && rect(one).width > 1)
    .map((one) => ({ one, box: rect(one), name: called(one) }));
  const words = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !shown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const name = `“${node.data.trim().slice(0, 40)}”`;
    for (const box of range.getClientRects()) if (box.width > 1) words.push({ one, box, name });
  }

  // Nothing stands outside of the window, or is cut off by a box that can't be scrolled.
  for (const { one, box, name } of [...parts, ...words]) {
    if (swiped(one)) continue;
    if (box.right > innerWidth + SLACK || box.left < -SLACK) {
      found.add(`${name} stands at ${Math.round(box.left)} to ${Math.round(box.right)} of ${innerWidth}`);
    }
    for (const up of around(one)) {
      const { overflowX, overflowY, display } = style(up);
      if (scrolls(overflowX) || scrolls(overflowY)) break;
      const edge = rect(up);
      const beside = cuts(overflowX) && (box.right > edge.right + SLACK || box.left < edge.left - SLACK);
      const above = cuts(overflowY) && (box.bottom > edge.bottom + 5 || box.top < edge.top - 5);
      if (!beside && (!above || display.includes("-webkit-box") || display === "flow-root")) continue;
      found.add(`${name} is cut off by ${called(up)}`);
      break;
    }
  }

  // Words stay inside the control that they belong to.
  for (const { one, box, name } of words) {
    const control = one.closest("a.button, button, [role=tab], p.sheet[role=status], p.lost");
    if (!control || !root.contains(control)) continue;
    const room = rect(control);
    const beside = box.right > room.right + SLACK || box.left < room.left - SLACK;
    const above = box.bottom > room.bottom + 5 || box.top < room.top - 5;
    if (beside || above) found.add(`${name} spills out of ${called(control)}`);
  }

  // No control lies over another, or over words; nor do words lie over each other.
  const all = [...parts, ...words]
    .map((part) => ({ ...part, box: left(part.one, part.box), sticks: sticks(part.one) }))
    .filter(({ box }) => box.seen)
    .map((part) => ({ ...part, layer: part.one.closest(FLOATING) }))
    .sort((a, b) => a.box.top - b.box.top);
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const fan = (one) => one.closest(".fan"); // cards of a hand lie on one another
  const kin = (a, b) => (fan(a) && fan(a) === fan(b)) || a.contains(b) || b.contains(a) || (a.closest("label") ?? a) === b.closest("label");
  all.forEach((a, at) => {
    for (let next = at + 1; next < all.length && all[next].box.top < a.box.bottom - 3; next += 1) {
      const b = all[next];
      if (over(a.box, b.box) && a.sticks === b.sticks && a.layer === b.layer && !kin(a.one, b.one)) found.add(`${a.name} and ${b.name} overlap`);
    }
  });
  return [...found];
}
