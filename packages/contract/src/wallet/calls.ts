import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';
import { charged, quotedInput } from './currency-calls.ts';
import { confirmAboveMax, weeklyLimitMax, weeklyLimitMin } from './limits.ts';

export const diamondPackage = z.object({
  commodity_id: z.string(),
  /** US cents. */
  price: z.number().int(),
  diamonds: z.number().int(),
  bonus_diamonds: z.number().int(),
  /** The package that the catalogue highlights. */
  is_featured: z.boolean(),
});
export type DiamondPackage = z.infer<typeof diamondPackage>;

/** A lucky box, bought with diamonds by `commodity/lucky_box`. */
export const luckyBox = z.object({
  commodity_id: z.string(),
  box_type: z.string(),
  /** In diamonds, which are worth as many US cents. */
  price: z.number().int(),
  /** Outcomes with their chances in ten thousand. */
  prizes: z.array(z.object({ diamonds: z.number().int(), chance: z.number().int() })),
  /** The commitment of the next draw: a SHA-256 in hex over its seed, the box and its prizes. */
  commitment: z.string(),
  /** How many boxes of any type the viewer may still open today. */
  left_today: z.number().int(),
});
export type LuckyBox = z.infer<typeof luckyBox>;

export const listDiamondPackagesCall = defineCall({
  name: 'listDiamondPackages',
  summary: 'What the wallet sells.',
  method: 'GET',
  path: '/v3/api/commodity/list',
  auth: 'user',
  input: noInput,
  output: z.object({
    diamond: z.array(diamondPackage),
    diamond_vip: z.array(diamondPackage),
    first_charge: diamondPackage.nullable(),
    /** Null when the operator has not switched them on. */
    lucky_box: z.array(luckyBox).nullable(),
  }),
  refusals: [],
  rule: 'Anyone signed in.',
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const createDiamondCheckoutCall = defineCall({
  name: 'createDiamondCheckout',
  summary: 'Open a checkout for diamonds or for VIP, which renews each month; the browser goes to pay_url.',
  method: 'POST',
  path: '/v3/api/commodity/diamond-sub-session',
  auth: 'user',
  input: z.object({
    commodity_id: z.string().min(1).max(60),
    redirect_url: z.string().max(2000),
    /** The shown price in US cents. Another price is refused with the current one. */
    expected_price: z.number().int().optional(),
    ...quotedInput,
  }),
  output: z.object({ pay_url: z.string(), checkout_id: z.string() }),
  refusals: [
    'notForSale',
    'priceChanged',
    'quoteExpired',
    'alreadyOwned',
    'salesQuiet',
    'spendingLimitReached',
    'paymentsUnavailable',
  ],
  rule: 'Anyone signed in; the first-charge offer once, VIP unless it runs.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 4096,
  idempotency: 'natural',
});

export const checkCheckoutCall = defineCall({
  name: 'checkCheckout',
  summary:
    'Has this checkout (or the newest one) been paid and credited? Asks the provider if no webhook came.',
  method: 'POST',
  path: '/v1/api/commodity/check/diamond/subscribe-status',
  auth: 'user',
  input: z.object({ checkout_id: z.string().max(80).optional() }),
  output: z.object({
    checkout_id: z.string().nullable(),
    state: z.enum(['none', 'open', 'paid', 'declined', 'expired', 'refunded']),
    /**
     * A trial that was refused because its card or owner has used the creator's trial before. Nothing was charged.
     */
    is_trial_used: z.boolean(),
    diamond: z.number().int(),
  }),
  refusals: [],
  rule: 'The buyer.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const walletRecord = z.object({
  record_id: id,
  kind: z.enum([
    'purchase',
    'gift',
    'unlock',
    /** A message that the companion has answered. */
    'message',
    /** A month of VIP with its diamonds. */
    'vip',
    /** A post bought by card. */
    'post_sale',
    'lucky_box',
    /** The prize of a lucky box. */
    'prize',
    'subscription',
    /** A subscription for another person. */
    'gift_purchase',
    /** A payment that bought nothing, because another one was faster; its refund follows. */
    'unapplied',
    'refund',
    'chargeback',
    /** A won dispute, which returns what the chargeback took. */
    'chargeback_reversal',
    'grant',
  ]),
  /** Diamonds, signed: income is positive. */
  diamonds: z.number().int(),
  /** The US cents charged; null when no money moved. */
  usd_cents: z.number().int().nullable(),
  /** The amount in the card's currency, signed like `usd_cents`; null for US dollars. */
  charged: charged.nullable(),
  balance_after: z.number().int().nullable(),
  with_name: z.string(),
  created_time: instant,
});
export type WalletRecord = z.infer<typeof walletRecord>;

export const listWalletRecordsCall = defineCall({
  name: 'listWalletRecords',
  summary: 'What moved in my wallet, newest first.',
  method: 'GET',
  path: '/v3/api/commodity/record',
  auth: 'user',
  input: pageInput(20),
  output: pageOf(walletRecord),
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

/** `off`: the platform gives none. */
export const welcomeGift = z.object({
  state: z.enum(['off', 'offered', 'received']),
  diamonds: z.number().int(),
});
export type WelcomeGift = z.infer<typeof welcomeGift>;

export const getWelcomeGiftCall = defineCall({
  name: 'getWelcomeGift',
  summary: 'Is there a welcome gift for me, and of how many diamonds?',
  method: 'GET',
  path: '/v3/api/user/welcome-gift',
  auth: 'user',
  input: noInput,
  output: welcomeGift,
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const receiveWelcomeGiftCall = defineCall({
  name: 'receiveWelcomeGift',
  summary: 'Take the welcome gift; a repeat answers with what was received.',
  method: 'POST',
  path: '/v3/api/user/welcome-gift/receive',
  auth: 'user',
  input: noInput,
  output: z.object({
    /** The amount of the gift. */
    diamonds: z.number().int(),
    /** The balance after the gift. */
    diamond: z.number().int(),
    received_time: instant,
  }),
  refusals: ['welcomeGiftOff'],
  rule: 'Oneself, once per account.',
  limit: { max: 30, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const spendingLimits = z.object({
  /** The maximum of US cents spent, and of US cents charged to cards, in any seven days; null: no limit. */
  weekly_usd_cents: z.number().int().nullable(),
  /** A higher limit, or none, and the time from which it applies. */
  next: z.object({ weekly_usd_cents: z.number().int().nullable(), from: instant }).nullable(),
  /** In diamonds: the app asks for confirmation above this amount; null: never. */
  confirm_above: z.number().int().nullable(),
  /** US cents of the last seven days. */
  spent_usd_cents: z.number().int(),
  charged_usd_cents: z.number().int(),
});
export type SpendingLimits = z.infer<typeof spendingLimits>;

const limitsSpec = {
  path: '/v3/api/spending/limits',
  auth: 'user',
  output: spendingLimits,
  refusals: [],
  rule: 'Oneself.',
  maxBytes: 1024,
} as const;

export const getSpendingLimitsCall = defineCall({
  ...limitsSpec,
  name: 'getSpendingLimits',
  summary: 'What I let myself spend in seven days, and what I have spent.',
  method: 'GET',
  input: noInput,
  limit: { max: 240, per: 'user', seconds: 60 },
  idempotency: 'read',
});

export const setSpendingLimitsCall = defineCall({
  ...limitsSpec,
  name: 'setSpendingLimits',
  summary: 'Change what I let myself spend. A lower limit counts at once, a higher one or none after a day.',
  method: 'PUT',
  input: z.object({
    weekly_usd_cents: z.number().int().min(weeklyLimitMin).max(weeklyLimitMax).nullable().optional(),
    confirm_above: z.number().int().min(0).max(confirmAboveMax).nullable().optional(),
  }),
  limit: { max: 60, per: 'user', seconds: 60 },
  idempotency: 'natural',
});
