import type { AutoMessage } from '@kindred/contract/auto-messages/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { autoMessagesQuery } from './auto-messages.queries.ts';

/** Saves one automated message. */
export function useUpdateAutoMessage() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (message: AutoMessage) => call('updateAutoMessage', message),
    onSuccess: (answer) => {
      client.setQueryData(autoMessagesQuery.queryKey, answer);
      toast('success', t('common.saved'));
    },
  });
}
