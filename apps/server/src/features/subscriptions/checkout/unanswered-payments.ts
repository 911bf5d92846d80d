import type { Context } from '../../../context.ts';
import { AppError, refuse } from '../../../platform/app-error.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { syncCheckout } from '../../wallet/payments/apply-payment-event.ts';

export const findOutTask = 'subscriptions.find-out-payment';

/** What is still on its way to the provider gets there first. */
const pauseMs = 60_000;

type Asked = { checkoutId: string; providerRef: string };

const checkoutId = input('checkoutId', 'text');

const note = statement(
  {},
  sql`update checkouts set unanswered_since = coalesce(unanswered_since, ${input('now', 'timestamptz')})
    where checkout_id = ${checkoutId}`,
);

const clear = statement(
  {},
  sql`update checkouts set unanswered_since = null where checkout_id = ${checkoutId}`,
);

/**
 * Charges a card. Where the provider does not answer, it is not known whether it has: the checkout says so, a job goes on asking,
 * and the refusal is `paymentUnknown`.
 */
export async function orFindOut<Answer>(
  context: Context,
  asked: Asked,
  charge: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await charge();
  } catch (error) {
    if (error instanceof AppError) throw error;
    context.log.error(
      { err: error, checkoutId: asked.checkoutId },
      'it is not known whether a card was charged',
    );
    await transact(context, async (tx) => {
      await note.run(tx, { checkoutId: asked.checkoutId, now: context.clock.now() });
      const runAt = new Date(Date.now() + pauseMs);
      await enqueue(tx, findOutTask, asked, { key: `${findOutTask}:${asked.checkoutId}`, runAt });
    });
    return refuse('paymentUnknown');
  }
}

/** Job: books what the provider says; it throws, and is repeated, until the provider says something. */
export async function findOutPayment(context: Context, payload: unknown): Promise<void> {
  const asked = payload as Asked;
  await syncCheckout(context, asked);
  await clear.run(context.db, { checkoutId: asked.checkoutId });
}
