import { countedLikers } from '@kindred/contract/notifications/limits';
import { inputs, sql } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { notRestricted } from '../blocks/restrictions.sql.ts';
import { commentIsThere } from '../comments/comments.present.ts';
import { mediaLinkSql } from '../media/media.present.ts';
import { postAccessJoins, postIsThere } from '../posts/posts.present.ts';

const $ = inputs({ viewerId: 'bigint', mediaToken: 'text' });

/** The likes `l` of the post of notification `n` by people who exist and are neither blocked nor restricted. */
const likes = sql`likes l join users liker on liker.user_id = l.user_id and liker.deleted_at is null
  where l.post_id = n.post_id and l.user_id <> ${$.viewerId} and ${notBlocked($.viewerId, sql`l.user_id`)}
    and ${notRestricted($.viewerId, sql`l.user_id`)}`;

const reaction = sql`case when message.identity = 'fan' then message.creator_reaction else message.fan_reaction end`;

/** The condition that the viewer may see the subject of `n`: no block, no hidden comment, at least one like left. */
export const noteIsThere = sql`case
  when n.topic = 'liked' then exists (select from ${likes})
    and exists (select from posts p where p.post_id = n.post_id and p.deleted_at is null)
  when n.topic = 'posted' then ${notBlocked($.viewerId, sql`n.other_user_id`)} and exists (select from posts p
    where p.post_id = n.post_id and p.state = 1 and p.deleted_at is null)
  when n.topic = 'reacted' then ${notBlocked($.viewerId, sql`n.other_user_id`)} and exists (select from messages message
    where message.message_id = n.message_id and not message.is_deleted and ${reaction} is not null)
  when n.comment_id is null then ${notBlocked($.viewerId, sql`n.other_user_id`)}
  else ${notBlocked($.viewerId, sql`n.other_user_id`)}
    and exists (select from comments k where k.comment_id = n.comment_id and ${commentIsThere('k')})
  end`;

/** The person who did it, `by.user_id`; for likes, the latest liker, and `by.others` more, counted to 1,000. */
export const noteBy = sql`
  left join lateral (select count(*)::integer as num,
      (array_agg(newest.user_id order by newest.created_at desc, newest.user_id desc))[1] as user_id
    from (select l.user_id, l.created_at from ${likes} order by l.created_at desc, l.user_id desc limit ${countedLikers}) newest
    where n.topic = 'liked') likers on true
  cross join lateral (select coalesce(likers.user_id, n.other_user_id) as user_id,
    greatest(coalesce(likers.num, 0) - 1, 0) as others) by`;

// A subselect, so that the aliases of the access rule stay local.
const thumbnail = sql`
  select '/media/' || f.key || '/w' || f.widths[1] || ${mediaLinkSql} as image
  from posts p ${postAccessJoins}
  join post_media pm on pm.post_id = p.post_id and pm.is_in_post
  join media f on f.media_id = pm.media_id and f.state = 'ready'
  where p.post_id = n.post_id and a.access = 'full' and ${postIsThere} and ${$.mediaToken} <> ''
  order by pm.position limit 1`;

// Only people with full access see the words of a post.
const caption = sql`
  select nullif(p.content, '') as words
  from posts p ${postAccessJoins}
  where n.topic = 'posted' and p.post_id = n.post_id and a.access = 'full' and ${postIsThere}`;

/**
 * The subject of a notification: `subject.image`, a small picture of the post; the comment `note_comment`; the
 * message `message`; and `quoted.words`, the text that is quoted.
 */
export const noteSubject = sql`
  left join comments note_comment on note_comment.comment_id = n.comment_id
  left join messages message on message.message_id = n.message_id
  left join lateral (${thumbnail}) subject on true
  left join lateral (${caption}) posted on true
  cross join lateral (select case n.topic when 'posted' then posted.words when 'reacted' then ${reaction}
    when 'goal_reached' then (select o.title from post_goals o where o.post_id = n.post_id)
    else note_comment.content end as words) quoted`;
