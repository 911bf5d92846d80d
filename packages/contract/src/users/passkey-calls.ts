import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, nothing } from '../wire/pages.ts';
import { passkeyTransports } from './passkey-limits.ts';

/** Bytes as base64url without padding (RFC 4648 §5). */
const bytes = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[A-Za-z0-9_-]+$/);
const credentialId = bytes(1400);

export const passkey = z.object({
  passkey_id: id,
  name: z.string(),
  created_time: instant,
  last_used_time: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const knownPasskey = z.object({
  credential_id: z.string(),
  transports: z.array(z.enum(passkeyTransports)),
});

const person = { method: 'POST', auth: 'user', idempotency: 'natural' } as const;
const stepped = 'Oneself, who has proven within five minutes who they are.';
const limit = { max: 30, per: 'user', seconds: 600 } as const;

export const listPasskeysCall = defineCall({
  name: 'listPasskeys',
  summary: 'My passkeys, newest first.',
  method: 'GET',
  path: '/v3/api/user/passkey/list',
  auth: 'user',
  input: noInput,
  output: z.object({ list: z.array(passkey) }),
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 240, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const beginPasskeyCall = defineCall({
  ...person,
  name: 'beginPasskey',
  summary:
    'What a browser needs to make a passkey (WebAuthn §5.4): a challenge that counts once, for five minutes.',
  path: '/v3/api/user/passkey/begin',
  input: noInput,
  output: z.object({
    challenge: z.string(),
    rp_id: z.string(),
    user_handle: z.string(),
    user_name: z.string(),
    /** Those that there are: an authenticator makes no second one. */
    known: z.array(knownPasskey),
  }),
  refusals: ['stepUpNeeded', 'passkeysFull'],
  rule: stepped,
  limit,
  maxBytes: 1024,
});

export const addPasskeyCall = defineCall({
  ...person,
  name: 'addPasskey',
  summary: 'Keep the passkey that the browser has made for the challenge.',
  path: '/v3/api/user/passkey/add',
  input: z.object({
    name: z.string().trim().min(1).max(60),
    credential_id: credentialId,
    client_data: bytes(4000),
    attestation: bytes(16_000),
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
  output: passkey,
  refusals: ['stepUpNeeded', 'passkeyRefused', 'passkeysFull'],
  rule: stepped,
  limit,
  maxBytes: 32_768,
});

export const removePasskeyCall = defineCall({
  ...person,
  name: 'removePasskey',
  summary: 'Remove one of my passkeys.',
  path: '/v3/api/user/passkey/remove',
  input: z.object({ passkey_id: id }),
  output: nothing,
  refusals: ['stepUpNeeded', 'notFound'],
  rule: stepped,
  limit,
  maxBytes: 1024,
});

export const beginPasskeyStepUpCall = defineCall({
  ...person,
  name: 'beginPasskeyStepUp',
  summary: 'What a browser needs to sign with a passkey: a challenge that counts once, for five minutes.',
  path: '/v3/api/user/step-up/passkey/begin',
  input: noInput,
  output: z.object({ challenge: z.string(), rp_id: z.string(), known: z.array(knownPasskey) }),
  refusals: ['notFound'],
  rule: 'Anyone signed in who has a passkey.',
  limit,
  maxBytes: 1024,
});

export const stepUpWithPasskeyCall = defineCall({
  ...person,
  name: 'stepUpWithPasskey',
  summary: 'Prove again who I am, with a passkey: for five minutes this session may change where money goes.',
  path: '/v3/api/user/step-up/passkey',
  input: z.object({
    credential_id: credentialId,
    client_data: bytes(4000),
    authenticator_data: bytes(4000),
    signature: bytes(4000),
  }),
  output: z.object({ stepped_up_until: instant }),
  refusals: ['passkeyRefused'],
  rule: 'The person of the session, with a passkey of theirs that signs the challenge of this session.',
  limit,
  maxBytes: 32_768,
});
