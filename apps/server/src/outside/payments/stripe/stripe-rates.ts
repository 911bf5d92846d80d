import { currencies, rateMicrosOf } from '@kindred/contract/wallet/currencies';
import Stripe from 'stripe';
import type { CurrencyRates } from '../payments-config.ts';
import type { StripeAccount } from './stripe-account.ts';

const maxAgeMs = 10 * 60_000;

/**
 * Stripe's own rates from US dollars; fetched again after ten minutes. None where Stripe does not offer them to this account. The
 * successor of this part of its API, quotes, is a preview that the pinned version does not have.
 */
export function stripeRates({ stripe, clock }: StripeAccount): () => Promise<CurrencyRates> {
  let cache: { rates: CurrencyRates; until: number } | undefined;
  return async () => {
    const now = clock.now().getTime();
    if (!cache || cache.until <= now) cache = { rates: await askRates(stripe), until: now + maxAgeMs };
    return cache.rates;
  };
}

async function askRates(stripe: Stripe): Promise<CurrencyRates> {
  try {
    const { rates } = await stripe.exchangeRates.retrieve('usd');
    const quotes = currencies.flatMap((currency) => {
      const perUsd = rates[currency.toLowerCase()];
      return currency === 'USD' || perUsd === undefined ? [] : [[currency, rateMicrosOf(currency, perUsd)]];
    });
    return Object.fromEntries(quotes) as CurrencyRates;
  } catch (error) {
    const isRefused = error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) < 500;
    if (isRefused && error.statusCode !== 429) return {};
    throw error;
  }
}
