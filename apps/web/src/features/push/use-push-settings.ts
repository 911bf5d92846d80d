import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useOptimisticChange } from '../../lib/call/use-optimistic-change.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { pushSettingsQuery } from './push.queries.ts';

type Settings = CallOutput<'getPushSettings'>;

/** Changes what notices say, or when they are quiet, at once, and back with a reason when it cannot be saved. */
export function useUpdatePushSettings() {
  const { t } = useTranslation();
  return useOptimisticChange<Settings, CallInput<'updatePushSettings'>>({
    queryKey: pushSettingsQuery.queryKey,
    send: (change) => call('updatePushSettings', change),
    show: (settings, change) => ({ ...settings, ...change }),
    onRefused: (error) => toast('error', t('push.notSaved', { reason: errorText(error) })),
  });
}
