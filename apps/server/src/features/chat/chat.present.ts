import type {
  ChatListItem,
  ChatMessage,
  ConversationCare,
  ConversationKey,
} from '@kindred/contract/chat/calls';
import { intimacyOf } from '@kindred/contract/chat/intimacy';
import type { Context } from '../../context.ts';
import type { ConversationRow } from './conversations.sql.ts';
import type { MessageRow, ReadMarks } from './message-row.ts';

/** A message is read once the side that did not write it has read up to it; both sides get the same value. */
export function presentMessage(
  row: MessageRow,
  conversation: ConversationKey,
  marks: ReadMarks,
): ChatMessage {
  const readUpto = row.identity === 'fan' ? marks.creator_read_seq : marks.fan_read_seq;
  return {
    messageID: row.message_id,
    msg_id: row.message_id,
    char_id: conversation.char_id,
    user_id: conversation.user_id,
    chat_no: conversation.chat_no,
    seq: row.seq,
    identity: row.identity,
    type: row.type,
    content: row.content,
    reply_content: row.identity === 'ai' ? row.content : '',
    diamonds: row.diamonds,
    client_id: row.client_id,
    receiptStatus: readUpto >= row.seq ? 2 : 1,
    reply_to_seq: row.reply_to_seq,
    is_deleted: row.is_deleted,
    is_stopped: row.is_stopped,
    is_creator_edited: row.is_creator_edited,
    version: row.version,
    version_num: row.version_num,
    rating: row.rating,
    revision: row.revision,
    edited_time: row.edited_at?.toISOString() ?? null,
    price: row.price,
    is_sold: row.is_sold,
    media: row.media ?? [],
    fan_reaction: row.fan_reaction,
    creator_reaction: row.creator_reaction,
    created_time: row.created_at.toISOString(),
  };
}

/** Uses the present time as the time of a conversation that has not begun. */
export function presentConversation(
  row: ConversationRow,
  { clock, ai }: Pick<Context, 'clock' | 'ai'>,
): ChatListItem {
  const isFan = row.side === 'fan';
  const isCleared = (row.preview_seq ?? 0) <= (row.cleared_seq ?? 0);
  const time = (row.last_message_at ?? clock.now()).toISOString();
  return {
    char_id: row.char_id,
    user_id: row.user_id,
    chat_no: row.chat_no,
    chat_name: row.chat_name,
    side: row.side,
    nickname: isFan ? row.character_name : row.fan_nickname,
    avatar: isFan ? row.character_avatar : row.fan_avatar,
    is_blue_label: isFan ? row.is_blue_label : 0,
    content: isCleared ? '' : (row.last_content ?? ''),
    type: isCleared ? 'text' : (row.last_type ?? 'text'),
    identity: isCleared ? null : row.last_identity,
    updated_time: time,
    last_chat_time: time,
    unread: (isFan ? row.fan_unread : row.creator_unread) ?? 0,
    last_seq: row.last_seq ?? 0,
    preview_seq: row.preview_seq ?? 0,
    peer_read_seq: (isFan ? row.creator_read_seq : row.fan_read_seq) ?? 0,
    chat_mode: row.answered === 'off' ? 1 : 0,
    mode: isFan ? null : row.mode,
    answered: isFan ? null : row.answered,
    care: careOf(row),
    handover: isFan ? null : row.handover,
    message_price: isFan ? row.message_price : 0,
    companion: ai.kind === 'model' && !row.is_spent ? 'model' : 'offline',
    online_status: isFan ? row.online_status : 0,
    is_muted: row.is_muted ? 1 : 0,
    is_closed: row.is_closed ? 1 : 0,
    is_held: row.is_held && !isFan ? 1 : 0,
    is_pinned: row.is_pinned ? 1 : 0,
    notifications_off: row.notifications_off ? 1 : 0,
    is_marked_unread: row.is_marked_unread ? 1 : 0,
    folder: row.folder ?? 'inbox',
    cleared_seq: row.cleared_seq ?? 0,
    read_seq: row.own_read_seq ?? 0,
    label_ids: row.label_ids,
    is_subscriber: !isFan && row.is_subscriber ? 1 : 0,
    gifted_diamonds: isFan ? 0 : Number(row.gifted_diamonds ?? 0),
    intimacy: intimacyOf(row.intimacy_points ?? 0),
  };
}

/** Shows the fan's care mode to a creator only when the fan spoke of distress in this conversation. */
function careOf(row: ConversationRow): ConversationCare | null {
  const isOn = row.care_ends_at !== null;
  const isShown = row.side === 'fan' ? isOn : row.is_distress_here && (isOn || row.handover === 'distress');
  if (!isShown) return null;
  return {
    is_on: isOn ? 1 : 0,
    ends_time: row.care_ends_at?.toISOString() ?? null,
    is_creator_told: row.is_distress_here ? 1 : 0,
    has_creator_come: row.has_creator_come ? 1 : 0,
    // A conversation that has not begun follows its mode.
    answered_by:
      row.answered_by ?? (row.answered === 'auto' || row.answered === 'supervised' ? 'care' : 'person'),
  };
}
