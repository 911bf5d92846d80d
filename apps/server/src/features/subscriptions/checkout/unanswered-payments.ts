import type { Context } from '../../../context.ts';
import { AppError, refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { syncCheckout } from '../../wallet/payments/apply-payment-event.ts';

const $ = inputs({ checkoutId: 'text', now: 'timestamptz' });

export const findOutTask = 'subscriptions.find-out-payment';

/** Requests that are still on their way reach the provider first. */
const pauseMs = 60_000;

type CheckoutRef = { checkoutId: string; providerRef: string };

const markUnanswered = statement(
  {},
  sql`update checkouts set unanswered_since = coalesce(unanswered_since, ${$.now})
    where checkout_id = ${$.checkoutId}`,
);

const clearUnanswered = statement(
  {},
  sql`update checkouts set unanswered_since = null where checkout_id = ${$.checkoutId}`,
);

/**
 * Charges a card. When the provider does not answer, the outcome is unknown: the checkout is marked, a job asks the
 * provider again, and the call refuses with `paymentUnknown`.
 */
export async function orFindOut<Answer>(
  context: Context,
  checkout: CheckoutRef,
  charge: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await charge();
  } catch (error) {
    if (error instanceof AppError) throw error;
    context.log.error(
      { err: error, checkoutId: checkout.checkoutId },
      'it is not known whether a card was charged',
    );
    await transact(context, async (tx) => {
      await markUnanswered.run(tx, { checkoutId: checkout.checkoutId, now: context.clock.now() });
      const runAt = new Date(Date.now() + pauseMs);
      await enqueue(tx, findOutTask, checkout, { key: `${findOutTask}:${checkout.checkoutId}`, runAt });
    });
    return refuse('paymentUnknown');
  }
}

/** A job: books the provider's state. It throws, and so is repeated, until the provider answers. */
export async function findOutPayment(context: Context, payload: unknown): Promise<void> {
  const checkout = payload as CheckoutRef;
  await syncCheckout(context, checkout);
  await clearUnanswered.run(context.db, { checkoutId: checkout.checkoutId });
}
