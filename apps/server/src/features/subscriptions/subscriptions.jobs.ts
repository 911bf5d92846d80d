import type { Context } from '../../context.ts';
import { query } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { convergePayment } from '../wallet/converge-payment.ts';
import { tellEnded } from './end-subscription.ts';

export const subscriptionsCrontab = ['*/5 * * * * subscriptions.check-renewals'];

export function subscriptionsJobs(context: Context): Record<string, JobHandler> {
  return {
    'subscriptions.check-renewals': async () => {
      await checkRenewals(context);
      await expireCanceled(context);
    },
    'subscriptions.end-at-provider': (payload) => context.payments.endSubscription(refOf(payload)),
    'subscriptions.cancel-at-provider': (payload) => context.payments.cancelRenewal(refOf(payload)),
  };
}

function refOf(payload: unknown): string {
  return (payload as { subscription_ref: string }).subscription_ref;
}

const patienceMs = 300_000;
const batch = 200;

/** A period is over and no webhook came: asks the provider what became of the subscription. */
export async function checkRenewals(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - patienceMs);
  const silent = await context.db
    .selectFrom('memberships')
    .select('provider_ref')
    .where('kind', '=', 'pro')
    .where('state', 'in', ['trialing', 'active', 'past_due', 'canceled'])
    .where('period_end', '<', before)
    .where('provider_ref', 'is not', null)
    .orderBy('period_end', 'desc')
    .limit(batch)
    .execute();
  for (const { provider_ref } of silent) if (provider_ref) await askAbout(context, provider_ref);
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

async function askAbout(context: Context, subscriptionRef: string): Promise<void> {
  try {
    const news = await context.payments.findRenewal(subscriptionRef);
    if (news) await convergePayment(context, news);
  } catch (error) {
    context.log.warn({ err: error, subscriptionRef }, 'the provider could not be asked about a subscription');
  }
}
