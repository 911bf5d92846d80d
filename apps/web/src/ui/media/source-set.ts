/** The `srcset` of a picture in several widths (WHATWG HTML, 4.8.4.2.1); empty where there is one size only. */
export function sourceSet(sources: readonly { width: number; url: string }[]): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

const publicPicture = /^(\/media\/[\w-]{22}\/w)(\d+)$/;
const publicWidths = [320, 640, 1080, 1600];

/** The same of a public picture by its address, which names a width; undefined for any other address. */
export function publicSourceSet(url: string): string | undefined {
  const [, base, width] = publicPicture.exec(url) ?? [];
  if (!base) return undefined;
  const widths = publicWidths.filter((each) => each <= Number(width));
  return sourceSet(widths.map((each) => ({ width: each, url: base + each })));
}
