import { z } from 'zod';
import { chatMessage } from '../chat/calls.ts';
import { defineCall, defineStream } from '../wire/call.ts';
import { id } from '../wire/ids.ts';
import { nothing } from '../wire/pages.ts';

/**
 * One `data:` line of an answer: pieces of it (`reply_content` goes on at `offset`, in UTF-16 code units), last `done` with
 * the stored answer. Lines without fields keep the line open.
 */
export const replyLine = z.object({
  msg_id: id.optional(),
  message: chatMessage.optional(),
  reply_id: id.optional(),
  reply_content: z.string().optional(),
  offset: z.number().int().optional(),
  done: z.boolean().optional(),
});
export type ReplyLine = z.infer<typeof replyLine>;

const replySpec = {
  auth: 'user',
  rule: 'The fan of the conversation in which the answer is written.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
} as const;

export const resumeReplyCall = defineStream({
  ...replySpec,
  name: 'resumeReply',
  summary: 'Go on reading an answer from an offset, also after a reload.',
  method: 'GET',
  path: '/v3/api/dialogue/reply',
  input: z.object({ reply_id: id, offset: z.coerce.number().int().min(0).default(0) }),
  output: replyLine,
  refusals: ['noLiveReply'],
  idempotency: 'read',
});

export const stopReplyCall = defineCall({
  ...replySpec,
  name: 'stopReply',
  summary: 'Stop the answer; what is written so far stays.',
  method: 'POST',
  path: '/v3/api/dialogue/reply/stop',
  input: z.object({ reply_id: id }),
  output: nothing,
  refusals: ['noLiveReply'],
  idempotency: 'natural',
});

export const regenerateReplyCall = defineStream({
  ...replySpec,
  name: 'regenerateReply',
  summary: 'Have the newest answer of the companion written again.',
  method: 'POST',
  path: '/v3/api/dialogue/reply/regenerate',
  input: z.object({ msg_id: id }),
  output: replyLine,
  refusals: ['noLiveReply'],
  idempotency: 'natural',
});
