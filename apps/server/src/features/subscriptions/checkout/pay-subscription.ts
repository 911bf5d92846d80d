import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { syncCheckout } from '../../wallet/payments/apply-payment-event.ts';
import { closeRivalCheckouts, openCheckout } from '../../wallet/payments/open-checkout.ts';
import { findCustomerRef } from '../../wallet/payments/payment-customers.ts';
import { orUnavailable } from '../../wallet/payments/provider-away.ts';
import { getJoinable } from '../find-character-for-joining.ts';
import { findMembership } from '../memberships.sql.ts';
import { checkoutDescriptions, exclusiveKeyOf } from './create-character-checkout.ts';

/**
 * Pays a subscription whose renewal was declined, at the price that was agreed: with a saved card at once, so that it
 * goes on, or at a checkout. The latter takes the place of the one that is past due, which is charged no more.
 */
export async function paySubscription(
  context: Context,
  order: ParsedInput<'paySubscription'>,
  { userId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'paySubscription'>> {
  const { char_id: charId, group_id: groupId } = await getJoinable(context.db, userId, order.char_id);
  if (groupId === null) refuse('notForSale');
  await closeRivalCheckouts(context, userId, exclusiveKeyOf(charId));
  const monthUsdCents = await getPriceDue(context, userId, charId);
  if (order.expected_price !== monthUsdCents) refuse('priceChanged', { price: monthUsdCents });
  if (order.method_ref !== undefined) return payWithSaved(context, userId, charId, order.method_ref);
  return openCheckout(
    context,
    {
      userId,
      subject: { purpose: 'subscription', charId },
      description: checkoutDescriptions[language],
      language,
      priceUsdCents: monthUsdCents,
      monthUsdCents,
      exclusiveKey: exclusiveKeyOf(charId),
      redirectUrl: order.redirect_url,
    },
    async () => {
      await getPriceDue(context, userId, charId);
    },
  );
}

async function payWithSaved(
  context: Context,
  userId: string,
  charId: string,
  methodRef: string,
): Promise<CallOutput<'paySubscription'>> {
  const { savedMethods } = context.payments;
  const membership = await findMembership(context.db, userId, charId);
  const subscriptionRef = membership?.provider_ref ?? refuse('notJoined');
  const checkout = (await findCheckout.find(context.db, { subscriptionRef })) ?? refuse('notJoined');
  const customerRef = await findCustomerRef(context, userId);
  if (!savedMethods || customerRef === undefined) return refuse('notFound');
  const outcome = await orUnavailable(context, () =>
    savedMethods.payOverdue(customerRef, methodRef, subscriptionRef),
  );
  if (outcome === 'unknown_method') refuse('notFound');
  // Its webhook may come later, or be on its way already.
  const { checkout_id: checkoutId, provider_ref: providerRef } = checkout;
  await orUnavailable(context, () => syncCheckout(context, { checkoutId, providerRef }));
  if (outcome === 'not_due') refuse('alreadyJoined');
  return outcome === 'paid' ? { pay_url: null, checkout_id: checkoutId } : refuse('cardDeclined');
}

const findCheckout = statement(
  { checkout_id: 'text', provider_ref: 'text!' },
  sql`select checkout_id, provider_ref from checkouts
    where subscription_ref = ${input('subscriptionRef', 'text')} and provider_ref is not null`,
);

/** US cents a month of a subscription that is past due; refuses any other. */
async function getPriceDue({ db, clock }: Context, userId: string, charId: string): Promise<number> {
  const membership = await findMembership(db, userId, charId);
  if (membership?.kind !== 'pro' || membership.month_usd_cents === null) return refuse('notJoined');
  const { state, period_end: periodEnd, month_usd_cents } = membership;
  const isOver = periodEnd === null || periodEnd <= clock.now();
  if (state === 'past_due') return month_usd_cents;
  if (state === 'expired' || state === 'canceled') return refuse(isOver ? 'notJoined' : 'alreadyJoined');
  return isOver ? month_usd_cents : refuse('alreadyJoined');
}
