import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { conversationInput, messagePageSize } from '../chat.queries.ts';
import { changeThread } from '../chat-cache.ts';
import { type Thread, withOlder } from './thread.ts';

/** Goes back in a conversation, page by page. */
export function useOlderMessages(conversation: ChatListItem, thread: Thread) {
  const client = useQueryClient();
  const before = thread.messages[0]?.seq;
  const older = useMutation({
    mutationFn: ({ seq, size }: { seq: number; size: number }) =>
      call('listMessages', { ...conversationInput(conversation), before: seq, size }),
    onSuccess: (page) => changeThread(client, conversation, (known) => withOlder(known, page)),
  });
  const hasOlder = !thread.reachesStart && before !== undefined;
  const loadOlder = (size = messagePageSize) => {
    if (hasOlder && !older.isPending) older.mutate({ seq: before, size });
  };
  return { hasOlder, loadOlder, isLoading: older.isPending, error: older.error };
}
