import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useOptimisticChange } from '../../lib/call/use-optimistic-change.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { mailSettingsQuery } from './mail.queries.ts';

const { queryKey } = mailSettingsQuery;

/** Changes when digests come, at once, and back with a reason when it cannot be saved. */
export function useUpdateMailSettings() {
  const { t } = useTranslation();
  return useOptimisticChange<CallOutput<'getMailSettings'>, CallInput<'updateMailSettings'>>({
    queryKey,
    send: (change) => call('updateMailSettings', change),
    show: (settings, change) => ({ ...settings, ...change }),
    onRefused: (error) => toast('error', t('mail.notSaved', { reason: errorText(error) })),
  });
}

/** Gives an address, or the same one again for another mail; an empty one ends all mail. */
export function useSetMailAddress(onSent?: () => void) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (address: string) => call('setMailAddress', { address }),
    onSuccess: (answer, address) => {
      client.setQueryData(queryKey, answer);
      toast('success', address === '' ? t('mail.removed') : t('mail.sent', { address }));
      onSent?.();
    },
    onError: (error) => toast('error', errorText(error)),
  });
}
