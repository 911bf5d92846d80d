import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

const $ = inputs({ now: 'timestamptz', subscriptionRef: 'text' });

export const subscriptionTasks = {
  end: 'subscriptions.end-at-provider',
  cancel: 'subscriptions.cancel-at-provider',
} as const;

const close = statement(
  {},
  sql`update checkouts set closed_at = ${$.now}
    where subscription_ref = ${$.subscriptionRef} and closed_at is null`,
);

/** Later charges are refunded. A job ends it at the provider, so that an outage does not matter. */
export async function closeSubscription(tx: Tx, subscriptionRef: string, now: Date): Promise<void> {
  await close.run(tx, { subscriptionRef, now });
  await enqueueAt(tx, subscriptionTasks.end, subscriptionRef);
}

/** Enqueues the cancellation at the provider; the subscription runs to the end of its period. */
export async function cancelAtProvider(tx: Tx, subscriptionRef: string): Promise<void> {
  await enqueueAt(tx, subscriptionTasks.cancel, subscriptionRef);
}

// An invariant reads the keys to see which jobs are pending.
async function enqueueAt(tx: Tx, task: string, subscriptionRef: string): Promise<void> {
  await enqueue(tx, task, { subscription_ref: subscriptionRef }, { key: `${task}:${subscriptionRef}` });
}
