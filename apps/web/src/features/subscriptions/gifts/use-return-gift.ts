import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { givenSubscriptionsQuery } from '../subscriptions.queries.ts';

/** Takes back a gift that nobody has claimed; what was paid goes back to the card. */
export function useReturnGift() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (giftId: string) => call('returnSubscriptionGift', { gift_id: giftId }),
    onSuccess: () => toast('success', t('giving.takenBack')),
    onError: (error) => toast('error', errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: givenSubscriptionsQuery.queryKey }),
  });
}
