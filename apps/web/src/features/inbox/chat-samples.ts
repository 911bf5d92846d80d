import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';

// What tests of conversations start from.

/** A message for tests. */
export function aMessage(over: Partial<ChatMessage> & { seq: number }): ChatMessage {
  const msgId = over.msg_id ?? String(1000 + over.seq);
  return {
    messageID: msgId,
    msg_id: msgId,
    char_id: '5',
    user_id: '1',
    chat_no: 0,
    identity: 'fan',
    type: 'text',
    content: `Message ${over.seq}`,
    reply_content: '',
    diamonds: null,
    client_id: null,
    receiptStatus: 1,
    reply_to_seq: null,
    is_deleted: false,
    is_stopped: false,
    is_creator_edited: false,
    version: 1,
    version_num: 1,
    rating: 0,
    revision: 0,
    edited_time: null,
    price: null,
    is_sold: false,
    media: [],
    fan_reaction: null,
    creator_reaction: null,
    created_time: new Date(Date.UTC(2026, 10, 21, 9, 0, over.seq)).toISOString(),
    ...over,
  };
}

/** An entry of the list of conversations for tests. */
export function aConversation(over: Partial<ChatListItem> = {}): ChatListItem {
  return {
    char_id: '5',
    user_id: '1',
    chat_no: 0,
    chat_name: '',
    side: 'fan',
    nickname: 'Mira',
    avatar: '',
    is_blue_label: 2,
    content: 'See you',
    type: 'text',
    identity: 'creator',
    updated_time: '2026-11-21T09:00:00Z',
    last_chat_time: '2026-11-21T09:00:00Z',
    unread: 0,
    last_seq: 1,
    preview_seq: 1,
    peer_read_seq: 0,
    chat_mode: 0,
    online_status: 0,
    mode: null,
    answered: null,
    handover: null,
    care: null,
    message_price: 0,
    companion: 'model',
    is_muted: 0,
    is_closed: 0,
    is_held: 0,
    is_pinned: 0,
    notifications_off: 0,
    is_marked_unread: 0,
    folder: 'inbox',
    cleared_seq: 0,
    read_seq: 0,
    label_ids: [],
    is_subscriber: 0,
    gifted_diamonds: 0,
    intimacy: { level: 1, points: 0, next: 30 },
    ...over,
  };
}
