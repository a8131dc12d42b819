/** Where a drawing stands: in a picture by numbers, as an icon in a text by a width such as "1.2em" alone. */
export interface Place {
  x?: number;
  y?: number;
  width: number | string;
  /** What x and y mean: the top left corner, the middle, or the middle of the lower edge. */
  by?: "corner" | "middle" | "feet";
}

/** The second half of a name: "ruby" of "gem:ruby". */
export const which = (name: string): string => name.slice(name.indexOf(":") + 1);
