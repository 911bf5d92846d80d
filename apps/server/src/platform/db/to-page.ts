import type { Page } from '@kindred/contract/wire/pages';

/**
 * A wire page from `size + 1` rows: the row too many only says that there is a next page. `count` is the number
 * of rows in all; `cursorOf` gives what the next page starts after.
 */
export function toPage<Row, Item>(
  rows: Row[],
  { page, size, count }: { page: number; size: number; count: number },
  present: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): Page<Item> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    list: shown.map(present),
    page,
    total_page: Math.ceil(count / size),
    count,
    next: last && rows.length > size ? cursorOf(last) : null,
  };
}

/** Where a page starts: after the cursor's row if there is one, else that many rows from the top. */
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
