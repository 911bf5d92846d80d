import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { flag, sentFlag } from '../wire/ids.ts';
import { noInput } from '../wire/pages.ts';
import { answerMode } from './answer-mode.ts';
import { fansConversation } from './calls.ts';
import { handoverTopics, holdSeconds, messagePriceMax } from './limits.ts';

export const setConversationModeCall = defineCall({
  name: 'setConversationMode',
  summary: 'Who answers in this one conversation; `default` follows the default of all again.',
  method: 'PUT',
  path: '/v3/api/dialogue/mode',
  auth: 'creator',
  input: fansConversation.extend({ mode: z.enum([...answerMode.options, 'default']) }),
  output: z.object({ chat_mode: flag, mode: answerMode.nullable() }),
  refusals: ['creatorsOnly'],
  rule: 'The creator of the character, towards a fan of theirs.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const getChatModeReachCall = defineCall({
  name: 'getChatModeReach',
  summary: 'How many of my conversations follow the default, and how many differ from it.',
  method: 'GET',
  path: '/v3/api/dialogue/mode/reach',
  auth: 'creator',
  input: noInput,
  output: z.object({ following: z.number().int(), differing: z.number().int() }),
  refusals: ['creatorsOnly'],
  rule: 'A creator, for their own character.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const setChatModeCall = defineCall({
  name: 'setChatMode',
  summary: 'The default of all my conversations: answer by hand (1) or let the companion answer (0).',
  method: 'PUT',
  path: '/v1/api/user/chat/mode',
  auth: 'creator',
  input: z.object({ chat_mode: sentFlag }),
  output: z.object({ chat_mode: flag }),
  refusals: ['creatorsOnly'],
  rule: 'A creator, for their own character.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

const clockTime = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/);

/** How a creator's conversations are answered where nothing else was chosen for them. */
export const answerSettings = z.object({
  mode: answerMode,
  /** When `mode` holds, in the creator's time zone: days by ISO number, 1 = Monday. Null: always. */
  hours: z
    .object({ days: z.array(z.number().int().min(1).max(7)).min(1).max(7), from: clockTime, to: clockTime })
    .nullable(),
  /** The mode outside of these hours. */
  away_mode: answerMode,
  /** How long a supervised answer waits for a Stop. */
  hold_seconds: z.number().int().min(holdSeconds.min).max(holdSeconds.max),
  /** What the companion leaves to the creator where it sends its answers by itself. */
  handover: z.array(z.enum(handoverTopics)).max(handoverTopics.length),
  /** What a message costs fans where the companion answers by itself, in diamonds. */
  message_price: z.number().int().min(0).max(messagePriceMax),
});
export type AnswerSettings = z.infer<typeof answerSettings>;

const settingsSpec = {
  path: '/v3/api/dialogue/mode/settings',
  auth: 'creator',
  output: answerSettings.extend({ timezone: z.string() }),
  refusals: ['creatorsOnly'],
  rule: 'A creator, for their own character.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 2048,
} as const;

export const getAnswerSettingsCall = defineCall({
  ...settingsSpec,
  name: 'getAnswerSettings',
  summary:
    'How my conversations are answered by default: mode, working hours, waiting time, what is left to me.',
  method: 'GET',
  input: noInput,
  idempotency: 'read',
});

export const setAnswerSettingsCall = defineCall({
  ...settingsSpec,
  name: 'setAnswerSettings',
  summary: 'Choose how my conversations are answered by default.',
  method: 'PUT',
  input: answerSettings,
  idempotency: 'natural',
});
