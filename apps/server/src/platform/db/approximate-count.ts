import type { Db } from './db.ts';
import { raw, sql, statement } from './sql.ts';

const exactUpTo = 1000;
const cacheMs = 60_000;

/**
 * Counts the rows of an index: exactly up to 1,000, beyond that from PostgreSQL's statistics, cached for a minute.
 * The total of a long list is only shown, and an exact count would cost as much as a thousand pages. `condition` must
 * be the index's own, so that an index-only scan can count.
 */
export function approximateCount(
  table: string,
  index: string,
  condition: string,
): (db: Db) => Promise<number> {
  const exact = statement(
    { count: 'integer' },
    sql`select count(*)::integer as count
      from (select from ${raw(table)} where ${raw(condition)} limit ${exactUpTo}) few`,
  );
  const rough = statement(
    { count: 'bigint' },
    sql`select greatest(c.reltuples, 0)::bigint as count from pg_class c where c.oid = '${raw(index)}'::regclass`,
  );
  const cache = new WeakMap<Db, { count: number; until: number }>();
  return async (db) => {
    const cached = cache.get(db);
    if (cached && cached.until > Date.now()) return cached.count;
    const { count: least } = await exact.one(db);
    if (least < exactUpTo) return least;
    const many = await rough.first(db);
    const count = Math.max(exactUpTo, Number(many?.count ?? 0));
    cache.set(db, { count, until: Date.now() + cacheMs });
    return count;
  };
}
