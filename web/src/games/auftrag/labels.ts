/** How names and cards are put into words. */

import type { Words } from "../../lib/words";
import type { AdventureDisplay } from "./display";

/** A name as it stands on its own. */
export function titled(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** An adventure with its place, shields and demands, and what the viewer's hand lacks for it. */
export function adventureLabel(adventure: AdventureDisplay, words: Words): string {
  const { name, place, shields, demands } = adventure;
  const cards = demands.map(({ virtue, needed }) => `${words.say(`auftrag-board-virtue-${virtue}`)} ${needed}`);
  const lacking = demands
    .filter((one) => (one.lacking ?? 0) > 0)
    .map((one) => `${words.say(`auftrag-board-virtue-${one.virtue}`)} ${one.lacking}`);
  const whole = words.say("auftrag-web-adventure", { adventure: name, place, shields, demands: words.listed(cards) });
  if (demands.some((one) => one.lacking === null)) return whole;
  const hand = lacking.length
    ? words.say("auftrag-web-adventure-lacking", { lacking: words.listed(lacking) })
    : words.say("auftrag-web-adventure-covered");
  return `${whole} ${hand}`;
}
