import type { OfferedTier } from '@kindred/contract/subscriptions/tier-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { saveJoinCheckout } from '../join/join-checkout.ts';
import { subscriptionsKey, tiersKey } from '../subscriptions.queries.ts';

/** Opens the checkout of the difference that is shown, and takes the browser there; it comes back to this page. */
export function useUpgrade({ charId, name }: { charId: string; name: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ level, upgrade_usd_cents, month_usd_cents }: OfferedTier) =>
      call('createUpgradeCheckout', {
        char_id: charId,
        tier_level: level,
        redirect_url: location.origin + location.pathname + location.search,
        expected_price: upgrade_usd_cents ?? 0,
        expected_month_price: month_usd_cents,
      }),
    onSuccess: ({ pay_url, checkout_id }, { name: tier }) => {
      saveJoinCheckout({ charId, name, checkoutId: checkout_id, tier });
      location.assign(pay_url);
    },
    // The dialog then shows what it costs now, and asks again.
    onError: () => client.invalidateQueries({ queryKey: tiersKey }),
  });
}

export function useSwitchTier(charId: string) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ level, switch_usd_cents }: OfferedTier) =>
      call('switchTier', { char_id: charId, tier_level: level, expected_price: switch_usd_cents ?? 0 }),
    onSuccess: () => toast('success', t('common.saved')),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: tiersKey }),
        client.invalidateQueries({ queryKey: subscriptionsKey }),
      ]),
  });
}
