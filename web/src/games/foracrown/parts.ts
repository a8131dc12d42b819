/** What every part of the board is given. */

import type { Picks } from "../../lib/boards";
import type { Words } from "../../lib/words";
import type { Layout } from "./geometry";
import type { Beat } from "./motion";
import type { ForACrownView } from "./needs";

export interface PartProps {
  /** The picture to draw: after the event now shown. */
  view: ForACrownView;
  /** The picture before it. */
  before: ForACrownView;
  beat: Beat | null;
  layout: Layout;
  seat: number | null;
  picks: Picks;
  onpick: (name: string) => void;
  /** The elements of the move that is being pointed at. */
  pointed: ReadonlySet<string>;
  words: Words;
}
