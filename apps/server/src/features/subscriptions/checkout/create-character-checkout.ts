import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import type { Viewer } from '../../../viewer.ts';
import { claimPromotion } from '../../offers/claim-promotion.ts';
import { quoteTerms } from '../../offers/quote.ts';
import { dueToday, nameTerms } from '../../offers/terms.ts';
import { closeRivalCheckouts, type NewCheckout, openCheckout } from '../../wallet/payments/open-checkout.ts';
import { getJoinable } from '../find-character-for-joining.ts';
import { findMembership } from '../memberships.sql.ts';

/** Opens a checkout for a pro subscription at the terms that are quoted now, if they are those that were shown. */
export async function createCharacterCheckout(
  context: Context,
  input: ParsedInput<'createCharacterCheckout'>,
  { userId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'createCharacterCheckout'>> {
  const character = await getJoinable(context.db, userId, input.char_id);
  const charId = character.char_id;
  const exclusiveKey = exclusiveKeyOf(charId);
  await closeRivalCheckouts(context, userId, exclusiveKey);
  await assertUnjoined(context, userId, charId);
  const tierLevel = input.tier_level;
  const quoted = await quoteTerms(context, context.db, { userId, charId, code: input.code, tierLevel });
  if (quoted.length === 0) {
    context.log.warn({ charId, groupId: character.group_id, tierLevel }, 'character cannot be sold');
    return refuse('notForSale');
  }
  if (!character.pro_sales_open) refuse('proSalesOff');

  const terms = quoted.find(({ plan }) => plan === input.plan) ?? refuse('notForSale');
  const { trialDays, intro, monthUsdCents, promotion } = terms;
  const dueNow = dueToday(terms);
  // With a trial both are true and may have been shown: nothing due now, and what the first charge will be.
  const shown = trialDays > 0 ? [0, monthUsdCents] : [dueNow];
  const areShown = input.expected_terms === undefined || input.expected_terms === nameTerms(terms);
  const isPriceShown = input.expected_price === undefined || shown.includes(input.expected_price);
  if (!areShown || !isPriceShown) {
    refuse('priceChanged', { price: trialDays > 0 ? monthUsdCents : dueNow });
  }
  const order: NewCheckout = {
    userId,
    subject: { purpose: 'subscription', charId },
    // Of whose page, the provider need not know.
    description: sayIn(language)('subscriptionCheckout.month'),
    language,
    priceUsdCents: dueNow,
    monthUsdCents,
    tierLevel,
    trialDays,
    ...(intro ? { intro } : {}),
    exclusiveKey,
    redirectUrl: input.redirect_url,
    shown: input,
  };
  return openCheckout(context, order, async (checkoutId) => {
    await assertUnjoined(context, userId, charId);
    if (promotion) {
      const { promotion_id: promotionId } = promotion;
      await claimPromotion(context, { promotionId, checkoutId, userId, monthUsdCents });
    }
  });
}

/** Two checkouts of one person and character rule each other out. */
export function exclusiveKeyOf(charId: string): string {
  return `character ${charId}`;
}

/** Refuses where a membership runs. */
async function assertUnjoined({ db, clock }: Context, userId: string, charId: string): Promise<void> {
  const membership = await findMembership(db, userId, charId);
  if (membership?.period_end && membership.period_end > clock.now()) refuse('alreadyJoined');
}
