/** The road as a line: corners rounded off, and places on it by the way one has come. */

export type Point = readonly [x: number, y: number];

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part];
export const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Points close together along the corners, each corner rounded as far as its sides allow. */
export function rounded(corners: readonly Point[], radius: number): Point[] {
  const line: Point[] = [corners[0]!];
  for (let at = 1; at < corners.length - 1; at += 1) {
    const [last, here, next] = [corners[at - 1]!, corners[at]!, corners[at + 1]!];
    const start = between(here, last, Math.min(0.5, radius / apart(here, last)));
    const end = between(here, next, Math.min(0.5, radius / apart(here, next)));
    for (let part = 0; part <= 12; part += 1) {
      line.push(between(between(start, here, part / 12), between(here, end, part / 12), part / 12));
    }
  }
  line.push(corners.at(-1)!);
  return line;
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, at) => sum + apart(line[at]!, point), 0);
}

/** The place on the line after so much of it. */
export function along(line: readonly Point[], way: number): Point {
  let left = way;
  for (let at = 1; at < line.length; at += 1) {
    const step = apart(line[at - 1]!, line[at]!);
    if (left <= step) return between(line[at - 1]!, line[at]!, step === 0 ? 0 : left / step);
    left -= step;
  }
  return line.at(-1)!;
}

/** So many stops at equal distances, the first and the last so far from the ends. */
export function stops(line: readonly Point[], count: number, first: number, last: number): Point[] {
  const step = (lengthOf(line) - first - last) / (count - 1);
  return Array.from({ length: count }, (_, at) => along(line, first + step * at));
}

/** A line as an SVG path. */
export function drawn(line: readonly Point[]): string {
  return line.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
