import type { Context } from '../../../context.ts';
import type { JobHandler } from '../../../platform/jobs/job-runner.ts';
import { syncCheckout } from './apply-payment-event.ts';
import { noteRefusal } from './refused-refunds.sql.ts';
import { type RefundJob, returnTasks, type UnknownCheckoutJob } from './return-payment.ts';

export function returnPaymentJobs(context: Context): Record<string, JobHandler> {
  return {
    [returnTasks.payment]: (payload) => refundPayment(context, payload as RefundJob),
    [returnTasks.unknownCheckout]: (payload) => returnUnknown(context, payload as UnknownCheckoutJob),
  };
}

/**
 * Refunds at the provider, and then in our books without waiting for the webhook. Stores a final refusal, so that no
 * job repeats the refund and the payment stays in the books.
 */
async function refundPayment(context: Context, { payment_ref, checkout_id }: RefundJob): Promise<void> {
  const { db, payments, clock, log } = context;
  const outcome = await payments.refundPayment(payment_ref);
  const { provider_ref } = await db
    .selectFrom('checkouts')
    .select('provider_ref')
    .where('checkout_id', '=', checkout_id)
    .executeTakeFirstOrThrow();
  if (provider_ref) await syncCheckout(context, { checkoutId: checkout_id, providerRef: provider_ref });
  if (outcome === 'done') return;
  const { provider } = payments;
  const refusal = { provider, paymentRef: payment_ref, refusal: outcome, now: clock.now() };
  if ((await noteRefusal.run(db, refusal)) > 0)
    log.error({ paymentRef: payment_ref, refusal: outcome }, 'a payment cannot be given back');
}

/** Ends and refunds a checkout that is not in our books. Does nothing if it is there after all. */
async function returnUnknown(
  { db, payments, log }: Context,
  { checkout_id, provider_ref }: UnknownCheckoutJob,
): Promise<void> {
  const checkout = await db
    .selectFrom('checkouts')
    .select('checkout_id')
    .where('checkout_id', '=', checkout_id)
    .executeTakeFirst();
  const provided = checkout ? undefined : await payments.retrieveCheckout(provider_ref);
  if (!provided) return;
  log.error({ checkoutId: checkout_id }, 'an unknown checkout is ended and refunded');
  await payments.expireCheckout(provider_ref);
  if (provided.subscription) await payments.endSubscription(provided.subscription.subscriptionRef);
  for (const { paymentRef } of provided.payments) await payments.refundPayment(paymentRef);
}
