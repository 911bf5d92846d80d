import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { RetentionMonth } from '@kindred/contract/audience/calls';
import { retentionMonths } from '@kindred/contract/audience/limits';
import type { Context } from '../../../context.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { ownCharacter } from '../../characters/own-character.ts';

const $ = inputs({ charId: 'bigint', viewerId: 'bigint', now: 'timestamptz' });

/** Every month of the last twelve, also those in which nobody joined. People count in the month in which they first joined. */
export const listRetention = statement(
  { list: as<RetentionMonth[]>('json') },
  sql`with months as (
      select month, month at time zone u.timezone as start, (month + interval '1 month') at time zone u.timezone as end
      from users u cross join lateral generate_series(
        date_trunc('month', ${$.now} at time zone u.timezone) - make_interval(months => ${retentionMonths} - 1),
        date_trunc('month', ${$.now} at time zone u.timezone), interval '1 month') month
      where u.user_id = ${$.viewerId}
    ), people as (
      select mo.month, count(*)::int as joined,
        count(*) filter (where is_joined(m.kind, c.group_id, m.period_end, ${$.now}))::int as there,
        count(*) filter (where m.kind = 'pro' and m.period_end > ${$.now} and m.state <> 'expired')::int as subscribing
      from months mo join first_joins f on f.char_id = ${$.charId} and f.joined_at >= mo.start and f.joined_at < mo.end
        join characters c on c.char_id = f.char_id
        left join memberships m on m.user_id = f.user_id and m.char_id = f.char_id
      group by mo.month
    )
    select json_agg(json_build_object('month', to_char(mo.month, 'YYYY-MM'), 'joined_num', coalesce(p.joined, 0),
      'there_num', coalesce(p.there, 0), 'subscribing_num', coalesce(p.subscribing, 0)) order by mo.month) as list
    from months mo left join people p using (month)`,
);

/** Returns how many of those who joined in each month are still there. */
export async function getRetention(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  _nothing: ParsedInput<'getRetention'>,
  viewer: Viewer,
): Promise<CallOutput<'getRetention'>> {
  const charId = ownCharacter(viewer);
  return listRetention.one(db, { charId, viewerId: viewer.userId, now: clock.now() });
}
