import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { endSession } from '../../../lib/storage/session.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { deletionPreviewQuery } from '../account.queries.ts';

/** Deletes the account; this browser forgets the person as after a logout. */
export function useDeleteAccount() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => call('deleteAccount', {}),
    onSuccess: () => {
      toast('success', t('prefs.delete.done'));
      endSession('logout');
    },
    // What stands in the way may have changed since the page was read.
    onError: () => client.invalidateQueries({ queryKey: deletionPreviewQuery.queryKey }),
  });
}

export function useWindDown() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => call('windDown', {}),
    onSuccess: () => toast('success', t('prefs.delete.windDownDone')),
    onError: (error) => toast('error', errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: deletionPreviewQuery.queryKey }),
  });
}
