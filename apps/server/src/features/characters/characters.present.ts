import { groupIdPattern } from '@kindred/contract/subscriptions/tiers';
import { asBoolean, asIs, asPlainString, asString, jsonObject } from '../../platform/db/json-text.ts';
import { inputs, raw, sql } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

const $ = inputs({ viewerId: 'bigint', now: 'timestamptz', viewerIsCreator: 'boolean' });

/** Maps a character to the wire, as SQL that builds JSON. Expects the aliases `c` and those of `characterJoins`. */

/** The inputs of the SQL below: the viewer and the time. */
export const characterInputs = (viewer: { userId: string; isCreator: boolean }, now: Date) => ({
  viewerId: viewer.userId,
  now,
  viewerIsCreator: viewer.isCreator,
});

/** Joins `m`, the viewer's membership (nulls without one), and `j.joined`. */
export const characterJoins = sql`
  left join memberships m on m.user_id = ${$.viewerId} and m.char_id = c.char_id
  cross join lateral (
    select is_joined(m.kind, c.group_id, m.period_end, ${$.now}) as joined offset 0) j`;

/** Holds for characters that the viewer can see: neither deleted nor behind a block. */
export const characterIsThere = sql`c.deleted_at is null and ${notBlocked($.viewerId, sql`c.user_id`)}`;

/** Holds for characters that can be joined: free ones, and those whose tier has a price. */
export const isSellable = sql`(c.group_id is null or c.group_id ~ ${raw(`'${groupIdPattern.source}'`)})`;

/** 1 = the viewer may comment, otherwise the reason: 0 nobody may, 2 creators only, 3 subscribers only. */
const canComment = sql`
  can_comment(c.user_id = ${$.viewerId}, ${$.viewerIsCreator}, j.joined, c.comment_config)`;

/** Wire `characterCard`, as text. */
export const characterCardText = jsonObject({
  char_id: asPlainString(sql`c.char_id`),
  char_unique_id: asString(sql`c.char_unique_id`),
  user_id: asPlainString(sql`c.user_id`),
  name: asString(sql`c.name`),
  nickname: asString(sql`c.nickname`),
  tagline: asString(sql`c.tagline`),
  avatar: asPlainString(publicImageSql(sql`c.avatar_media_id`, 'small')),
  banner: asPlainString(publicImageSql(sql`c.banner_media_id`, 'large')),
  image: asPlainString(publicImageSql(sql`c.image_media_id`, 'large')),
  char_type: asIs(sql`c.char_type`),
  is_blue_label: asIs(sql`c.is_blue_label`),
  group_id: asString(sql`c.group_id`),
  is_sold: asBoolean(sql`j.joined`),
  can_comment: asIs(canComment),
  character_sub: asIs(
    sql`case when c.group_id is null then '{"sub_type":"free"}' else '{"sub_type":"pro"}' end`,
  ),
  pro_sales_open: asBoolean(sql`c.pro_sales_open`),
});

export const characterCardJson = sql`${characterCardText}::json`;

export const digitalHumanJson = sql`(${characterCardJson}::jsonb || jsonb_build_object('statistics',
  jsonb_build_object('follower_num', c.follower_num, 'post_num', c.post_num, 'like_num', c.like_num)))`;
