/** What every part of the board is given. */

import type { Picks } from "../../lib/boards";
import type { Words } from "../../lib/words";
import type { Layout } from "./geometry";
import type { Beat } from "./motion";
import type { Display } from "./display";

export interface PartProps {
  /** The picture to draw: after the event now shown. */
  view: Display;
  /** The picture before it. */
  before: Display;
  beat: Beat | null;
  layout: Layout;
  seat: number | null;
  picks: Picks;
  onpick: (name: string) => void;
  /** The elements of the move that is being pointed at. */
  pointed: ReadonlySet<string>;
  words: Words;
}
