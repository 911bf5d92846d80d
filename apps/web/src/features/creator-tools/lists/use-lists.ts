import type { ListRule } from '@kindred/contract/lists/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { refreshLists } from '../creator-tools.queries.ts';

type SavedList = { listId?: string | undefined; name: string; rule: ListRule | null };

export function useSaveList(onEnd: () => void) {
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: ({ listId, name, rule }: SavedList) =>
      call('saveList', { ...(listId && { list_id: listId }), name, rule }),
    onSuccess: async () => {
      onEnd();
      await refresh();
    },
  });
}

export function useDeleteList(onEnd: () => void) {
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: (listId: string) => call('deleteList', { list_id: listId }),
    onSuccess: async () => {
      onEnd();
      await refresh();
    },
    onError: (error) => toast('warning', errorText(error)),
  });
}

/** Puts a fan on a list, or takes them off. */
export function useListFan(userId: string) {
  const refresh = useRefreshLists();
  return useMutation({
    mutationFn: async ({ listId, isOn }: { listId: string; isOn: boolean }) => {
      const people = { list_id: listId, user_ids: [userId] };
      if (isOn) await call('addToList', people);
      else await call('removeFromList', people);
    },
    onError: (error) => toast('warning', errorText(error)),
    onSettled: refresh,
  });
}

function useRefreshLists() {
  const client = useQueryClient();
  return () => refreshLists(client);
}
