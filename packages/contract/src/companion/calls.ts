import { z } from 'zod';
import { chatMessage, conversationKey } from '../chat/calls.ts';
import { messageMaxLength } from '../chat/limits.ts';
import { factKinds } from '../memory/limits.ts';
import { defineCall, defineStream } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
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

/** An answer that the companion has written and that is kept from the fan: it waits for its time, or for the creator. */
export const heldReply = z.object({
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
export type HeldReply = z.infer<typeof heldReply>;

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

const heldSpec = {
  method: 'POST',
  auth: 'creator',
  input: z.object({ reply_id: id }),
  refusals: ['creatorsOnly', 'noLiveReply'],
  rule: 'The creator in whose conversation the answer is kept back.',
  limit: { max: 120, per: 'user', seconds: 60 },
  idempotency: 'natural',
} as const;

export const getHeldReplyCall = defineCall({
  ...heldSpec,
  name: 'getHeldReply',
  summary: 'The answer of my companion that is kept back in a conversation; null: none.',
  method: 'GET',
  path: '/v3/api/dialogue/reply/held',
  input: conversationKey,
  output: z.object({ held: heldReply.nullable() }),
  refusals: ['creatorsOnly'],
  maxBytes: 1024,
  idempotency: 'read',
});

export const sendHeldReplyCall = defineCall({
  ...heldSpec,
  name: 'sendHeldReply',
  summary:
    'Send an answer of my companion now, with other words where I have changed them; once, however often it is asked.',
  path: '/v3/api/dialogue/reply/send',
  input: z.object({ reply_id: id, content: z.string().min(1).max(messageMaxLength).optional() }),
  output: chatMessage,
  refusals: ['creatorsOnly', 'noLiveReply', 'messageRefused'],
  maxBytes: 32_768,
});

export const holdReplyCall = defineCall({
  ...heldSpec,
  name: 'holdReply',
  summary: 'Stop: the answer does not go out by itself any more and stays as a draft.',
  path: '/v3/api/dialogue/reply/hold',
  output: nothing,
  maxBytes: 1024,
});

export const discardReplyCall = defineCall({
  ...heldSpec,
  name: 'discardReply',
  summary: 'Throw an answer of my companion away that has not gone out.',
  path: '/v3/api/dialogue/reply/discard',
  output: nothing,
  maxBytes: 1024,
});

/** A sentence of a brief, and the message that it comes from. */
const cited = z.object({ text: z.string(), seq: z.number().int(), msg_id: id });

/** What a creator needs to know who takes a conversation over from their companion. */
export const brief = z.object({
  /** What the companion said since the creator last wrote, the newest last. */
  said: z.array(cited),
  /** What it said would happen. */
  promised: z.array(cited),
  /** What is remembered of the fan; a fact that the creator or the fan wrote themselves cites no message. */
  learned: z.array(z.object({ kind: z.enum(factKinds), text: z.string(), seq: z.number().int().nullable() })),
  /** What the fan waits for an answer to; null: nothing. */
  waiting: cited.nullable(),
  /** Three answers to choose from. */
  answers: z.array(z.object({ content: z.string() })),
});
export type Brief = z.infer<typeof brief>;

export const getBriefCall = defineCall({
  name: 'getBrief',
  summary:
    'What my companion said, promised and learned in a conversation, what the fan waits for, and three answers.',
  method: 'GET',
  path: '/v3/api/dialogue/brief',
  auth: 'creator',
  input: conversationKey,
  output: brief,
  refusals: ['creatorsOnly'],
  rule: "The creator of the conversation's character.",
  limit: { max: 30, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
