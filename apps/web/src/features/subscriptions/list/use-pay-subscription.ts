import type { Subscription } from '@kindred/contract/subscriptions/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { saveJoinCheckout } from '../join/join-checkout.ts';
import { subscriptionsKey } from '../subscriptions.queries.ts';

/** Opens the checkout of a subscription that is past due and takes the browser there; it comes back to this page. */
export function usePaySubscription({ char_id, next_usd_cents, character }: Subscription) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('paySubscription', {
        char_id,
        redirect_url: location.origin + location.pathname,
        expected_price: next_usd_cents,
      }),
    onSuccess: ({ pay_url, checkout_id }) => {
      saveJoinCheckout({ charId: char_id, name: character.name, checkoutId: checkout_id });
      location.assign(pay_url);
    },
    onError: (error) => {
      toast('error', errorText(error));
      // It may have been paid meanwhile, by a second try of the old card.
      void client.invalidateQueries({ queryKey: subscriptionsKey });
    },
  });
}
