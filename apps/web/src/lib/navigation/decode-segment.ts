/** One segment of a path as text. An address typed by hand may hold a lone `%`: then it is taken as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
