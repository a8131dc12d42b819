/** Lights the elements with these names, wherever they stand at the table, and puts out what was lit before. */
export function light(table: ParentNode, names: readonly string[]): void {
  for (const one of table.querySelectorAll(".lit")) one.classList.remove("lit");
  for (const name of names) {
    const quoted = CSS.escape(name);
    for (const one of table.querySelectorAll(`[data-pick="${quoted}"], [data-point="${quoted}"]`)) one.classList.add("lit");
  }
}
