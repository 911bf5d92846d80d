import { z } from 'zod';
import { tierLevelMax } from '../offers/limits.ts';
import { chargeRate } from '../wallet/currency-calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, nothing } from '../wire/pages.ts';
import { tierNameMax, tierPerkMax, tierPerksMax } from './tiers.ts';

/** Names a tier of a page: 0 is its subscription, higher ones open all that lower ones open. */
export const tierLevel = z.number().int().min(0).max(tierLevelMax);

export const pageTier = z.object({
  level: tierLevel,
  /** '' where the page's subscription has no name of its own. */
  name: z.string(),
  /** What one gets, a short line each. */
  perks: z.array(z.string()),
  month_usd_cents: z.number().int(),
});
export type PageTier = z.infer<typeof pageTier>;

/** A tier as the viewer finds it. */
export const offeredTier = pageTier.extend({
  /** False for one that is not sold any more and that the viewer still has. */
  is_on_sale: z.boolean(),
  /** The viewer has it now. */
  is_mine: z.boolean(),
  /** US cents that moving up at once costs: the difference for the rest of the period. null where that cannot be done. */
  upgrade_usd_cents: z.number().int().nullable(),
  /** US cents a month, from the next charge on, if the viewer chooses it for then; null where that cannot be done. */
  switch_usd_cents: z.number().int().nullable(),
});
export type OfferedTier = z.infer<typeof offeredTier>;

export const listTiersCall = defineCall({
  name: 'listTiers',
  summary:
    'The tiers of a page, from the lowest; empty where there is but one. With what changing to each would cost.',
  method: 'GET',
  path: '/v3/api/commodity/character/tiers',
  auth: 'user',
  input: z.object({ char_id: id }),
  output: z.object({
    list: z.array(offeredTier),
    /** The level that the viewer's next charge brings, where it is another one. */
    next_level: tierLevel.nullable(),
    /** In what the viewer's subscription is charged, and what it changes to; null for people without one that renews. */
    agreed_rate: chargeRate.nullable(),
    /** When the viewer's period ends; null for people who are not subscribed. */
    period_end: instant.nullable(),
  }),
  refusals: [],
  rule: 'Anyone signed in whom no block separates from the creator.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

const changeSpec = {
  method: 'POST',
  auth: 'user',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 8192,
  idempotency: 'natural',
  rule: 'The subscriber.',
} as const;

export const createUpgradeCheckoutCall = defineCall({
  ...changeSpec,
  name: 'createUpgradeCheckout',
  summary: 'Open a checkout for the difference to a higher tier, for the rest of the period.',
  path: '/v3/api/commodity/tier-upgrade-session',
  input: z.object({
    char_id: id,
    tier_level: tierLevel,
    redirect_url: z.string().max(2000),
    /** US cents as shown: due now, and each month from the next charge on. Others are refused with what is due. */
    expected_price: z.number().int().optional(),
    expected_month_price: z.number().int().optional(),
  }),
  output: z.object({ pay_url: z.string(), checkout_id: z.string() }),
  refusals: [
    'notForSale',
    'notJoined',
    'ownCharacter',
    'proSalesOff',
    'priceChanged',
    'tierChangeLater',
    'salesQuiet',
    'spendingLimitReached',
    'paymentsUnavailable',
  ],
});

export const switchTierCall = defineCall({
  ...changeSpec,
  name: 'switchTier',
  summary: 'Have another tier from the next charge on; one’s own takes a change back that is yet to come.',
  path: '/v3/api/user/subscription/switch',
  input: z.object({
    char_id: id,
    tier_level: tierLevel,
    /** US cents a month as shown. Another price is refused with the right one. */
    expected_price: z.number().int(),
  }),
  output: nothing,
  refusals: [
    'notForSale',
    'notJoined',
    'ownCharacter',
    'proSalesOff',
    'priceChanged',
    'tierChangeLater',
    'salesQuiet',
  ],
});

const ownTier = pageTier.extend({
  /** How many have it now. */
  member_num: z.number().int(),
  /** How many published posts are for it and those above. */
  post_num: z.number().int(),
});

const ownTiers = z.object({
  list: z.array(ownTier),
  /** What a tier may cost, in US cents. */
  prices: z.array(z.number().int()),
});
export type OwnTiers = z.infer<typeof ownTiers>;

const manageSpec = {
  auth: 'creator',
  output: ownTiers,
  rule: 'The creator whose page it is.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 8192,
} as const;

export const getOwnTiersCall = defineCall({
  ...manageSpec,
  name: 'getOwnTiers',
  summary:
    'The tiers of my page, from the lowest. The first is its subscription; none while the page is free.',
  method: 'GET',
  path: '/v3/api/promotion/tiers',
  input: noInput,
  refusals: [],
  idempotency: 'read',
});

export const saveTierCall = defineCall({
  ...manageSpec,
  name: 'saveTier',
  isSpeech: true,
  summary:
    'Make a tier, or change its words and its price. Who has it keeps their price until they agree to another.',
  method: 'PUT',
  path: '/v3/api/promotion/tiers',
  input: z.object({
    /** Left out for a new one: it finds its place by its price. */
    level: tierLevel.optional(),
    name: z.string().trim().max(tierNameMax),
    perks: z.array(z.string().trim().min(1).max(tierPerkMax)).max(tierPerksMax),
    /** Between the prices of its neighbours. Not for level 0, whose price is the page's. */
    month_usd_cents: z.number().int().optional(),
  }),
  refusals: ['notForSale', 'tierPriceOrder', 'textRefused'],
  idempotency: 'natural',
});

export const retireTierCall = defineCall({
  ...manageSpec,
  name: 'retireTier',
  summary:
    'Sell a tier no more. Who has it keeps it to the end of their period, is told so, and is not charged again.',
  method: 'POST',
  path: '/v3/api/promotion/tiers/retire',
  input: z.object({ level: tierLevel }),
  refusals: [],
  idempotency: 'natural',
});
