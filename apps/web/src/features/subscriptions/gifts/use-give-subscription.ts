import type { GiftMonths } from '@kindred/contract/subscriptions/limits';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { refreshQuote } from '../../wallet/currency/refresh-quote.ts';
import { useCharge } from '../../wallet/currency/use-charge.ts';
import { giftOptionsQuery } from '../subscriptions.queries.ts';

type Given = { months: GiftMonths; price: number; handle: string };

/** Opens the checkout of a gift and takes the browser there; it comes back to the list of given subscriptions. */
export function useGiveSubscription(charId: string) {
  const client = useQueryClient();
  const { shown } = useCharge();
  return useMutation({
    mutationFn: ({ months, price, handle }: Given) =>
      call('createGiftCheckout', {
        char_id: charId,
        months,
        redirect_url: location.origin + paths.setting('payments/manageSubscriptions'),
        expected_price: price,
        ...shown(price),
        ...(handle ? { to_handle: handle } : {}),
      }),
    onSuccess: ({ pay_url }) => location.assign(pay_url),
    onError: (error) => {
      refreshQuote(client, error);
      // The dialog then shows the new price and asks again.
      if (hasCode(error, refusalCodes.priceChanged)) {
        void client.invalidateQueries({ queryKey: giftOptionsQuery(charId).queryKey });
      }
    },
  });
}
