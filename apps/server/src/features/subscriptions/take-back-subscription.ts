import type { Context } from '../../context.ts';
import type { CheckoutRow } from '../../feature.ts';
import type { PaymentEvent } from '../../outside/payments/payments.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { notifyUsers } from '../../platform/db/transact.ts';
import { reverseCharge } from '../wallet/settle-checkout.ts';
import { endSubscription } from './end-subscription.ts';
import { endAtProvider } from './start-subscription.ts';

type TakenBack = Extract<PaymentEvent, { type: 'charge.refunded' | 'charge.disputed' }>;

const findLive = `
  select m.provider_ref, c.user_id as creator_user_id
  from characters c
  left join memberships m on m.char_id = c.char_id and m.user_id = $1 and m.state <> 'expired'
  where c.char_id = $2`;

/** The month was paid back: the creator's share is clawed back, and the subscription ends here and at the provider. */
export async function takeBackSubscription(
  context: Context,
  tx: Tx,
  event: TakenBack,
  checkout: CheckoutRow,
): Promise<string> {
  const now = context.clock.now();
  const reversed = await reverseCharge(tx, checkout, event, now);
  if (typeof reversed === 'string') return reversed;
  const [live] = await query<{ provider_ref: string | null; creator_user_id: string }>(tx, findLive, [
    checkout.user_id,
    checkout.char_id,
  ]);
  if (live?.provider_ref) {
    await endSubscription(context, tx, live.provider_ref);
    await endAtProvider(tx, live.provider_ref);
  }
  if (live) notifyUsers(tx, [live.creator_user_id], { type: 'earnings.changed' });
  return reversed.kind;
}
