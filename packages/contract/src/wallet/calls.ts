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
  /** Bought in the browser's locale order: the one we point at. */
  is_featured: z.boolean(),
});
export type DiamondPackage = z.infer<typeof diamondPackage>;

/** What is bought with diamonds at once, by `commodity/lucky_box`. */
export const luckyBox = z.object({
  commodity_id: z.string(),
  box_type: z.string(),
  /** Diamonds, which are worth as many US cents. */
  price: z.number().int(),
  /** Outcomes with their chances in ten thousand. */
  prizes: z.array(z.object({ diamonds: z.number().int(), chance: z.number().int() })),
  /** What the next draw is committed to: the SHA-256 of its seed. */
  commitment: z.string(),
  /** How many may still be opened today, of all types together. */
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
    /** null where the operator has not switched them on. */
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
    /** US cents as shown. Another price is refused with the price as it is. */
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
    /** A trial that was refused because its card, or its owner, had one with this creator before. Nothing was charged. */
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
    /** A message to a companion that has answered it. */
    'message',
    /** A month of VIP, with its diamonds. */
    'vip',
    /** A post that was bought by card. */
    'post_sale',
    'lucky_box',
    /** Out of a lucky box. */
    'prize',
    'subscription',
    /** A subscription that was given to somebody. */
    'gift_purchase',
    /** A payment that bought nothing, because its place was taken; its refund follows. */
    'unapplied',
    'refund',
    'chargeback',
    /** A dispute that was won: what the chargeback took is back. */
    'chargeback_reversal',
    'grant',
  ]),
  /** Diamonds, signed: what came in is positive. */
  diamonds: z.number().int(),
  /** US cents charged, where money moved. */
  usd_cents: z.number().int().nullable(),
  /** The same as the card was charged, or given back: signed as `usd_cents` is; null for US dollars. */
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

/** `off`: the house gives none. */
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
    /** What the gift was. */
    diamonds: z.number().int(),
    /** The balance now. */
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
  /** US cents that may be spent, and that cards may be charged, in any seven days; null: no limit. */
  weekly_usd_cents: z.number().int().nullable(),
  /** A higher limit, or none, and from when on it counts. */
  next: z.object({ weekly_usd_cents: z.number().int().nullable(), from: instant }).nullable(),
  /** Diamonds: what costs more is asked once more before it is sent; null: never. */
  confirm_above: z.number().int().nullable(),
  /** US cents of the last seven days. */
  spent_usd_cents: z.number().int(),
  charged_usd_cents: z.number().int(),
  /** What open checkouts may still charge: it counts until it is paid, its page is closed, or its time is over. */
  held: z.object({ usd_cents: z.number().int(), until: instant }).nullable(),
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
