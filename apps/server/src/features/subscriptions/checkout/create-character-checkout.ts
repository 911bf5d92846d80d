import { parseGroupId } from '@kindred/contract/subscriptions/tiers';
import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { PageLanguage } from '../../../platform/http/page/page-language.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { closeRivalCheckouts, type NewCheckout, openCheckout } from '../../wallet/payments/open-checkout.ts';
import { getJoinable } from '../find-character-for-joining.ts';
import { findMembership, hasHadTrial, type Membership } from '../memberships.sql.ts';

/** Opens a checkout for a pro subscription at the tier's price, with the tier's trial unless it was had before. */
export async function createCharacterCheckout(
  context: Context,
  input: ParsedInput<'createCharacterCheckout'>,
  { userId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'createCharacterCheckout'>> {
  const character = await getJoinable(context.db, userId, input.char_id);
  const tier = character.group_id === null ? undefined : parseGroupId(character.group_id);
  if (!tier) {
    context.log.warn({ charId: character.char_id, groupId: character.group_id }, 'character cannot be sold');
    return refuse('notForSale');
  }
  const exclusiveKey = exclusiveKeyOf(character.char_id);
  await closeRivalCheckouts(context, userId, exclusiveKey);
  const membership = await findUnjoined(context, userId, character.char_id);
  if (!character.pro_sales_open) refuse('proSalesOff');

  const hadTrial = await hasHadTrial(context.db, membership, { userId, charId: character.char_id });
  const trialDays = hadTrial ? 0 : tier.trialDays;
  const dueNow = trialDays > 0 ? 0 : tier.monthUsdCents;
  // With a trial both are true and may have been shown: nothing due now, and what the first charge will be.
  const quoted = [dueNow, tier.monthUsdCents];
  if (input.expected_price === undefined || !quoted.includes(input.expected_price)) {
    refuse('priceChanged', { price: tier.monthUsdCents });
  }
  const order: NewCheckout = {
    userId,
    subject: { purpose: 'subscription', charId: character.char_id },
    description: checkoutDescriptions[language],
    language,
    priceUsdCents: dueNow,
    monthUsdCents: tier.monthUsdCents,
    trialDays,
    exclusiveKey,
    redirectUrl: input.redirect_url,
  };
  return openCheckout(context, order, async () => {
    await findUnjoined(context, userId, character.char_id);
  });
}

/** Two checkouts of one person and character rule each other out. */
export function exclusiveKeyOf(charId: string): string {
  return `character ${charId}`;
}

/** Of whose page, the provider need not know. */
export const checkoutDescriptions: Record<PageLanguage, string> = {
  en: 'Creator subscription',
  zh: '创作者订阅',
};

/** What is left of an earlier membership; refuses one that runs. */
async function findUnjoined(
  { db, clock }: Context,
  userId: string,
  charId: string,
): Promise<Membership | undefined> {
  const membership = await findMembership(db, userId, charId);
  if (membership?.period_end && membership.period_end > clock.now()) refuse('alreadyJoined');
  return membership;
}
