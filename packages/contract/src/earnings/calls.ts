import { z } from 'zod';
import { payoutRecord } from '../payouts/calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';
import { earningKinds, earningSumKinds, vatRules } from './limits.ts';

/** Days before earned money can be paid out. */
export const pendingDays = 7;

export const getEarningsSummaryCall = defineCall({
  name: 'getEarningsSummary',
  summary: 'What I earned: pending, available, in all.',
  method: 'GET',
  path: '/v3/api/earnings/summary',
  auth: 'creator',
  input: noInput,
  output: z.object({
    pending_usd_cents: z.number().int(),
    available_usd_cents: z.number().int(),
    /** Requested, and not yet at the bank. */
    in_flight_usd_cents: z.number().int(),
    paid_out_usd_cents: z.number().int(),
    /** All of it, also what was paid out. */
    total_usd_cents: z.number().int(),
    pending_days: z.number().int(),
    creator_share_percent: z.number(),
    next_release_time: instant.nullable(),
  }),
  refusals: ['creatorsOnly'],
  rule: 'A creator, for themselves.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const getCreatorShareCall = defineCall({
  name: 'getCreatorShare',
  summary: 'How much of what fans pay a creator keeps, in percent.',
  method: 'GET',
  path: '/v3/api/earnings/share',
  auth: 'user',
  input: noInput,
  output: z.object({ creator_share_percent: z.number() }),
  refusals: [],
  rule: 'Anyone signed in.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const earningRecord = z.object({
  record_id: id,
  kind: z.enum([
    'gift',
    'unlock',
    'message',
    'subscription',
    'refund',
    'chargeback',
    'chargeback_reversal',
    'invite',
  ]),
  /** US cents before and after the platform's share; the same of what was earned by inviting. */
  gross_usd_cents: z.number().int(),
  net_usd_cents: z.number().int(),
  /** The fan; of what was earned by inviting, the creator who was invited. */
  from_name: z.string(),
  created_time: instant,
  available_time: instant,
  is_available: z.boolean(),
});
export type EarningRecord = z.infer<typeof earningRecord>;

export const listEarningsCall = defineCall({
  name: 'listEarnings',
  summary: 'Each earning, newest first; of one kind if asked.',
  method: 'GET',
  path: '/v3/api/earnings/list',
  auth: 'creator',
  input: pageInput(20).extend({ kind: z.enum(earningKinds).optional() }),
  output: pageOf(earningRecord),
  refusals: ['creatorsOnly'],
  rule: 'A creator, for themselves.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

/** A month of a creator's profile time zone. */
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** What a month of earnings is summed up by. */
export const earningSum = z.object({
  /** A source, a day (ISO 8601), a post's or a fan's id. */
  key: z.string(),
  /** Of a post its caption's beginning, of a fan their name; empty where they are gone or blocked. */
  label: z.string(),
  entries: z.number().int(),
  gross_usd_cents: z.number().int(),
  net_usd_cents: z.number().int(),
});
export type EarningSum = z.infer<typeof earningSum>;

export const listEarningSumsCall = defineCall({
  name: 'listEarningSums',
  summary: 'A month of earnings by source, day, post or fan: days in their order, else the largest first.',
  method: 'GET',
  path: '/v3/api/earnings/sums',
  auth: 'creator',
  input: pageInput(20).extend({
    by: z.enum(earningSumKinds),
    /** Of the profile's time zone. */
    month,
  }),
  output: pageOf(earningSum),
  refusals: ['creatorsOnly'],
  rule: 'A creator, for themselves.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

const cents = z.number().int();
const ownRead = {
  method: 'GET',
  auth: 'creator',
  refusals: ['creatorsOnly'],
  rule: 'A creator, for themselves.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

const sums = { entries: cents, gross_usd_cents: cents, net_usd_cents: cents };

export const listStatementsCall = defineCall({
  ...ownRead,
  name: 'listStatements',
  summary: 'The months in which I earned something or was paid out, newest first.',
  path: '/v3/api/payout/statement/list',
  input: noInput,
  output: z.object({
    list: z.array(z.object({ month, net_usd_cents: cents, paid_out_usd_cents: cents })),
  }),
});

export const monthStatement = z.object({
  month,
  timezone: z.string(),
  name: z.string(),
  country: z.string(),
  sources: z.array(z.object({ source: z.string(), ...sums })),
  /** What fans paid, what the house kept of it, and what is the creator's. */
  gross_usd_cents: cents,
  fee_usd_cents: cents,
  net_usd_cents: cents,
  vat: z.object({ rule: z.enum(vatRules), rate_percent: z.number(), usd_cents: cents }),
  payouts: z.array(payoutRecord),
  paid_out_usd_cents: cents,
});
export type MonthStatement = z.infer<typeof monthStatement>;

export const getStatementCall = defineCall({
  ...ownRead,
  name: 'getStatement',
  summary: 'One month: by source, the house’s fee, VAT, and what was paid out.',
  path: '/v3/api/payout/statement',
  input: z.object({ month }),
  output: monthStatement,
});

export const getStatementFileCall = defineCall({
  ...ownRead,
  name: 'getStatementFile',
  summary: 'One month’s statement as a file.',
  path: '/v3/api/payout/statement/file',
  input: z.object({ month, format: z.enum(['pdf', 'csv']) }),
  output: z.object({ filename: z.string(), content_type: z.string(), content_base64: z.string() }),
  limit: { max: 30, per: 'user', seconds: 60 },
});
