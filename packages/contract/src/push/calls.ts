import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { flag } from '../wire/ids.ts';
import { noInput } from '../wire/pages.ts';
import { pushDetails } from './limits.ts';

const own = { auth: 'user', rule: 'Oneself.' } as const;
const base64url = z.string().regex(/^[A-Za-z0-9_-]+={0,2}$/);

/** A browser's PushSubscription as JSON (W3C Push API, `toJSON`). */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  expirationTime: z.number().nullish(),
  keys: z.object({ p256dh: base64url.length(87), auth: base64url.length(22) }),
});

export const updateWebFcmTokenCall = defineCall({
  ...own,
  name: 'updateWebFcmToken',
  summary:
    'Notices for this device: a browser’s push subscription, or a Firebase token where that is configured. An empty body ends them.',
  method: 'PUT',
  path: '/v1/api/user/web_fcm_token',
  input: z.object({
    subscription: pushSubscription.optional(),
    token: z.string().trim().min(20).max(4096).optional(),
  }),
  output: z.object({ is_registered: flag }),
  refusals: ['pushNotConfigured'],
  limit: { max: 30, per: 'user', seconds: 60 },
  maxBytes: 8192,
  idempotency: 'natural',
});

/** `HH:MM` on the clock of the account's time zone. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const pushSettings = z.object({
  /** The server's key for a browser's subscription (RFC 8292), base64url. */
  public_key: z.string(),
  /** 1 = this device gets notices. */
  is_registered: flag,
  /** How many devices of mine do. */
  device_num: z.number().int(),
  detail: z.enum(pushDetails),
  /** Nothing is sent from then until then; both null for never. */
  quiet_from: clockTime.nullable(),
  quiet_until: clockTime.nullable(),
});
export type PushSettings = z.infer<typeof pushSettings>;

export const getPushSettingsCall = defineCall({
  ...own,
  name: 'getPushSettings',
  summary: 'How notices reach my devices, and what they say.',
  method: 'GET',
  path: '/v3/api/notification/push/settings',
  input: noInput,
  output: pushSettings,
  refusals: [],
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const updatePushSettingsCall = defineCall({
  ...own,
  name: 'updatePushSettings',
  summary:
    'What notices say on a lock screen, and when they are quiet. Both ends of the quiet hours go together.',
  method: 'POST',
  path: '/v3/api/notification/push/settings',
  input: z
    .object({
      detail: z.enum(pushDetails).optional(),
      quiet_from: clockTime.nullable().optional(),
      quiet_until: clockTime.nullable().optional(),
    })
    .refine(({ quiet_from, quiet_until }) => isPair(quiet_from, quiet_until), { path: ['quiet_until'] }),
  output: pushSettings,
  refusals: [],
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const sendTestPushCall = defineCall({
  ...own,
  name: 'sendTestPush',
  summary: 'Send a notice to all my devices, to see that they arrive.',
  method: 'POST',
  path: '/v3/api/notification/push/test',
  input: noInput,
  output: z.object({ device_num: z.number().int() }),
  refusals: [],
  limit: { max: 5, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

/** Both absent, both null, or two different times. */
function isPair(from: string | null | undefined, until: string | null | undefined): boolean {
  if (typeof from === 'string' && typeof until === 'string') return from !== until;
  return from === until;
}
