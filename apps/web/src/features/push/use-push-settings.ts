import type { CallInput } from '@kindred/contract/wire/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { pushSettingsQuery } from './push.queries.ts';

type Change = CallInput<'updatePushSettings'>;

/** Changes what notices say, or when they are quiet, at once, and back with a reason when it cannot be saved. */
export function useUpdatePushSettings() {
  const client = useQueryClient();
  const { t } = useTranslation();
  const { queryKey } = pushSettingsQuery;
  return useMutation({
    mutationFn: (change: Change) => call('updatePushSettings', change),
    scope: { id: 'push-settings' },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (settings) => settings && { ...settings, ...change });
      return before;
    },
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error, _change, before) => {
      client.setQueryData(queryKey, before);
      toast('error', t('push.notSaved', { reason: errorText(error) }));
    },
  });
}
