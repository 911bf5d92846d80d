import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ viewerId: 'bigint', days: 'integer', now: 'timestamptz' });

/** The requested time span and the one before it, together in `days`, in days of the creator's own time zone. */
export const findSpan = statement(
  {
    timezone: 'text',
    account_id: 'bigint',
    since: 'timestamptz',
    before: 'timestamptz',
    days: as<string[]>('json'),
    counted_at: 'timestamptz?',
  },
  sql`select u.timezone, a.account_id, s.since at time zone u.timezone as since,
      (s.since - make_interval(days => ${$.days})) at time zone u.timezone as before,
      (select json_agg(to_char(d, 'YYYY-MM-DD') order by d)
        from generate_series(s.since - make_interval(days => ${$.days}),
          s.since + make_interval(days => ${$.days} - 1), interval '1 day') d) as days,
      (select counted_at from audience_rollup) as counted_at
    from users u
      join ledger_accounts a on a.user_id = u.user_id and a.kind = 'creator_pending'
      cross join lateral (
        select date_trunc('day', ${$.now} at time zone u.timezone)
          - make_interval(days => ${$.days} - 1) as since) s
    where u.user_id = ${$.viewerId}`,
);
