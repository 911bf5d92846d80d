import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import type { AnswerMode, HandoverTopic } from '@kindred/contract/chat/limits';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { isRestricted } from '../blocks/restrictions.sql.ts';
import { publicImageSql } from '../media/media.present.ts';
import { onlineStatus } from '../users/presence/presence.sql.ts';
import { shownMarks } from './message-row.ts';

const $ = inputs({
  viewerId: 'bigint',
  charId: 'bigint',
  fanId: 'bigint',
  chatNo: 'smallint',
  limit: 'integer',
  now: 'timestamptz',
  since: 'xid8',
});

/** A conversation in a list. All columns of the conversation itself are null before its first message. */
export const conversationRow = {
  conversation_id: 'bigint?',
  char_id: 'bigint',
  user_id: 'bigint',
  chat_no: 'smallint',
  chat_name: 'text',
  side: as<'fan' | 'creator'>('text'),
  character_name: 'text',
  character_avatar: 'text',
  is_blue_label: 'integer',
  fan_nickname: 'text',
  fan_avatar: 'text',
  mode: as<AnswerMode | null>('text?'),
  answered: as<AnswerMode>('text'),
  handover: as<HandoverTopic | null>('text?'),
  care_ends_at: 'timestamptz?',
  is_distress_here: 'boolean',
  has_creator_come: 'boolean',
  answered_by: as<'care' | 'person' | 'companion' | null>('text?'),
  message_price: 'integer',
  is_spent: 'boolean',
  last_content: 'text?',
  last_type: 'text?',
  last_identity: as<ChatMessage['identity'] | null>('text?'),
  last_message_at: 'timestamptz?',
  last_seq: 'integer?',
  preview_seq: 'integer?',
  fan_read_seq: 'integer?',
  creator_read_seq: 'integer?',
  fan_unread: 'integer?',
  creator_unread: 'integer?',
  changed_xid: 'xid8?',
  online_status: as<0 | 1>('smallint'),
  is_muted: 'boolean',
  is_closed: 'boolean',
  is_held: 'boolean!',
  is_pinned: 'boolean?',
  notifications_off: 'boolean?',
  is_marked_unread: 'boolean?',
  folder: as<ChatListItem['folder'] | null>('text?'),
  cleared_seq: 'integer?',
  own_read_seq: 'integer?',
  label_ids: 'text[]',
  is_subscriber: 'boolean?',
  gifted_diamonds: 'bigint?',
  intimacy_points: 'integer?',
} as const;
export type ConversationRow = ColumnsOf<typeof conversationRow>;

const ownSide = (column: string) =>
  sql`case when ch.user_id = ${$.viewerId} then c.${raw(`creator_${column}`)} else c.${raw(`fan_${column}`)} end`;

/** Gifts and intimacy of a fan and a character are stored in their first conversation. */
const shared = (column: string) =>
  raw(`case when c.chat_no > 0 then (select h.${column} from conversations h
    where h.user_id = c.user_id and h.char_id = c.char_id and h.chat_no = 0) else c.${column} end as ${column}`);

