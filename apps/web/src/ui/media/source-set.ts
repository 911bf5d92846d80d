/** The `srcset` of a picture in several widths (WHATWG HTML, 4.8.4.2.1); empty where there is one size only. */
export function sourceSet(sources: readonly { width: number; url: string }[]): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
