import type { Insights } from '@kindred/contract/creator-tools/calls';
import { as } from '../../platform/db/column-types.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';
import { firstItemSql } from '../posts/media/first-item.sql.ts';
import { postIdKey } from '../posts/posts.present.ts';

const $ = inputs({
  viewerId: 'bigint',
  charId: 'bigint',
  accountId: 'bigint',
  since: 'timestamptz',
  before: 'timestamptz',
  timezone: 'text',
});

/**
 * Sums the earnings of an account by day from `before` on, by kind and by fan from `since` on. Entries are in the order of
 * time, so the sum starts after the newest earlier entry and reads only the two spans.
 */
export const sumEarned = statement(
  {
    days: as<{ day: string; cents: number }[]>('json'),
    kinds: as<{ kind: string; cents: number }[]>('json'),
    fans: as<Insights['top_fans']>('json'),
  },
  sql`with entries as materialized (
      select e.kind, e.user_id, p.amount, to_char(e.created_at at time zone ${$.timezone}, 'YYYY-MM-DD') as day,
        e.created_at >= ${$.since} as is_now
      from pending_earnings p join journal_entries e using (entry_id)
      where p.account_id = ${$.accountId} and e.created_at >= ${$.before} and p.entry_id > coalesce((
        select b.entry_id from pending_earnings b join journal_entries o using (entry_id)
        where b.account_id = ${$.accountId} and o.created_at < ${$.before} order by b.entry_id desc limit 1), 0)
    ), fans as (
      select n.user_id, sum(n.amount) as cents from entries n
      where n.is_now and ${notBlocked($.viewerId, sql`n.user_id`)}
      group by n.user_id having sum(n.amount) > 0 order by sum(n.amount) desc, n.user_id limit 8
    )
    select
      (select coalesce(json_agg(d), '[]') from (
        select day, sum(amount)::bigint as cents from entries group by day) d) as days,
      (select coalesce(json_agg(k), '[]') from (
        select kind, sum(amount)::bigint as cents from entries where is_now group by kind) k) as kinds,
      (select coalesce(json_agg(json_build_object('user_id', u.user_id::text, 'nickname', u.nickname,
          'avatar', ${publicImageSql(sql`u.avatar_media_id`, 'small')}, 'earned_usd_cents', f.cents::bigint)
          order by f.cents desc, f.user_id), '[]')
        from fans f join users u on u.user_id = f.user_id and u.deleted_at is null) as fans`,
);

export const listJoinedByDay = statement(
  { day: 'text', free: 'integer', pro: 'integer' },
  sql`select to_char(m.joined_at at time zone ${$.timezone}, 'YYYY-MM-DD') as day,
      (count(*) filter (where m.kind = 'free'))::int as free, (count(*) filter (where m.kind = 'pro'))::int as pro
    from memberships m where m.char_id = ${$.charId} and m.joined_at >= ${$.before} group by 1`,
);

/** `follower_num` counts all members; the paying ones are subtracted. */
export const countPeople = statement(
  { followers: 'integer', trialing: 'integer', active: 'integer', past_due: 'integer', canceled: 'integer' },
  sql`select (c.follower_num - p.trialing - p.active - p.past_due - p.canceled) as followers,
      p.trialing, p.active, p.past_due, p.canceled
    from characters c cross join lateral (
      select (count(*) filter (where m.state = 'trialing'))::int as trialing,
        (count(*) filter (where m.state = 'active'))::int as active,
        (count(*) filter (where m.state = 'past_due'))::int as past_due,
        (count(*) filter (where m.state = 'canceled'))::int as canceled
      from memberships m
      where m.char_id = c.char_id and membership_list(m.state) in ('trials', 'subscribers', 'ended')) p
    where c.char_id = ${$.charId}`,
);

const postFiguresSql = sql`${postIdKey}, p.post_id::text, 'content', left(p.content, 200), 'item', ${firstItemSql},
      'created_time', ${jsonInstant(sql`p.published_at`)}, 'like_num', p.like_num, 'comment_num', p.comment_num, 'unlock_num', b.sold, 'earned_usd_cents', b.cents`;

const salesSql = sql`lateral (
        select count(*)::int as sold, coalesce(sum(e.amount), 0)::bigint as cents
        from purchases s left join pending_earnings e on e.entry_id = s.entry_id and e.account_id = ${$.accountId}
        where s.post_id = p.post_id and s.created_at >= ${$.since} and s.refunded_by is null) b`;

export const listTopPosts = statement(
  { list: as<Insights['top_posts']>('json') },
  sql`select coalesce(json_agg(json_build_object(${postFiguresSql}) order by p.like_num desc, p.post_id desc), '[]') as list
    from (select * from posts q where q.char_id = ${$.charId} and q.state = 1 and q.deleted_at is null
        order by q.like_num desc, q.post_id desc limit 5) p
      cross join ${salesSql}`,
);

export const listLastPosts = statement(
  { list: as<Insights['last_posts']>('json') },
  sql`select coalesce(json_agg(json_build_object(${postFiguresSql}) order by p.published_at desc, p.post_id desc), '[]') as list
    from (select * from posts q where q.char_id = ${$.charId} and q.state = 1 and q.deleted_at is null
        order by q.published_at desc, q.post_id desc limit 3) p
      cross join ${salesSql}`,
);
