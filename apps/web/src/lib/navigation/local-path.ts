/** A path of this app taken from an address; undefined for anything that would lead elsewhere. */
export function localPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  // "//host" and "/\host" are other hosts to a browser (WHATWG URL), and so is what hides behind a control character.
  const url = URL.parse(value, location.origin);
  if (!url || url.origin !== location.origin) return undefined;
  return url.pathname + url.search + url.hash;
}
