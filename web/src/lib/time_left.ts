/** How long is left, as a clock that runs down; from an hour on in whole hours or days, begun ones counted. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(seconds: number, lang: string, long = false): string {
  const left = Math.max(0, Math.round(seconds));
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
  const [unit, length] = left > DAY ? (["day", DAY] as const) : (["hour", HOUR] as const);
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: long ? "long" : "short" }).format(Math.ceil(left / length));
}
