import type { KeysetPage } from '../db/keyset-page.ts';
import { RawJson } from './route.ts';

/** A page of JSON made by the database, as the wire's `{list, page, total_page, count, next}`. */
export function pageText(
  { list, next }: KeysetPage,
  { page, size }: { page: number; size: number },
  count: number,
): RawJson {
  const facts = { page, total_page: Math.ceil(count / size), count, next };
  return new RawJson(`{"list":${list},${JSON.stringify(facts).slice(1)}`);
}
