import { z } from 'zod';
import { conversationInput } from '../chat/calls.ts';
import { defineCall } from '../wire/call.ts';
import { flag, id, instant } from '../wire/ids.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';

export const intimacyLevel = z.object({
  level: z.number().int(),
  /** In the language of the request, as the perks are. */
  name: z.string(),
  /** Where the level begins. */
  points: z.number().int(),
  /** What comes with it, beside what came before. */
  perks: z.array(z.string()),
});
export type IntimacyLevel = z.infer<typeof intimacyLevel>;

export const getIntimacyConfigCall = defineCall({
  name: 'getIntimacyConfig',
  summary: 'The levels of intimacy, where each begins and what comes with it.',
  method: 'GET',
  path: '/v3/api/dialogue/intimacy/config',
  auth: 'user',
  input: noInput,
  output: z.object({ list: z.array(intimacyLevel) }),
  refusals: [],
  rule: 'Anyone signed in; it is the same for all.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

/** A place in an inner circle, as one of its two sides sees it. */
export const circlePlace = z.object({
  char_id: id,
  user_id: id,
  side: z.enum(['fan', 'creator']),
  /** Of the other side: the character, or the fan. */
  nickname: z.string(),
  avatar: z.string(),
  level: z.number().int(),
  points: z.number().int(),
  since_time: instant,
  /** 1 = the viewer has closed it, and can open it again. What the other one has closed is not listed. */
  is_closed: flag,
});
export type CirclePlace = z.infer<typeof circlePlace>;

export const listInnerCircleCall = defineCall({
  name: 'listInnerCircle',
  summary:
    "Inner circles, the newest place first: with one's own `char_id` whom it holds, else in whose circles I am.",
  method: 'POST',
  path: '/v3/api/dialogue/inner-circle/list',
  auth: 'user',
  input: pageInput(20).extend({ char_id: id.optional() }),
  output: pageOf(circlePlace),
  refusals: [],
  rule: 'A creator, for their own character; a fan, for their own places. Nobody sees who else is in a circle.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

const placeSpec = {
  method: 'POST',
  auth: 'user',
  input: conversationInput,
  output: z.object({ is_closed: flag }),
  refusals: [],
  rule: 'The fan (no `user_id`), or the creator towards that fan. Level and points stay.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
} as const;

export const closeInnerCircleCall = defineCall({
  ...placeSpec,
  name: 'closeInnerCircle',
  summary: 'Leave an inner circle, or take a fan out of it.',
  path: '/v3/api/dialogue/close/inner/circle',
});

export const openInnerCircleCall = defineCall({
  ...placeSpec,
  name: 'openInnerCircle',
  summary: 'Take back what closeInnerCircle did on my side.',
  path: '/v3/api/dialogue/open/inner/circle',
});
