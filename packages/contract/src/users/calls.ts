import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { flag, id, instant, sentBoolean } from '../wire/ids.ts';
import { noInput, nothing } from '../wire/pages.ts';
import { secondFactorCode } from './totp-calls.ts';

/** Version of the terms and age text that a new account consents to. */
export const termsVersion = '2026-11';

/** What a person is on the staff of the house; `member` is on none. */
export const staffRoles = ['member', 'moderator', 'support', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const userData = z.object({
  user_id: id,
  nickname: z.string(),
  avatar: z.string(),
  email: z.string(),
  diamond: z.number().int(),
  is_creator: flag,
  /** A VIP of the house, now. */
  is_vip: flag,
  /** 1 = manual, 0 = the companion answers. */
  chat_mode: flag,
  online_status: flag,
  imToken: z.string(),
  /** The person's own character, when they are a creator. */
  char_id: id.nullable(),
  char_unique_id: z.string().nullable(),
  /** Unread messages over all conversations, uncapped. */
  unread: z.number().int(),
  /** 1 = care mode, after words of distress: nothing is sold to this person, and nothing offered. */
  is_sales_quiet: flag,
  /** 1 = the account is held: its person said that they are under 18, and staff has not cleared it. */
  is_age_held: flag,
  /** 1 = staff have banned the account; why, is in the decisions. */
  is_banned: flag,
  staff_role: z.enum(staffRoles),
});
export type UserData = z.infer<typeof userData>;

const loginFields = {
  device_id: z.string().min(1).max(200),
  browser: z.literal(1),
  nonce: z.string().min(1).max(200),
  nickname: z.string().max(80).default(''),
  avatar: z.string().max(2000).default(''),
  age_confirmed: sentBoolean.default(false),
  terms_accepted: sentBoolean.default(false),
  referral: z.string().max(60).optional(),
  /** Needed once an authenticator app is set up: its code, or a recovery code. */
  code: secondFactorCode.optional(),
};

const idToken = z.string().min(1).max(8192);

const loginAnswer = z.object({
  token: z.string(),
  im_token: z.string(),
  is_new_user: z.boolean(),
  user_id: id,
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

const loginSpec = {
  method: 'POST',
  auth: 'public',
  output: loginAnswer,
  refusals: ['tokenInvalid', 'tokenUsed', 'consentMissing', 'codeNeeded', 'codeRefused'],
  rule: 'Whoever holds a fresh ID token of the provider, bound to this attempt by its nonce.',
  limit: { max: 300, per: 'ip', seconds: 60, of: 'refusals', maxPerDevice: 30 },
  maxBytes: 32_768,
  idempotency: 'natural',
} as const;

export const loginWithGoogleCall = defineCall({
  ...loginSpec,
  name: 'loginWithGoogle',
  summary: 'Sign in with a Google ID token.',
  path: '/auth/google/login',
  input: z.object({ ...loginFields, google_id: idToken }),
});

export const loginWithAppleCall = defineCall({
  ...loginSpec,
  name: 'loginWithApple',
  summary: 'Sign in with an Apple ID token.',
  path: '/auth/apple/web/login',
  input: z.object({ ...loginFields, apple_id: idToken }),
});

export const signInProvider = z.object({
  provider: z.enum(['google', 'apple']),
  authorize_url: z.string(),
  client_id: z.string(),
  response_type: z.string(),
  scope: z.string(),
  /** True for the built-in provider of demo mode. */
  demo: z.boolean(),
});
export type SignInProvider = z.infer<typeof signInProvider>;

export const listSignInProvidersCall = defineCall({
  name: 'listSignInProviders',
  summary: 'Where to send a person who signs in.',
  method: 'GET',
  path: '/v3/api/user/sign-in/providers',
  auth: 'public',
  input: noInput,
  output: z.object({ list: z.array(signInProvider), terms_version: z.string() }),
  refusals: [],
  rule: 'Anyone.',
  limit: { max: 600, per: 'ip', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const stepUpCall = defineCall({
  name: 'stepUp',
  summary:
    'Prove again who I am, by signing in once more: for five minutes this session may change where money goes.',
  method: 'POST',
  path: '/v3/api/user/step-up',
  auth: 'user',
  isOpenToHeld: true,
  input: z.object({
    provider: z.enum(['google', 'apple']),
    /** Made for this, at most five minutes ago. */
    id_token: idToken,
    nonce: z.string().min(1).max(200),
    /** Needed once an authenticator app is set up. */
    code: secondFactorCode.optional(),
  }),
  output: z.object({ stepped_up_until: instant }),
  refusals: ['tokenInvalid', 'tokenUsed', 'otherAccount', 'codeNeeded', 'codeRefused'],
  rule: 'The person of the session, with a fresh ID token of an account that is theirs.',
  limit: { max: 20, per: 'user', seconds: 600 },
  maxBytes: 32_768,
  idempotency: 'natural',
});

export const logoutCall = defineCall({
  name: 'logout',
  summary: 'End this session; its sockets and media links die with it.',
  method: 'POST',
  path: '/v3/api/user/logout',
  auth: 'user',
  isOpenToHeld: true,
  input: noInput,
  output: nothing,
  refusals: [],
  rule: 'The session itself.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

const userDataSpec = {
  summary: 'Who I am, my diamonds and my unread total.',
  method: 'GET',
  auth: 'user',
  isOpenToHeld: true,
  input: noInput,
  output: userData,
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

export const getUserDataCall = defineCall({
  ...userDataSpec,
  name: 'getUserData',
  path: '/v3/api/user/data',
});

export const getUserDataV1Call = defineCall({
  ...userDataSpec,
  name: 'getUserDataV1',
  path: '/v1/api/user/data',
});

export const issueImTokenCall = defineCall({
  name: 'issueImToken',
  summary: 'A fresh token for the live connection, good for one hour.',
  method: 'POST',
  path: '/v1/api/user/im/token',
  auth: 'user',
  isOpenToHeld: true,
  input: noInput,
  output: z.object({ im_token: z.string(), expires_at: instant }),
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const session = z.object({
  session_id: id,
  device: z.string(),
  created_time: instant,
  last_seen_time: instant,
  is_current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessionsCall = defineCall({
  name: 'listSessions',
  summary: 'Where I am signed in.',
  method: 'GET',
  path: '/v3/api/user/session/list',
  auth: 'user',
  isOpenToHeld: true,
  input: noInput,
  output: z.object({ list: z.array(session) }),
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const revokeSessionCall = defineCall({
  name: 'revokeSession',
  summary: 'Sign one of my devices out.',
  method: 'POST',
  path: '/v3/api/user/session/revoke',
  auth: 'user',
  isOpenToHeld: true,
  input: z.object({ session_id: id }),
  output: nothing,
  refusals: [],
  rule: 'The owner of the session.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const revokeOtherSessionsCall = defineCall({
  name: 'revokeOtherSessions',
  summary: 'Sign all of my devices out but this one.',
  method: 'POST',
  path: '/v3/api/user/session/revoke/others',
  auth: 'user',
  input: noInput,
  output: z.object({ count: z.number().int() }),
  refusals: [],
  rule: 'Oneself; the session that asks stays.',
  limit: { max: 20, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});
