/** The log of a table: every event as a line, and what stood around it where this page has seen it happen. */

import type { Batch, Playing } from "./event_player";
import type { Event, ReplayStep } from "./protocol";

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

/** The log with the boards around its bare lines, out of a replay of the same game; a line that differs stays bare. */
export function recalled(log: readonly LogLine[], steps: readonly ReplayStep[]): LogLine[] {
  let first = 1;
  const known = steps.flatMap(({ events, view }, at): LogLine[] => {
    const batch: Batch = { events, before: steps[at - 1]?.view ?? view, after: view, first };
    first += events.length;
    return events.map((event, each) => ({ number: batch.first + each, event, batch }));
  });
  const earlier = known.length - (log.at(-1)?.number ?? 0); // a long game's first lines may be missing here
  return log.map((line) => {
    const found = line.batch ? undefined : known[line.number - 1 + earlier];
    return found && JSON.stringify(found.event) === JSON.stringify(line.event) ? { ...line, batch: found.batch } : line;
  });
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
