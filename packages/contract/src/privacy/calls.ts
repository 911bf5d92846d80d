import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { flag, id, instant, sentFlag } from '../wire/ids.ts';
import { noInput, nothing, pageInput, pageOf } from '../wire/pages.ts';

/** A person whom the viewer has blocked or restricted: as a fan, or as a character. */
export const blockedOrRestricted = z.object({
  user_id: id,
  /** The character under which I met them; null for a fan. */
  char_id: id.nullable(),
  /** '' for a number that was named without having met whose it is; `avatar` then too. */
  nickname: z.string(),
  avatar: z.string(),
  created_time: instant,
});
export type BlockedOrRestricted = z.infer<typeof blockedOrRestricted>;

const changeSpec = {
  method: 'POST',
  auth: 'user',
  output: nothing,
  refusals: ['forbidden'],
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
} as const;

export const blockCall = defineCall({
  ...changeSpec,
  name: 'block',
  summary: 'Block somebody (1) or take it back (0). `block_id` is their character or their account.',
  path: '/v3/api/character/block',
  input: z.object({ block_id: id, block: sentFlag }),
  rule: 'Anyone signed in, for anyone but oneself. Neither sees or reaches the other; renewals between both stop.',
});

export const restrictCall = defineCall({
  ...changeSpec,
  name: 'restrict',
  summary: 'Restrict somebody (1) or take it back (0). `restrict_id` is their character or their account.',
  path: '/v3/api/character/restrict',
  input: z.object({ restrict_id: id, restrict: sentFlag }),
  rule: 'Anyone signed in, for anyone but oneself. What they write is shadow-hidden; they are not told.',
});

const listSpec = {
  method: 'GET',
  auth: 'user',
  input: pageInput(20),
  output: pageOf(blockedOrRestricted),
  refusals: [],
  rule: 'One’s own list.',
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

export const listBlockedCall = defineCall({
  ...listSpec,
  name: 'listBlocked',
  summary: 'Whom I have blocked, the latest first.',
  path: '/v3/api/user/block/list',
});

export const getPrivacyStateCall = defineCall({
  ...listSpec,
  name: 'getPrivacyState',
  summary: 'Whether I have blocked or restricted somebody, by the number as which I know them.',
  path: '/v3/api/user/privacy/state',
  input: z.object({ id }),
  output: z.object({ block: blockedOrRestricted.nullable(), restrict: blockedOrRestricted.nullable() }),
  rule: 'One’s own decisions; nothing of what the other one decided.',
});

export const listRestrictedCall = defineCall({
  ...listSpec,
  name: 'listRestricted',
  summary: 'Whom I have restricted, the latest first.',
  path: '/v3/api/user/restrict/list',
});

export const privacySettings = z.object({
  /** 1 = others see what I have read, and I see it of them; 0 = neither. */
  show_receipts: flag,
});
export type PrivacySettings = z.infer<typeof privacySettings>;

const settingsSpec = {
  auth: 'user',
  output: privacySettings,
  refusals: [],
  rule: 'Anyone signed in, for themselves.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
} as const;

export const getPrivacySettingsCall = defineCall({
  ...settingsSpec,
  name: 'getPrivacySettings',
  summary: 'What I let others see.',
  method: 'GET',
  path: '/v3/api/user/privacy',
  input: noInput,
  idempotency: 'read',
});

export const updatePrivacySettingsCall = defineCall({
  ...settingsSpec,
  name: 'updatePrivacySettings',
  summary: 'Change what I let others see. Without receipts neither side of my conversations sees them.',
  method: 'PUT',
  path: '/v3/api/user/privacy',
  input: z.object({ show_receipts: sentFlag }),
  idempotency: 'natural',
});
