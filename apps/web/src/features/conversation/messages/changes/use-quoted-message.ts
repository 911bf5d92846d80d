import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/call/call.ts';
import { conversationInput } from '../../../inbox/inbox.queries.ts';
import { quotedKey, threadQuery } from '../../thread/thread.queries.ts';
import { withoutCleared } from '../../thread/thread.ts';

/**
 * The message with this number: of those on screen, or read by itself. Undefined while it loads, null where it cannot be
 * had.
 */
export function useQuotedMessage(conversation: ChatListItem, seq: number): ChatMessage | null | undefined {
  const { data: quote } = useQuery({
    ...threadQuery(conversation),
    enabled: false,
    select: (thread) =>
      withoutCleared(thread, conversation.cleared_seq).messages.find((message) => message.seq === seq) ??
      null,
  });
  const { data: read, error } = useQuery<ChatMessage | null>({
    queryKey: quotedKey(conversation, seq),
    enabled: quote === null,
    queryFn: async ({ signal }) => {
      const input = { ...conversationInput(conversation), after: seq - 1, size: 1 };
      const { list } = await call('listMessages', input, { signal });
      return list.find((message) => message.seq === seq) ?? null;
    },
  });
  return quote ?? read ?? (error ? null : undefined);
}
