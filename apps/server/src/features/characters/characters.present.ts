import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

/**
 * The mapping of a character to the wire, as SQL that builds JSON, for statements whose first three parameters
 * are who asks. Needs the aliases `c` (characters) and those of `characterJoins`.
 */
export const characterParams = (viewer: { userId: string; isCreator: boolean }, now: Date) => [
  viewer.userId,
  now,
  viewer.isCreator,
];

/** Adds `m`, the viewer's membership (nulls without one), and `j.joined`. */
export const characterJoins = `
  left join memberships m on m.user_id = $1::bigint and m.char_id = c.char_id
  cross join lateral (select is_joined(m.kind, c.group_id, m.period_end, $2::timestamptz) as joined offset 0) j`;

/** Holds for characters that are there for the viewer: neither deleted nor behind a block. */
export const characterIsThere = `c.deleted_at is null
  and ${notBlockedText('$1::bigint', 'c.user_id')}`;

/** 1 = the viewer may comment, otherwise the reason: 0 nobody may, 2 creators only, 3 subscribers only. */
const canComment = 'can_comment(c.user_id = $1, $3::boolean, j.joined, c.comment_config)';

/** Wire `characterCard`. */
export const characterCardJson = `json_build_object(
  'char_id', c.char_id::text, 'char_unique_id', c.char_unique_id, 'user_id', c.user_id::text,
  'name', c.name, 'nickname', c.nickname, 'tagline', c.tagline,
  'avatar', ${publicImageSql('c.avatar_media_id', 'small')},
  'banner', ${publicImageSql('c.banner_media_id', 'large')},
  'image', ${publicImageSql('c.image_media_id', 'large')},
  'char_type', c.char_type, 'is_blue_label', c.is_blue_label, 'group_id', c.group_id,
  'is_sold', j.joined, 'can_comment', ${canComment},
  'character_sub', json_build_object('sub_type', case when c.group_id is null then 'free' else 'pro' end),
  'pro_sales_open', c.pro_sales_open)`;
