import type { KeysetPage } from '../db/keyset-page.ts';
import { RawJson } from './route.ts';

/** Wraps a page of JSON from the database into the wire's `{list, page, total_page, count, next}`. */
export function pageText(
  { list, next }: KeysetPage,
  { page, size }: { page: number; size: number },
  count: number,
): RawJson {
  const fields = { page, total_page: Math.ceil(count / size), count, next };
  return new RawJson(`{"list":${list},${JSON.stringify(fields).slice(1)}`);
}
