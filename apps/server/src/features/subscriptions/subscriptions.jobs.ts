import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { askProvider } from '../wallet/payments/check-checkout.ts';
import { reconcileSubscriptions } from './checkout/reconcile-subscriptions.ts';
import { findOutPayment, findOutTask } from './checkout/unanswered-payments.ts';
import { returnExpiredGifts } from './gifts/return-gift.ts';
import { changePriceAtProvider, offerPrice, priceTasks } from './lifecycle/accept-price.ts';
import { closeSubscription, subscriptionTasks } from './lifecycle/close-subscription.ts';
import { endSubscription, notifyEnded } from './lifecycle/end-subscription.ts';
import { remindOfCharges } from './lifecycle/remind-of-charges.ts';
import { retireMembers, retireTask } from './tiers/retire-members.ts';
import { returnOwedDifferences } from './tiers/return-differences.ts';

const $ = inputs({ now: 'timestamptz', provider: 'text', before: 'timestamptz', subscriptionRef: 'text' });

export const subscriptionsCrontab = [
  '*/5 * * * * subscriptions.check-renewals',
  '*/15 * * * * subscriptions.reconcile',
  '7 * * * * subscriptions.remind',
  '*/10 * * * * subscriptions.return-gifts',
];

export function subscriptionsJobs(context: Context): Record<string, JobHandler> {
  return {
    'subscriptions.check-renewals': async () => {
      await checkRenewals(context);
      await expireCanceled(context);
      await endOverdue(context);
    },
    [priceTasks.offer]: (payload) => offerPrice(context, payload),
    [findOutTask]: (payload) => findOutPayment(context, payload),
    [priceTasks.change]: (payload) => changePriceAtProvider(context, payload),
    [retireTask]: (payload) => retireMembers(context, payload),
    'subscriptions.remind': () => remindOfCharges(context),
    'subscriptions.reconcile': async () => {
      await returnOwedDifferences(context.db, new Date(context.clock.now().getTime() - lateMs));
      await reconcileSubscriptions(context);
    },
    'subscriptions.return-gifts': () => returnExpiredGifts(context),
    [subscriptionTasks.end]: (payload) => context.payments.endSubscription(refOf(payload)),
    [subscriptionTasks.cancel]: (payload) => cancelUnlessResumed(context, refOf(payload)),
  };
}

function refOf(payload: unknown): string {
  return (payload as { subscription_ref: string }).subscription_ref;
}

const patienceMs = 300_000;
const batchSize = 200;
/** How long after its period a charge may still be disputed: 120 days, plus the bank's processing. */
const lateMs = 180 * 86_400_000;

const listSilent = statement(
  { checkout_id: 'text', provider_ref: 'text?' },
  sql`select k.checkout_id, k.provider_ref from memberships m
    join checkouts k on k.provider = ${$.provider} and k.subscription_ref = m.provider_ref
    where m.kind = 'pro' and m.state in ('trialing', 'active', 'past_due', 'canceled')
      and m.period_end < ${$.before}
    order by m.period_end desc limit ${batchSize}`,
);

/** Asks the provider about subscriptions whose period is over but that sent no webhook. */
export async function checkRenewals(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - patienceMs);
  const { provider } = context.payments;
  for (const checkout of await listSilent.all(context.db, { provider, before })) {
    await askProvider(context, checkout);
  }
}

// The index of renewals begins with `kind`.
export const updateExpired = statement(
  { user_id: 'bigint', char_id: 'bigint', provider_ref: 'text?' },
  sql`update memberships set state = 'expired', updated_at = ${$.now}
    where kind = 'pro' and state = 'canceled' and period_end <= ${$.now}
    returning user_id, char_id, provider_ref`,
);

/** Access ended with the period; this updates counters, lists and open tabs. */
export function expireCanceled(context: Context): Promise<void> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    for (const row of await updateExpired.all(tx, { now })) await notifyEnded(context, tx, row, now);
  });
}

/** Providers retry a declined renewal for a week; one hour later it ends in any case. */
const overdueMs = 7 * 86_400_000 + 3_600_000;

const listOverdue = statement(
  { provider_ref: 'text!' },
  sql`select provider_ref from memberships
    where kind = 'pro' and state = 'past_due' and period_end < ${$.before}
      and provider_ref is not null
    order by period_end limit ${batchSize}`,
);

export async function endOverdue(context: Context): Promise<void> {
  const now = context.clock.now();
  const before = new Date(now.getTime() - overdueMs);
  for (const { provider_ref } of await listOverdue.all(context.db, { before })) {
    await transact(context, async (tx) => {
      if (await endSubscription(context, tx, provider_ref)) await closeSubscription(tx, provider_ref, now);
    });
  }
}

const findResumed = statement(
  { user_id: 'bigint!' },
  sql`select user_id from memberships where provider_ref = ${$.subscriptionRef} and renews
    union all
    select user_id from vip_memberships where provider_ref = ${$.subscriptionRef} and renews`,
);

/** The fan may have resumed the subscription since the cancellation. */
async function cancelUnlessResumed({ db, payments }: Context, subscriptionRef: string): Promise<void> {
  const resumed = await findResumed.first(db, { subscriptionRef });
  if (!resumed) await payments.cancelRenewal(subscriptionRef);
}
