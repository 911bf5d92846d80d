import { z } from 'zod';
import { characterCard } from '../characters/calls.ts';
import { bells } from '../characters/limits.ts';
import { promotionCodeMax, subscriptionPlans } from '../offers/limits.ts';
import { chargeRate, quotedInput } from '../wallet/currency-calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, nothing, pageInput, pageOf } from '../wire/pages.ts';
import { followBatchMax } from './limits.ts';
import { tierLevel } from './tier-calls.ts';
import { groupIdPattern } from './tiers.ts';

const writeSpec = {
  method: 'POST',
  auth: 'user',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 8192,
} as const;

export const followCall = defineCall({
  ...writeSpec,
  name: 'follow',
  summary: 'Join a free character. `following_id` is its id, or that of its creator.',
  path: '/v3/api/user/follow',
  input: z.object({ following_id: id, tp: z.literal(1).default(1) }),
  output: z.object({ is_sold: z.boolean() }),
  refusals: ['subscribeInstead', 'ownCharacter'],
  rule: 'Anyone signed in whom no block separates from the creator; pro characters take a subscription.',
  idempotency: 'natural',
});

export const followBatchCall = defineCall({
  ...writeSpec,
  name: 'followBatch',
  summary: 'Join several free characters at once; pro ones and unknown ones are left out.',
  path: '/v3/api/user/follow/batch',
  input: z.object({ following_ids: z.array(id).min(1).max(followBatchMax) }),
  output: z.object({ followed: z.array(id) }),
  refusals: [],
  rule: 'As for follow, for each one.',
  idempotency: 'natural',
});

export const unfollowCall = defineCall({
  ...writeSpec,
  name: 'unfollow',
  summary: 'Leave a free character.',
  path: '/v3/api/user/unfollow',
  input: z.object({ following_id: id }),
  output: z.object({ is_sold: z.boolean() }),
  refusals: [],
  rule: 'The follower.',
  idempotency: 'natural',
});

export const unfollowBatchCall = defineCall({
  ...writeSpec,
  name: 'unfollowBatch',
  summary: 'Leave several free characters at once; subscriptions and unknown ones are left out.',
  path: '/v3/api/user/unfollow/batch',
  input: z.object({ following_ids: z.array(id).min(1).max(followBatchMax) }),
  output: z.object({ unfollowed: z.array(id) }),
  refusals: [],
  rule: 'The follower.',
  idempotency: 'natural',
});

export const createCharacterCheckoutCall = defineCall({
  ...writeSpec,
  name: 'createCharacterCheckout',
  summary: 'Open a checkout for a pro subscription; the browser goes to pay_url.',
  path: '/v3/api/commodity/character-sub-session',
  input: z.object({
    char_id: id,
    redirect_url: z.string().max(2000),
    /** US cents of the first charge as shown. Another price is refused with the price as it is. */
    expected_price: z.number().int().optional(),
    /** The terms as shown; where they are sent, others are refused too. */
    expected_terms: z.string().max(60).optional(),
    plan: z.enum(subscriptionPlans).default('month'),
    /** 0 is the page's subscription; others are further tiers. */
    tier_level: tierLevel.default(0),
    /** Of the link that the fan came by. */
    code: z.string().max(promotionCodeMax).optional(),
    ...quotedInput,
  }),
  output: z.object({ pay_url: z.string(), checkout_id: z.string() }),
  refusals: [
    'notForSale',
    'proSalesOff',
    'alreadyJoined',
    'ownCharacter',
    'priceChanged',
    'quoteExpired',
    'salesQuiet',
    'spendingLimitReached',
    'paymentsUnavailable',
  ],
  rule: 'Anyone signed in whom no block separates from the creator and who is not subscribed.',
  idempotency: 'natural',
});

export const subscription = z.object({
  char_id: id,
  /** free = a follow, pro = a subscription. */
  kind: z.enum(['free', 'pro']),
  state: z.enum(['following', 'trialing', 'active', 'past_due', 'canceled', 'expired']),
  /** 0 for a follow. */
  month_usd_cents: z.number().int(),
  /** US cents a month that the creator takes now, where it is another price and the fan may agree to it; else null. */
  offered_usd_cents: z.number().int().nullable(),
  /** What the next renewal costs; another price than the month's while a promotion holds. */
  next_usd_cents: z.number().int(),
  /** How many renewals still cost that before they cost the month's price; 0 when they do. */
  intro_left: z.number().int(),
  /** In what the card is charged for as long as it runs; all prices here come to that. null for a follow and a gift. */
  agreed_rate: chargeRate.nullable(),
  /** null for a follow, which has no end. */
  period_end: instant.nullable(),
  /** False once canceled: it runs to period_end and ends; and for a follow. */
  renews: z.boolean(),
  /** What the page calls its tier; '' where it has no name of its own. */
  tier_name: z.string(),
  /** The tier that the next charge brings, where it is another one; '' where it has no name. */
  next_tier_name: z.string().nullable(),
  /** Somebody gave it: it runs to period_end and cannot be resumed. */
  is_gift: z.boolean(),
  /** The provider has not said yet whether a saved card was charged; it is queried until it does. */
  is_finding_out: z.boolean(),
  /** How I hear of new posts. */
  bell: z.enum(bells),
  character: characterCard,
});
export type Subscription = z.infer<typeof subscription>;

