import { inputs, type Sql, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { postAccessJoins } from '../posts/posts.present.ts';
import { followedParts } from './find-followed.ts';
import { isPublished, isUnseen, walkLimit } from './home-marks.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  previewScore: 'bigint',
  previewId: 'bigint',
  otherScore: 'bigint',
  otherId: 'bigint',
});

/** The number of candidates read from each list per page; the last one counts posts that may be offered locked. */
export const windowSizes = { previews: 20, followed: 12, others: 8 };

const isLeftOut = sql`(p.char_id in (
  select h.char_id from hidden_characters h where h.user_id = ${$.viewerId}
  union all select l.char_id from less_creators l where l.user_id = ${$.viewerId})) is true`;

/** Reads the best posts below a place, from one of the two indexes by score. */
const bestOf = <Where, Score, Id>(
  list: number,
  where: Sql<Where>,
  score: Sql<Score>,
  id: Sql<Id>,
  limit: number,
) => sql`
  select w.post_id, ${list} as list, w.score as place from (
    select p.post_id, p.char_id, p.score from posts p
    where ${isPublished} and ${where} and (p.score, p.post_id) < (${score}, ${id})
    order by p.score desc, p.post_id desc limit ${walkLimit}) w,
  lateral (select w.post_id, w.char_id) p
  where not ${isLeftOut} and ${isUnseen}
  order by w.score desc, w.post_id desc limit ${limit}`;

/** A place below all posts, for a list that has ended. */
export const ended = { score: '-9223372036854775808', id: '0' };

/** The condition of the index of posts that are open to everybody, whole or by a free preview. */
const isForAll = sql`p.is_open or p.price > 0 and p.has_preview`;

/**
 * Finds the candidates of one page of For you: 1 = posts that are open to everybody, whole or by a free preview, 2 = posts of
 * joined creators, locked or not, 3 = the others, of which only the locked ones and the viewer's own count. No post is
 * in two lists. Each list comes in its order; `published` is the position in that of list 2.
 */
export const findCandidates = statement(
  {
    list: 'integer',
    post_id: 'bigint',
    char_id: 'bigint',
    score: 'bigint',
    published: 'text',
    is_locked: 'boolean',
    is_there: 'boolean',
  },
  sql`with previews as materialized (${bestOf(
    1,
    sql`(${isForAll})`,
    $.previewScore,
    $.previewId,
    windowSizes.previews,
  )}), others as materialized (${bestOf(
    3,
    sql`not (${isForAll})`,
    $.otherScore,
    $.otherId,
    windowSizes.others,
  )}), ${followedParts(sql`${windowSizes.followed}`, isUnseen)}, picked as materialized (
    select * from previews union all select * from others
    union all select f.post_id, 2, (extract(epoch from f.published_at) * 1000000)::bigint from followed f
  )
  select k.list, p.post_id, p.char_id, p.score, a.access = 'locked' as is_locked,
    to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as published,
    p.deleted_at is null and c.deleted_at is null and ${notBlocked($.viewerId, sql`c.user_id`)}
      and case k.list when 1 then true
        when 2 then not (${isForAll}) and not ${isLeftOut}
        else a.access = 'locked' and not j.joined or c.user_id = ${$.viewerId} end
      and (j.joined or c.kind is null
        or (c.kind in (select l.topic from less_topics l where l.user_id = ${$.viewerId})) is not true) as is_there
  from picked k join posts p on p.post_id = k.post_id ${postAccessJoins}
  order by k.list, k.place desc, p.post_id desc`,
);
