import type { ChatMessage } from '@kindred/contract/chat/calls';
import { type Db, query, queryOne } from '../../platform/db/db.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

/** A conversation as its list shows it. All of the conversation's own columns are null before the first message. */
export type ConversationRow = {
  conversation_id: string | null;
  char_id: string;
  user_id: string;
  side: 'fan' | 'creator';
  character_name: string;
  character_avatar: string;
  is_blue_label: number;
  fan_nickname: string;
  fan_avatar: string;
  chat_mode: number;
  last_content: string | null;
  last_type: string | null;
  last_identity: ChatMessage['identity'] | null;
  last_message_at: Date | null;
  last_seq: number | null;
  fan_read_seq: number | null;
  creator_read_seq: number | null;
  fan_unread: number | null;
  creator_unread: number | null;
  changed_xid: string | null;
  is_muted: boolean;
  is_closed: boolean;
};

/** `c` is the conversation, `ch` its character, `cu` the creator, `fu` the fan; $1 is the viewer. */
const itemColumns = `
  c.conversation_id, ch.char_id, fu.user_id, case when ch.user_id = $1 then 'creator' else 'fan' end as side,
  coalesce(nullif(ch.nickname, ''), ch.name) as character_name, ${publicImageSql('ch.avatar_media_id', 'small')} as character_avatar,
  ch.is_blue_label, fu.nickname as fan_nickname, ${publicImageSql('fu.avatar_media_id', 'small')} as fan_avatar, cu.chat_mode,
  c.last_content, c.last_type, c.last_identity, c.last_message_at, c.last_seq, c.fan_read_seq, c.creator_read_seq,
  c.fan_unread, c.creator_unread, c.changed_xid,
  exists (select from restrictions r where r.user_id = $1
    and r.other_user_id = case when ch.user_id = $1 then fu.user_id else cu.user_id end) as is_muted,
  coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is not null as is_closed`;

/** Adds `ch`, the character, `cu`, the creator, and `fu`, the fan. Who is deleted bears a neutral name by then. */
export const conversationPeople = `
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id`;

/** Holds when no block separates the two sides of the conversation `c`. */
export const conversationIsOpen = notBlockedText('c.user_id', 'c.creator_user_id');

const findByKey = `
  select ${itemColumns}
  from characters ch
    join users cu on cu.user_id = ch.user_id
    join users fu on fu.user_id = $3 and fu.user_id <> cu.user_id
    left join conversations c on c.char_id = ch.char_id and c.user_id = fu.user_id
  where ch.char_id = $2
    and (c.conversation_id is not null or coalesce(ch.deleted_at, cu.deleted_at, fu.deleted_at) is null)
    and (fu.user_id = $1 or ch.user_id = $1 and (c.conversation_id is not null or is_fan_of($3, $2)))
    and ${notBlockedText('cu.user_id', 'fu.user_id')}`;

/** The conversation of this fan and character, as far as it concerns the viewer; also before its first message. */
export async function findConversation(
  db: Db,
  key: { viewerId: string; charId: string; fanId: string },
): Promise<ConversationRow | undefined> {
  const [row] = await query<ConversationRow>(db, findByKey, [key.viewerId, key.charId, key.fanId]);
  return row;
}

const side = (column: 'user_id' | 'creator_user_id') => `
  (select c.* from conversations c ${conversationPeople}
    where c.${column} = $1 and (c.last_message_at, c.conversation_id) < ($2::timestamptz, $3::bigint) and ${conversationIsOpen}
    order by c.last_message_at desc, c.conversation_id desc limit $4::integer + $5::integer)`;

const listByTime = `
  select ${itemColumns}
  from (select * from (${side('user_id')} union all ${side('creator_user_id')}) both_sides
    order by last_message_at desc, conversation_id desc limit $4 offset $5) c ${conversationPeople}
  order by c.last_message_at desc, c.conversation_id desc`;

/** A page of both sides merged, the newest message first. Give the last row's time and id, or an offset. */
export function listConversationRows(
  db: Db,
  page: { viewerId: string; before: [time: string, id: string] | undefined; limit: number; offset: number },
): Promise<ConversationRow[]> {
  const [time, id] = page.before ?? ['infinity', '0'];
  return query<ConversationRow>(db, listByTime, [page.viewerId, time, id, page.limit, page.offset]);
}

const counts = `
  select unread_total($1)::integer as unread_total, (select count(*)::integer from (
    (select c.conversation_id from conversations c where c.user_id = $1 and ${conversationIsOpen} limit 1000)
    union all
    (select c.conversation_id from conversations c where c.creator_user_id = $1 and ${conversationIsOpen} limit 1000)) t) as total`;

/** `total` stops at a thousand per side: what a pager shows need not cost a full count. */
export function countConversations(
  db: Db,
  viewerId: string,
): Promise<{ unread_total: number; total: number }> {
  return queryOne(db, counts, [viewerId]);
}

const changedSide = (column: 'user_id' | 'creator_user_id') => `
  (select c.* from conversations c ${conversationPeople}
    where c.${column} = $1 and c.changed_xid >= $2::xid8 and ${conversationIsOpen}
    order by c.changed_xid fetch first ($3::integer) rows with ties)`;

const listChanged = `
  select ${itemColumns}
  from (select * from (${changedSide('user_id')} union all ${changedSide('creator_user_id')}) both_sides
    order by changed_xid fetch first ($3) rows with ties) c ${conversationPeople}
  order by c.changed_xid`;

/** Conversations changed by or after that transaction, in the order of change; ties are not cut apart. */
export function listChangedConversations(
  db: Db,
  given: { viewerId: string; since: string; limit: number },
): Promise<ConversationRow[]> {
  return query<ConversationRow>(db, listChanged, [given.viewerId, given.since, given.limit]);
}
