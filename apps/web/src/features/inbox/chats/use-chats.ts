import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.ts';
import { conversationPath } from '../conversation-id.ts';
import { chatsKey, conversationInput } from '../inbox.queries.ts';
import { changeConversation, storeConversation } from '../inbox-cache.ts';

export function useCreateChat(charId: string, onCreated: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (name: string) => call('createChat', { char_id: charId, name }),
    onSuccess: ({ conversation }) => {
      void client.invalidateQueries({ queryKey: chatsKey });
      onCreated();
      void navigate({ href: conversationPath(conversation) });
    },
  });
}

export function useRenameChat(item: ChatListItem) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call('renameChat', { ...conversationInput(item), name }),
    onSuccess: ({ conversation }) => {
      // One in which nothing was said stays out of the inbox.
      if (conversation.preview_seq > 0) storeConversation(client, conversation);
      else changeConversation(client, conversation, () => conversation);
      return client.invalidateQueries({ queryKey: chatsKey });
    },
  });
}
