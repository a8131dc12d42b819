/** A catalogue bound to one table: its game, and the people who sit there. */

import { prefix, type Catalogue, type Facts, type Names } from "./catalogue";
import type { Event, Gain, Text } from "./protocol";
import { changeInTenths } from "./signed";

export class Words {
  constructor(
    readonly catalogue: Catalogue,
    readonly game = "",
    readonly names: Names = [],
    /** The seat of the one person who reads: to them messages say "you". */
    readonly me: number | null = null,
  ) {}

  /** A message with its facts in words. */
  say(message: string, facts: Facts = {}): string {
    return this.catalogue.say(message, facts, this.game, this.names, this.me);
  }

  /** A text of the server in words. */
  text(text: Text): string {
    return this.say(text.id, text.facts);
  }

  /** A question explained in two or three sentences, where the game does so. */
  coach({ id, facts }: Text): string {
    return this.catalogue.aside(id, "coach", facts, this.game, this.names);
  }

  /** Why a move is advised: what speaks for it, and what it brings that another does not; "" where nothing is known. */
  because(reason: Text | null, gains: readonly Gain[]): string {
    return [reason ? this.text(reason) : "", gains.length ? this.#brought(gains) : ""].filter(Boolean).join(" ");
  }

  #brought(gains: readonly Gain[]): string {
    const said = ({ tally, seat, tenths }: Gain): string => {
      const text = changeInTenths(tenths, (message, facts) => this.say(message, facts));
      return this.say("review-gain", { tally, text, seat: `seat:${seat}` });
    };
    const text = this.listed(gains.filter(({ cost }) => !cost).map(said));
    const [cost] = gains.filter((gain) => gain.cost).map(said);
    return cost ? this.say("review-gains-cost", { text, cost }) : this.say("review-gains", { text });
  }

  /** Something that happened, in words. */
  event(event: Event): string {
    return this.say(event.message, event.facts);
  }

  /** What a thing such as "cell:12" is called. */
  thing(name: string): string {
    return this.catalogue.thing(name, this.game, this.names);
  }

  /** A move's label: the things that it picks, in order. */
  move(picks: readonly string[]): string {
    return picks.map((pick) => this.thing(pick)).join(", ");
  }

  /** What a field of the game's view is called; fields that all games have, as every table says; "" is not for people. */
  field(name: string): string {
    const part = name.replaceAll("_", "-");
    const message = [`${prefix(this.game)}-field-${part}`, `table-field-${part}`].find((one) => this.catalogue.has(one));
    return message ? this.say(message) : name.replaceAll("_", " ");
  }

  /** What a field holds: a thing, or one of a few words that the game has for it. */
  value(text: string): string {
    const message = `${prefix(this.game)}-value-${text.replaceAll("_", "-")}`;
    return this.catalogue.has(message) ? this.say(message) : this.thing(text);
  }

  /** The name of the player who sits there. */
  seat(seat: number): string {
    return this.catalogue.player(seat, this.names);
  }

  /** What a thing is and does, in a sentence, where the game says so. */
  about(name: string, facts: Facts = {}): string | null {
    const [kind = "", which = ""] = name.split(":");
    const ids = [`${kind}-${which}`, kind].map((part) => `${prefix(this.game)}-about-${part}`);
    const id = ids.find((one) => this.catalogue.has(one));
    return id ? this.say(id, { name: which, ...facts }) : null;
  }

  /** A chance as the language writes it: "58%", "58 %". */
  percent(chance: number, digits = 0): string {
    return new Intl.NumberFormat(this.catalogue.lang, { style: "percent", maximumFractionDigits: digits }).format(chance);
  }

  /** Several words as the language lists them. */
  listed(parts: readonly string[]): string {
    return this.catalogue.listed(parts);
  }
}
