import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { personalItem } from '../../../lib/storage/personal-storage.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { askAgainIn, checkoutReturn } from '../../wallet/checkout/checkout-return.ts';
import { clearCheckoutParam } from '../../wallet/checkout/clear-checkout-param.ts';
import { applyMembershipChange } from './apply-membership-change.ts';

/** A subscription whose checkout this tab went to. */
export type JoinCheckout = { charId: string; name: string; checkoutId: string };

const joinItem = personalItem<JoinCheckout>('tab', 'joinCheckout');
let isFollowing = false;

export function saveJoinCheckout(join: JoinCheckout): void {
  joinItem.set(join);
}

/** After coming back from a checkout: asks until it is settled, then shows that one has joined, or why not. */
export async function followJoinCheckout(client: QueryClient): Promise<void> {
  const join = joinItem.get();
  if (!join || isFollowing) return;
  isFollowing = true;
  const isSettled = await settle(client, join);
  isFollowing = false;
  if (!isSettled) return;
  joinItem.remove();
  await clearCheckoutParam();
}

async function settle(client: QueryClient, { charId, name, checkoutId }: JoinCheckout): Promise<boolean> {
  for (let times = 1; ; times += 1) {
    const answer = await call('checkCheckout', { checkout_id: checkoutId }).catch(() => undefined);
    const asked = { answer, hasFailed: answer === undefined, times };
    const { state } = checkoutReturn(asked);
    if (state === 'paid') {
      applyMembershipChange(client, charId, true);
      toast('success', i18n.t('subscriptions.returned', { name }));
      return true;
    }
    if (state === 'declined') toast('error', i18n.t('subscriptions.declined'));
    const waitMs = askAgainIn(asked);
    if (waitMs === false) return true;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
