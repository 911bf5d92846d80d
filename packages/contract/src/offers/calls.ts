import { z } from 'zod';
import { subscriptionOffer } from '../characters/calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, nothing, pageInput, pageOf } from '../wire/pages.ts';
import {
  bundlePercentMax,
  chosenFansMax,
  claimLimitMax,
  lowestPriceUsdCents,
  percentOff,
  promotionAudiences,
  promotionCodeMax,
  promotionMonthsMax,
  promotionNameMax,
  subscriptionPlans,
  tierLevelMax,
  trialLinkDays,
} from './limits.ts';

const readSpec = {
  method: 'GET',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

const writeSpec = {
  auth: 'creator',
  limit: { max: 60, per: 'user', seconds: 60 },
  rule: 'The creator whose page it is.',
} as const;

/** One way to subscribe, with all that is to be said before consent. */
export const subscriptionOption = subscriptionOffer.extend({
  plan: z.enum(subscriptionPlans),
  /** US cents that are charged today. */
  due_usd_cents: z.number().int(),
  /** Part of the month's price that is saved, where several months are paid at once. */
  percent_off: z.number().int(),
});
export type SubscriptionOption = z.infer<typeof subscriptionOption>;

export const listSubscriptionOptionsCall = defineCall({
  ...readSpec,
  auth: 'user',
  name: 'listSubscriptionOptions',
  summary: 'Every way in which the viewer can subscribe to a page, with the price as it is now.',
  path: '/v3/api/commodity/character/subscribe/options',
  input: z.object({
    char_id: id,
    code: z.string().max(promotionCodeMax).optional(),
    tier_level: z.coerce.number().int().min(0).max(tierLevelMax).default(0),
  }),
  output: z.object({
    /** The first is what is charged without another choice; none where the page is not for sale. */
    list: z.array(subscriptionOption),
    /** Of the code that was sent: whether it leads to what is offered, or why it does not. */
    code: z.enum(['none', 'counts', 'over', 'used', 'not_best']),
  }),
  refusals: ['ownCharacter'],
  rule: 'Anyone signed in whom no block separates from the creator.',
});

export const promotion = z.object({
  promotion_id: id,
  name: z.string(),
  audience: z.enum(promotionAudiences),
  /** Of a link: the address to share. */
  url: z.string().nullable(),
  percent_off: z.number().int().nullable(),
  first_usd_cents: z.number().int().nullable(),
  trial_days: z.number().int().nullable(),
  months: z.number().int(),
  claim_limit: z.number().int().nullable(),
  /** Who has used it, and whose checkout holds a place. */
  claim_num: z.number().int(),
  fan_num: z.number().int(),
  end_time: instant.nullable(),
  state: z.enum(['running', 'used_up', 'over', 'stopped']),
  created_time: instant,
});
export type Promotion = z.infer<typeof promotion>;

export const listPromotionsCall = defineCall({
  ...readSpec,
  auth: 'creator',
  name: 'listPromotions',
  summary: 'My promotions and trial links, newest first.',
  path: '/v3/api/promotion/list',
  input: pageInput(20),
  output: pageOf(promotion),
  refusals: [],
  rule: 'The creator whose page it is.',
});

export const createPromotionCall = defineCall({
  ...writeSpec,
  method: 'POST',
  maxBytes: 16_384,
  name: 'createPromotion',
  isSpeech: true,
  summary: 'Offer the page for less, or free days by a link. Exactly one of the three prices is given.',
  path: '/v3/api/promotion/create',
  input: z.object({
    client_id: z.string().min(1).max(64),
    name: z.string().trim().min(1).max(promotionNameMax),
    audience: z.enum(promotionAudiences),
    /** Of `chosen`: who. */
    user_ids: z.array(id).max(chosenFansMax).default([]),
    percent_off: z.number().int().min(percentOff.min).max(percentOff.max).optional(),
    first_usd_cents: z.number().int().min(lowestPriceUsdCents).max(4998).optional(),
    trial_days: z.number().int().min(trialLinkDays.min).max(trialLinkDays.max).optional(),
    months: z.number().int().min(1).max(promotionMonthsMax).default(1),
    claim_limit: z.number().int().min(1).max(claimLimitMax).optional(),
    end_time: z.iso.datetime().optional(),
  }),
  output: z.object({ promotion_id: id, url: z.string().nullable() }),
  refusals: ['notForSale', 'textRefused'],
  idempotency: 'client_id',
});

export const stopPromotionCall = defineCall({
  ...writeSpec,
  method: 'POST',
  maxBytes: 1024,
  name: 'stopPromotion',
  summary: 'Nobody new gets it from now on. Who has it keeps it.',
  path: '/v3/api/promotion/stop',
  input: z.object({ promotion_id: id }),
  output: nothing,
  refusals: [],
  idempotency: 'natural',
});

export const promotionClaim = z.object({
  user_id: id,
  nickname: z.string(),
  avatar: z.string(),
  claimed_time: instant,
  /** open: is paying now. */
  state: z.enum(['open', 'paid', 'refunded']),
  /** What they pay first. */
  first_usd_cents: z.number().int(),
});
export type PromotionClaim = z.infer<typeof promotionClaim>;

export const listPromotionClaimsCall = defineCall({
  ...readSpec,
  auth: 'creator',
  name: 'listPromotionClaims',
  summary: 'Who used one of my promotions, the latest first.',
  path: '/v3/api/promotion/claim/list',
  input: pageInput(20).extend({ promotion_id: id }),
  output: pageOf(promotionClaim),
  refusals: [],
  rule: 'The creator whose promotion it is; blocked pairs left out.',
});

const bundles = z.object({
  months: z.union([z.literal(3), z.literal(6), z.literal(12)]),
  percent_off: z.number().int().min(0).max(bundlePercentMax),
});

const pageOffers = z.object({
  bundles: z.array(bundles),
  /** The longest that the payment provider can hold another price, in months. */
  max_months: z.number().int(),
});
export type PageOffers = z.infer<typeof pageOffers>;

export const getPageOffersCall = defineCall({
  ...readSpec,
  auth: 'creator',
  name: 'getPageOffers',
  summary: 'What my page offers to everybody beside the month: bundles.',
  path: '/v3/api/promotion/bundles',
  input: noInput,
  output: pageOffers,
  refusals: [],
  rule: 'The creator whose page it is.',
});

export const setBundlesCall = defineCall({
  ...writeSpec,
  method: 'PUT',
  maxBytes: 1024,
  name: 'setBundles',
  summary: 'Which bundles my page has from now on.',
  path: '/v3/api/promotion/bundles',
  input: z.object({ bundles: z.array(bundles).max(3) }),
  output: pageOffers,
  refusals: [],
  idempotency: 'natural',
});
