import type { Subscription } from '@kindred/contract/subscriptions/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { applyMembershipChange } from '../join/apply-membership-change.ts';
import { saveJoinCheckout } from '../join/join-checkout.ts';
import { subscriptionsKey } from '../subscriptions.queries.ts';

/** Pays a subscription that is past due: with a saved card in place, or at a checkout that comes back to this page. */
export function usePaySubscription(
  { char_id, next_usd_cents, character }: Subscription,
  onPaid?: () => void,
) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (methodRef: string | undefined) =>
      call('paySubscription', {
        char_id,
        redirect_url: location.origin + location.pathname,
        expected_price: next_usd_cents,
        ...(methodRef === undefined ? {} : { method_ref: methodRef }),
      }),
    onSuccess: ({ pay_url, checkout_id }) => {
      if (pay_url !== null) {
        saveJoinCheckout({ charId: char_id, name: character.name, checkoutId: checkout_id });
        return location.assign(pay_url);
      }
      applyMembershipChange(client, char_id, true);
      void client.invalidateQueries({ queryKey: subscriptionsKey });
      toast('success', t('subscriptions.paid', { name: character.name }));
      onPaid?.();
    },
    onError: (error) => {
      toast('error', errorText(error));
      // It may have been paid meanwhile, by a second try of the old card.
      void client.invalidateQueries({ queryKey: subscriptionsKey });
    },
  });
}
