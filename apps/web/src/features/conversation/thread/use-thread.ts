import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useQuery } from '@tanstack/react-query';
import { threadQuery } from './thread.queries.ts';
import { withoutCleared } from './thread.ts';

/** The messages of a conversation, without those that the viewer deleted for themselves. */
export function useThread(conversation: ChatListItem) {
  return useQuery({
    ...threadQuery(conversation),
    select: (thread) => withoutCleared(thread, conversation.cleared_seq),
  });
}
