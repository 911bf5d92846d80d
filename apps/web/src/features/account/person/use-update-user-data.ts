import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { patchUser } from '../../users/users.queries.ts';
import { accountQuery } from '../account.queries.ts';

type Change = { nickname?: string; timezone?: string; avatar?: ''; picture?: File | undefined };

// Pictures may be large and the way up slow.
const uploadMs = 120_000;

/** Changes the own account and updates every cached answer that shows the person. */
export function useUpdateUserData(onSaved: () => void = () => undefined) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ picture, ...fields }: Change) =>
      call('updateUserData', fields, picture ? { files: { avatar: picture }, timeoutMs: uploadMs } : {}),
    onSuccess: async (user) => {
      patchUser(client, user);
      toast('success', t('common.saved'));
      onSaved();
      await client.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
}
