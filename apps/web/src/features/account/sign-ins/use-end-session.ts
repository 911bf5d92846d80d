import type { Session } from '@kindred/contract/users/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { sessionsQuery } from '../account.queries.ts';
import { deviceLabel } from './device-label.ts';

export function useEndSession({ session_id, device }: Session) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => call('revokeSession', { session_id }),
    onSuccess: () => toast('success', t('prefs.security.signedOut', { device: deviceLabel(device, t) })),
    onError: (error) => toast('error', errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => call('revokeOtherSessions', {}),
    onSuccess: ({ count }) => toast('success', t('prefs.security.othersOut', { count })),
    onError: (error) => toast('error', errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
