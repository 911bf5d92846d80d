import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { pushSettingsQuery } from './push.queries.ts';
import { startPush, stopPush } from './push-device.ts';

/** Switches notices on this device on or off; says what stands in the way. */
export function usePushDevice(publicKey: string) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async (isOn: boolean) => (isOn ? startPush(publicKey) : stopPush()),
    onSuccess: (isStarted) => {
      if (isStarted === false) toast('error', t('push.notAllowed'));
    },
    onError: (error) => toast('error', t('push.notStarted', { reason: errorText(error) })),
    onSettled: () => client.invalidateQueries({ queryKey: pushSettingsQuery.queryKey }),
  });
}
