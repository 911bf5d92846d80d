import { raw, sql } from '../../platform/db/sql.ts';

/** The sums in which an event `e` counts: of all, of its way, of its country and of its post. */
export const eventDims = sql`cross join lateral (values ('all', ''), ('source', e.source), ('country', e.country),
  ('post', case when e.kind = 'view' then e.slot::text end)) d (dim, key)`;

const countOf = (kind: string) => `count(*) filter (where e.kind = '${kind}')::int`;

/** The five columns of a sum; of a post only its views. Rows without a key are of no sum. */
export const eventSums = raw(['view', 'visit', 'reach', 'join', 'pay'].map(countOf).join(', '));
