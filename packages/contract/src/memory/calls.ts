import { z } from 'zod';
import { conversationInput } from '../chat/calls.ts';
import { defineCall } from '../wire/call.ts';
import { chatNo, flag, id, instant, sentFlag } from '../wire/ids.ts';
import { factKinds, factMaxLength } from './limits.ts';

/** Something that the companion remembers of a fan. */
export const memoryFact = z.object({
  fact_id: id,
  /** The conversation that it stands in; pinned ones are known in the fan's others with this character too. */
  chat_no: z.number().int(),
  kind: z.enum(factKinds),
  content: z.string(),
  /** Who wrote it as it stands: read by the companion from a message, or by hand. */
  author: z.enum(['companion', 'fan', 'creator']),
  /** 1 = the companion reads it before others, and nothing that it reads replaces it. */
  is_pinned: flag,
  /** The fan's message that says it; null where it was written by hand, and always for the creator. */
  source: z
    .object({ msg_id: id, seq: z.number().int(), content: z.string(), created_time: instant })
    .nullable(),
  created_time: instant,
  updated_time: instant,
});
export type MemoryFact = z.infer<typeof memoryFact>;

const memory = z.object({
  /** 1 = the companion may remember this fan. */
  is_on: flag,
  /** What was talked about, in short; empty for the creator. */
  summary: z.string(),
  /** Pinned ones first, then the latest. With those that are pinned in other conversations and hold here as well. */
  facts: z.array(memoryFact),
});
export type Memory = z.infer<typeof memory>;

const writeSpec = {
  method: 'POST',
  auth: 'user',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 4096,
} as const;

export const listMemoryCall = defineCall({
  name: 'listMemory',
  summary: 'What the companion remembers of the fan in this conversation.',
  method: 'GET',
  path: '/v3/api/dialogue/memory/list',
  auth: 'user',
  input: conversationInput,
  output: memory,
  refusals: [],
  rule: "The conversation's fan, or its character's creator, who sees the facts alone.",
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const saveFactCall = defineCall({
  ...writeSpec,
  name: 'saveFact',
  summary: 'Adds a fact, or corrects, pins or brings back the one with `fact_id`.',
  path: '/v3/api/dialogue/memory/save',
  input: conversationInput.extend({
    fact_id: id.optional(),
    kind: z.enum(factKinds).default('other'),
    content: z.string().trim().min(1).max(factMaxLength),
    is_pinned: sentFlag.default(0),
    client_id: z.string().min(8).max(64),
  }),
  output: z.object({ fact: memoryFact }),
  refusals: ['forbidden', 'textRefused', 'memoryFull'],
  rule: 'The fan, for every fact of theirs; the creator, for facts that they have written.',
  idempotency: 'client_id',
});

export const deleteFactCall = defineCall({
  ...writeSpec,
  name: 'deleteFact',
  summary: 'Has the companion forget one fact, or with `all` everything up to now.',
  path: '/v3/api/dialogue/memory/delete',
  input: conversationInput.extend({ fact_id: id.optional(), all: sentFlag.default(0) }),
  output: z.object({ forgotten: z.number().int() }),
  refusals: ['forbidden'],
  rule: 'The fan, for every fact of theirs and for all; the creator, for a fact that they have written.',
  idempotency: 'natural',
});

export const setMemoryConfigCall = defineCall({
  ...writeSpec,
  name: 'setMemoryConfig',
  summary: 'Lets the companion remember me in this conversation, or not.',
  path: '/v3/api/dialogue/memory/config',
  input: z.object({ char_id: id, chat_no: chatNo, is_on: sentFlag }),
  output: z.object({ is_on: flag }),
  refusals: [],
  rule: 'The fan of the conversation.',
  idempotency: 'natural',
});

export const exportMemoryCall = defineCall({
  name: 'exportMemory',
  summary: 'All that is remembered of me in this conversation, to take along.',
  method: 'GET',
  path: '/v3/api/dialogue/memory/export',
  auth: 'user',
  input: z.object({ char_id: id, chat_no: chatNo }),
  output: memory.extend({ char_id: id, chat_no: z.number().int(), exported_time: instant }),
  refusals: [],
  rule: 'The fan of the conversation.',
  limit: { max: 30, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
