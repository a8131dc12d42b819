/** One language's messages in the browser; says what royaumes.messages says, from the same files. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { withMinus } from "./signed";

/** A number, the name of a thing ("cell:12", "seat:2"), or several of them. */
export type Facts = Readonly<Record<string, unknown>>;

/** Who sits where; a bot is "bot:<kind>", an empty name is a seat's number. */
export type Names = readonly string[];

const THING = /^([a-z][a-z0-9_-]*):(\S+)$/;
const NUMBER = /^[0-9]+$/;
const BOT = "bot:";

/** The word that a game's messages begin with: its key, without the toy's underscore. */
export function prefix(key: string): string {
  return key.replace(/^_+/, "");
}

class Signed extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return withMinus(super.toString(scope));
  }
}

export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: string,
    sources: Iterable<string>,
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  /** Whether there is such a message. */
  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /**
   * The message with its facts in words; `game` and `names` say what things are called.
   * Where a fact is the seat `me` and the message has an attribute of that fact's name, it is said so:
   * `crowns-began = { $seat } begins.` has `.seat = You begin.`
   */
  say(message: string, facts: Facts = {}, game = "", names: Names = [], me: number | null = null): string {
    const learnt = this.#bundle.getMessage(message);
    if (!learnt?.value) return stopgap(message, facts);
    const addressed = Object.keys(facts).find((name) => facts[name] === `seat:${me}` && learnt.attributes[name]);
    const pattern = (addressed && learnt.attributes[addressed]) || learnt.value;
    return this.#bundle.formatPattern(pattern, this.#arguments(facts, game, names), []);
  }

  /** What an attribute of a message says, such as a question's `coach`; "" where it has none. */
  aside(message: string, attribute: string, facts: Facts = {}, game = "", names: Names = []): string {
    const pattern = this.#bundle.getMessage(message)?.attributes[attribute];
    return pattern ? this.#bundle.formatPattern(pattern, this.#arguments(facts, game, names), []) : "";
  }

  /** What a thing such as "knight:red" or "stop" is called; what names no thing stays as it is. */
  thing(name: string, game = "", names: Names = []): string {
    const several = name.split(/\s+/).filter(Boolean);
    if (several.length > 1 && several.every((one) => THING.test(one))) {
      return several.map((one) => this.thing(one, game, names)).join(", ");
    }
    const [, kind = name, which = ""] = THING.exec(name) ?? [];
    if (kind === "seat" && NUMBER.test(which)) return this.player(Number(which), names);
    if (!game) return name;
    const own = `${prefix(game)}-${kind}-${which}`;
    if (which && this.has(own)) return this.say(own, {}, game, names);
    const general = `${prefix(game)}-${kind}`;
    if (!this.has(general)) return name;
    return this.say(general, which ? { name: NUMBER.test(which) ? Number(which) : which } : {});
  }

  /** Who sits there: a person by name, a bot by the royal name of its seat. */
  player(seat: number, names: Names): string {
    const name = names[seat];
    if (!name) return this.say("table-seat", { number: seat + 1 });
    if (!name.startsWith(BOT)) return name;
    return this.say("table-bot", { number: seat + 1, kind: name.slice(BOT.length) });
  }

  /** Several words as the language lists them: "a, b and c". */
  listed(parts: readonly string[]): string {
    const [head, ...others] = parts;
    if (head === undefined) return this.say("table-list-none");
    const last = others.pop();
    const first = others.reduce((sofar, next) => this.say("table-list-more", { first: sofar, next }), head);
    return last === undefined ? first : this.say("table-list-last", { first, last });
  }

  #arguments(facts: Facts, game: string, names: Names): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (Array.isArray(fact)) {
        const parts = fact.map((part) => this.thing(String(part), game, names));
        found[name] = this.listed(parts);
        found[`${name}-count`] = parts.length;
      } else if (typeof fact === "string") {
        found[name] = name === "text" ? fact : this.thing(fact, game, names); // $text is what somebody wrote
      } else {
        found[name] = typeof fact === "number" ? new Signed(fact) : String(fact);
      }
    }
    return found;
  }
}

/** A message that is missing is shown by its id: never a crash, never nothing. */
function stopgap(message: string, facts: Facts): string {
  const known = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  return known.length ? `${message} (${known.join(", ")})` : message;
}
