import { z } from 'zod';
import { userData } from '../users/calls.ts';
import { defineCall, defineForm } from '../wire/call.ts';
import { flag, instant, sentFlag } from '../wire/ids.ts';
import { noInput, nothing } from '../wire/pages.ts';
import { personName } from '../wire/person-name.ts';
import { isTimezone } from '../wire/timezone.ts';
import { nicknameMaxLength, noticeChannels, pushTypes } from './limits.ts';

const own = {
  auth: 'user',
  rule: 'Oneself.',
  limit: { max: 60, per: 'user', seconds: 60 },
} as const;

export const account = z.object({
  created_time: instant,
  /** IANA name of the zone in which months and days of this account are counted. */
  timezone: z.string(),
  email_verified: z.boolean(),
  /** The accounts elsewhere that open this one. */
  identities: z.array(z.object({ provider: z.enum(['google', 'apple']), linked_time: instant })),
});
export type Account = z.infer<typeof account>;

export const getAccountCall = defineCall({
  ...own,
  name: 'getAccount',
  isOpenToHeld: true,
  summary: 'What is kept about my account beside what everybody sees.',
  method: 'GET',
  path: '/v3/api/user/account',
  input: noInput,
  output: account,
  refusals: [],
  maxBytes: 1024,
  idempotency: 'read',
});

const updateUserDataSpec = {
  ...own,
  summary:
    'Change my nickname and time zone as fields, my picture as the file `avatar`; an empty field `avatar` removes it.',
  method: 'POST',
  input: z.object({
    nickname: personName(nicknameMaxLength).optional(),
    timezone: z.string().max(60).refine(isTimezone).optional(),
    avatar: z.literal('').optional(),
  }),
  output: userData,
  refusals: ['fileRefused', 'heicRefused', 'tooManyPixels', 'storageFull', 'textRefused'],
  maxBytes: 12 * 1024 * 1024,
  idempotency: 'natural',
} as const;

export const updateUserDataCall = defineForm({
  ...updateUserDataSpec,
  name: 'updateUserData',
  isSpeech: true,
  path: '/v1/api/user/data',
});

export const updateUserDataV3Call = defineForm({
  ...updateUserDataSpec,
  name: 'updateUserDataV3',
  path: '/v3/api/user/data',
});

export const deletionPreview = z.object({
  diamonds: z.number().int(),
  /** Subscriptions of mine that run, and until when the last of them is paid. */
  subscriptions: z.number().int(),
  subscriptions_until: instant.nullable(),
  /** Creators whom I follow for free. */
  follows: z.number().int(),
  unlocked_posts: z.number().int(),
  /** What I paid for them. */
  unlocked_diamonds: z.number().int(),
  /** What I have earned and not been paid, in US cents. */
  pending_usd_cents: z.number().int(),
  available_usd_cents: z.number().int(),
  posts: z.number().int(),
  followers: z.number().int(),
  /** Posts, and messages with media, that fans have bought: they stay with those fans, without my name and picture. */
  kept_posts: z.number().int(),
  kept_messages: z.number().int(),
  /** What stands in the way; empty when nothing does. */
  obstacles: z.array(
    z.discriminatedUnion('reason', [
      /** A chargeback has left the wallet below zero. */
      z.object({ reason: z.literal('debt'), diamonds: z.number().int() }),
      /** People have paid for time with my character that is still to come; the last of it ends then. */
      z.object({ reason: z.literal('paid_subscribers'), count: z.number().int(), until: instant }),
    ]),
  ),
  /** My character takes no new subscribers and renews none; true for fans. */
  is_winding_down: z.boolean(),
});
export type DeletionPreview = z.infer<typeof deletionPreview>;

export const previewDeletionCall = defineCall({
  ...own,
  name: 'previewDeletion',
  isOpenToHeld: true,
  summary: 'What I would lose by deleting my account, in numbers, and what stands in the way.',
  method: 'GET',
  path: '/v3/api/user/account/delete/preview',
  input: noInput,
  output: deletionPreview,
  refusals: [],
  maxBytes: 1024,
  idempotency: 'read',
});

export const windDownCall = defineCall({
  ...own,
  name: 'windDown',
  summary:
    'Take no new subscribers and renew none, so that my account can be deleted when what is paid has run out.',
  method: 'POST',
  path: '/v3/api/user/account/wind-down',
  auth: 'creator',
  input: noInput,
  output: nothing,
  refusals: [],
  rule: 'The creator whose character it is.',
  maxBytes: 1024,
  idempotency: 'natural',
});

export const deleteAccountCall = defineCall({
  ...own,
  name: 'deleteAccount',
  isOpenToHeld: true,
  summary: 'Delete my account: sessions end, what is known of me goes, nothing renews. The books stay.',
  method: 'DELETE',
  path: '/v3/api/user/account/delete',
  input: noInput,
  output: nothing,
  refusals: ['walletBlocked', 'subscribersPaid'],
  limit: { max: 10, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const noticeChoice = z.object({ push_type: z.enum(pushTypes), push: flag, site: flag });
export type NoticeChoice = z.infer<typeof noticeChoice>;

export const getPushConfigCall = defineCall({
  ...own,
  name: 'getPushConfig',
  summary: 'What I want to be told of, and where.',
  method: 'GET',
  path: '/v3/api/notification/push/config',
  input: noInput,
  output: z.object({ list: z.array(noticeChoice) }),
  refusals: [],
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const updatePushConfigCall = defineCall({
  ...own,
  name: 'updatePushConfig',
  summary: 'Switch one kind of notice on or off in one place.',
  method: 'POST',
  path: '/v3/api/notification/update/push/config',
  input: z.object({ push_type: z.enum(pushTypes), channel: z.enum(noticeChannels), is_on: sentFlag }),
  output: z.object({ list: z.array(noticeChoice) }),
  refusals: [],
  maxBytes: 1024,
  idempotency: 'natural',
});
