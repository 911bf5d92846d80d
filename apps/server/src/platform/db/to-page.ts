import type { Page } from '@kindred/contract/wire/pages';

/**
 * Builds a wire page from up to `size + 1` rows; the extra row only shows that there is a next page. `count` is the
 * total number of rows; `cursorOf` returns the cursor after a row.
 */
export function toPage<Row, Item>(
  rows: Row[],
  { page, size, count }: { page: number; size: number; count: number },
  present: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): Page<Item> {
  const pageRows = rows.slice(0, size);
  const last = pageRows.at(-1);
  return {
    list: pageRows.map(present),
    page,
    total_page: Math.ceil(count / size),
    count,
    next: last && rows.length > size ? cursorOf(last) : null,
  };
}

/** Returns how many rows to skip: none with a cursor, else those of the earlier pages. */
export function offsetOf({
  page,
  size,
  cursor,
}: {
  page: number;
  size: number;
  cursor?: string | undefined;
}): number {
  return cursor === undefined ? (page - 1) * size : 0;
}
