import type { Subscription } from '@kindred/contract/subscriptions/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { refreshCharacter } from '../../characters/characters.queries.ts';
import { subscriptionsKey } from '../subscriptions.queries.ts';

/** Cancels the renewal of a subscription, or resumes it before its period ends. */
export function useRenewal({ char_id, period_end }: Subscription) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (renews: boolean) => call(renews ? 'resumeSubscription' : 'cancelSubscription', { char_id }),
    onSuccess: async (_answer, renews) => {
      const date = formatDate(period_end ?? '');
      toast('success', renews ? t('subscriptions.resumed', { date }) : t('subscriptions.canceled', { date }));
      await Promise.all([
        client.invalidateQueries({ queryKey: subscriptionsKey }),
        refreshCharacter(client, char_id),
      ]);
    },
    onError: (error) => toast('error', errorText(error)),
  });
}
