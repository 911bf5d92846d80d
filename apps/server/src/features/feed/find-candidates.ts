import { groupIdPattern } from '@kindred/contract/subscriptions/tiers';
import { inputs, raw, type Sql, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { postAccessJoins } from '../posts/posts.present.ts';
import { followedParts } from './find-followed.ts';
import { isPublished, isUnseen, walkLimit } from './home-marks.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  now: 'timestamptz',
  language: 'text',
  isForeign: 'boolean',
  openScore: 'bigint',
  openId: 'bigint',
  offerScore: 'bigint',
  offerId: 'bigint',
  waiting: 'bigint[]',
});

/** The number of candidates read from each list per page. */
export const windowSizes = { open: 20, followed: 12, offers: 8 };

/** Holds for posts `p` of creators whom the viewer has hidden or wants less of. */
export const isLeftOut = sql`(p.char_id in (
  select h.char_id from hidden_characters h where h.user_id = ${$.viewerId}
  union all select l.char_id from less_creators l where l.user_id = ${$.viewerId})) is true`;

/** Holds for posts `p` in the reader's language, and for those whose words do not tell theirs. */
export const isRead = sql`coalesce(p.language, ${$.language}) = ${$.language}`;

/** Reads the best posts below a place, from one of the two indexes by score. */
const bestOf = <Where, Wanted, Score, Id>(
  list: number,
  where: Sql<Where>,
  isWanted: Sql<Wanted>,
  score: Sql<Score>,
  id: Sql<Id>,
  limit: number,
) => sql`
  select w.post_id, ${list} as list, w.score as place from (
    select p.post_id, p.char_id, p.score, p.language from posts p
    where ${isPublished} and ${where} and (p.score, p.post_id) < (${score}, ${id})
    order by p.score desc, p.post_id desc limit ${walkLimit}) w,
  lateral (select w.post_id, w.char_id, w.language) p
  where not ${isLeftOut} and ${isUnseen} and ${isWanted}
  order by w.score desc, w.post_id desc limit ${limit}`;

/** A place below all posts, for a list that has ended. */
export const ended = { score: '-9223372036854775808', id: '0' };

const isKnownTier = raw(`c.group_id ~ '${groupIdPattern.source}'`);
/** Holds for pages that can be joined, free or in a tier that is sold. */
const isPageForSale = sql`(c.group_id is null or ${isKnownTier} and c.pro_sales_open)`;

/**
 * Holds where the viewer can have what is offered now: nothing of a page with an unknown tier, no tier that is no longer
 * sold, nothing at a time when nothing is sold to them.
 */
export const canBeHad = sql`not is_sales_quiet(${$.viewerId}, ${$.now}) and case
  when p.price > 0 then c.group_id is null or ${isKnownTier}
  when p.tier_level > 0 then ${isPageForSale} and opening_tier(p.char_id, p.tier_level) ->> 'level' is not null
  else ${isPageForSale} end`;

/**
 * Finds the candidates of one page of For you: 0 = those that wait, 1 = posts that are open to everyone, 2 = the other
 * posts of joined creators, 3 = the others, of which only what the viewer can buy or join and their own count. List 1
 * is in the reader's language or in others, list 3 in the reader's or in any. No post is in two of the lists 1 to 3. Each list comes in its
 * order; `published` is the position in that of list 2.
 */
export const findCandidates = statement(
  {
    list: 'integer',
    post_id: 'bigint',
    char_id: 'bigint',
    score: 'bigint',
    published: 'text',
    is_offer: 'boolean',
    is_there: 'boolean',
  },
  sql`with opens as materialized (${bestOf(1, sql`p.is_open`, sql`(${isRead}) <> ${$.isForeign}`, $.openScore, $.openId, windowSizes.open)}
  ), others as materialized (${bestOf(3, sql`not p.is_open`, sql`(${$.isForeign} or ${isRead})`, $.offerScore, $.offerId, windowSizes.offers)}
  ), ${followedParts(sql`${windowSizes.followed}`, isUnseen)}, picked as materialized (
    select * from opens union all select * from others
    union all select f.post_id, 2, (extract(epoch from f.published_at) * 1000000)::bigint from followed f
    union all select w.post_id, 0, 0 from unnest(${$.waiting}) w (post_id)
  )
  select k.list, p.post_id, p.char_id, p.score, a.access <> 'full' as is_offer,
    to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as published,
    p.deleted_at is null and c.deleted_at is null and ${notBlocked($.viewerId, sql`c.user_id`)}
      and case k.list when 2 then not p.is_open and not ${isLeftOut}
        when 3 then a.access <> 'full' and not j.joined or c.user_id = ${$.viewerId}
        when 0 then p.state = 1 and a.access = 'full' and not ${isLeftOut} and ${isUnseen}
        else true end
      and (a.access = 'full' or ${canBeHad})
      and (j.joined or c.kind is null
        or (c.kind in (select l.topic from less_topics l where l.user_id = ${$.viewerId})) is not true) as is_there
  from picked k join posts p on p.post_id = k.post_id ${postAccessJoins}
  order by k.list, k.place desc, p.post_id desc`,
);
