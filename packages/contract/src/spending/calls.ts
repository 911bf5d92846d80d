import { z } from 'zod';
import { post } from '../posts/calls.ts';
import { charged, chargeRate } from '../wallet/currency-calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';

const readSpec = {
  method: 'GET',
  auth: 'user',
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

/** Sums of what cards are charged, one for each currency, in minor units. */
const chargedSums = z.array(charged);

/** A creator as bills name them: without name and picture where they have left, or cannot be seen any more. */
const payee = z.object({ char_id: id, name: z.string(), avatar: z.string(), is_there: z.boolean() });

export const spendingSummary = z.object({
  /** Months in which something was spent, in the account's time zone, newest first: at most 36. */
  months: z.array(z.object({ month: z.string(), usd_cents: z.number().int() })),
  /** Of the requested month, or of all time. What was charged in another currency counts as its price in US dollars. */
  total_usd_cents: z.number().int(),
  /** What cards were charged in that time, for diamonds too, in the currencies in which they were. */
  charged: chargedSums,
  /**
   * What went to the house: boxes are part of the total. Diamonds and VIP are what cards were charged for them; their
   * diamonds count in the total when they are spent.
   */
  house: z.object({
    lucky_box_usd_cents: z.number().int(),
    vip_usd_cents: z.number().int(),
    diamonds_usd_cents: z.number().int(),
  }),
  /** Most first, at most 100. */
  creators: z.array(
    payee.extend({
      usd_cents: z.number().int(),
      gift_usd_cents: z.number().int(),
      post_usd_cents: z.number().int(),
      /** Media in messages, and answers of a companion. */
      message_usd_cents: z.number().int(),
      /** The viewer's own and those for others. */
      subscription_usd_cents: z.number().int(),
    }),
  ),
});
export type SpendingSummary = z.infer<typeof spendingSummary>;

export const getSpendingSummaryCall = defineCall({
  ...readSpec,
  name: 'getSpendingSummary',
  summary: 'What I have spent, by month and by creator, without what came back. 1 diamond = 1 US cent.',
  path: '/v3/api/spending/summary',
  input: z.object({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
  }),
  output: spendingSummary,
});

/** As above; VIP is the house's, which is no creator. */
const payeeOrHouse = payee.extend({ char_id: id.nullable() });

export const renewal = payeeOrHouse.extend({
  usd_cents: z.number().int(),
  /** In what the card is charged. */
  agreed_rate: chargeRate,
  time: instant,
  /** The first charge after a trial, or a renewal; `past_due`: it failed and is tried again. */
  kind: z.enum(['first_charge', 'renewal', 'past_due']),
});
export type Renewal = z.infer<typeof renewal>;

export const listRenewalsCall = defineCall({
  ...readSpec,
  name: 'listRenewals',
  summary:
    'What will be charged next for VIP and each subscription that renews, soonest first, and what it adds up to.',
  path: '/v3/api/spending/renewals',
  input: noInput,
  output: z.object({
    list: z.array(renewal),
    /** Of the charges within 30 days. */
    month_usd_cents: z.number().int(),
    /** Of the coming year, if nothing is changed. */
    year_usd_cents: z.number().int(),
    /** The same two in the currencies that are charged. */
    month_charged: chargedSums,
    year_charged: chargedSums,
  }),
});

export const purchase = payeeOrHouse.extend({
  record_id: id,
  /** `media`: what a message holds. `message`: an answer of a companion. */
  kind: z.enum([
    'gift',
    'unlock',
    'media',
    'message',
    'subscription',
    'gift_subscription',
    'vip',
    'diamonds',
    'lucky_box',
  ]),
  /** What was paid: diamonds, or US cents of a card, of which there is a receipt under `record_id`. */
  diamonds: z.number().int(),
  usd_cents: z.number().int(),
  /** What the card was charged where that was not US dollars. */
  charged: charged.nullable(),
  has_receipt: z.boolean(),
  /** How much of it came back, in the same unit. */
  returned: z.number().int(),
  /** Diamonds that it brought: those of a pack, of a month of VIP, the prize of a box. */
  gained: z.number().int(),
  created_time: instant,
  /** The post that was bought; null where it does not open. */
  diary_id: id.nullable(),
  /** That post as one has it now; null where it does not open. */
  post: post.nullable(),
  /** The place in the conversation of the message whose media were bought; null where they are no longer there. */
  seq: z.number().int().nullable(),
  /** Which of their conversations that is. */
  chat_no: z.number().int(),
  /**
   * What is left of it: a post or media that open, or are gone; a post that is private now, and opens once it is published
   * again; one that stays owned and opens once no block is between the two; a subscription or VIP that runs until `until`, or is over; a gift that was given, or taken back; a subscription
   * for somebody else that waits to be claimed until `until`, or was claimed; an answer that was written; diamonds that
   * came into the wallet; nothing, since all of it was paid back.
   */
  remains: z.enum([
    'open',
    'gone',
    'hidden',
    'withheld',
    'running',
    'over',
    'given',
    'undone',
    'waiting',
    'claimed',
    'answered',
    'credited',
    'returned',
  ]),
  until: instant.nullable(),
});
export type Purchase = z.infer<typeof purchase>;

/** What the list can be narrowed to; `message` is media and answers, `house` VIP, diamonds and boxes. */
export const purchaseGroup = z.enum(['unlock', 'subscription', 'gift', 'message', 'house']);

export const listPurchasesCall = defineCall({
  ...readSpec,
  name: 'listPurchases',
  summary: 'Everything that I ever bought, newest first, with what remains of it.',
  path: '/v3/api/spending/purchases',
  input: pageInput(20).extend({ kind: purchaseGroup.or(z.literal('all')).default('all') }),
  output: pageOf(purchase),
});
