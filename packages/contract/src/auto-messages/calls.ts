import { z } from 'zod';
import { defineCall, defineForm } from '../wire/call.ts';
import { flag } from '../wire/ids.ts';
import { noInput } from '../wire/pages.ts';
import { autoMessageKinds, autoMessageMaxLength } from './limits.ts';

export const autoMessage = z.object({
  kind: z.enum(autoMessageKinds),
  is_on: flag,
  /** '' as long as nothing was written. `{name}` stands for the fan's nickname. */
  content: z.string(),
});
export type AutoMessage = z.infer<typeof autoMessage>;

const ownSpec = {
  auth: 'creator',
  output: z.object({ list: z.array(autoMessage) }),
  rule: 'The creator whose character it is.',
  limit: { max: 120, per: 'user', seconds: 60 },
} as const;

export const listAutoMessagesCall = defineCall({
  ...ownSpec,
  name: 'listAutoMessages',
  summary: 'What my character says by itself, and when.',
  method: 'GET',
  path: '/v3/api/dialogue/auto-reply/config-v2',
  input: noInput,
  refusals: [],
  maxBytes: 1024,
  idempotency: 'read',
});

export const updateAutoMessageCall = defineForm({
  ...ownSpec,
  name: 'updateAutoMessage',
  summary: 'Write one of these texts, switch it on or off.',
  method: 'POST',
  path: '/v3/api/dialogue/auto-reply/config/edit-v2',
  input: z.object({
    kind: z.enum(autoMessageKinds),
    is_on: z.coerce.number().pipe(flag),
    content: z.string().trim().min(1).max(autoMessageMaxLength),
  }),
  refusals: ['textRefused'],
  maxBytes: 8192,
  idempotency: 'natural',
});
