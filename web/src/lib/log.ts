/** The log of a table: every event as a line, and what stood around it where this page has seen it happen. */

import type { Batch, Playing } from "./event_player";
import type { Event } from "./protocol";

export interface LogLine {
  /** Lines are numbered from 1. */
  readonly number: number;
  readonly event: Event;
  /** The update that it came with; null where only the words are known. */
  readonly batch: Batch | null;
}

/** Lines remembered; older ones are in the replay. */
const MOST = 400;

/** The lines of events that came without a board, as after a reload. */
export function bareLines(events: readonly Event[]): LogLine[] {
  return events.map((event, at) => ({ number: at + 1, event, batch: null }));
}

/** The log with one more batch. */
export function extended(log: readonly LogLine[], batch: Batch): LogLine[] {
  const lines = batch.events.map((event, at) => ({ number: batch.first + at, event, batch }));
  return [...log, ...lines].slice(-MOST);
}

/** The number that the next line gets. */
export function nextNumber(log: readonly LogLine[]): number {
  return (log.at(-1)?.number ?? 0) + 1;
}

/** The batches of all lines after this one, each once. */
export function batchesAfter(log: readonly LogLine[], number: number): Batch[] {
  return [...new Set(log.filter((line) => line.number > number).flatMap(({ batch }) => batch ?? []))];
}

/** A line as the moment that a board shows, where it can be shown. */
export function moment({ event, number, batch }: LogLine, count: number): Playing | null {
  return batch && { event, number: count, before: batch.before, after: batch.after, line: number, pace: 1 };
}

/** The seat that an event speaks of. */
export function seatOf(event: Event): number | null {
  const found = /^seat:(\d+)$/.exec(String(event.facts["seat"] ?? ""));
  return found ? Number(found[1]) : null;
}
