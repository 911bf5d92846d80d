import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

export const subscriptionTasks = {
  end: 'subscriptions.end-at-provider',
  cancel: 'subscriptions.cancel-at-provider',
} as const;

const close = statement(
  {},
  sql`update checkouts set closed_at = ${input('now', 'timestamptz')}
    where subscription_ref = ${input('subscriptionRef', 'text')} and closed_at is null`,
);

/**
 * Nothing may be charged any more for this one, and what is charged anyway is given back. It ends at the provider by
 * a job, so that it happens even if the provider is away.
 */
export async function closeSubscription(tx: Tx, subscriptionRef: string, now: Date): Promise<void> {
  await close.run(tx, { subscriptionRef, now });
  await enqueueAt(tx, subscriptionTasks.end, subscriptionRef);
}

/** It runs to the end of its period and ends there: at the provider by a job, as above. */
export async function cancelAtProvider(tx: Tx, subscriptionRef: string): Promise<void> {
  await enqueueAt(tx, subscriptionTasks.cancel, subscriptionRef);
}

// By their keys an invariant sees which are under way.
async function enqueueAt(tx: Tx, task: string, subscriptionRef: string): Promise<void> {
  await enqueue(tx, task, { subscription_ref: subscriptionRef }, { key: `${task}:${subscriptionRef}` });
}
