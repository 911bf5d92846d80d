import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { mediaItemSql, publicImageSql } from '../media/media.present.ts';

/** The time asked for: $1 the creator, $2 now, $3 how many days. */
export const spanText = `
  select u.timezone, a.account_id, s.since at time zone u.timezone as since,
    (select json_agg(to_char(d, 'YYYY-MM-DD') order by d)
      from generate_series(s.since, s.since + make_interval(days => $3::integer - 1), interval '1 day') d) as days
  from users u
    join ledger_accounts a on a.user_id = u.user_id and a.kind = 'creator_pending'
    cross join lateral (
      select date_trunc('day', $2::timestamptz at time zone u.timezone) - make_interval(days => $3 - 1) as since) s
  where u.user_id = $1`;

/**
 * $1: the account that earns, $2 since, $3 time zone, $4 the creator. Entries are in the order of time, so the
 * newest one from before is where counting starts: only what is in the span is read.
 */
export const earnedText = `
  with entries as materialized (
    select e.kind, e.user_id, p.amount, to_char(e.created_at at time zone $3::text, 'YYYY-MM-DD') as day
    from pending_earnings p join journal_entries e using (entry_id)
    where p.account_id = $1 and e.created_at >= $2::timestamptz and p.entry_id > coalesce((
      select b.entry_id from pending_earnings b join journal_entries o using (entry_id)
      where b.account_id = $1 and o.created_at < $2 order by b.entry_id desc limit 1), 0)
  ), fans as (
    select n.user_id, sum(n.amount) as cents from entries n
    where ${notBlockedText('$4::bigint', 'n.user_id')}
    group by n.user_id having sum(n.amount) > 0 order by sum(n.amount) desc, n.user_id limit 8
  )
  select
    (select coalesce(json_agg(d), '[]') from (
      select day, sum(amount)::bigint as cents from entries group by day) d) as days,
    (select coalesce(json_agg(k), '[]') from (
      select kind, sum(amount)::bigint as cents from entries group by kind) k) as kinds,
    (select coalesce(json_agg(json_build_object('user_id', u.user_id::text, 'nickname', u.nickname,
        'avatar', ${publicImageSql('u.avatar_media_id', 'small')}, 'earned_usd_cents', f.cents::bigint)
        order by f.cents desc, f.user_id), '[]')
      from fans f join users u on u.user_id = f.user_id and u.deleted_at is null) as fans`;

/** $1: the character, $2 since, $3 time zone. Followers and subscribers who came, by day. */
export const joinedText = `
  select to_char(m.joined_at at time zone $3::text, 'YYYY-MM-DD') as day,
    (count(*) filter (where m.kind = 'free'))::int as free, (count(*) filter (where m.kind = 'pro'))::int as pro
  from memberships m where m.char_id = $1::bigint and m.joined_at >= $2::timestamptz group by 1`;

/** $1: the character. `follower_num` counts everybody who has joined; the few who pay are counted out. */
export const peopleText = `
  select (c.follower_num - p.trialing - p.active - p.past_due - p.canceled) as followers,
    p.trialing, p.active, p.past_due, p.canceled
  from characters c cross join lateral (
    select (count(*) filter (where m.state = 'trialing'))::int as trialing,
      (count(*) filter (where m.state = 'active'))::int as active,
      (count(*) filter (where m.state = 'past_due'))::int as past_due,
      (count(*) filter (where m.state = 'canceled'))::int as canceled
    from memberships m
    where m.char_id = c.char_id and membership_list(m.state) in ('trials', 'subscribers', 'ended')) p
  where c.char_id = $1::bigint`;

/** The first picture of the post `p`, for its creator; `token` is the parameter that signs the link. */
export const firstItemSql = (token: string) => `(select ${mediaItemSql('f', `'?v=' || ${token}::text`)}
  from post_media pm join media f on f.media_id = pm.media_id and f.state = 'ready'
  where pm.diary_id = p.diary_id and not pm.is_preview order by pm.position limit 1)`;

/** The most liked posts. $1: the character, $2 since, $3 link token. */
export const topPostsText = `
  select coalesce(json_agg(json_build_object(
    'diary_id', p.diary_id::text, 'content', left(p.content, 200), 'item', ${firstItemSql('$3')},
    'like_num', p.like_num, 'comment_num', p.comment_num,
    'unlock_num', b.sold, 'earned_usd_cents', b.cents) order by p.like_num desc, p.diary_id desc), '[]') as list
  from (select * from posts q where q.char_id = $1::bigint and q.state = 1 and q.deleted_at is null
      order by q.like_num desc, q.diary_id desc limit 5) p
    cross join lateral (
      select count(*)::int as sold, coalesce(sum(e.amount), 0)::bigint as cents
      from purchases s left join pending_earnings e on e.entry_id = s.entry_id
      where s.diary_id = p.diary_id and s.created_at >= $2::timestamptz and s.refunded_by is null) b`;
