import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { flag, instant } from '../wire/ids.ts';
import { roleMergings } from './limits.ts';
import { modelFields } from './model-fields.ts';

/** Null: what the endpoint says of itself, or its own default. */
const storedSettings = z.object({
  context_tokens: z.number().int().nullable(),
  max_tokens: z.number().int(),
  temperature: z.number().nullable(),
  top_p: z.number().nullable(),
  stop: z.array(z.string()),
  roles: z.enum(roleMergings),
  speech_model: z.string(),
  speech_voice: z.string(),
});

export const staffModel = z.object({
  /** Where the model comes from. What the environment names, wins and cannot be changed here. */
  source: z.enum(['environment', 'connected', 'none']),
  base_url: z.string(),
  model: z.string(),
  has_key: flag,
  settings: storedSettings.nullable(),
  connected_time: instant.nullable(),
  /** It is left alone for now because it has failed again and again. */
  is_unreachable: flag,
  /** Programs on the server's own machine that have models; looked for where `search` asks for it. */
  found: z.array(
    z.object({
      program: z.string(),
      base_url: z.string(),
      models: z.array(z.object({ name: z.string(), context_tokens: z.number().int().nullable() })),
    }),
  ),
});
export type StaffModel = z.infer<typeof staffModel>;

const spec = {
  auth: 'admin',
  rule: 'An administrator of the staff.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 16_384,
} as const;

export const getStaffModelCall = defineCall({
  ...spec,
  name: 'getStaffModel',
  summary: 'The model that speaks for companions, and what runs on the server’s own machine.',
  method: 'GET',
  path: '/v3/api/staff/model',
  input: z.object({ search: z.coerce.number().int().min(0).max(1).default(0) }),
  output: staffModel,
  refusals: ['forbidden'],
  idempotency: 'read',
});

export const connectModelCall = defineCall({
  ...spec,
  name: 'connectModel',
  summary: 'Have companions answer by this model from now on. Without a key, that of the same address stays.',
  method: 'POST',
  path: '/v3/api/staff/model',
  input: modelFields,
  output: staffModel,
  refusals: ['forbidden'],
  idempotency: 'natural',
});

export const tryModelCall = defineCall({
  ...spec,
  limit: { max: 20, per: 'user', seconds: 60 },
  name: 'tryModel',
  summary: 'Have a model say a greeting, and measure it. Nothing is stored.',
  method: 'POST',
  path: '/v3/api/staff/model/test',
  input: modelFields,
  output: z.object({
    /** Empty: it gave none. */
    answer: z.string(),
    /** Milliseconds to the first token. */
    first_token_ms: z.number().int().nullable(),
    tokens_per_second: z.number().nullable(),
    /** What the endpoint tells of the model. */
    context_tokens: z.number().int().nullable(),
  }),
  refusals: ['forbidden'],
  idempotency: 'read',
});

export const disconnectModelCall = defineCall({
  ...spec,
  name: 'disconnectModel',
  summary: 'Let the offline companion speak again; address and key are deleted.',
  method: 'DELETE',
  path: '/v3/api/staff/model',
  input: z.object({}),
  output: staffModel,
  refusals: ['forbidden'],
  idempotency: 'natural',
});
