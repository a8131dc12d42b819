/** What all addresses of this server begin with: nothing, or "/royaumes" where it shares its host. */

export const PREFIX = typeof document === "undefined" ? "" : written(document);

function written(page: Document): string {
  const content = page.querySelector<HTMLMetaElement>('meta[name="prefix"]')?.content ?? "";
  // A static page does not know its host: it says where it lies itself.
  return content === "." ? new URL(".", location.href).pathname.replace(/\/$/, "") : content;
}

/** The path of an address without the prefix. */
export function bare(path: string, prefix: string = PREFIX): string {
  return `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || "/" : path;
}
