import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { type GiftMonths, giftMonths } from '@kindred/contract/subscriptions/limits';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../viewer.ts';
import { quoteTerms } from '../../offers/quote.ts';
import { getJoinable } from '../find-character-for-joining.ts';

export type GiftPrice = { months: GiftMonths; priceUsdCents: number; monthUsdCents: number };

/** Lists the prices: the month's price times the months, or a bundle's. Promotions and free days do not apply. */
export async function listGiftPrices(
  context: Context,
  { userId, charId }: { userId: string; charId: string },
): Promise<GiftPrice[]> {
  const terms = await quoteTerms(context, context.db, { userId, charId });
  const monthUsdCents = terms[0]?.monthUsdCents;
  if (monthUsdCents === undefined) return [];
  return giftMonths.map((months) => {
    const bundle = terms.find(({ plan }) => plan === `bundle_${months}`);
    return { months, monthUsdCents, priceUsdCents: bundle?.intro?.usdCents ?? monthUsdCents * months };
  });
}

/** Lists the same prices for the wire; none while the page takes no new subscribers. */
export async function listGiftOptions(
  context: Context,
  { char_id: charId }: ParsedInput<'listGiftOptions'>,
  { userId }: Viewer,
): Promise<CallOutput<'listGiftOptions'>> {
  const character = await getJoinable(context.db, userId, charId);
  if (!character.pro_sales_open) return { list: [] };
  const prices = await listGiftPrices(context, { userId, charId });
  return {
    list: prices.map(({ months, priceUsdCents }) => ({ months, price_usd_cents: priceUsdCents })),
  };
}
