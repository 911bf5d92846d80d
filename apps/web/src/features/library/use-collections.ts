import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { refreshSaved } from './use-save-post.ts';

export function useSaveCollection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { collection_id?: string; name: string }) => call('saveCollection', input),
    onSuccess: () => refreshSaved(client),
  });
}

/** Deletes a collection; what was in it stays saved. */
export function useDeleteCollection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (collectionId: string) => call('deleteCollection', { collection_id: collectionId }),
    onSuccess: () => refreshSaved(client),
  });
}
