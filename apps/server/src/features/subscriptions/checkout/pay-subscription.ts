import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import type { Viewer } from '../../../viewer.ts';
import { assertSalesOpen } from '../../users/sales/is-sales-quiet.ts';
import { getAgreedRate } from '../../wallet/currency/charge-rate.ts';
import { syncCheckout } from '../../wallet/payments/apply-payment-event.ts';
import { closeRivalCheckouts, openCheckout } from '../../wallet/payments/open-checkout.ts';
import { findCustomerRef } from '../../wallet/payments/payment-customers.ts';
import { orUnavailable } from '../../wallet/payments/provider-away.ts';
import { getJoinable } from '../find-character-for-joining.ts';
import { findMembership } from '../find-membership.ts';
import { exclusiveKeyOf } from './create-character-checkout.ts';
import { orFindOut } from './unanswered-payments.ts';

const $ = inputs({
  userId: 'bigint',
  charId: 'bigint',
  subscriptionRef: 'text',
  monthUsdCents: 'integer',
  memberRef: 'text?',
});

/**
 * Pays a subscription whose renewal was declined, at the agreed price: with a saved card, so that it continues at
 * once, or with a checkout. The checkout's subscription replaces the one that is past due. The weekly spending limit
 * stops neither, as it stops no renewal (docs/decisions/0009-guardrails.md).
 */
export async function paySubscription(
  context: Context,
  order: ParsedInput<'paySubscription'>,
  { userId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'paySubscription'>> {
  const { char_id: charId, group_id: groupId } = await getJoinable(context.db, userId, order.char_id);
  if (groupId === null) refuse('notForSale');
  await assertSalesOpen(context.db, userId, context.clock.now());
  await assertAnswered(context, userId, charId);
  await closeRivalCheckouts(context, userId, exclusiveKeyOf(charId));
  const { monthUsdCents, dueUsdCents, introLeft, tierLevel, subscriptionRef } = await getDue(
    context,
    userId,
    charId,
  );
  if (order.expected_price !== dueUsdCents) refuse('priceChanged', { price: dueUsdCents });
  if (order.method_ref !== undefined) return payWithSaved(context, userId, charId, order.method_ref);
  const agreed = await getAgreedRate(context, subscriptionRef);
  return openCheckout(
    context,
    {
      userId,
      subject: { purpose: 'subscription', charId },
      description: sayIn(language)('subscriptionCheckout.month'),
      language,
      priceUsdCents: dueUsdCents,
      monthUsdCents,
      tierLevel,
      ...(introLeft > 0 ? { intro: { usdCents: dueUsdCents, months: 1, charges: introLeft } } : {}),
      isDue: true,
      exclusiveKey: exclusiveKeyOf(charId),
      redirectUrl: order.redirect_url,
      shown: { agreed },
    },
    async () => {
      await getDue(context, userId, charId);
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
  const checkout = (await findCheckout.first(context.db, { subscriptionRef })) ?? refuse('notJoined');
  const customerRef = await findCustomerRef(context, userId);
  if (!savedMethods || customerRef === undefined) return refuse('notFound');
  const { checkout_id: checkoutId, provider_ref: providerRef } = checkout;
  const outcome = await orUnavailable(context, () =>
    orFindOut(context, { checkoutId, providerRef }, async () => {
      const result = await savedMethods.payOverdue(customerRef, methodRef, subscriptionRef);
      // The provider's webhook may come later, or may be on its way.
      if (result !== 'unknown_method') await syncCheckout(context, { checkoutId, providerRef });
      return result;
    }),
  );
  if (outcome === 'unknown_method') refuse('notFound');
  if (outcome === 'not_due') refuse('alreadyJoined');
  return outcome === 'paid' ? { pay_url: null, checkout_id: checkoutId } : refuse('cardDeclined');
}

const findUnanswered = statement(
  { checkout_id: 'text' },
  sql`select k.checkout_id from checkouts k join memberships m on m.provider_ref = k.subscription_ref
    where m.user_id = ${$.userId} and m.char_id = ${$.charId}
      and k.user_id = m.user_id and k.unanswered_since is not null`,
);

/** Refuses with `paymentUnknown` while it is unknown whether the month was paid, so that it is not paid twice. */
async function assertAnswered({ db }: Context, userId: string, charId: string): Promise<void> {
  if (await findUnanswered.first(db, { userId, charId })) refuse('paymentUnknown');
}

const findCheckout = statement(
  { checkout_id: 'text', provider_ref: 'text!' },
  sql`select checkout_id, provider_ref from checkouts
    where subscription_ref = ${$.subscriptionRef} and provider_ref is not null`,
);

type Due = {
  monthUsdCents: number;
  dueUsdCents: number;
  introLeft: number;
  tierLevel: number;
  subscriptionRef: string | null;
};

const findDue = statement(
  { due_usd_cents: 'integer!', intro_left: 'integer!' },
  sql`select charge_price(k.intro_usd_cents, k.intro_charges, ${$.monthUsdCents}, b.charges + 1) as due_usd_cents,
      greatest(0, coalesce(k.intro_charges, 0) - b.charges)::int as intro_left
    from checkouts k cross join lateral (
      select count(*) as charges from subscription_charges s where s.checkout_id = k.checkout_id) b
    where k.user_id = ${$.userId} and k.subscription_ref = ${$.memberRef}
      and k.month_usd_cents is not null`,
);

/** Returns the price of a subscription that is past due; refuses with `notJoined` or `alreadyJoined`. */
async function getDue({ db, clock }: Context, userId: string, charId: string): Promise<Due> {
  const membership = await findMembership(db, userId, charId);
  if (membership?.kind !== 'pro' || membership.month_usd_cents === null) return refuse('notJoined');
  const { state, period_end: periodEnd, month_usd_cents: monthUsdCents } = membership;
  const isOver = periodEnd === null || periodEnd <= clock.now();
  if (state === 'expired' || state === 'canceled') return refuse(isOver ? 'notJoined' : 'alreadyJoined');
  if (state !== 'past_due' && !isOver) return refuse('alreadyJoined');
  const due = await findDue.first(db, { userId, monthUsdCents, memberRef: membership.provider_ref });
  return {
    monthUsdCents,
    dueUsdCents: due?.due_usd_cents ?? monthUsdCents,
    introLeft: due?.intro_left ?? 0,
    tierLevel: membership.switch_level ?? membership.tier_level,
    subscriptionRef: membership.provider_ref,
  };
}
