import { groupIdPattern } from '@kindred/contract/subscriptions/tiers';
import { asBoolean, asFields, asIs, jsonObject } from '../../platform/db/json-text.ts';
import { input, raw, sql } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';

/** The mapping of a character to the wire, as SQL that builds JSON. Needs the aliases `c` and those of `characterJoins`. */

const viewerId = input('viewerId', 'bigint');

/** Who asks, and when: the inputs of everything below. */
export const characterInputs = (viewer: { userId: string; isCreator: boolean }, now: Date) => ({
  viewerId: viewer.userId,
  now,
  viewerIsCreator: viewer.isCreator,
});

/** Adds `m`, the viewer's membership (nulls without one), and `j.joined`. */
export const characterJoins = sql`
  left join memberships m on m.user_id = ${viewerId} and m.char_id = c.char_id
  cross join lateral (
    select is_joined(m.kind, c.group_id, m.period_end, ${input('now', 'timestamptz')}) as joined offset 0) j`;

/** Holds for characters that are there for the viewer: neither deleted nor behind a block. */
export const characterIsThere = sql`c.deleted_at is null and ${notBlocked(viewerId, sql`c.user_id`)}`;

/** Holds for characters that can be joined: free ones, and those whose tier has a price. */
export const isSellable = sql`(c.group_id is null or c.group_id ~ ${raw(`'${groupIdPattern.source}'`)})`;

/** 1 = the viewer may comment, otherwise the reason: 0 nobody may, 2 creators only, 3 subscribers only. */
const canComment = sql`
  can_comment(c.user_id = ${viewerId}, ${input('viewerIsCreator', 'boolean')}, j.joined, c.comment_config)`;

/** Wire `characterCard`, as text. */
export const characterCardText = jsonObject({
  shared: asFields(sql`c.public_fields`),
  is_sold: asBoolean(sql`j.joined`),
  can_comment: asIs(canComment),
});

/** Wire `characterCard`. */
export const characterCardJson = sql`${characterCardText}::json`;

/** Wire `digitalHuman`. */
export const digitalHumanJson = sql`(${characterCardJson}::jsonb || jsonb_build_object('statistics',
  jsonb_build_object('follower_num', c.follower_num, 'post_num', c.post_num, 'like_num', c.like_num)))`;
