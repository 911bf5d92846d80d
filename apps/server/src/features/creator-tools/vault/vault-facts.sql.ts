import { inputs, sql } from '../../../platform/db/sql.ts';
import { postIdKey } from '../../posts/posts.present.ts';

const $ = inputs({ viewerId: 'bigint', fanId: 'bigint?' });

/** The posts that have the media row `f`, as JSON. */
export const postsOfMedia = sql`(select coalesce(json_agg(json_build_object(${postIdKey}, p.post_id::text,
    'content', left(p.content, 120), 'state', p.state) order by p.post_id desc), '[]')
  from post_media pm join posts p using (post_id) where pm.media_id = f.media_id and p.deleted_at is null)`;

export const messagesOfMedia = sql`(select count(*)::int from message_media mm join messages m using (message_id)
  where mm.media_id = f.media_id and not m.is_deleted)`;

/** What its owner earned with the posts and messages that have it, net of the platform's share and of refunds. */
export const earnedOfMedia = sql`(select coalesce(sum(e.amount), 0)::bigint
  from ledger_accounts a join pending_earnings e on e.account_id = a.account_id and e.entry_id in (
    select b.entry_id from post_media pm join purchases b using (post_id)
      where pm.media_id = f.media_id and b.refunded_by is null
    union select b.entry_id from message_media mm join message_purchases b using (message_id)
      where mm.media_id = f.media_id and b.refunded_by is null)
  where a.user_id = ${$.viewerId} and a.kind = 'creator_pending')`;

/** What a fan has of it: bought, got for free, or offered for diamonds. */
export const fanStateOfMedia = sql`(case
  when ${$.fanId} is null then null
  when exists (select from post_media pm join purchases b using (post_id)
      where pm.media_id = f.media_id and b.user_id = ${$.fanId} and b.refunded_by is null)
    or exists (select from message_media mm join message_purchases b using (message_id)
      where mm.media_id = f.media_id and b.user_id = ${$.fanId} and b.refunded_by is null) then 'bought'
  else (select case when bool_or(m.price is null) then 'sent' when count(*) > 0 then 'offered' end
    from message_media mm join messages m using (message_id) join conversations c using (conversation_id)
    where mm.media_id = f.media_id and c.user_id = ${$.fanId} and c.creator_user_id = ${$.viewerId}
      and not m.is_deleted) end)`;
