import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { firstChargeOffer } from '../users/used-offers.sql.ts';
import { type DiamondPackageRow, hasUsedFirstCharge } from './diamond-packages.ts';
import { closeRivalCheckouts, type NewCheckout, openCheckout } from './payments/open-checkout.ts';

type Order = {
  diamondPackage: DiamondPackageRow;
  input: ParsedInput<'createDiamondCheckout'>;
  userId: string;
  language: Language;
};

/**
 * Opens a checkout at the catalogue's price. Refuses with `notForSale`, `priceChanged`, and as `openCheckout` does.
 */
export async function createPackageCheckout(
  context: Context,
  { diamondPackage, input, userId, language }: Order,
): Promise<CallOutput<'createDiamondCheckout'>> {
  const isFirstCharge = diamondPackage.kind === 'first_charge';
  const assertForSale = async () => {
    if (isFirstCharge && (await hasUsedFirstCharge(context.db, userId))) refuse('notForSale');
  };
  if (isFirstCharge) await closeRivalCheckouts(context, userId, firstChargeOffer);
  await assertForSale();
  const price = diamondPackage.price_usd_cents;
  if (input.expected_price !== undefined && input.expected_price !== price) refuse('priceChanged', { price });
  const order: NewCheckout = {
    userId,
    subject: { purpose: 'diamonds', commodityId: diamondPackage.commodity_id },
    description: describe(diamondPackage, language),
    language,
    priceUsdCents: price,
    diamonds: diamondPackage.diamonds,
    bonusDiamonds: diamondPackage.bonus_diamonds,
    redirectUrl: input.redirect_url,
    shown: input,
    ...(isFirstCharge ? { exclusiveKey: firstChargeOffer } : {}),
  };
  return openCheckout(context, order, assertForSale);
}

function describe({ diamonds, bonus_diamonds: bonus }: DiamondPackageRow, language: Language): string {
  const t = sayIn(language);
  const all = t('checkoutOf.diamonds', { diamonds });
  return bonus > 0 ? `${all} + ${t('checkoutOf.bonus', { diamonds: bonus })}` : all;
}
