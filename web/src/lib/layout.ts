/** Which of the frame's three layouts a window has. The stylesheet of table/Play.svelte asks the same questions. */

import { MediaQuery } from "svelte/reactivity";

export const WIDE = "(min-width: 56em) and (min-height: 32em)";
/** A wide one with room beside its board for what I hold. */
export const BROAD = "(min-width: 72em) and (min-height: 40em) and (min-aspect-ratio: 3/2)";
export const FLAT = "(max-height: 31.99em) and (min-aspect-ratio: 13/10)";

const wide = new MediaQuery(WIDE);
const broad = new MediaQuery(BROAD);
const flat = new MediaQuery(FLAT);

/** tall: one column; wide: seats, board and a side column; flat: the same, for a phone that lies on its side. */
export type Layout = "tall" | "wide" | "flat";

export const layout = {
  get now(): Layout {
    return wide.current ? "wide" : flat.current ? "flat" : "tall";
  },
  get broad(): boolean {
    return broad.current;
  },
};
