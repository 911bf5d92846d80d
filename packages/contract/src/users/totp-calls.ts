import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { flag, instant } from '../wire/ids.ts';
import { noInput, nothing } from '../wire/pages.ts';
import { codeMaxLength } from './totp-limits.ts';

/** Six digits of the authenticator app (RFC 6238), or a recovery code. */
export const secondFactorCode = z.string().trim().min(1).max(codeMaxLength);

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const person = { method: 'POST', auth: 'user', idempotency: 'natural', maxBytes: 1024 } as const;
const limit = { max: 30, per: 'user', seconds: 600 } as const;
const holder = 'Oneself, with a code of one’s authenticator app or a recovery code.';

export const getTotpCall = defineCall({
  name: 'getTotp',
  summary: 'Whether signing in asks me for a code, and how many recovery codes I have left.',
  method: 'GET',
  path: '/v3/api/user/totp',
  auth: 'user',
  input: noInput,
  output: z.object({
    is_on: flag,
    confirmed_time: instant.nullable(),
    recovery_codes_left: z.number().int(),
  }),
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const beginTotpCall = defineCall({
  ...person,
  name: 'beginTotp',
  summary: 'A new secret for an authenticator app; it counts once a code of it was confirmed.',
  path: '/v3/api/user/totp/begin',
  input: noInput,
  output: z.object({
    /** Base32 (RFC 4648 §6), to type by hand. */
    secret: z.string(),
    /** For a QR code: otpauth://totp/… */
    otpauth_url: z.string(),
  }),
  refusals: ['stepUpNeeded', 'totpOn'],
  rule: 'Oneself, who has proven within five minutes who they are.',
  limit,
});

export const confirmTotpCall = defineCall({
  ...person,
  name: 'confirmTotp',
  summary: 'From now on signing in asks for a code. Answers with the recovery codes, this once.',
  path: '/v3/api/user/totp/confirm',
  input: z.object({ code: secondFactorCode }),
  output: recoveryCodes,
  refusals: ['stepUpNeeded', 'totpOn', 'codeRefused'],
  rule: 'Oneself, who has proven within five minutes who they are, with a code of the secret that `begin` gave.',
  limit,
});

export const removeTotpCall = defineCall({
  ...person,
  name: 'removeTotp',
  summary: 'Signing in asks for no code any more; the recovery codes go with it.',
  path: '/v3/api/user/totp/remove',
  input: z.object({ code: secondFactorCode }),
  output: nothing,
  refusals: ['notFound', 'codeRefused'],
  rule: holder,
  limit,
});

export const renewRecoveryCodesCall = defineCall({
  ...person,
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes; the earlier ones stop working.',
  path: '/v3/api/user/recovery-codes',
  input: z.object({ code: secondFactorCode }),
  output: recoveryCodes,
  refusals: ['notFound', 'codeRefused'],
  rule: holder,
  limit,
});

export const stepUpWithCodeCall = defineCall({
  ...person,
  name: 'stepUpWithCode',
  summary: 'Prove again who I am, by a code: for five minutes this session may change where money goes.',
  path: '/v3/api/user/step-up/code',
  isOpenToHeld: true,
  input: z.object({ code: secondFactorCode }),
  output: z.object({ stepped_up_until: instant }),
  refusals: ['notFound', 'codeRefused'],
  rule: 'The person of the session, with a code of their authenticator app or a recovery code.',
  limit,
});
