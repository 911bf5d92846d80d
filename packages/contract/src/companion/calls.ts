import { z } from 'zod';
import { chargerLine } from '../gifts/calls.ts';
import { defineCall, defineStream } from '../wire/call.ts';
import { id } from '../wire/ids.ts';
import { nothing } from '../wire/pages.ts';

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
  output: chargerLine,
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
  output: chargerLine,
  refusals: ['noLiveReply'],
  idempotency: 'natural',
});
