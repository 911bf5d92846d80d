import { type ChargeRate, packRate, presentAmount, usdRate } from '@kindred/contract/wallet/charge-rate';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { findBound } from './currency-choice.ts';
import { findQuote } from './quotes.ts';

const $ = inputs({ subscriptionRef: 'text' });

/** The quote and the amount that the buyer saw, as a call takes them. */
export type Shown = { quote_id?: string | undefined; expected_amount?: number | undefined };

/**
 * Returns the rate of a checkout: that of the quote, or US dollars without a quote. Refuses with `quoteExpired` when
 * the quote has expired or when the buyer's renewals are in another currency, and with `priceChanged` for another
 * amount.
 */
export async function resolveRate(
  context: Context,
  { quote_id: quoteId, expected_amount: expectedAmount }: Shown,
  order: { userId: string; priceUsdCents: number; renews: boolean; isPack: boolean },
): Promise<ChargeRate> {
  const { userId, priceUsdCents: price, renews, isPack } = order;
  const quoted =
    quoteId === undefined ? usdRate : ((await findQuote(context, quoteId)) ?? refuse('quoteExpired'));
  const rate = isPack ? packRate(price, quoted) : quoted;
  if (quoteId !== undefined && expectedAmount !== presentAmount(price, rate))
    refuse('priceChanged', { price });
  const bound = renews ? await findBound(context, userId) : undefined;
  if (bound !== undefined && bound !== rate.currency) refuse('quoteExpired');
  return { currency: rate.currency, rate_micros: rate.rate_micros };
}

/** Converts US cents to the amount that a card is charged; undefined for US dollars. */
export function chargedFor(
  usdCents: number,
  rate: ChargeRate | null,
): { currency: string; amount: number } | undefined {
  if (rate === null || rate.currency === 'USD') return undefined;
  return { currency: rate.currency, amount: presentAmount(usdCents, rate) };
}

const findAgreed = statement(
  { currency: 'text', rate_micros: 'bigint' },
  sql`select currency, rate_micros from checkouts where subscription_ref = ${$.subscriptionRef}`,
);

/**
 * Returns the rate that the buyer agreed to when the subscription began. Every charge of the subscription uses it.
 */
export async function getAgreedRate(
  { db }: Pick<Context, 'db'>,
  subscriptionRef: string | null,
): Promise<ChargeRate> {
  const row = subscriptionRef === null ? undefined : await findAgreed.first(db, { subscriptionRef });
  return row ? { currency: row.currency, rate_micros: Number(row.rate_micros) } : usdRate;
}
