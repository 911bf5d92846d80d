import { type Db, query } from './db.ts';

const exactUpTo = 1000;
const keepMs = 60_000;

/**
 * How many rows an index holds: exact up to 1,000, beyond that what PostgreSQL's statistics say, asked once a
 * minute. A total on a long list is told to people, nothing is decided by it; counting it would cost as much as
 * a thousand pages. `condition` is the index's own, so that the count never leaves it.
 */
export function approximateCount(
  table: string,
  index: string,
  condition: string,
): (db: Db) => Promise<number> {
  const exact = `select count(*)::int as count from (select from ${table} where ${condition} limit ${exactUpTo}) few`;
  const rough = `select greatest(c.reltuples, 0)::bigint::text as count from pg_class c where c.oid = '${index}'::regclass`;
  const known = new WeakMap<Db, { count: number; until: number }>();
  return async (db) => {
    const kept = known.get(db);
    if (kept && kept.until > Date.now()) return kept.count;
    const [few] = await query<{ count: number }>(db, exact, []);
    const least = few?.count ?? 0;
    if (least < exactUpTo) return least;
    const [many] = await query<{ count: string }>(db, rough, []);
    const count = Math.max(exactUpTo, Number(many?.count ?? 0));
    known.set(db, { count, until: Date.now() + keepMs });
    return count;
  };
}
