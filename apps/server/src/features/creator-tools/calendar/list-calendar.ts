import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { CalendarPost } from '@kindred/contract/creator-tools/calendar-calls';
import type { Context } from '../../../context.ts';
import { as } from '../../../platform/db/column-types.ts';
import { jsonInstant } from '../../../platform/db/json-instant.ts';
import { inputs, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { mediaLinkToken } from '../../media/media-link.ts';
import { firstItemSql } from '../../posts/media/first-item.sql.ts';
import { ownCharacter } from '../../characters/own-character.ts';
import { postIdKey } from '../../posts/posts.present.ts';

const $ = inputs({
  viewerId: 'bigint',
  charId: 'bigint',
  from: 'text',
  days: 'integer',
  now: 'timestamptz',
  start: 'timestamptz',
  end: 'timestamptz',
  zone: 'text',
});

const postsMax = 500;

const findSpan = statement(
  { zone: 'text', today: 'text', start: 'timestamptz', end: 'timestamptz' },
  sql`select u.timezone as zone, to_char(${$.now} at time zone u.timezone, 'YYYY-MM-DD') as today,
      wall_instant(${$.from}::date::timestamp, u.timezone) as start,
      wall_instant((${$.from}::date + ${$.days})::timestamp, u.timezone) as end
    from users u where u.user_id = ${$.viewerId}`,
);

const wallJson = <Zone>(at: Sql, zone: Sql<Zone>) =>
  sql`to_char(${at} at time zone ${zone}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

// What is planned is found by its plan, what has appeared by when it did: each by an index of its own.
export const listSpan = statement(
  { list: as<CalendarPost[]>('json') },
  sql`with planned as (
      select t.post_id, t.publish_at as at from post_times t join posts p using (post_id)
      where t.char_id = ${$.charId} and t.publish_at >= ${$.start} and t.publish_at < ${$.end}
        and p.state = 4 and p.deleted_at is null
    ), published as (
      select p.post_id, p.published_at as at from posts p
      where p.char_id = ${$.charId} and p.state = 1 and p.deleted_at is null
        and p.published_at >= ${$.start} and p.published_at < ${$.end}
    ), shown as materialized (
      select * from (select * from planned union all select * from published) both_kinds
      order by at, post_id limit ${postsMax}
    )
    select coalesce(json_agg(json_build_object(${postIdKey}, p.post_id::text, 'content', left(p.content, 200),
        'state', p.state, 'price', p.price, 'item', ${firstItemSql}, 'publish_time', ${jsonInstant(sql`s.at`)},
        'wall', case when p.state = 4 and t.zone is not null then ${wallJson(sql`s.at`, sql`t.zone`)}
          else ${wallJson(sql`s.at`, $.zone)} end,
        'zone', case when p.state = 4 then coalesce(t.zone, ${$.zone}) else ${$.zone} end,
        'late_seconds', case when t.published_at = p.published_at
          then greatest(0, extract(epoch from t.published_at - t.publish_at))::int else 0 end,
        'failure', coalesce(t.failure, ''), 'expires_time', ${jsonInstant(sql`t.expires_at`)})
      order by s.at, s.post_id), '[]') as list
    from shown s join posts p using (post_id) left join post_times t using (post_id)`,
);

/** Lists the creator's posts of some days of their own time zone, planned and published. */
export async function listCalendar(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  { from, days }: ParsedInput<'listCalendar'>,
  viewer: Viewer,
): Promise<CallOutput<'listCalendar'>> {
  const charId = ownCharacter(viewer);
  const now = context.clock.now();
  const { zone, today, start, end } = await findSpan.one(context.db, {
    viewerId: viewer.userId,
    from,
    days,
    now,
  });
  const mediaToken = mediaLinkToken(context, viewer);
  const { list } = await listSpan.one(context.db, { charId, start, end, zone, mediaToken });
  return { zone, today, list };
}
