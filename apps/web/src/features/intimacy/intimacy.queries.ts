import type { ChatListItem } from '@kindred/contract/chat/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';
import { conversationInput, openedConversationsKey } from '../inbox/inbox.queries.ts';

export const innerCircleKey = callKey('listInnerCircle');

/** The intimacy of a conversation. Points grow with each message, so it is read again each time it is shown. */
export function currentIntimacyQuery(conversation: ChatListItem) {
  const input = conversationInput(conversation);
  return queryOptions({
    queryKey: [...openedConversationsKey, 'intimacy', input],
    queryFn: ({ signal }) => call('getConversation', input, { signal }),
    select: ({ intimacy }) => intimacy,
    staleTime: 0,
  });
}

/** The fans in the circle of this own character; without one, the circles that the viewer belongs to. */
export const innerCircleQuery = (charId?: string) =>
  callPages('listInnerCircle', charId ? { char_id: charId } : {});

/** My own place in the circle of a character, if there is one. */
export const ownPlaceQuery = (charId: string) => callQuery('listInnerCircle', { char_id: charId, size: 1 });
