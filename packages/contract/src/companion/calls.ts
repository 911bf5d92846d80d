import { z } from 'zod';
import { chatMessage, conversationInput, fansConversation } from '../chat/calls.ts';
import { messageMaxLength } from '../chat/limits.ts';
import { factKinds } from '../memory/limits.ts';
import { defineCall, defineStream } from '../wire/call.ts';
import { chatNo, id, instant } from '../wire/ids.ts';
import { nothing, pageInput, pageOf } from '../wire/pages.ts';
import {
  badReasons,
  goodReasons,
  personaAboutMaxLength,
  personaNameMaxLength,
  pronounsMaxLength,
  ratingNoteMaxLength,
} from './limits.ts';

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
  refusals: ['noLiveReply', 'answerUnderWay', 'versionsFull'],
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
  refusals: ['noLiveReply', 'answerUnderWay', 'versionsFull'],
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

const rating = z.union([z.literal(-1), z.literal(0), z.literal(1)]);
const reason = z.enum([...goodReasons, ...badReasons]);

export const rateAnswerCall = defineCall({
  ...replySpec,
  name: 'rateAnswer',
  summary: 'What I think of an answer of the companion: 1 good, -1 bad, 0 nothing any more.',
  method: 'POST',
  path: '/v3/api/dialogue/reply/rate',
  input: z.object({
    msg_id: id,
    rating,
    reasons: z.array(reason).max(6).default([]),
    note: z.string().trim().max(ratingNoteMaxLength).default(''),
  }),
  output: chatMessage,
  refusals: ['messageDeleted'],
  maxBytes: 4096,
  idempotency: 'natural',
});

/** What a fan thought of an answer. */
export const answerRating = z.object({
  msg_id: id,
  user_id: id,
  chat_no: z.number().int(),
  nickname: z.string(),
  seq: z.number().int(),
  version: z.number().int(),
  /** The fan's words that it answers; empty for a greeting. */
  question: z.string(),
  content: z.string(),
  rating,
  reasons: z.array(reason),
  note: z.string(),
  rated_time: instant,
});
export type AnswerRating = z.infer<typeof answerRating>;

export const listRatingsCall = defineCall({
  name: 'listRatings',
  summary: 'What fans thought of answers of my companion, the latest first.',
  method: 'GET',
  path: '/v3/api/dialogue/reply/rating/list',
  auth: 'creator',
  input: pageInput(20),
  output: pageOf(answerRating),
  refusals: ['creatorsOnly'],
  rule: 'A creator, for their own character.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
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

/** Who a fan is to companions. */
export const persona = z.object({
  persona_id: id,
  name: z.string(),
  pronouns: z.string(),
  about: z.string(),
});
export type Persona = z.infer<typeof persona>;

const personaSpec = {
  auth: 'user',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 4096,
  rule: 'Everybody, for their own.',
} as const;

export const listPersonasCall = defineCall({
  ...personaSpec,
  name: 'listPersonas',
  summary: 'My personas, and which of them I am in the conversation with a character; null: myself.',
  method: 'GET',
  path: '/v3/api/dialogue/persona/list',
  input: z.object({ char_id: id.optional(), chat_no: chatNo }),
  output: z.object({ list: z.array(persona), chosen_id: id.nullable() }),
  refusals: [],
  idempotency: 'read',
});

export const savePersonaCall = defineCall({
  ...personaSpec,
  name: 'savePersona',
  summary: 'Adds a persona, or changes the one with `persona_id`.',
  method: 'POST',
  path: '/v3/api/dialogue/persona/save',
  input: z.object({
    persona_id: id.optional(),
    name: z.string().trim().min(1).max(personaNameMaxLength),
    pronouns: z.string().trim().max(pronounsMaxLength).default(''),
    about: z.string().trim().max(personaAboutMaxLength).default(''),
    client_id: z.string().min(8).max(64),
  }),
  output: z.object({ persona }),
  refusals: ['textRefused', 'personasFull'],
  idempotency: 'client_id',
});

export const deletePersonaCall = defineCall({
  ...personaSpec,
  name: 'deletePersona',
  summary: 'Deletes a persona; where it was chosen, I am myself again.',
  method: 'POST',
  path: '/v3/api/dialogue/persona/delete',
  input: z.object({ persona_id: id }),
  output: nothing,
  refusals: [],
  idempotency: 'natural',
});

export const choosePersonaCall = defineCall({
  ...personaSpec,
  name: 'choosePersona',
  summary: 'Who I am in the conversation with a character; null: myself.',
  method: 'PUT',
  path: '/v3/api/dialogue/persona/choose',
  input: z.object({ char_id: id, chat_no: chatNo, persona_id: id.nullable() }),
  output: z.object({ chosen_id: id.nullable() }),
  refusals: ['ownCharacter'],
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
  input: fansConversation,
  output: brief,
  refusals: ['creatorsOnly'],
  rule: "The creator of the conversation's character.",
  limit: { max: 30, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
