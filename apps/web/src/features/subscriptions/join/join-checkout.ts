import type { QueryClient } from '@tanstack/react-query';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { personalItem } from '../../../lib/storage/personal-storage.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { awaitCheckout } from '../../wallet/checkout/await-checkout.ts';
import { clearCheckoutParam } from '../../wallet/checkout/clear-checkout-param.ts';
import { applyMembershipChange } from './apply-membership-change.ts';

/** A subscription whose checkout this tab went to; `tier` is the name of the tier in an upgrade. */
export type JoinCheckout = { charId: string; name: string; checkoutId: string; tier?: string };

const joinItem = personalItem<JoinCheckout>('tab', 'joinCheckout');
let isFollowing = false;

/** Stores what is being joined before the provider's page opens. */
export function saveJoinCheckout(join: JoinCheckout): void {
  joinItem.set(join);
}

/** After the return from a checkout: polls until it is settled, then shows the membership or the failure. */
export async function followJoinCheckout(client: QueryClient): Promise<void> {
  const join = joinItem.get();
  if (!join || isFollowing) return;
  isFollowing = true;
  const state = await awaitCheckout(join.checkoutId);
  isFollowing = false;
  if (state === 'paid') {
    applyMembershipChange(client, join.charId, true);
    const { name, tier } = join;
    toast('success', tier ? i18n.t('tiers.changed', { tier }) : i18n.t('subscriptions.returned', { name }));
  }
  if (state === 'declined') toast('error', i18n.t('subscriptions.declined'));
  if (state === 'trial_used') {
    // From now on the page shows the price without a trial.
    applyMembershipChange(client, join.charId, false);
    toast('error', i18n.t('subscriptions.trialUsed', { name: join.name }));
  }
  joinItem.remove();
  await clearCheckoutParam();
}
