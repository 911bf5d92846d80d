import type { Context } from '../../../context.ts';
import type { LiveSubscription } from '../../../outside/payments/payments.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { syncCheckout } from '../../wallet/payments/apply-payment-event.ts';
import { returnUnknownCheckout } from '../../wallet/payments/return-payment.ts';
import { cancelAtProvider, closeSubscription } from '../lifecycle/close-subscription.ts';

const $ = inputs({ refs: 'text[]' });

const listLive = statement(
  { provider_ref: 'text!', renews: 'boolean' },
  sql`select provider_ref, renews from memberships
    where provider_ref = any(${$.refs}) and state <> 'expired'
    union all select provider_ref, renews from vip_memberships
    where provider_ref = any(${$.refs}) and state <> 'expired'`,
);
type Membership = Awaited<ReturnType<typeof listLive.one>>;

/**
 * Checks all live subscriptions of the provider. A subscription without a membership or VIP is synced again, in case
 * its event was lost; if it still has none, it ends and later payments for it are returned, or all payments when even
 * its checkout is unknown. A subscription that would renew although our database says otherwise is canceled.
 */
export async function reconcileSubscriptions(context: Context): Promise<void> {
  let page = await context.payments.listLiveSubscriptions();
  while (page.length > 0) {
    const memberships = await listMemberships(context, page);
    for (const live of page)
      await reconcileSubscription(context, live, memberships.get(live.subscriptionRef));
    page = await context.payments.listLiveSubscriptions(page.at(-1)?.subscriptionRef);
  }
}

async function reconcileSubscription(
  context: Context,
  live: LiveSubscription,
  membership: Membership | undefined,
): Promise<void> {
  const { subscriptionRef } = live;
  if (membership?.renews || (membership && !live.renews)) return;
  try {
    const outcome = await syncCheckout(context, live);
    const [current] = [...(await listMemberships(context, [live])).values()];
    if (current?.renews) return;
    context.log.error({ subscriptionRef, outcome }, 'a subscription at the provider is not in our books');
    await transact(context, (tx) => {
      if (current) return cancelAtProvider(tx, subscriptionRef);
      if (outcome === 'unknown_checkout') return returnUnknownCheckout(tx, live);
      return closeSubscription(tx, subscriptionRef, context.clock.now());
    });
  } catch (error) {
    context.log.warn({ err: error, subscriptionRef }, 'a subscription could not be reconciled');
  }
}

async function listMemberships(
  { db }: Context,
  live: Pick<LiveSubscription, 'subscriptionRef'>[],
): Promise<Map<string, Membership>> {
  const refs = live.map(({ subscriptionRef }) => subscriptionRef);
  const rows = await listLive.all(db, { refs });
  return new Map(rows.map((row) => [row.provider_ref, row]));
}
