import type { Db } from '../../platform/db/db.ts';
import { input, type Sql, sql, statement } from '../../platform/db/sql.ts';
import { isPublished, isUnseen, isWantedCreator, viewerId, walkLimit, wanted } from './home-marks.sql.ts';

/** A place in the order of time; the next post is the one below it. */
export type TimePlace = { after1: string; after2: string };

/** Above every post. */
export const newest: TimePlace = { after1: 'infinity', after2: '9223372036854775807' };

type FollowedInputs = { viewerId: string; now: Date };
type Followed = { diary_id: string; published: string };

/** From so many memberships on, posts are picked out of all instead of gathered from each creator. */
const manyMemberships = 100;

const countMemberships = statement(
  { joined: 'integer', posts: 'bigint?' },
  sql`with few as materialized (
      select m.char_id from memberships m where m.user_id = ${viewerId} limit ${manyMemberships + 1})
    select count(*)::integer as joined,
      case when count(*) <= ${manyMemberships}
        then (select coalesce(sum(c.post_num), 0) from few join characters c using (char_id)) end::bigint as posts
    from few`,
);

export type Memberships = { isMany: boolean; isNone: boolean; posts: number | undefined };

/** How many creators somebody has joined, roughly; `posts` is how many posts these have, where they are few. */
export async function readMemberships(db: Db, viewerId: string): Promise<Memberships> {
  const { joined, posts } = await countMemberships.one(db, { viewerId });
  return {
    isMany: joined > manyMemberships,
    isNone: joined === 0,
    posts: posts === null ? undefined : Number(posts),
  };
}

/**
 * The posts of all whom the viewer has joined, newest first, below a place. Two ways to the same answer. With few
 * memberships: the newest post of each creator, then the posts of those whose newest are on top. With many: a walk
 * along all posts that picks out theirs, and the first way where the walk finds too few.
 */
export async function findFollowed(
  db: Db,
  inputs: FollowedInputs & TimePlace & { wanted: number },
  { isMany, isNone }: Memberships,
  { unseenOnly = false } = {},
): Promise<Followed[]> {
  if (isNone) return [];
  const { walk, gather } = unseenOnly ? unseen : all;
  if (!isMany) return gather.all(db, inputs);
  const walked = await walk.all(db, inputs);
  return walked.length < inputs.wanted ? gather.all(db, inputs) : walked;
}

const row = { diary_id: 'bigint', published: 'text' } as const;
const now = input('now', 'timestamptz');
const isBelow = sql`(p.published_at, p.diary_id)
  < (${input('after1', 'timestamptz')}, ${input('after2', 'bigint')})`;
const order = sql`order by published_at desc, diary_id desc`;
const published = sql`to_char(f.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as published`;

const isJoined = <Id>(charId: Sql<Id>) => sql`coalesce((
  select is_joined(m.kind, c.group_id, m.period_end, ${now}) and ${isWantedCreator}
  from memberships m join characters c on c.char_id = m.char_id
  where m.user_id = ${viewerId} and m.char_id = ${charId}), false)`;

/** `more` is a condition on the post `p`, of what its indexes hold. */
function followedBy<More>(more: Sql<More>) {
  const postsOf = <Id, Limit>(charId: Sql<Id>, limit: Sql<Limit>) => sql`
    select p.diary_id, p.published_at from posts p
    where p.char_id = ${charId} and ${isPublished} and ${isBelow} and ${more}
    order by p.published_at desc, p.diary_id desc limit ${limit}`;
  return {
    walk: statement(
      row,
      sql`select f.diary_id, ${published} from (
        select p.diary_id, p.char_id, p.published_at from posts p
        where ${isPublished} and ${isBelow}
        order by p.published_at desc, p.diary_id desc limit ${walkLimit}) f, lateral (select f.diary_id) p
      where case when (f.char_id in (select m.char_id from memberships m where m.user_id = ${viewerId}))
        and ${more} then ${isJoined(sql`f.char_id`)} else false end
      ${order} limit ${wanted}`,
    ),
    gather: statement(
      row,
      sql`with tops as (
        select m.char_id, h.diary_id, h.published_at
        from memberships m cross join lateral (${postsOf(sql`m.char_id`, sql`1`)}) h
        where m.user_id = ${viewerId} ${order} offset 0
      ), creators as materialized (
        select t.char_id from tops t where ${isJoined(sql`t.char_id`)} limit ${wanted}
      )
      select f.diary_id, ${published} from (
        select x.diary_id, x.published_at
        from creators cross join lateral (${postsOf(sql`creators.char_id`, wanted)}) x
        ${order} limit ${wanted}) f
      ${order}`,
    ),
  };
}

const all = followedBy(sql`true`);
const unseen = followedBy(isUnseen);

/** The statements behind a page, whose plans are worth a test. */
export const followedStatements = { all, unseen };
