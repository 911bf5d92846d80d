import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
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
import { findMembership } from '../find-membership.ts';

/**
 * Opens a checkout for a subscription at the current terms. Refuses with `priceChanged` when the viewer was shown
 * other terms, and with `alreadyJoined`, `notForSale`, `proSalesOff`.
 */
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
  const allTerms = await quoteTerms(context, context.db, { userId, charId, code: input.code, tierLevel });
  if (allTerms.length === 0) {
    context.log.warn({ charId, groupId: character.group_id, tierLevel }, 'character cannot be sold');
    return refuse('notForSale');
  }
  if (!character.pro_sales_open) refuse('proSalesOff');

  const terms = allTerms.find(({ plan }) => plan === input.plan) ?? refuse('notForSale');
  const { trialDays, intro, monthUsdCents, promotion } = terms;
  const dueNow = dueToday(terms);
  // With a trial the client may have shown either nothing due now, or the amount of the first charge.
  const shownPrices = trialDays > 0 ? [0, monthUsdCents] : [dueNow];
  const areShown = input.expected_terms === undefined || input.expected_terms === nameTerms(terms);
  const isPriceShown = input.expected_price === undefined || shownPrices.includes(input.expected_price);
  if (!areShown || !isPriceShown) {
    refuse('priceChanged', { price: trialDays > 0 ? monthUsdCents : dueNow });
  }
  const order: NewCheckout = {
    userId,
    subject: { purpose: 'subscription', charId },
    // Omits the creator's name, which the payment provider does not need.
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

/** Returns the key by which checkouts of one person and character exclude each other. */
export function exclusiveKeyOf(charId: string): string {
  return `character ${charId}`;
}

async function assertUnjoined({ db, clock }: Context, userId: string, charId: string): Promise<void> {
  const membership = await findMembership(db, userId, charId);
  if (membership?.period_end && membership.period_end > clock.now()) refuse('alreadyJoined');
}