export const listSubscriptionsCall = defineCall({
  name: 'listSubscriptions',
  summary: 'What I have joined, newest first: follows, subscriptions, or both.',
  method: 'GET',
  path: '/v3/api/commodity/character/subscribe/my/list',
  auth: 'user',
  input: pageInput(20).extend({ kind: z.enum(['all', 'free', 'pro']).default('all') }),
  output: pageOf(subscription),
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const setBellCall = defineCall({
  ...writeSpec,
  name: 'setBell',
  summary:
    'How I hear of a creator’s new posts: a notification for each, in the digest by mail alone, or not at all.',
  path: '/v3/api/notification/bell',
  input: z.object({ char_id: id, bell: z.enum(bells) }),
  output: z.object({ bell: z.enum(bells) }),
  refusals: ['notJoined'],
  rule: 'Whoever has joined the creator.',
  idempotency: 'natural',
});

export const cancelSubscriptionCall = defineCall({
  ...writeSpec,
  name: 'cancelSubscription',
  summary: 'Stop the renewal; access stays to the end of the period.',
  path: '/v3/api/user/subscription/cancel',
  input: z.object({ char_id: id }),
  output: nothing,
  refusals: ['notJoined', 'paymentsUnavailable'],
  rule: 'The subscriber.',
  idempotency: 'natural',
});

export const resumeSubscriptionCall = defineCall({
  ...writeSpec,
  name: 'resumeSubscription',
  summary: 'Renew after all, before the period ends.',
  path: '/v3/api/user/subscription/resume',
  input: z.object({ char_id: id }),
  output: nothing,
  refusals: ['notJoined', 'ownCharacter', 'proSalesOff', 'notForSale', 'paymentsUnavailable'],
  rule: 'The subscriber.',
  idempotency: 'natural',
});

export const paySubscriptionCall = defineCall({
  ...writeSpec,
  name: 'paySubscription',
  summary:
    'Pay a subscription that is past due: with a saved card at once, or with another one on the page of pay_url.',
  path: '/v3/api/user/subscription/pay',
  input: z.object({
    char_id: id,
    redirect_url: z.string().max(2000),
    /** A saved card. Charged now, and for renewals from then on. */
    method_ref: z.string().min(1).max(200).optional(),
    /** US cents as shown: the month at the price that was agreed. Another one, or none, is refused with the right one. */
    expected_price: z.number().int().optional(),
  }),
  /** No `pay_url`: the saved card has paid it. */
  output: z.object({ pay_url: z.string().nullable(), checkout_id: z.string() }),
  refusals: [
    'notForSale',
    'notJoined',
    'alreadyJoined',
    'ownCharacter',
    'priceChanged',
    'salesQuiet',
    'spendingLimitReached',
    'paymentsUnavailable',
    'paymentUnknown',
    'cardDeclined',
  ],
  rule: 'The subscriber whose renewal was declined.',
  idempotency: 'natural',
});

export const acceptPriceCall = defineCall({
  ...writeSpec,
  name: 'acceptPrice',
  summary: 'Agree to the price that the creator takes now: charged from the next period on.',
  path: '/v3/api/user/subscription/accept-price',
  input: z.object({
    char_id: id,
    /** US cents a month as shown. Another price is refused with the right one. */
    expected_price: z.number().int(),
  }),
  output: nothing,
  refusals: ['notJoined', 'ownCharacter', 'priceChanged'],
  rule: 'The subscriber, whose own price stays until they do.',
  idempotency: 'natural',
});

export const subscriptionPrice = z.object({
  /** null = free to follow. */
  group_id: z.string().nullable(),
  pro_sales_open: z.boolean(),
  /** Who has joined, by what they pay a month; 0 = followers. What somebody agreed to does not change. */
  members: z.array(z.object({ month_usd_cents: z.number().int(), count: z.number().int() })),
});
export type SubscriptionPrice = z.infer<typeof subscriptionPrice>;

const priceSpec = {
  path: '/v3/api/commodity/character/subscribe/price',
  auth: 'creator',
  output: subscriptionPrice,
  rule: 'The creator whose character it is.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
} as const;

export const getSubscriptionPriceCall = defineCall({
  ...priceSpec,
  name: 'getSubscriptionPrice',
  summary: 'What joining my character costs, and what those who have joined pay.',
  method: 'GET',
  input: noInput,
  refusals: [],
  idempotency: 'read',
});

export const setSubscriptionPriceCall = defineCall({
  ...priceSpec,
  name: 'setSubscriptionPrice',
  summary: 'Change what joining costs from now on. Made free, what runs is not renewed any more.',
  method: 'PUT',
  input: z.object({
    group_id: z.string().regex(groupIdPattern).nullable().optional(),
    pro_sales_open: z.boolean().optional(),
  }),
  refusals: ['tierPriceOrder'],
  idempotency: 'natural',
});
