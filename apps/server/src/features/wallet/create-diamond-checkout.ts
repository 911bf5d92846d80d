import type { CallInput, CallOutput } from '@kindred/contract/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { type CommodityRow, findCommodity, hasBoughtDiamonds } from './commodities.ts';
import { closeRivalCheckouts, openCheckout } from './open-checkout.ts';

const firstChargeKey = 'first_charge';

/** Opens a checkout for diamonds at the catalogue's price, whatever the request says. */
export async function createDiamondCheckout(
  context: Context,
  userId: string,
  input: CallInput<'createDiamondCheckout'>,
): Promise<CallOutput<'createDiamondCheckout'>> {
  const commodity = await findCommodity(context.db, input.commodity_id);
  if (!commodity) return refuse('notForSale');
  const isFirstCharge = commodity.kind === 'first_charge';
  if (isFirstCharge) {
    await closeRivalCheckouts(context, userId, firstChargeKey);
    if (await hasBoughtDiamonds(context.db, userId)) refuse('notForSale');
  }
  const price = commodity.price_usd_cents;
  if (input.expected_price !== undefined && input.expected_price !== price) refuse('priceChanged', { price });
  return openCheckout(context, {
    userId,
    subject: { purpose: 'diamonds', commodityId: commodity.commodity_id },
    description: describe(commodity),
    priceUsdCents: price,
    diamonds: commodity.diamonds,
    bonusDiamonds: commodity.bonus_diamonds,
    redirectUrl: input.redirect_url,
    ...(isFirstCharge ? { exclusiveKey: firstChargeKey } : {}),
  });
}

function describe({ diamonds, bonus_diamonds: bonus }: CommodityRow): string {
  return bonus > 0 ? `${diamonds} diamonds + ${bonus} bonus` : `${diamonds} diamonds`;
}
