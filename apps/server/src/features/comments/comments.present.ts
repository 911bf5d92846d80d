import { firstReplies } from '@kindred/contract/comments/limits';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { inputs, raw, type Sql, sql } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { notRestricted } from '../blocks/restrictions.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

const $ = inputs({ viewerId: 'bigint', now: 'timestamptz' });

/**
 * Maps comments to the wire, as SQL that builds JSON for one viewer. The aliases are `k` (a comment) and `r` (a reply
 * under it).
 */
type Alias = 'k' | 'r';

/**
 * Holds for comments that the viewer may see: live, not shadow-hidden, not by a person whom they have blocked or
 * restricted.
 */
export const commentIsThere = (alias: Alias) => {
  const k = raw(alias);
  return sql`${k}.deleted_at is null
  and (${k}.visible_only_to is null or ${k}.visible_only_to = ${$.viewerId})
  and ${notBlocked($.viewerId, sql`${k}.user_id`)}
  and ${notRestricted($.viewerId, sql`${k}.user_id`)}`;
};

/** Joins the writer (`face`), the person they reply to (`other`) and the post's creator (`host`). */
const facts = (k: Sql) => sql`
  cross join lateral (select u.nickname, u.avatar_media_id, c.char_id, c.name, c.avatar_media_id as char_avatar_id,
      coalesce(c.is_blue_label, 0) as is_blue_label
    from users u left join characters c on c.user_id = u.user_id and c.deleted_at is null
    where u.user_id = ${k}.user_id order by c.char_id limit 1) face
  left join lateral (select u.user_id, coalesce(c.name, u.nickname) as nickname
    from users u left join characters c on c.user_id = u.user_id and c.deleted_at is null
    where u.user_id = ${k}.reply_user_id and u.deleted_at is null and ${notBlocked($.viewerId, sql`u.user_id`)}
    order by c.char_id limit 1) other on true
  join posts on posts.post_id = ${k}.post_id
  join characters host on host.char_id = posts.char_id`;

const faceMediaId = sql`case when face.char_id is null then face.avatar_media_id else face.char_avatar_id end`;

const fields = (k: Sql) => sql`'comment_id', ${k}.comment_id::text, 'content', ${k}.content,
  'nickname', coalesce(face.name, face.nickname),
  'avatar', ${publicImageSql(faceMediaId, 'small')},
  'created_time', ${jsonInstant(sql`${k}.created_at`)},
  'user_id', ${k}.user_id::text, 'char_id', face.char_id::text, 'is_blue_label', face.is_blue_label,
  'is_vip', is_vip(${k}.user_id, ${$.now}),
  'is_owner', ${k}.user_id = host.user_id, 'is_mine', ${k}.user_id = ${$.viewerId},
  'can_delete', ${$.viewerId} in (${k}.user_id, host.user_id), 'parent', ${k}.root_id::text,
  'reply_user', case when other.user_id is null then null
    else json_build_object('user_id', other.user_id::text, 'nickname', other.nickname) end`;

/** The joins that `replyJson` needs for the comment `r`. */
export const replyJoins = facts(sql`r`);

export const replyJson = sql`json_build_object(${fields(sql`r`)})`;

/** The first replies, and whether there are more, which one extra row tells. */
const firstAnswers = sql`
  select count(*) > ${firstReplies} as has_more,
    json_agg(${replyJson} order by r.comment_id) filter (where r.place <= ${firstReplies}) as list
  from (select few.*, row_number() over (order by few.comment_id) as place
    from (select r.* from comments r where r.root_id = k.comment_id and ${commentIsThere('r')}
      order by r.comment_id limit ${firstReplies + 1}) few) r ${replyJoins}`;

/** The joins that `commentJson` needs for the comment `k`. */
export const commentJoins = sql`${facts(sql`k`)} cross join lateral (${firstAnswers}) answers`;

export const commentJson = sql`json_build_object(${fields(sql`k`)},
  'replies', coalesce(answers.list, '[]'), 'has_more_replies', answers.has_more)`;
