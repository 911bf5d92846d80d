import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { SubscriptionOption } from '@kindred/contract/offers/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { refreshCharacter } from '../../characters/characters.queries.ts';
import { subscriptionOptionsKey } from '../../offers/offers.queries.ts';
import { refreshQuote } from '../../wallet/currency/refresh-quote.ts';
import { useCharge } from '../../wallet/currency/use-charge.ts';
import { tiersKey } from '../subscriptions.queries.ts';
import { saveJoinCheckout } from './join-checkout.ts';

/** Opens the checkout of a pro subscription on the terms that are shown, and takes the browser there; it comes back to this page. */
export function useSubscribe(character: CharacterInfo, tierLevel: number, code: string | undefined) {
  const client = useQueryClient();
  const { shown } = useCharge();
  return useMutation({
    mutationFn: ({ plan, due_usd_cents, terms }: SubscriptionOption) =>
      call('createCharacterCheckout', {
        char_id: character.char_id,
        redirect_url: location.origin + location.pathname + location.search,
        expected_price: due_usd_cents,
        ...shown(due_usd_cents),
        expected_terms: terms,
        plan,
        tier_level: tierLevel,
        ...(code ? { code } : {}),
      }),
    onSuccess: ({ pay_url, checkout_id }) => {
      saveJoinCheckout({ charId: character.char_id, name: character.name, checkoutId: checkout_id });
      location.assign(pay_url);
    },
    onError: (error) => {
      refreshQuote(client, error);
      // The dialog then shows the new price and asks again.
      if (hasCode(error, refusalCodes.priceChanged)) {
        void refreshCharacter(client, character.char_id);
        void client.invalidateQueries({ queryKey: subscriptionOptionsKey });
        void client.invalidateQueries({ queryKey: tiersKey });
      }
    },
  });
}
