import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';
import { earningKinds } from './limits.ts';

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

export const earningRecord = z.object({
  record_id: id,
  kind: z.enum(['gift', 'unlock', 'subscription', 'refund', 'chargeback', 'chargeback_reversal', 'invite']),
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
