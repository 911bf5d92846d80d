import type { ChatListItem } from '@kindred/contract/chat/calls';
import { QueryClient } from '@tanstack/react-query';
import { aConversation, aMessage } from '../../inbox/chat-samples.ts';
import { type ConversationPages, conversationsQuery } from '../../inbox/inbox.queries.ts';
import { threadKey } from './thread.queries.ts';
import { emptyThread, type Thread } from './thread.ts';

export const sampleKey = { char_id: '5', user_id: '1', chat_no: 0 };

export function sampleChatCache(client = new QueryClient()) {
  const listed = (list: ChatListItem[]) => {
    const page = { list, page: 1, total_page: 1, count: list.length, next: null, unread_total: 0 };
    client.setQueryData<ConversationPages>(conversationsQuery.queryKey, {
      pages: [page],
      pageParams: [null],
    });
  };
  client.setQueryData<Thread>(threadKey(sampleKey), { ...emptyThread, messages: [aMessage({ seq: 1 })] });
  listed([
    aConversation({ last_seq: 1 }),
    aConversation({ char_id: '6', updated_time: '2026-11-21T09:30:00Z' }),
  ]);
  return {
    client,
    /** Puts these in the place of what is listed. */
    listed,
    list: () => client.getQueryData<ConversationPages>(conversationsQuery.queryKey)?.pages[0]?.list ?? [],
    thread: () => client.getQueryData<Thread>(threadKey(sampleKey)),
    isStale: (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated,
  };
}
