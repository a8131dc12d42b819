/** The people at a table: what each of them is called, and which of them reads. */

import type { Catalogue, Names } from "./catalogue";
import type { SeatInfo, TableInfo } from "./protocol";
import { Words } from "./words";

/** Who sits where; whoever has no name of their own bears the royal name of the seat. */
export function namesOf(seats: readonly SeatInfo[]): Names {
  return seats.map(({ name, kind }) => name || (kind === "open" ? "" : "bot:guest"));
}

/** The table with its seats' clocks as the newest update has them: which of them runs changes with every answer. */
export function withEnds(table: TableInfo, ends: readonly (number | null)[]): TableInfo {
  if (table.seats.every(({ seat, until }) => until === (ends[seat] ?? null))) return table;
  return { ...table, seats: table.seats.map((one) => ({ ...one, until: ends[one.seat] ?? null })) };
}

/** The seat of the one person who reads; people who shared a device are called by name. */
export function readerOf(seats: readonly SeatInfo[]): number | null {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length === 1 ? mine[0]!.seat : null;
}

/** What is said of a game after it: the same names as at its table, and "you" to whoever played. */
export function wordsOf(catalogue: Catalogue, table: TableInfo | null): Words {
  const seats = table?.seats ?? [];
  return new Words(catalogue, table?.game ?? "", namesOf(seats), readerOf(seats));
}

/** What a player is called in a heading: "You", or their name. */
export function callOf(words: Words, seat: number): string {
  return seat === words.me ? words.say("web-you") : words.seat(seat);
}
