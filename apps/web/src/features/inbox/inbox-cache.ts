import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { ChatListItem, ChatMessage, ConversationKey } from '@kindred/contract/chat/calls';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { refetchUnderWay } from '../../lib/query/refetch-under-way.ts';
import { getSession } from '../../lib/storage/session.ts';
import { charactersKey } from '../characters/characters.queries.ts';
import { patchUser } from '../users/users.queries.ts';
import {
  findItem,
  isLine,
  isSameChat,
  type ReadEvent,
  withChangedItem,
  withItemInPlace,
  withItemOnTop,
  withLastMessage,
  withoutItem,
  withRead,
} from './conversation-updates.ts';
import {
  type ConversationPages,
  chatsKey,
  conversationListsKey,
  conversationsQuery,
  openedConversationsKey,
} from './inbox.queries.ts';

export function changeConversation(
  client: QueryClient,
  key: ConversationKey,
  change: (item: ChatListItem) => ChatListItem,
): void {
  const matches = (item: ChatListItem) => isSameChat(item, key);
  client.setQueriesData<ChatListItem>({ queryKey: openedConversationsKey }, (item) =>
    item && matches(item) ? change(item) : item,
  );
  client.setQueriesData<ConversationPages>(
    { queryKey: conversationListsKey },
    (data) => data && withChangedItem(data, matches, change),
  );
  refetchUnderWay(client, { queryKey: openedConversationsKey });
  refetchUnderWay(client, { queryKey: conversationListsKey });
}

export function storeRead(client: QueryClient, key: ConversationKey, read: ReadEvent): void {
  changeConversation(client, key, (item) => withRead(item, read));
}

/** Stores a conversation as the server sent it, in the inbox or out of it, without what is deleted for the viewer. */
export function storeConversation(client: QueryClient, item: ChatListItem): void {
  changeConversation(client, item, () => item);
  client.setQueryData<ConversationPages>(
    conversationsQuery.queryKey,
    (data) => data && (item.folder === 'inbox' ? withItemInPlace(data, item) : withoutItem(data, item)),
  );
  refreshFilteredLists(client);
  void client.invalidateQueries({ queryKey: chatsKey });
}

/** What a filter lets through is the server's to say; lists that nobody looks at are read when they are. */
function refreshFilteredLists(client: QueryClient): void {
  const inbox = hashKey(conversationsQuery.queryKey);
  void client.invalidateQueries({
    queryKey: conversationListsKey,
    predicate: ({ queryHash }) => queryHash !== inbox,
  });
}

export function storeUnreadTotal(client: QueryClient, unread: number): void {
  patchUser(client, { unread });
}

export function storePresence(client: QueryClient, charId: string, onlineStatus: 0 | 1): void {
  const isTheirs = (item: ChatListItem) => item.char_id === charId && item.side === 'fan';
  const change = (item: ChatListItem) => ({ ...item, online_status: onlineStatus });
  client.setQueriesData<ChatListItem>({ queryKey: openedConversationsKey }, (item) =>
    item && isTheirs(item) ? change(item) : item,
  );
  client.setQueryData<ConversationPages>(
    conversationsQuery.queryKey,
    (data) => data && withChangedItem(data, isTheirs, change),
  );
  client.setQueriesData<CharacterInfo>({ queryKey: charactersKey }, (info) =>
    info?.char_id === charId ? { ...info, online_status: onlineStatus } : info,
  );
}

/** Who answers for a character now, where a conversation has no mode of its own. */
export function storeChatMode(client: QueryClient, charId: string, chatMode: 0 | 1): void {
  const change = (item: ChatListItem) =>
    item.char_id === charId && item.mode === null ? { ...item, chat_mode: chatMode } : item;
  client.setQueriesData<ChatListItem>({ queryKey: openedConversationsKey }, (item) => item && change(item));
  client.setQueryData<ConversationPages>(
    conversationsQuery.queryKey,
    (data) => data && withChangedItem(data, () => true, change),
  );
  if (getSession().user?.char_id !== charId) return;
  patchUser(client, { chat_mode: chatMode });
  // How their chats are answered now, only the server can say.
  void client.invalidateQueries({ queryKey: openedConversationsKey });
}

/** Shows a new or changed message in the lists; a new one moves its conversation up. */
export function storeLastMessage(client: QueryClient, message: ChatMessage): void {
  const pages = client.getQueryData<ConversationPages>(conversationsQuery.queryKey);
  const current = pages && findItem(pages, message);
  const isNewer = !current || message.seq > current.last_seq;
  const missedSome = !current || message.seq > current.last_seq + 1;
  changeConversation(client, message, (item) => withLastMessage(item, message));
  if (isNewer) refreshFilteredLists(client);
  if (!pages || !isNewer || (isLine(message) && !missedSome)) return;
  if (current && !isLine(message)) {
    const item = withLastMessage(current, message);
    client.setQueryData<ConversationPages>(
      conversationsQuery.queryKey,
      (data) => data && withItemOnTop(data, item),
    );
  }
  // A conversation that is not listed, or whose unread count cannot be known from here.
  if (missedSome) void client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
}
