import { z } from 'zod';
import { chatMessage } from '../chat/calls.ts';
import { defineCall, defineStream } from '../wire/call.ts';
import { id } from '../wire/ids.ts';
import { noInput, nothing } from '../wire/pages.ts';
import { companionTextMax } from './limits.ts';

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

/** The texts of a character card (chara_card_v2) that its creator writes; '' where nothing is said. */
export const companionCard = z.object({
  greeting: z.string().trim().max(companionTextMax.greeting),
  description: z.string().trim().max(companionTextMax.description),
  personality: z.string().trim().max(companionTextMax.personality),
  scenario: z.string().trim().max(companionTextMax.scenario),
  /** Example dialogue, `<START>` before each, `{{user}}:` and `{{char}}:` before each line. */
  examples: z.string().trim().max(companionTextMax.examples),
});
export type CompanionCard = z.infer<typeof companionCard>;

const ownCompanion = {
  auth: 'creator',
  output: companionCard,
  rule: 'The creator whose character it is.',
  limit: { max: 60, per: 'user', seconds: 60 },
} as const;

export const getCompanionCardCall = defineCall({
  ...ownCompanion,
  name: 'getCompanionCard',
  summary: 'What my companion knows of itself.',
  method: 'GET',
  path: '/v3/api/dialogue/companion/card',
  input: noInput,
  refusals: [],
  maxBytes: 1024,
  idempotency: 'read',
});

export const updateCompanionCardCall = defineCall({
  ...ownCompanion,
  name: 'updateCompanionCard',
  summary: 'Change some of these texts; the rest of the card stays as it is.',
  method: 'POST',
  path: '/v3/api/dialogue/companion/card/edit',
  input: companionCard.partial(),
  refusals: ['textRefused'],
  maxBytes: 65_536,
  idempotency: 'natural',
});
