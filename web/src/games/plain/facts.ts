/** A view as facts in words: what is a seat, what is listed by seat, what fits into a table. */

import { isObject } from "../../lib/boards";
import { signed } from "../../lib/signed";
import type { Words } from "../../lib/words";

/** A field and what it holds, or an entry of a list by seat and its player. */
export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
}
export interface Table {
  /** The fields of which some row has something to say. */
  readonly columns: readonly Fact[];
  readonly rows: readonly Record<string, unknown>[];
}

export const NOTHING = "–";
/** No line begins with the sign, and none ends inside of a short name such as "3 × 4". */
const BETWEEN = "\u00a0· ";
const unbroken = (text: string): string => (text.length < 12 ? text.replaceAll(" ", "\u00a0") : text);
/** Fields that hold the number of a seat, or several. */
const SEATS = new Set([
  ...["asked", "by", "first", "holder", "king", "knights", "leader", "leaders", "missing", "order", "owner", "ranking"],
  ...["seat", "seats", "taken_by", "tied", "to_move", "waiting", "winner"],
]);
/** How the names of lists end that have an entry for each seat. Their length alone may be chance: three dice of three players. */
const BY_SEAT = /(^|_)(by_seat|families|players|resting|scores|seats)$/;

/** What there is to say of a record: fields that only help to draw have no word. */
export function facts(view: unknown, words: Words): Fact[] {
  const named = (name: string): string => (isThing(name) ? words.thing(name) : words.field(name));
  const all = isObject(view) ? Object.entries(view).map(([name, value]) => ({ name, label: named(name), value })) : [];
  return all.filter(({ label, value }) => label !== "" && !isUnsaid(value, words));
}

/** The facts that a value consists of; null where it is said at once. */
export function partsOf({ name, value }: Fact, words: Words): Fact[] | null {
  if (isObject(value)) return isEmpty(value) ? null : facts(value, words);
  if (!Array.isArray(value) || !BY_SEAT.test(name) || value.length !== words.names.length) return null;
  return value.map((one, seat) => ({ name: "", label: words.seat(seat), value: isObject(one) ? without(one, "seat") : (one as unknown) }));
}

/** A list of records as a table; null for anything else. */
export function tableOf({ value }: Fact, words: Words): Table | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) return null;
  const columns = new Map(value.flatMap((row) => facts(row, words)).filter((fact) => !isEmpty(fact.value)).map((fact) => [fact.name, fact]));
  return { columns: Object.keys(value[0]!).flatMap((name) => columns.get(name) ?? []), rows: value };
}

/** A value in words, each record of a list in a line of its own. */
export function linesOf(name: string, value: unknown, words: Words): string[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isObject)) return value.map((one) => said(name, one, words));
  return [said(name, value, words)];
}

function said(name: string, value: unknown, words: Words): string {
  if (Array.isArray(value)) return value.map((one) => unbroken(said(name, one, words))).join(BETWEEN) || NOTHING;
  if (isObject(value)) return pairs(value, words).join(BETWEEN) || NOTHING;
  if (typeof value === "number") return SEATS.has(name) ? words.seat(value) : numeral(value, words);
  if (typeof value === "string") return words.value(value) || NOTHING;
  return value === true ? "✓" : NOTHING;
}

/** A record in a line: what it is called first, without a label, and what else is so; a record inside goes by its name alone. */
function pairs(record: Record<string, unknown>, words: Words): string[] {
  return facts(record, words)
    .filter(({ value }) => !isEmpty(value))
    .map(({ name, label, value }, at) => {
      if (value === true) return label;
      const inside = isObject(value) && typeof value["name"] === "string" ? value["name"] : value;
      const text = said(name, inside, words);
      return at === 0 && !isFigure(name, value) ? text : words.say("table-fact", { name: label, text });
    });
}

/** Whether there is nothing to say; what is not so is no news either. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === false || value === "" || (isObject(value) && Object.values(value).every(isEmpty));
}

/** Whether a value is a number that means nothing without its label. */
export const isFigure = (name: string, value: unknown): boolean => typeof value === "number" && !SEATS.has(name);

/** Whether a value takes no more than a few characters. */
export const isSmall = (value: unknown): boolean => value === null || ["number", "boolean"].includes(typeof value);

/** Chances are fractions. */
const numeral = (value: number, words: Words): string => (Number.isInteger(value) ? signed(value) : words.percent(value));
const isThing = (text: string): boolean => text.includes(":");
/** A thing that goes without words is a place on a drawing. */
const isUnsaid = (value: unknown, words: Words): boolean => typeof value === "string" && isThing(value) && words.thing(value) === value;

function without(record: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== name));
}
