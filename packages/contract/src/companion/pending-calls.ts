import { z } from 'zod';
import { chatMessage, fansConversation } from '../chat/calls.ts';
import { messageMaxLength } from '../chat/limits.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { nothing } from '../wire/pages.ts';

/** An answer that the companion has written and that is kept from the fan: it waits for its time, or for the creator. */
export const pendingReply = z.object({
  reply_id: id,
  state: z.enum(['waiting', 'draft']),
  content: z.string(),
  /** When it goes out by itself; null: it does not. */
  due_time: instant.nullable(),
  /** How much of that is left by the server's clock. */
  due_in_ms: z.number().int().nullable(),
  /** The last message that it answers. */
  to_seq: z.number().int(),
});
export type PendingReply = z.infer<typeof pendingReply>;

const pendingSpec = {
  method: 'POST',
  auth: 'creator',
  input: z.object({ reply_id: id }),
  refusals: ['creatorsOnly', 'noLiveReply'],
  rule: 'The creator in whose conversation the answer is kept back.',
  limit: { max: 120, per: 'user', seconds: 60 },
  idempotency: 'natural',
} as const;

export const getPendingReplyCall = defineCall({
  ...pendingSpec,
  name: 'getPendingReply',
  summary: 'The answer of my companion that is kept back in a conversation; null: none.',
  method: 'GET',
  path: '/v3/api/dialogue/reply/pending',
  input: fansConversation,
  output: z.object({ pending: pendingReply.nullable() }),
  refusals: ['creatorsOnly'],
  maxBytes: 1024,
  idempotency: 'read',
});

export const sendPendingReplyCall = defineCall({
  ...pendingSpec,
  name: 'sendPendingReply',
  summary:
    'Send an answer of my companion now, with other words where I have changed them; once, however often it is asked.',
  path: '/v3/api/dialogue/reply/send',
  input: z.object({ reply_id: id, content: z.string().min(1).max(messageMaxLength).optional() }),
  output: chatMessage,
  refusals: ['creatorsOnly', 'noLiveReply', 'messageRefused'],
  maxBytes: 32_768,
});

export const holdReplyCall = defineCall({
  ...pendingSpec,
  name: 'holdReply',
  summary: 'Stop: the answer does not go out by itself any more and stays as a draft.',
  path: '/v3/api/dialogue/reply/hold',
  output: nothing,
  maxBytes: 1024,
});

export const discardReplyCall = defineCall({
  ...pendingSpec,
  name: 'discardReply',
  summary: 'Throw an answer of my companion away that has not gone out.',
  path: '/v3/api/dialogue/reply/discard',
  output: nothing,
  maxBytes: 1024,
});
