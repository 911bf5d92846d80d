import { inputs, sql } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { notRestricted } from '../blocks/restrictions.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  charId: 'bigint',
  skipBought: 'boolean',
  skipWrittenHours: 'integer',
  mediaIds: 'bigint[]',
  now: 'timestamptz',
});

const cutoff = sql`(${$.now} - make_interval(hours => ${$.skipWrittenHours}))`;

const hasBought = sql`(exists (select from message_purchases s join message_media f using (message_id)
      where s.user_id = u.user_id and s.refunded_by is null and f.media_id = any(${$.mediaIds}))
    or exists (select from purchases s join post_media f using (post_id)
      where s.user_id = u.user_id and s.refunded_by is null and f.media_id = any(${$.mediaIds})))`;

const isWrittenTo = sql`exists (select from conversations c join messages m using (conversation_id)
    where c.user_id = u.user_id and c.char_id = ${$.charId} and c.last_message_at >= ${cutoff}
      and m.identity in ('creator', 'automated') and not m.is_deleted and m.created_at >= ${cutoff})`;

/** Why the user `u` gets no broadcast of this creator now; null: they get it. */
export const leftOutReason = sql`case
    when u.deleted_at is not null or not is_fan_of(u.user_id, ${$.charId}) then 'left'
    when not (${notBlocked($.viewerId, sql`u.user_id`)}) then 'blocked'
    when not (${notRestricted($.viewerId, sql`u.user_id`)}) then 'restricted'
    when is_sales_quiet(u.user_id, ${$.now}) then 'care'
    when is_age_held(u.user_id) then 'age'
    when ${$.skipBought} and cardinality(${$.mediaIds}) > 0 and ${hasBought} then 'bought'
    when ${$.skipWrittenHours} > 0 and ${isWrittenTo} then 'written'
  end`;
