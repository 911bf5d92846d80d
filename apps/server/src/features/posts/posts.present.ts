import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { asBoolean, asIs, asPlainString, asString, jsonObject, orNull } from '../../platform/db/json-text.ts';
import { inputs, type Sql, sql } from '../../platform/db/sql.ts';
import { type Viewer, visitor } from '../../viewer.ts';
import { characterCardText, characterInputs, characterJoins } from '../characters/characters.present.ts';
import { mediaLinkToken } from '../media/media-link.ts';
import { commentNumSql } from './comment-num.ts';
import { postAccess } from './post-access.sql.ts';
import { postMediaFields, postMediaJoin } from './media/post-media.sql.ts';

const $ = inputs({ viewerId: 'bigint', viewerIsReviewer: 'boolean', now: 'timestamptz' });

/**
 * The inputs of the SQL that builds a post's JSON for a viewer. That SQL needs the alias `p` (posts) and those of
 * `postJoins`. It is the only place that applies the access rule to what leaves the server: feed, profile, single
 * post and the answer to an unlock use it.
 */
export const postInputs = ({ clock, secret }: Pick<Context, 'clock' | 'secret'>, viewer: Viewer) => ({
  ...characterInputs(viewer, clock.now()),
  viewerIsReviewer: viewer.isReviewer,
  mediaToken: viewer === visitor ? '' : mediaLinkToken({ clock, secret }, viewer),
});

const isBought = sql`coalesce((select true from purchases b
    where b.user_id = ${$.viewerId} and b.post_id = p.post_id and b.refunded_by is null), false)`;

const accessJoins = <Inputs>(bought: Sql<Inputs>) => sql`
  join characters c on c.char_id = p.char_id ${characterJoins}
  cross join lateral (select ${bought} as bought offset 0) b
  cross join lateral (select ${postAccess({
    isOwner: sql`c.user_id = ${$.viewerId}`,
    isReviewer: $.viewerIsReviewer,
    isMember: sql`j.joined`,
    memberLevel: sql`m.tier_level`,
    hasBought: sql`b.bought`,
  })} as access offset 0) a`;

/**
 * Adds `c`, `m` and `j` of the character, `b.bought` and `a.access`. `offset 0` keeps PostgreSQL from copying the
 * look-ups into every place that uses their result.
 */
export const postAccessJoins = accessJoins(isBought);

/** Adds `postAccessJoins`, and `g` of the media. */
export const postJoins = sql`${postAccessJoins} ${postMediaJoin}`;

/** Adds the same for a post that the viewer buys in this statement, which does not see the purchase yet. */
export const boughtPostJoins = sql`${accessJoins(sql`true`)} ${postMediaJoin}`;

/**
 * The condition for every post `p` that the viewer may have in full; it also holds for other posts of joined
 * characters. PostgreSQL reads the viewer's rights once for all posts, which suits long walks with few matches.
 */
export const mightBeOpen = sql`(${$.viewerIsReviewer}
  or p.char_id in (select h.char_id from memberships h where h.user_id = ${$.viewerId})
  or p.post_id in (select h.post_id from purchases h where h.user_id = ${$.viewerId})
  or p.char_id in (select h.char_id from characters h where h.user_id = ${$.viewerId}))`;

// Only for one that has expired is a purchase looked up.
const isExpiredAndBought = sql`(p.state = 6 and ${isBought})`;

/** The condition that the viewer may know of the post; `postJson` decides how much they get. */
export const postIsThere = sql`p.deleted_at is null and (${isExpiredAndBought}
  or ${postAccess({ isOwner: sql`c.user_id = ${$.viewerId}`, isReviewer: $.viewerIsReviewer })} <> 'none')`;

/** The condition that the viewer has bought the post and its creator has left since. Needs `postAccessJoins`. */
export const postIsKept = sql`(p.kept_at is not null and b.bought)`;

/** The wire's name of `post_id`, as a key of JSON. */
export const postIdKey = sql`'diary_id'`;

/** Wire `post`, as text. */
export const postText = jsonObject({
  diary_id: asPlainString(sql`p.post_id`),
  tp: asIs(sql`p.tp`),
  content: asString(sql`case when a.access = 'full' then p.content else cut_caption(p.content) end`),
  content_cut: asBoolean(sql`a.access <> 'full' and p.content <> ''`),
  created_time: asPlainString(jsonInstant(sql`p.published_at`)),
  sort: asIs(sql`p.sort`),
  is_reposted: asBoolean(sql`p.is_reposted`),
  price: asIs(sql`p.price`),
  members_included: asIs(sql`p.members_included::int`),
  language: orNull(sql`case when a.access = 'full' then to_json(p.language) end`),
  is_open: asBoolean(sql`p.is_open`),
  tier: orNull(sql`case when p.tier_level > 0 then opening_tier(p.char_id, p.tier_level) end`),
  is_sold: asBoolean(sql`b.bought`),
  is_like: asBoolean(
    sql`(select true from likes l where l.user_id = ${$.viewerId} and l.post_id = p.post_id)`,
  ),
  state: asIs(sql`p.state`),
  state_reason: asString(sql`p.rejected_reason`),
  access: asPlainString(sql`a.access`),
  ...postMediaFields,
  statistics: asIs(jsonObject({ like_num: asIs(sql`p.like_num`), comment_num: asIs(commentNumSql) })),
  goal: orNull(
    sql`case when exists (select from post_goals o where o.post_id = p.post_id) then post_goal(p.post_id) end`,
  ),
  labels: asIs(sql`to_json(p.disclosures)`),
  poll: orNull(sql`case when a.access = 'full' and exists (select from post_polls o where o.post_id = p.post_id)
    then post_poll(p.post_id, ${$.viewerId}, c.user_id = ${$.viewerId}, ${$.now}) end`),
  character: asIs(characterCardText),
});

/** Wire `post`. */
export const postJson = sql`${postText}::json`;
