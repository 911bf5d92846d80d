import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, type Sql, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import {
  characterCardJson,
  characterInputs,
  characterIsThere,
  characterJoins,
} from '../characters/characters.present.ts';

const $ = inputs({ viewerId: 'bigint', kind: 'text', q: 'text', now: 'timestamptz' });

const character = sql`join characters c on c.char_id = s.char_id`;

const isListed = sql`s.user_id = ${$.viewerId} and s.kind = ${$.kind} and ${characterIsThere}
  and (${$.q} = '' or position(lower(${$.q}) in lower(c.name || ' ' || c.nickname || ' @' || c.char_unique_id)) > 0)`;

/** The time of the creator's latest post; null without a post. */
const postAt = <Id>(charId: Sql<Id>) => sql`(select p.published_at from posts p
  where p.char_id = ${charId} and p.state = 1 and p.deleted_at is null
  order by p.published_at desc, p.post_id desc limit 1)`;

/** When the viewer last saw a post of each creator; of at most a thousand posts, read once. */
const seenPosts = sql`(select p.char_id, max(x.seen_at) as seen_at from seen_posts x join posts p on p.post_id = x.post_id
  where x.user_id = ${$.viewerId} group by p.char_id)`;

const isOwnMembership = sql`m.user_id = ${$.viewerId} and m.kind = ${$.kind}`;

/** The two computed orders read only the viewer's own memberships, each by index. */
export const joinedCreators = {
  joined: listBy(sql`memberships`, { column: 's.joined_at', type: 'timestamptz' }),
  post: listBy(
    sql`(select m.*, coalesce(${postAt(sql`m.char_id`)}, to_timestamp(0)) as post_at
      from memberships m where ${isOwnMembership} offset 0)`,
    { column: 's.post_at', type: 'timestamptz' },
  ),
  // Views before the membership do not count here.
  unseen: listBy(
    sql`(select m.*, 10000000000 - extract(epoch from greatest(m.joined_at, seen.seen_at))::bigint as unseen
      from memberships m left join ${seenPosts} seen on seen.char_id = m.char_id where ${isOwnMembership} offset 0)`,
    { column: 's.unseen', type: 'bigint' },
  ),
};

const countListed = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from (select from memberships s ${character} where ${isListed} limit 1000) few`,
);

/** Lists the creators that the viewer follows, or is or was subscribed to. The total stops at 1,000. */
export async function listJoinedCreators(
  { db, clock }: Context,
  page: ParsedInput<'listJoinedCreators'>,
  viewer: Viewer,
) {
  const { kind, q, sort } = page;
  const listed = { kind, q: q.replace(/^@/, '') };
  const inputs = { ...characterInputs(viewer, clock.now()), ...listed };
  const { count } = await countListed.one(db, { viewerId: viewer.userId, ...listed });
  return joinedCreators[sort].answerPage(db, inputs, page, count);
}

function listBy<Rows>(rows: Sql<Rows>, sortKey: { column: string; type: 'timestamptz' | 'bigint' }) {
  return keysetList({
    rows,
    alias: 's',
    joins: character,
    where: isListed,
    keys: [sortKey, { column: 's.char_id', type: 'bigint' }],
    jsonJoins: sql`${character} ${characterJoins} left join ${seenPosts} seen on seen.char_id = s.char_id`,
    json: sql`json_build_object('char_id', s.char_id::text, 'kind', s.kind,
      'state', case when s.kind = 'pro' and s.period_end <= ${$.now} then 'expired' else s.state end,
      'joined_time', ${jsonInstant(sql`s.joined_at`)}, 'period_end', ${jsonInstant(sql`s.period_end`)}, 'renews', s.renews,
      'bell', s.bell, 'post_time', ${jsonInstant(postAt(sql`s.char_id`))}, 'seen_time', ${jsonInstant(sql`seen.seen_at`)},
      'character', ${characterCardJson})`,
  });
}
