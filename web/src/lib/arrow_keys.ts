/** Arrow keys on a board: the focus goes to the nearest element that way, open or not. */

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Spot = HTMLElement | SVGElement;

export function arrowKeys(board: HTMLElement): () => void {
  function go(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = document.activeElement;
    if (!way || event.altKey || event.ctrlKey || event.metaKey || !from || !board.contains(from)) return;
    const spots = [...board.querySelectorAll<Spot>("[data-pick]")].filter((spot) => spot !== from);
    // The board itself has the focus where nothing on it can be picked: arrows then enter it.
    const next = from === board ? spots[0] : nearest(middle(from), way, spots);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  board.addEventListener("keydown", go);
  return () => board.removeEventListener("keydown", go);
}

function nearest([x, y]: [number, number], [wx, wy]: [number, number], spots: Spot[]): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [sx, sy] = middle(spot);
    const along = (sx - x) * wx + (sy - y) * wy;
    const aside = Math.abs((sx - x) * wy) + Math.abs((sy - y) * wx);
    if (along > 1 && along + 3 * aside < least) {
      least = along + 3 * aside;
      best = spot;
    }
  }
  return best;
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
