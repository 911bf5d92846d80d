import { z } from 'zod';
import { chatMessage, conversationInput } from '../chat/calls.ts';
import { defineCall, defineStream } from '../wire/call.ts';
import { chatNo, id } from '../wire/ids.ts';
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

/** What was given back with an answer that failed or was stopped is reserved again. */
export const payingAgain = [
  'notJoined',
  'insufficientBalance',
  'walletBlocked',
  'spendingLimitReached',
] as const;

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
  refusals: ['noLiveReply', 'answerUnderWay', 'versionsFull', ...payingAgain],
  idempotency: 'natural',
});

export const continueReplyCall = defineStream({
  ...replySpec,
  name: 'continueReply',
  summary: 'Have the newest answer of the companion go on from where it stands.',
  method: 'POST',
  path: '/v3/api/dialogue/reply/continue',
  input: z.object({ msg_id: id }),
  output: replyLine,
  refusals: ['noLiveReply', 'answerUnderWay', 'versionsFull', ...payingAgain],
  idempotency: 'natural',
});

export const chooseVersionCall = defineCall({
  ...replySpec,
  name: 'chooseVersion',
  summary: 'Make another version of the newest answer what the conversation says.',
  method: 'POST',
  path: '/v3/api/dialogue/reply/version',
  input: z.object({ msg_id: id, version: z.number().int().min(1).max(100) }),
  output: chatMessage,
  refusals: ['noLiveReply', 'answerUnderWay', 'messageDeleted'],
  idempotency: 'natural',
});

export const chooseGreetingCall = defineCall({
  ...replySpec,
  name: 'chooseGreeting',
  summary:
    'Have the companion begin with another greeting of its card, by its place in the list of greetings.',
  method: 'POST',
  path: '/v3/api/dialogue/greet/choose',
  input: z.object({ char_id: id, chat_no: chatNo, index: z.number().int().min(0).max(100) }),
  output: chatMessage,
  refusals: ['noLiveReply'],
  rule: 'The fan of the conversation, while neither side has written.',
  idempotency: 'natural',
});

export const suggestMessagesCall = defineCall({
  name: 'suggestMessages',
  summary: 'Up to three messages that I could send next in a conversation, on either side.',
  method: 'POST',
  path: '/v3/api/dialogue/smart/reply',
  auth: 'user',
  input: conversationInput,
  output: z.object({ list: z.array(z.object({ content: z.string() })) }),
  refusals: [],
  rule: "The conversation's fan or its character's creator. Nothing while help is shown.",
  limit: { max: 30, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});