/** Expects the aliases `c` (conversation), `ch` (character), `cu` (creator) and `fu` (fan). */
export const itemColumns = sql`
  c.conversation_id, ch.char_id, fu.user_id, coalesce(c.chat_no, 0::smallint) as chat_no, coalesce(c.name, '') as chat_name,
  case when ch.user_id = ${$.viewerId} then 'creator' else 'fan' end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
  ${publicImageSql(sql`ch.avatar_media_id`, 'small')} as character_avatar,
  ch.is_blue_label, fu.nickname as fan_nickname, ${publicImageSql(sql`fu.avatar_media_id`, 'small')} as fan_avatar,
  c.mode, answer_mode(c.mode, cu.user_id, ${$.now}) as answered, c.handover,
  case when fu.sales_quiet_until > ${$.now} then fu.sales_quiet_until end as care_ends_at,
  c.distress_seq is not null and is_distress_current(c.conversation_id) as is_distress_here,
  c.distress_seq is not null and has_creator_come(c.conversation_id) as has_creator_come,
  case when fu.sales_quiet_until > ${$.now} and c.conversation_id is not null
    then answered_by(c.conversation_id, ${$.now}) end as answered_by,
  message_price(cu.user_id, answer_mode(c.mode, cu.user_id, ${$.now})) as message_price,
  exists (select from ai_settings a where a.user_id = cu.user_id
    and a.spent_month = date_trunc('month', ${$.now} at time zone 'UTC')::date) as is_spent, c.last_content, c.last_type, c.last_identity,
  c.last_message_at, c.last_seq, c.preview_seq, ${shownMarks('c')}, c.fan_unread, c.creator_unread, c.changed_xid,
  ${onlineStatus(sql`ch`, $.viewerId)} as online_status,
  ${isRestricted($.viewerId, sql`case when ch.user_id = ${$.viewerId} then fu.user_id else cu.user_id end`)} as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed,
  fu.age_held_at is not null as is_held,
  ${ownSide('pinned')} as is_pinned, ${ownSide('muted')} as notifications_off,
  ${ownSide('marked_unread')} as is_marked_unread, ${ownSide('folder')} as folder,
  ${ownSide('cleared_seq')} as cleared_seq, ${ownSide('read_seq')} as own_read_seq,
  array(select l.label_id::text from conversation_labels cl join labels l using (label_id)
    where cl.conversation_id = c.conversation_id and l.user_id = ${$.viewerId} order by l.label_id) as label_ids, c.is_subscriber,
  ${shared('gifted_diamonds')}, ${shared('intimacy_points')}`;

/** Joins `ch` (character), `cu` (creator) and `fu` (fan). A deleted account has a neutral name. */
export const conversationPeople = sql`
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id`;

/** Holds when the conversation `c` has any message besides a greeting. */
export const conversationHasBegun = sql`c.last_message_at is not null`;

/** Holds when no block separates the two sides of the conversation `c`. */
export const conversationIsOpen = notBlocked(sql`c.user_id`, sql`c.creator_user_id`);

const findByKey = statement(
  conversationRow,
  sql`select ${itemColumns}
    from characters ch
      join users cu on cu.user_id = ch.user_id
      join users fu on fu.user_id = ${$.fanId} and fu.user_id <> cu.user_id
      left join conversations c on c.char_id = ch.char_id and c.user_id = fu.user_id and c.chat_no = ${$.chatNo}
    where ch.char_id = ${$.charId}
      and (c.conversation_id is not null
        or ${$.chatNo} = 0 and coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is null)
      and (fu.user_id = ${$.viewerId}
        or ch.user_id = ${$.viewerId} and (c.last_message_at is not null
          or ${$.chatNo} = 0 and is_fan_of(${$.fanId}, ${$.charId})))
      and ${notBlocked(sql`cu.user_id`, sql`fu.user_id`)}`,
);

/**
 * Returns the conversation of this fan and character when the viewer is one of its two sides; the first one also before
 * its first message.
 */
export function findConversation(
  db: Db,
  key: { viewerId: string; charId: string; fanId: string; chatNo: number; now: Date },
): Promise<ConversationRow | undefined> {
  return findByKey.first(db, key);
}

type SideColumn = 'user_id' | 'creator_user_id';

const changedSide = (column: SideColumn) => sql`
  (select c.* from conversations c ${conversationPeople}
    where c.${raw(column)} = ${$.viewerId} and c.changed_xid >= ${$.since} and ${conversationHasBegun}
      and ${conversationIsOpen}
    order by c.changed_xid fetch first (${$.limit}) rows with ties)`;

const listChanged = statement(
  conversationRow,
  sql`select ${itemColumns}
    from (select * from (${changedSide('user_id')} union all ${changedSide('creator_user_id')}) both_sides
      order by changed_xid fetch first (${$.limit}) rows with ties) c ${conversationPeople}
    order by c.changed_xid`,
);

/**
 * Lists the conversations changed by the transaction `since` or later, in the order of change. Never splits the changes
 * of one transaction.
 */
export function listChangedConversations(
  db: Db,
  inputs: { viewerId: string; now: Date; since: string; limit: number },
): Promise<ConversationRow[]> {
  return listChanged.all(db, inputs);
}
