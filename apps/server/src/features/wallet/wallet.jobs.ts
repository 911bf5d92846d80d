import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { deleteOldQuotes } from './currency/quotes.ts';
import { snapshotAccounts } from './ledger/snapshot-accounts.ts';
import { deleteOldLimits } from './limits/departed-limits.ts';
import { askProvider, closeOverdue } from './payments/check-checkout.ts';
import { closeCheckouts } from './payments/close-checkouts.ts';
import { expireUnopened } from './payments/open-checkout.ts';
import { deleteCustomer } from './payments/payment-customers.ts';
import { reconcilePayments } from './payments/reconcile-payments.ts';
import { returnPaymentJobs } from './payments/return-payment.jobs.ts';

const webhookPatienceMs = 60_000;
const batch = 200;

export const walletCrontab = [
  '*/2 * * * * wallet.check-open-checkouts',
  '*/5 * * * * wallet.reconcile-payments',
  '*/10 * * * * wallet.snapshot-accounts',
  '23 * * * * wallet.delete-old-quotes',
  '24 * * * * wallet.delete-old-limits',
];

export function walletJobs(context: Context): Record<string, JobHandler> {
  return {
    ...returnPaymentJobs(context),
    'wallet.delete-old-quotes': () => deleteOldQuotes(context.db, context.clock.now()),
    'wallet.delete-old-limits': () => deleteOldLimits(context.db, context.clock.now()),
    'wallet.check-open-checkouts': () => checkOpenCheckouts(context),
    'wallet.close-checkouts': (payload) => closeCheckouts(context, payload),
    'wallet.delete-customer': (payload) => deleteCustomer(context, payload),
    'wallet.reconcile-payments': () => reconcilePayments(context),
    'wallet.snapshot-accounts': () => snapshotAccounts(context),
  };
}

/** Asks the provider about every checkout that has been open for a while, because its webhook may be lost. */
export async function checkOpenCheckouts(context: Context): Promise<void> {
  const now = context.clock.now();
  const olderThan = new Date(now.getTime() - webhookPatienceMs);
  let after = new Date(0);
  for (;;) {
    const open = await listOpenCheckouts(context, after, olderThan);
    for (const checkout of open) {
      // The request that opened it failed, and nobody has its address.
      if (checkout.provider_ref === null) await expireUnopened(context, checkout.checkout_id);
      else if (checkout.payable_until && checkout.payable_until <= now) await closeOverdue(context, checkout);
      else await askProvider(context, checkout);
    }
    const last = open.at(-1);
    if (open.length < batch || !last) return;
    after = last.created_at;
  }
}

function listOpenCheckouts({ db }: Context, after: Date, olderThan: Date) {
  return db
    .selectFrom('checkouts')
    .select(['checkout_id', 'state', 'provider_ref', 'created_at', 'payable_until'])
    .where('state', 'in', ['open', 'declined'])
    .where('created_at', '>', after)
    .where('created_at', '<', olderThan)
    .orderBy('created_at')
    .limit(batch)
    .execute();
}
