/** Each seat's arms: a tincture and a charge, so that nothing is said by colour alone. */

import bear from "icon:bear-head";
import eagle from "icon:eagle-emblem";
import lily from "icon:fleur-de-lys";
import lion from "icon:lion";
import rose from "icon:rose";
import tower from "icon:stone-tower";

export interface Arms {
  /** The name of the CSS colour: --seat-<tincture>. */
  readonly tincture: string;
  /** The inside of an SVG of 512 by 512. */
  readonly charge: string;
}

export const ARMS: readonly Arms[] = [
  { tincture: "gules", charge: lion },
  { tincture: "azure", charge: lily },
  { tincture: "vert", charge: tower },
  { tincture: "purpure", charge: eagle },
  { tincture: "tenne", charge: bear },
  { tincture: "sable", charge: rose },
];

export function arms(seat: number): Arms {
  return ARMS[seat % ARMS.length]!;
}
