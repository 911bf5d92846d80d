import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { noInput } from '../wire/pages.ts';
import { maxBudgetUsdCents } from './limits.ts';

const count = z.number().int();

export const aiUsage = z.object({
  /** Models that the operator allows, with prices in US dollars per thousand tokens; none where the companion is offline. */
  models: z.array(z.object({ name: z.string(), input_usd: z.number(), output_usd: z.number() })),
  /** The one that speaks for me; null: the companion is the offline one. */
  model: z.string().nullable(),
  /** What I let it cost in a month, in US cents; null: no bound of mine. */
  budget_usd_cents: count.nullable(),
  /** The operator's bound for each creator; null: none. */
  max_usd_cents: count.nullable(),
  /** What speaks now: the model; the offline companion because there is no model, because the month's budget is spent, or because the model does not answer. */
  state: z.enum(['model', 'offline', 'spent', 'unreachable']),
  /** The last twelve months, the newest first, by model. Costs are millionths of a US dollar. */
  usage: z.array(
    z.object({
      month: z.string(),
      model: z.string(),
      answers: count,
      input_tokens: count,
      output_tokens: count,
      cost_micros: count,
    }),
  ),
});
export type AiUsage = z.infer<typeof aiUsage>;

const spec = {
  auth: 'creator',
  output: aiUsage,
  refusals: ['creatorsOnly'],
  rule: 'A creator, for their own character.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
} as const;

export const getAiUsageCall = defineCall({
  ...spec,
  name: 'getAiUsage',
  summary: 'Which model speaks for me, what it costs, and what it has cost.',
  method: 'GET',
  path: '/v3/api/ai/usage',
  input: noInput,
  idempotency: 'read',
});

export const setAiSettingsCall = defineCall({
  ...spec,
  name: 'setAiSettings',
  summary: 'Choose the model that speaks for me and what it may cost in a month.',
  method: 'PUT',
  path: '/v3/api/ai/settings',
  input: z.object({
    /** One of those that the operator allows; left out, it stays. */
    model: z.string().min(1).max(200).optional(),
    /** Null: no bound of mine; left out, it stays. */
    budget_usd_cents: count.min(0).max(maxBudgetUsdCents).nullable().optional(),
  }),
  idempotency: 'natural',
});
