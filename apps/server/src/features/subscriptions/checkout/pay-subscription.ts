import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { closeRivalCheckouts, openCheckout } from '../../wallet/payments/open-checkout.ts';
import { getJoinable } from '../find-character-for-joining.ts';
import { findMembership } from '../memberships.sql.ts';
import { checkoutDescriptions, exclusiveKeyOf } from './create-character-checkout.ts';

/**
 * Opens a checkout for a subscription whose renewal was declined: another card, at the price that was agreed. Paid, it
 * takes the place of the one that is past due, which is charged no more.
 */
export async function paySubscription(
  context: Context,
  input: ParsedInput<'paySubscription'>,
  { userId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'paySubscription'>> {
  const { char_id: charId, group_id: groupId } = await getJoinable(context.db, userId, input.char_id);
  if (groupId === null) refuse('notForSale');
  await closeRivalCheckouts(context, userId, exclusiveKeyOf(charId));
  const monthUsdCents = await getPriceDue(context, userId, charId);
  if (input.expected_price !== monthUsdCents) refuse('priceChanged', { price: monthUsdCents });
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
      redirectUrl: input.redirect_url,
    },
    async () => {
      await getPriceDue(context, userId, charId);
    },
  );
}

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
