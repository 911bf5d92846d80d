import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { DiamondPackageRow } from '../../wallet/diamond-packages.ts';
import { closeRivalCheckouts, openCheckout } from '../../wallet/payments/open-checkout.ts';
import { findVip } from './vip.sql.ts';

const exclusiveKey = 'vip';

type Order = {
  diamondPackage: DiamondPackageRow;
  input: ParsedInput<'createDiamondCheckout'>;
  userId: string;
  language: Language;
};

/** Opens a checkout for VIP. Refuses with `alreadyOwned` and `priceChanged`. */
export async function createVipCheckout(
  context: Context,
  { diamondPackage, input, userId, language }: Order,
): Promise<CallOutput<'createDiamondCheckout'>> {
  await closeRivalCheckouts(context, userId, exclusiveKey);
  await assertNoVip(context, userId);
  const price = diamondPackage.price_usd_cents;
  if (input.expected_price !== undefined && input.expected_price !== price) refuse('priceChanged', { price });
  return openCheckout(
    context,
    {
      userId,
      subject: { purpose: 'vip', commodityId: diamondPackage.commodity_id },
      description: 'Kindred VIP',
      language,
      priceUsdCents: price,
      monthUsdCents: price,
      diamonds: diamondPackage.diamonds,
      bonusDiamonds: diamondPackage.bonus_diamonds,
      exclusiveKey,
      redirectUrl: input.redirect_url,
      shown: input,
    },
    () => assertNoVip(context, userId),
  );
}

/** A VIP that is past due may be bought again; the new one replaces it. */
async function assertNoVip({ db, clock }: Context, userId: string): Promise<void> {
  const vip = await findVip.first(db, { userId });
  if (vip && vip.state !== 'past_due' && vip.period_end > clock.now()) refuse('alreadyOwned');
}
