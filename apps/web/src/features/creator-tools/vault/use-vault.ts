import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { refreshVault } from '../creator-tools.queries.ts';

export function useSaveFolder(onSaved: (folderId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ folderId, name }: { folderId: string | undefined; name: string }) =>
      call('saveVaultFolder', { ...(folderId && { folder_id: folderId }), name }),
    onSuccess: async ({ folder_id: folderId }) => {
      await refreshVault(client);
      onSaved(folderId);
    },
  });
}

export function useDeleteFolder(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (folderId: string) => call('deleteVaultFolder', { folder_id: folderId }),
    onSuccess: async () => {
      await refreshVault(client);
      onDeleted();
    },
    onError: (error) => toast('warning', errorText(error)),
  });
}

/** Puts one file into a folder, or with '' out of its folder. */
export function useMoveToFolder(mediaId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (folderId: string) =>
      call('moveVaultMedia', { media_ids: [mediaId], folder_id: folderId || null }),
    onError: (error) => toast('warning', errorText(error)),
    onSettled: () => refreshVault(client),
  });
}
