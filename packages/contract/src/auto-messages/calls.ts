import { z } from 'zod';
import { messageMediaMax } from '../chat/limits.ts';
import { playableMedia } from '../chat/media-calls.ts';
import { postPriceMax, postPriceMin } from '../posts/limits.ts';
import { defineCall, defineForm } from '../wire/call.ts';
import { flag, id, instant } from '../wire/ids.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';
import {
  autoMessageKinds,
  autoMessageMaxLength,
  hintMaxLength,
  keywordMaxLength,
  maxCooldownSeconds,
  maxDelaySeconds,
  perDayMax,
  skipReasons,
} from './limits.ts';

export const autoMessage = z.object({
  kind: z.enum(autoMessageKinds),
  is_on: flag,
  /** '' as long as nothing was written. `{name}` stands for the fan's nickname. */
  content: z.string(),
  /** How long after the event it goes out. */
  delay_seconds: z.number().int(),
  /** For how long the same fan does not get it again. */
  cooldown_seconds: z.number().int(),
  /** Where a fan says something: it goes out only where this is among their words; '' = always. */
  keyword: z.string(),
  /** Photos, videos or one voice note that go with it, with links for the creator. */
  media: z.array(playableMedia.extend({ media_id: id })),
  /** With so many files it was saved: where fewer are there, it is not sent. */
  media_num: z.number().int(),
  /** The price for the fan in diamonds; null: nothing. The words stay open. */
  price: z.number().int().nullable(),
});
export type AutoMessage = z.infer<typeof autoMessage>;

const autoMessages = z.object({
  list: z.array(autoMessage),
  /** So many of them one fan gets within 24 hours, of all kinds. */
  per_day: z.number().int(),
});
export type AutoMessages = z.infer<typeof autoMessages>;

const mediaIds = new RegExp(`^(?:[1-9][0-9]{0,17}(?:,[1-9][0-9]{0,17}){0,${messageMediaMax - 1}})?$`);

const ownSpec = {
  auth: 'creator',
  output: autoMessages,
  rule: 'The creator whose character it is.',
  limit: { max: 120, per: 'user', seconds: 60 },
} as const;

export const listAutoMessagesCall = defineCall({
  ...ownSpec,
  name: 'listAutoMessages',
  summary: 'What my character says by itself, and when.',
  method: 'GET',
  path: '/v3/api/dialogue/auto-reply/config-v2',
  input: noInput,
  refusals: [],
  maxBytes: 1024,
  idempotency: 'read',
});

export const updateAutoMessageCall = defineForm({
  ...ownSpec,
  name: 'updateAutoMessage',
  isSpeech: true,
  summary: 'Write one of these texts, switch it on or off, say how it is sent.',
  method: 'POST',
  path: '/v3/api/dialogue/auto-reply/config/edit-v2',
  input: z.object({
    kind: z.enum(autoMessageKinds),
    is_on: z.coerce.number().pipe(flag),
    content: z.string().trim().min(1).max(autoMessageMaxLength),
    delay_seconds: z.coerce.number().int().min(0).max(maxDelaySeconds).default(0),
    cooldown_seconds: z.coerce.number().int().min(0).max(maxCooldownSeconds).default(0),
    keyword: z.string().trim().max(keywordMaxLength).default(''),
    /** Files of the creator's own with commas between them; '' = none. */
    media_ids: z.string().regex(mediaIds).default(''),
    /** Diamonds; only with media. */
    price: z.coerce.number().int().min(postPriceMin).max(postPriceMax).optional(),
  }),
  refusals: ['textRefused', 'mediaGone'],
  maxBytes: 8192,
  idempotency: 'natural',
});

export const setAutoMessageBudgetCall = defineCall({
  ...ownSpec,
  name: 'setAutoMessageBudget',
  summary: 'How many automated messages one fan gets within 24 hours.',
  method: 'PUT',
  path: '/v3/api/dialogue/auto-reply/budget',
  input: z.object({ per_day: z.number().int().min(1).max(perDayMax) }),
  refusals: [],
  maxBytes: 1024,
  idempotency: 'natural',
});

export const testAutoMessageCall = defineCall({
  ...ownSpec,
  name: 'testAutoMessage',
  summary: 'Send one of these texts to myself, as a banner on every device of mine.',
  method: 'POST',
  path: '/v3/api/dialogue/auto-reply/test',
  input: z.object({ kind: z.enum(autoMessageKinds) }),
  output: z.object({ content: z.string(), media_num: z.number().int(), price: z.number().int().nullable() }),
  refusals: ['mediaGone'],
  limit: { max: 30, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const autoMessageLogEntry = z.object({
  log_id: id,
  kind: z.enum(autoMessageKinds),
  user_id: id,
  nickname: z.string(),
  avatar: z.string(),
  state: z.enum(['waiting', 'sent', 'skipped']),
  /** Why it stayed away: off meanwhile, the fan cannot be written to, an hour of quiet, a file is missing, the same one lately, a weightier one, enough for today. */
  reason: z.enum(skipReasons).nullable(),
  /** What went out, as it stands in the conversation now; null where nothing did. */
  message: z
    .object({
      content: z.string(),
      media_num: z.number().int(),
      price: z.number().int().nullable(),
      is_sold: z.boolean(),
    })
    .nullable(),
  /** When the event was seen, when it goes or should have gone out, and when that was decided. */
  created_time: instant,
  due_time: instant,
  ended_time: instant.nullable(),
});
export type AutoMessageLogEntry = z.infer<typeof autoMessageLogEntry>;

export const listAutoMessageLogCall = defineCall({
  ...ownSpec,
  name: 'listAutoMessageLog',
  summary: 'What my character has said by itself, to whom, and what stayed away and why; the newest first.',
  method: 'GET',
  path: '/v3/api/dialogue/auto-reply/log',
  input: pageInput(20),
  output: pageOf(autoMessageLogEntry),
  refusals: [],
  maxBytes: 1024,
  idempotency: 'read',
});

export const generateAutoReplyCall = defineCall({
  ...ownSpec,
  name: 'generateAutoReply',
  summary: 'A draft of one of these texts in the voice of my character; nothing is stored.',
  method: 'POST',
  path: '/v3/api/dialogue/generate/auto-reply',
  input: z.object({
    kind: z.enum(autoMessageKinds),
    /** What it should say, in the creator's words. */
    hint: z.string().trim().max(hintMaxLength).default(''),
  }),
  output: z.object({ content: z.string() }),
  refusals: ['textRefused'],
  limit: { max: 20, per: 'user', seconds: 60 },
  maxBytes: 4096,
  idempotency: 'natural',
});
