import type { UserData } from '@kindred/contract/users/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { patchUser, refreshUser } from './users.queries.ts';

/** Switches who answers a creator's fans: 1 the creator, 0 their companion. */
export function useSetChatMode() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (chatMode: UserData['chat_mode']) => call('setChatMode', { chat_mode: chatMode }),
    onSuccess: async ({ chat_mode }) => {
      patchUser(client, { chat_mode });
      toast('success', t('mode.success'));
      await refreshUser(client);
    },
    onError: () => toast('error', t('mode.failed')),
  });
}
