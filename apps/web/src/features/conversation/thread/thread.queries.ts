import type { CallOutput } from '@kindred/contract/all/calls';
import type { ChatListItem, ConversationKey } from '@kindred/contract/chat/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { callKey } from '../../../lib/call/call-queries.ts';
import { askedOnEachReturn, conversationInput } from '../../inbox/inbox.queries.ts';
import { messagePageSize } from './message-page-size.ts';
import { type Thread, withNewest } from './thread.ts';

export const threadsKey = callKey('listMessages');

export function threadKey({ char_id, user_id, chat_no }: ConversationKey) {
  return [...threadsKey, char_id, user_id, chat_no] as const;
}

/** One message that is shown where it was answered, read by itself. */
export function quotedKey(key: ConversationKey, seq: number) {
  return [...threadKey(key), 'quoted', seq] as const;
}

/** The newest messages of a conversation; live events keep them up to date, `loadOlder` goes back. */
export function threadQuery(conversation: Pick<ChatListItem, 'side' | keyof ConversationKey>) {
  const queryKey = threadKey(conversation);
  return queryOptions<Thread>({
    queryKey,
    ...askedOnEachReturn,
    queryFn: async ({ client, signal }) => {
      const input = { ...conversationInput(conversation), size: messagePageSize };
      const page = await call('listMessages', input, { signal });
      // Messages may have come while the answer was under way.
      return withNewest(client.getQueryData<Thread>(queryKey), page);
    },
  });
}

export function intimacyConfigQuery(language: string) {
  return queryOptions<CallOutput<'getIntimacyConfig'>>({
    queryKey: [...callKey('getIntimacyConfig', {}), language],
    queryFn: ({ signal }) => call('getIntimacyConfig', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
