import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { conversationInput, labelsQuery } from '../inbox.queries.ts';
import { storeConversation } from '../inbox-cache.ts';

export function useLabels(item: ChatListItem) {
  const client = useQueryClient();
  const onError = (error: unknown) => toast('error', errorText(error));
  const refresh = () => client.invalidateQueries({ queryKey: labelsQuery.queryKey });
  const set = useMutation({
    mutationFn: (label_ids: string[]) =>
      call('setConversationLabels', { ...conversationInput(item), label_ids }),
    onSuccess: ({ conversation }) => storeConversation(client, conversation),
    onError,
  });
  const create = useMutation({
    mutationFn: (name: string) => call('saveLabel', { name }),
    onSuccess: async ({ label_id }) => {
      await refresh();
      set.mutate([...item.label_ids.filter((id) => id !== label_id), label_id]);
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (label_id: string) => call('deleteLabel', { label_id }),
    onSuccess: async (_done, label_id) => {
      await refresh();
      storeConversation(client, { ...item, label_ids: item.label_ids.filter((id) => id !== label_id) });
    },
    onError,
  });
  return { set, create, remove };
}
