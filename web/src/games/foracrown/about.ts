/** What a thing on the board is and does, in a sentence: for tooltips, by its name. */

import type { Facts } from "../../lib/catalogue";
import type { Words } from "../../lib/words";
import type { Effect, Display, Mercenary } from "./display";
import { mercenary } from "./playback";

/** The sentence for an element's name as `onpoint` gives it; null for what needs none. */
export function about(name: string, view: Display, words: Words): string | null {
  const [kind, which = ""] = name.split(":");
  switch (kind) {
    case "card": {
      const card = mercenary(name, view);
      return card && ofCard(card, words);
    }
    case "deck":
      return words.say("foracrown-about-deck", { level: Number(which) });
    case "effect":
      return words.say(`foracrown-about-effect-${which}`);
    case "event":
      return words.say(`foracrown-about-event-${which}`, losses(view));
    case "family":
    case "portrait":
      return ofFamily(which, view, words);
    case "cost":
      return ofCost(Number(which), view, words);
    case "zone":
      return words.say("foracrown-about-zone", { loss: Number(which) });
    case "pile":
      return words.say("foracrown-about-pile", { cards: view.pile.cards, events: view.pile.events });
    default:
      return null;
  }
}

/** What events cost here: a burglary, and a scandal zone by zone. */
export function losses({ burglary_loss, zones }: Display): Facts {
  return { loss: burglary_loss, text: zones.map(({ loss }) => loss).join(", ") };
}

/** Each effect once, in order. */
function ofCard(card: Mercenary, words: Words): string {
  const effects = [...new Set<Effect>(card.effects)].map((effect) => words.say(`foracrown-about-effect-${effect}`));
  return [words.say("foracrown-about-card", { level: card.level, either: card.either ? 1 : 0 }), ...effects].join(" ");
}

function ofFamily(key: string, view: Display, words: Words): string | null {
  const seat = view.families.findIndex((family) => family.key === key);
  const family = view.families[seat];
  if (!family) return null;
  const facts = { family: family.name, seat: `seat:${seat}`, raccoons: family.raccoons, influence: family.influence, heirloom: family.heirloom.name, worth: family.heirloom.worth };
  if (family.out) return words.say("foracrown-about-family-out", facts);
  return words.say(family.heirloom.kept ? "foracrown-about-family" : "foracrown-about-family-sold", facts);
}

function ofCost(level: number, view: Display, words: Words): string | null {
  const column = view.columns.find((one) => one.level === level);
  if (!column || column.cost === null) return null;
  const now = words.say("foracrown-about-cost", { level, cost: column.cost });
  return column.next_cost === null ? now : `${now} ${words.say("foracrown-about-cost-next", { cost: column.next_cost })}`;
}
