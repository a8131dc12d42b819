/** What all addresses of this server begin with: nothing, or "/royaumes" where it shares its host. */

export const PREFIX = typeof document === "undefined" ? "" : written(document);

function written(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="prefix"]')?.content ?? "";
}

/** The path of an address without the prefix. */
export function bare(path: string, prefix: string = PREFIX): string {
  return `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || "/" : path;
}
