import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { instant } from '../wire/ids.ts';
import { noInput } from '../wire/pages.ts';
import { currencies } from './currencies.ts';

/** A currency, and how many of its minor units a million US cents are; `presentAmount` says what a price comes to. */
export const chargeRate = z.object({ currency: z.string(), rate_micros: z.number().int() });

/** What a card was charged where that was not US dollars: minor units of an ISO 4217 code. */
export const charged = z.object({ currency: z.string(), amount: z.number().int() });

/** A rate that a checkout can be opened at until it expires. */
export const currencyQuote = chargeRate.extend({ quote_id: z.string(), expires_time: instant });
export type CurrencyQuote = z.infer<typeof currencyQuote>;

/**
 * What every checkout takes beside the price in US cents: the quote that it was shown at, and the amount as shown. Without
 * a quote it is charged in US dollars. Another amount is refused with `priceChanged`.
 */
export const quotedInput = {
  quote_id: z.string().min(1).max(60).optional(),
  /** Minor units of the quote's currency: what is charged now. */
  expected_amount: z.number().int().min(0).optional(),
};

export const currencyChoice = z.object({
  /** In which the viewer is charged. */
  currency: z.string(),
  /** Whether they have chosen it; otherwise it is that of their region, where it can be charged. */
  is_chosen: z.boolean(),
  /** Something of theirs renews in this currency, and the provider charges a buyer's renewals in one only. */
  is_bound: z.boolean(),
  /** All that can be chosen; US dollars are always among them. */
  options: z.array(z.string()),
  /** null for US dollars, which need none. */
  quote: currencyQuote.nullable(),
});
export type CurrencyChoice = z.infer<typeof currencyChoice>;

const spec = {
  path: '/v3/api/payment/currency',
  auth: 'user',
  output: currencyChoice,
  rule: 'Oneself.',
  refusals: [],
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
} as const;

export const getCurrencyCall = defineCall({
  ...spec,
  name: 'getCurrency',
  summary: 'In which currency my cards are charged, and what prices come to in it for the next while.',
  method: 'GET',
  input: noInput,
  idempotency: 'read',
});

export const setCurrencyCall = defineCall({
  ...spec,
  name: 'setCurrency',
  summary: 'Choose the currency that I am charged in. What renews stays in the one that it was agreed in.',
  method: 'PUT',
  input: z.object({
    /** null: that of my region. */
    currency: z.enum(currencies).nullable(),
  }),
  idempotency: 'natural',
});
