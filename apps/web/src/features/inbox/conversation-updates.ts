import type { ChatListItem, ChatMessage, ConversationKey } from '@kindred/contract/chat/calls';
import { intimacyLevels, intimacyOf } from '@kindred/contract/chat/intimacy';
import type { ConversationPages } from './inbox.queries.ts';

export type ReadEvent = { reader: 'fan' | 'creator'; seq: number };

/** Written on this side of the conversation: by the person or, for a creator, in their name. */
export function isOwnSide(side: ChatListItem['side'], identity: ChatMessage['identity']): boolean {
  if (identity === 'system') return false;
  return (identity === 'fan') === (side === 'fan');
}

/** The list item after a message; the same item when it knew of it already. A line about who answers is no preview. */
export function withLastMessage(item: ChatListItem, message: ChatMessage): ChatListItem {
  // The one that is shown changed: taken back, or written again.
  if (message.seq === item.preview_seq)
    return { ...item, content: message.content, type: message.is_deleted ? 'text' : message.type };
  if (message.seq <= item.last_seq) return item;
  if (message.type === 'mode' || message.type === 'milestone' || message.type === 'age')
    return { ...item, last_seq: message.seq };
  if (message.type === 'level')
    return { ...item, last_seq: message.seq, intimacy: intimacyAfter(item, message) };
  const isOwn = message.identity === item.side;
  const countsAsUnread = message.identity !== 'system' && !isOwnSide(item.side, message.identity);
  return {
    ...item,
    content: message.content,
    type: message.type,
    identity: message.identity,
    updated_time: message.created_time,
    last_chat_time: message.created_time,
    last_seq: message.seq,
    preview_seq: message.seq,
    unread: unreadAfter(item, message, countsAsUnread),
    is_marked_unread: isOwn ? 0 : item.is_marked_unread,
    folder: 'inbox',
    // A creator who answers has taken over.
    handover: message.identity === 'creator' ? null : item.handover,
  };
}

// An own message marks all before it as read; the server counts it so.
function unreadAfter(item: ChatListItem, { identity }: ChatMessage, countsAsUnread: boolean): number {
  if (identity === item.side) return 0;
  return item.unread + (countsAsUnread ? 1 : 0);
}

/** A line without words of anybody's: it is no preview, and moves nothing. */
export function isLine({ type }: Pick<ChatMessage, 'type'>): boolean {
  return type === 'mode' || type === 'level' || type === 'milestone' || type === 'age';
}

// The line says which level it is; the points are known again with the next answer.
function intimacyAfter({ intimacy }: ChatListItem, { content }: ChatMessage): ChatListItem['intimacy'] {
  const reached = intimacyLevels.find(({ level }) => String(level) === content);
  return intimacyOf(Math.max(intimacy.points, reached?.points ?? 0));
}

/** The list item after one of the two has read. */
export function withRead(item: ChatListItem, { reader, seq }: ReadEvent): ChatListItem {
  if (reader !== item.side) return { ...item, peer_read_seq: Math.max(item.peer_read_seq, seq) };
  return seq >= item.last_seq ? { ...item, unread: 0, is_marked_unread: 0 } : item;
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

/** Puts an item on top of the list, below what is pinned if it is not, wherever it was. */
export function withItemOnTop(data: ConversationPages, item: ChatListItem): ConversationPages {
  const { pages } = withoutItem(data, item);
  const isBelow = (other: ChatListItem) => other.is_pinned <= item.is_pinned;
  const pageIndex = pages.findIndex(({ list }) => list.some(isBelow));
  const into = pageIndex < 0 ? pages.length - 1 : pageIndex;
  const put = (list: ChatListItem[]) => {
    const before = list.findIndex(isBelow);
    return list.toSpliced(before < 0 ? list.length : before, 0, item);
  };
  return {
    ...data,
    pages: pages.map((page, index) => (index === into ? { ...page, list: put(page.list) } : page)),
  };
}

export function withoutItem(data: ConversationPages, item: ChatListItem): ConversationPages {
  const pages = data.pages.map((page) => ({
    ...page,
    list: page.list.filter((other) => !isSameChat(other, item)),
  }));
  return { ...data, pages };
}

/**
 * Puts an item where its time belongs, wherever it was. One that is older than all that are listed stays out while there
 * are pages to come: it is on one of them.
 */
export function withItemInPlace(data: ConversationPages, item: ChatListItem): ConversationPages {
  const { pages } = withoutItem(data, item);
  const index = pages.findIndex(({ list }) => list.some((other) => isAbove(item, other)));
  const into = index < 0 && pages.at(-1)?.next === null ? pages.length - 1 : index;
  if (into < 0)
    return findItem(data, item)
      ? withChangedItem(
          data,
          (entry) => isSameChat(entry, item),
          () => item,
        )
      : data;
  const list = pages[into]?.list ?? [];
  const before = list.findIndex((other) => isAbove(item, other));
  const placed = list.toSpliced(before < 0 ? list.length : before, 0, item);
  return { ...data, pages: pages.map((page, n) => (n === into ? { ...page, list: placed } : page)) };
}

/** The order of the list: pinned ones first, then by their time. */
function isAbove(item: ChatListItem, other: ChatListItem): boolean {
  if (item.is_pinned !== other.is_pinned) return item.is_pinned > other.is_pinned;
  return Date.parse(item.updated_time) > Date.parse(other.updated_time);
}

/** The entry of a conversation, if one of the pages read so far has it. */
export function findItem(data: ConversationPages, key: ConversationKey) {
  return data.pages.flatMap(({ list }) => list).find((item) => isSameChat(item, key));
}

/** Whether both are the same conversation. */
export function isSameChat(item: ConversationKey, other: ConversationKey): boolean {
  return item.char_id === other.char_id && item.user_id === other.user_id && item.chat_no === other.chat_no;
}
