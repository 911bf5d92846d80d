import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import type { ConversationPages } from './chat.queries.ts';

type ReadEvent = { reader: 'fan' | 'creator'; seq: number };

/** Written on this side of the conversation: by the person or, for a creator, in their name. */
export function isOwnSide(side: ChatListItem['side'], identity: ChatMessage['identity']): boolean {
  if (identity === 'system') return false;
  return (identity === 'fan') === (side === 'fan');
}

/** The list item after a message; the same item when it knew of it already. */
export function withLastMessage(item: ChatListItem, message: ChatMessage): ChatListItem {
  if (message.seq < item.last_seq) return item;
  // The last one changed: taken back, or written again.
  if (message.seq === item.last_seq) return { ...item, content: message.content };
  const countsAsUnread = message.identity !== 'system' && !isOwnSide(item.side, message.identity);
  return {
    ...item,
    content: message.content,
    type: message.type,
    identity: message.identity,
    updated_time: message.created_time,
    last_chat_time: message.created_time,
    last_seq: message.seq,
    unread: unreadAfter(item, message, countsAsUnread),
  };
}

// Writing oneself is having read; the server counts it so.
function unreadAfter(item: ChatListItem, { identity }: ChatMessage, countsAsUnread: boolean): number {
  if (identity === item.side) return 0;
  return item.unread + (countsAsUnread ? 1 : 0);
}

/** The list item after one of the two has read. */
export function withRead(item: ChatListItem, { reader, seq }: ReadEvent): ChatListItem {
  if (reader !== item.side) return { ...item, peer_read_seq: Math.max(item.peer_read_seq, seq) };
  return seq >= item.last_seq ? { ...item, unread: 0 } : item;
}

/** Changes one item of the list where it stands. */
export function withChangedItem(
  data: ConversationPages,
  matches: (item: ChatListItem) => boolean,
  change: (item: ChatListItem) => ChatListItem,
): ConversationPages {
  const pages = data.pages.map((page) => ({
    ...page,
    list: page.list.map((item) => (matches(item) ? change(item) : item)),
  }));
  return { ...data, pages };
}

/** Puts an item on top of the list, wherever it was. */
export function withItemOnTop(data: ConversationPages, item: ChatListItem): ConversationPages {
  const pages = data.pages.map((page, index) => {
    const others = page.list.filter((other) => !isSame(other, item));
    return { ...page, list: index === 0 ? [item, ...others] : others };
  });
  return { ...data, pages };
}

export function findItem(data: ConversationPages, key: Pick<ChatListItem, 'char_id' | 'user_id'>) {
  return data.pages.flatMap(({ list }) => list).find((item) => isSame(item, key));
}

function isSame(
  one: Pick<ChatListItem, 'char_id' | 'user_id'>,
  other: Pick<ChatListItem, 'char_id' | 'user_id'>,
) {
  return one.char_id === other.char_id && one.user_id === other.user_id;
}
