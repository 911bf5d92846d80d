import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';

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
    lucky_box: z.array(diamondPackage).nullable(),
  }),
  refusals: [],
  rule: 'Anyone signed in.',
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const createDiamondCheckoutCall = defineCall({
  name: 'createDiamondCheckout',
  summary: 'Open a checkout for diamonds; the browser goes to pay_url.',
  method: 'POST',
  path: '/v3/api/commodity/diamond-sub-session',
  auth: 'user',
  input: z.object({
    commodity_id: z.string().min(1).max(60),
    redirect_url: z.string().max(2000),
    /** US cents as shown. Another price, or none, is refused with the price as it is. */
    expected_price: z.number().int().optional(),
  }),
  output: z.object({ pay_url: z.string(), checkout_id: z.string() }),
  refusals: ['notForSale', 'priceChanged', 'paymentsUnavailable'],
  rule: 'Anyone signed in; the first-charge offer once.',
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
