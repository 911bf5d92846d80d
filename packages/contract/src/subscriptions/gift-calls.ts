import { z } from 'zod';
import { characterCard } from '../characters/calls.ts';
import { charged, quotedInput } from '../wallet/currency-calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { nothing, pageInput, pageOf } from '../wire/pages.ts';
import { giftCodeMax } from './limits.ts';

const writeSpec = {
  method: 'POST',
  auth: 'user',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 8192,
  idempotency: 'natural',
} as const;

const readSpec = {
  method: 'GET',
  auth: 'user',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

const months = z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)]);

export const listGiftOptionsCall = defineCall({
  ...readSpec,
  name: 'listGiftOptions',
  summary: 'What giving a subscription to this page costs, by its months; empty where it is not for sale.',
  path: '/v3/api/commodity/gift/options',
  input: z.object({ char_id: id }),
  output: z.object({ list: z.array(z.object({ months, price_usd_cents: z.number().int() })) }),
  refusals: ['ownCharacter'],
  rule: 'Anyone signed in whom no block separates from the creator.',
});

export const createGiftCheckoutCall = defineCall({
  ...writeSpec,
  name: 'createGiftCheckout',
  summary: 'Open a checkout for a subscription that is given: to a creator by their handle, or by a link.',
  path: '/v3/api/commodity/gift-sub-session',
  input: z.object({
    char_id: id,
    months,
    /** Without it, anyone with the link can claim it. */
    to_handle: z.string().trim().min(1).max(60).optional(),
    redirect_url: z.string().max(2000),
    /** US cents as shown. Another price, or none, is refused with the right one. */
    expected_price: z.number().int().optional(),
    ...quotedInput,
  }),
  output: z.object({ pay_url: z.string(), checkout_id: z.string() }),
  refusals: [
    'notForSale',
    'proSalesOff',
    'ownCharacter',
    'noSuchPerson',
    'priceChanged',
    'quoteExpired',
    'salesQuiet',
    'spendingLimitReached',
    'paymentsUnavailable',
  ],
  rule: 'Anyone signed in whom no block separates from the creator or from whom it is for.',
});

export const subscriptionGift = z.object({
  gift_id: id,
  url: z.string(),
  months,
  price_usd_cents: z.number().int(),
  /** What the card was charged; null for US dollars. */
  charged: charged.nullable(),
  /** returning: the money is on its way back; refused: the provider did not take it back, and nobody asks it again. */
  state: z.enum(['ready', 'claimed', 'returning', 'returned', 'refused']),
  /** Whom it is for, or who has claimed it; '' where nobody, or nobody who may be named. */
  with_name: z.string(),
  /** Until then it can be claimed; then the money goes back. */
  expires_time: instant,
  created_time: instant,
  character: characterCard,
});
export type SubscriptionGift = z.infer<typeof subscriptionGift>;

export const listSubscriptionGiftsCall = defineCall({
  ...readSpec,
  name: 'listSubscriptionGifts',
  summary: 'Subscriptions that I gave, newest first.',
  path: '/v3/api/commodity/gift/list',
  input: pageInput(20),
  output: pageOf(subscriptionGift),
  refusals: [],
  rule: 'Oneself.',
});

export const getSubscriptionGiftCall = defineCall({
  ...readSpec,
  name: 'getSubscriptionGift',
  summary: 'What a gift’s link leads to.',
  path: '/v3/api/commodity/gift/info',
  /** The code of a link; or a page, of which the oldest gift for the viewer is meant. */
  input: z.object({ code: z.string().min(1).max(giftCodeMax).optional(), char_id: id.optional() }),
  output: z.object({
    char_id: id,
    code: z.string(),
    months,
    from_name: z.string(),
    /** open: the viewer can claim it; theirs: they have; later: they are subscribed and it keeps; gone: over, or somebody else's. */
    state: z.enum(['open', 'theirs', 'later', 'gone']),
    /** What the viewer has of it, or would have. */
    period_end: instant.nullable(),
    expires_time: instant,
  }),
  refusals: [],
  rule: 'Anyone signed in who has the link and whom no block separates from the creator.',
});

export const claimSubscriptionGiftCall = defineCall({
  ...writeSpec,
  name: 'claimSubscriptionGift',
  summary: 'Take a subscription that somebody gave. It runs for its months and does not renew.',
  path: '/v3/api/commodity/gift/claim',
  input: z.object({ code: z.string().min(1).max(giftCodeMax) }),
  output: z.object({ char_id: id, period_end: instant }),
  refusals: ['giftGone', 'alreadyJoined', 'ownCharacter'],
  rule: 'Whom it is for, else whoever has the link first.',
});

export const returnSubscriptionGiftCall = defineCall({
  ...writeSpec,
  name: 'returnSubscriptionGift',
  summary: 'Take back a gift that nobody has claimed; what was paid goes back to the card.',
  path: '/v3/api/commodity/gift/return',
  input: z.object({ gift_id: id }),
  output: nothing,
  refusals: ['giftGone'],
  rule: 'Who bought it.',
});
