/** What screen readers and tooltips say of cards and families. */

import type { Words } from "../../lib/words";
import type { Effect, Family, Mercenary } from "./display";

/** "2 × ruby, coin": effects in order, equal neighbours counted. */
export function effects(words: Words, all: readonly Effect[]): string {
  const groups: { effect: Effect; count: number }[] = [];
  for (const effect of all) {
    const last = groups.at(-1);
    if (last?.effect === effect) last.count += 1;
    else groups.push({ effect, count: 1 });
  }
  return words.listed(groups.map(({ effect, count }) => words.say("foracrown-web-effects", { text: effectName(words, effect), count })));
}

export function effectName(words: Words, effect: Effect): string {
  return words.say(`foracrown-web-effect-${effect}`);
}

/** What a mercenary does, in words. */
export function does(words: Words, card: Mercenary): string {
  if (!card.either) return effects(words, card.effects);
  const [first, second] = card.effects.map((effect) => `effect:${effect}`);
  return words.say("foracrown-web-either", { first, second });
}

/** The letter of a family on its crest. */
export function letter(words: Words, family: Family): string {
  return words.say(`foracrown-web-letter-${family.key}`);
}

/** "You" for oneself, the player's name for others. */
export function who(words: Words, seat: number, own: number | null): string {
  return seat === own ? words.say("foracrown-web-you") : words.seat(seat);
}

/** About how wide a bold text is. */
export function widthOf(text: string, size: number): number {
  return text.length * size * 0.47;
}

/** How much wider the display type runs than the text type. */
export const DISPLAY = 1.4;

/** A text broken into lines of a width, at about half the type size for a letter. */
export function lines(text: string, room: number, size: number): string[] {
  const most = Math.max(6, Math.floor(room / (size * 0.485)));
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
