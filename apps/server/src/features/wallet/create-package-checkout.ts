import type { CallOutput, ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { PageLanguage } from '../../platform/http/page/page-language.ts';
import { type DiamondPackageRow, hasBoughtDiamonds } from './diamond-packages.ts';
import { closeRivalCheckouts, type NewCheckout, openCheckout } from './payments/open-checkout.ts';

const firstChargeKey = 'first_charge';

type Order = {
  commodity: DiamondPackageRow;
  input: ParsedInput<'createDiamondCheckout'>;
  userId: string;
  language: PageLanguage;
};

/** Opens a checkout for diamonds at the catalogue's price, which is the one that the buyer was shown. */
export async function createPackageCheckout(
  context: Context,
  { commodity: diamondPackage, input, userId, language }: Order,
): Promise<CallOutput<'createDiamondCheckout'>> {
  const isFirstCharge = diamondPackage.kind === 'first_charge';
  const assertForSale = async () => {
    if (isFirstCharge && (await hasBoughtDiamonds(context.db, userId))) refuse('notForSale');
  };
  if (isFirstCharge) await closeRivalCheckouts(context, userId, firstChargeKey);
  await assertForSale();
  const price = diamondPackage.price_usd_cents;
  if (input.expected_price !== price) refuse('priceChanged', { price });
  const order: NewCheckout = {
    userId,
    subject: { purpose: 'diamonds', commodityId: diamondPackage.commodity_id },
    description: describe(diamondPackage, language),
    language,
    priceUsdCents: price,
    diamonds: diamondPackage.diamonds,
    bonusDiamonds: diamondPackage.bonus_diamonds,
    redirectUrl: input.redirect_url,
    ...(isFirstCharge ? { exclusiveKey: firstChargeKey } : {}),
  };
  return openCheckout(context, order, assertForSale);
}

function describe({ diamonds, bonus_diamonds: bonus }: DiamondPackageRow, language: PageLanguage): string {
  const number = new Intl.NumberFormat(language);
  const { all, more } = words[language];
  return [all(number.format(diamonds)), ...(bonus > 0 ? [more(number.format(bonus))] : [])].join(' + ');
}

const words = {
  en: { all: (count: string) => `${count} diamonds`, more: (count: string) => `${count} bonus` },
  zh: { all: (count: string) => `${count} 颗钻石`, more: (count: string) => `赠送 ${count} 颗` },
};
