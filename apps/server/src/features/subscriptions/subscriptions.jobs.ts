import type { Context } from '../../context.ts';
import { query } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { askProvider } from '../wallet/payments/check-checkout.ts';
import { subscriptionTasks } from './close-subscription.ts';
import { tellEnded } from './end-subscription.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';

export const subscriptionsCrontab = [
  '*/5 * * * * subscriptions.check-renewals',
  '*/15 * * * * subscriptions.reconcile',
];

export function subscriptionsJobs(context: Context): Record<string, JobHandler> {
  return {
    'subscriptions.check-renewals': async () => {
      await checkRenewals(context);
      await expireCanceled(context);
    },
    'subscriptions.reconcile': () => reconcileSubscriptions(context),
    [subscriptionTasks.end]: (payload) => context.payments.endSubscription(refOf(payload)),
    [subscriptionTasks.cancel]: (payload) => cancelUnlessResumed(context, refOf(payload)),
  };
}

function refOf(payload: unknown): string {
  return (payload as { subscription_ref: string }).subscription_ref;
}

const patienceMs = 300_000;
const batch = 200;

const listSilentText = `
  select k.checkout_id, k.provider_ref from memberships m
  join checkouts k on k.provider = $1 and k.subscription_ref = m.provider_ref
  where m.kind = 'pro' and m.state in ('trialing', 'active', 'past_due', 'canceled') and m.period_end < $2
  order by m.period_end desc limit ${batch}`;

/** A period is over and no webhook came: asks the provider what became of the subscription. */
export async function checkRenewals(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - patienceMs);
  const silent = await query<{ checkout_id: string; provider_ref: string | null }>(
    context.db,
    listSilentText,
    [context.payments.provider, before],
  );
  for (const checkout of silent) await askProvider(context, checkout);
}

type Ended = { user_id: string; char_id: string; provider_ref: string | null };

const expireText = `
  update memberships set state = 'expired', updated_at = $1 where state = 'canceled' and period_end <= $1
  returning user_id, char_id, provider_ref`;

/** Access ended with the period; this says so to counters, lists and open tabs. */
export function expireCanceled(context: Context): Promise<void> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const ended = await query<Ended>(tx, expireText, [now]);
    for (const row of ended) await tellEnded(context, tx, row, now);
  });
}

/** Between the cancellation and this job its owner may have taken it back. */
async function cancelUnlessResumed({ db, payments }: Context, subscriptionRef: string): Promise<void> {
  const resumed = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('provider_ref', '=', subscriptionRef)
    .where('renews', '=', true)
    .executeTakeFirst();
  if (!resumed) await payments.cancelRenewal(subscriptionRef);
}
