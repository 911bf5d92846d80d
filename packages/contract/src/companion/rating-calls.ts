import { z } from 'zod';
import { chatMessage } from '../chat/calls.ts';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { pageInput, pageOf } from '../wire/pages.ts';
import { badReasons, goodReasons, ratingNoteMaxLength } from './limits.ts';

const rating = z.union([z.literal(-1), z.literal(0), z.literal(1)]);
const reason = z.enum([...goodReasons, ...badReasons]);

export const rateAnswerCall = defineCall({
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
  auth: 'user',
  refusals: ['messageDeleted'],
  rule: 'The fan of the conversation in which the answer is written.',
  limit: { max: 120, per: 'user', seconds: 60 },
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
