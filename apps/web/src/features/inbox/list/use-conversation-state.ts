import type { ChatListItem, ConversationState } from '@kindred/contract/chat/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { conversationInput } from '../inbox.queries.ts';
import { storeConversation, storeUnreadTotal } from '../inbox-cache.ts';

/** What I make of a conversation for myself. It shows at once, and is as before when the server refuses. */
export function useSetConversationState() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ item, state }: { item: ChatListItem; state: ConversationState }) =>
      call('setConversationState', { ...conversationInput(item), ...state }),
    onMutate: ({ item, state: { is_archived, ...state } }) =>
      storeConversation(client, {
        ...item,
        ...state,
        ...(is_archived !== undefined && { folder: is_archived ? 'archived' : 'inbox' }),
      }),
    onSuccess: ({ conversation, unread_total }) => {
      storeConversation(client, conversation);
      storeUnreadTotal(client, unread_total);
    },
    onError: (error, { item }) => {
      storeConversation(client, item);
      toast('error', errorText(error));
    },
  });
}

export function useClearConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: ChatListItem) =>
      call('clearConversation', { ...conversationInput(item), seq: Math.max(1, item.last_seq) }),
    onSuccess: ({ conversation, unread_total }) => {
      storeConversation(client, conversation);
      storeUnreadTotal(client, unread_total);
    },
  });
}
