declare module "icon:*" {
  /** The inside of an SVG of 512 by 512. */
  const body: string;
  export default body;
}

declare module "words:*" {
  /** What every page says in a language, as Fluent source. */
  const source: string;
  export default source;
}
