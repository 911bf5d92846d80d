import { z } from 'zod';
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

/** A creator as bills name them: without name and picture where they have left, or cannot be seen any more. */
const payee = z.object({ char_id: id, name: z.string(), avatar: z.string(), is_there: z.boolean() });

export const spendingSummary = z.object({
  /** Months in which something was spent, in the account's time zone, newest first: at most 36. */
  months: z.array(z.object({ month: z.string(), usd_cents: z.number().int() })),
  /** Of the asked month, or of all time. */
  total_usd_cents: z.number().int(),
  /** Most first, at most 100. */
  creators: z.array(
    payee.extend({
      usd_cents: z.number().int(),
      gift_usd_cents: z.number().int(),
      post_usd_cents: z.number().int(),
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

export const renewal = payee.extend({
  usd_cents: z.number().int(),
  time: instant,
  /** The first charge after a trial, or a renewal; `past_due`: it failed and is tried again. */
  kind: z.enum(['first_charge', 'renewal', 'past_due']),
});
export type Renewal = z.infer<typeof renewal>;

export const listRenewalsCall = defineCall({
  ...readSpec,
  name: 'listRenewals',
  summary:
    'What will be charged next for each subscription that renews, soonest first, and what it adds up to.',
  path: '/v3/api/spending/renewals',
  input: noInput,
  output: z.object({
    list: z.array(renewal),
    /** Of the charges within 30 days. */
    month_usd_cents: z.number().int(),
    /** Of the coming year, if nothing is changed. */
    year_usd_cents: z.number().int(),
  }),
});

export const purchase = payee.extend({
  record_id: id,
  kind: z.enum(['gift', 'unlock', 'subscription']),
  /** What was paid: diamonds, or US cents of a card. */
  diamonds: z.number().int(),
  usd_cents: z.number().int(),
  /** How much of it came back, in the same unit. */
  returned: z.number().int(),
  created_time: instant,
  /** The post that was bought; null where it is no longer there. */
  diary_id: id.nullable(),
  /**
   * What is left of it: a post that opens, or does not any more; a subscription that runs until `until`, or is over; a
   * gift that was given, or taken back; nothing, since all of it was paid back.
   */
  remains: z.enum(['open', 'gone', 'running', 'over', 'given', 'undone', 'returned']),
  until: instant.nullable(),
});
export type Purchase = z.infer<typeof purchase>;

export const listPurchasesCall = defineCall({
  ...readSpec,
  name: 'listPurchases',
  summary: 'Everything that I ever bought, newest first, with what remains of it.',
  path: '/v3/api/spending/purchases',
  input: pageInput(20).extend({ kind: z.enum(['all', 'unlock', 'subscription', 'gift']).default('all') }),
  output: pageOf(purchase),
});
