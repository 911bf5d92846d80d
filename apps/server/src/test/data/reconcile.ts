import { reconcileSubscriptions } from '../../features/subscriptions/checkout/reconcile-subscriptions.ts';
import { checkRenewals, expireCanceled } from '../../features/subscriptions/subscriptions.jobs.ts';
import { reconcilePayments } from '../../features/wallet/payments/reconcile-payments.ts';
import { checkOpenCheckouts } from '../../features/wallet/wallet.jobs.ts';
import { runJobs } from '../app/run-jobs.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** Runs the periodic reconciliation of payments until nothing is left to do. */
export async function reconcile(kindred: Pick<TestApp, 'context'>): Promise<void> {
  const { context } = kindred;
  // Twice, because the first run's jobs change things at the provider.
  for (let run = 1; run <= 2; run++) {
    await reconcilePayments(context);
    await checkOpenCheckouts(context);
    await checkRenewals(context);
    await expireCanceled(context);
    await reconcileSubscriptions(context);
    await runJobs(kindred);
  }
  await reconcilePayments(context);
}
