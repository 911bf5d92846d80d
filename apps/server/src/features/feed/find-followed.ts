import { inputs, type Sql, sql } from '../../platform/db/sql.ts';
import { isPublished, isWantedCreator, walkLimit } from './home-marks.sql.ts';

const $ = inputs({ viewerId: 'bigint', now: 'timestamptz', after1: 'timestamptz', after2: 'bigint' });

/** A place in the order of time; the next post is the one below it. */
export type TimePlace = { after1: string; after2: string };

/** Above every post. */
export const newest: TimePlace = { after1: 'infinity', after2: '9223372036854775807' };
/** Below every post. */
export const oldest: TimePlace = { after1: '-infinity', after2: '0' };

/** From this number of memberships on, posts are filtered from all posts instead of gathered per creator. */
export const manyMemberships = 100;

/**
 * The top posts are matched with memberships one creator at a time; gathering all memberships first pays only below
 * them.
 */
const askedOneByOne = 200;

const isBelow = sql`(p.published_at, p.post_id)
  < (${$.after1}, ${$.after2})`;
const order = sql`order by published_at desc, post_id desc`;

const isJoined = <Id>(charId: Sql<Id>) => sql`coalesce((
  select is_joined(m.kind, c.group_id, m.period_end, ${$.now}) and ${isWantedCreator}
  from memberships m join characters c on c.char_id = m.char_id
  where m.user_id = ${$.viewerId} and m.char_id = ${charId}), false)`;

/**
 * Returns the parts of a `with` that find the posts of all joined creators below a place, newest first: `few`, the
 * creators joined, one more than `manyMemberships` at most; `known.joined`, their number; and `followed`, up to `maxPosts`
 * posts. `more` is a condition on the post `p` that its indexes can answer. Two ways lead to the same answer, and only
 * one of them reads anything. With few memberships: the newest post of each creator, then the posts of the creators with
 * the newest ones. With many: a walk along all posts that filters theirs, and the first way when the walk finds too few.
 */
export function followedParts<Max, More>(maxPosts: Sql<Max>, more: Sql<More>) {
  const postsOf = <Id, Limit>(charId: Sql<Id>, limit: Sql<Limit>) => sql`
    select p.post_id, p.published_at from posts p
    where p.char_id = ${charId} and ${isPublished} and ${isBelow} and ${more}
    order by p.published_at desc, p.post_id desc limit ${limit}`;
  return sql`few as materialized (
      select m.char_id from memberships m where m.user_id = ${$.viewerId} limit ${manyMemberships + 1}
    ), known as materialized (
      select count(*)::integer as joined from few
    ), walked as materialized (
      select f.post_id, f.published_at from (
        select p.post_id, p.char_id, p.published_at,
          row_number() over (order by p.published_at desc, p.post_id desc) as place from posts p
        where ${isPublished} and ${isBelow} and (select k.joined from known k) > ${manyMemberships}
        order by p.published_at desc, p.post_id desc limit ${walkLimit}) f, lateral (select f.post_id) p
      where case
        when f.place > ${askedOneByOne}
          and (f.char_id in (select m.char_id from memberships m where m.user_id = ${$.viewerId})) is not true then false
        when ${more} then ${isJoined(sql`f.char_id`)} else false end
      ${order} limit ${maxPosts}
    ), tops as (
      select m.char_id, h.post_id, h.published_at
      from memberships m cross join lateral (${postsOf(sql`m.char_id`, sql`1`)}) h
      where m.user_id = ${$.viewerId} and (select count(*) from walked) < ${maxPosts} ${order} offset 0
    ), creators as materialized (
      select t.char_id from tops t where ${isJoined(sql`t.char_id`)} limit ${maxPosts}
    ), gathered as materialized (
      select x.post_id, x.published_at
      from creators cross join lateral (${postsOf(sql`creators.char_id`, maxPosts)}) x
      ${order} limit ${maxPosts}
    ), followed as materialized (
      select g.* from gathered g
      union all select w.* from walked w where (select count(*) from walked) = ${maxPosts}
    )`;
}
