import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, pageInput, pageOf } from '../wire/pages.ts';
import {
  destinationStates,
  identityStates,
  maxPayoutUsdCents,
  minPayoutUsdCents,
  payoutFailures,
  payoutStates,
} from './limits.ts';

const cents = z.number().int();

const ownRead = {
  method: 'GET',
  auth: 'creator',
  refusals: ['creatorsOnly'],
  rule: 'A creator, for themselves.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

export const payoutAccount = z.object({
  /** Empty until the account has been filled in. */
  name: z.string(),
  country: z.string(),
  identity: z.object({ state: z.enum(identityStates), reason: z.string().nullable() }),
  destination: z.object({
    state: z.enum(destinationStates),
    bank_last4: z.string().nullable(),
    /** When money may first go to a bank account that has taken the place of another. */
    usable_time: instant.nullable(),
  }),
  /** The tax form that the country asks for; the number itself is never sent back. */
  tax: z.object({ form: z.enum(['w9', 'w8ben']).nullable(), id_last4: z.string().nullable() }),
  /** False where the payment provider pays nobody but us. */
  can_pay_out: z.boolean(),
  min_usd_cents: cents,
  /** Until when this session may change the account and ask for payouts; null: who it is has to be proven again. */
  stepped_up_until: instant.nullable(),
});
export type PayoutAccount = z.infer<typeof payoutAccount>;

export const getPayoutAccountCall = defineCall({
  ...ownRead,
  name: 'getPayoutAccount',
  summary: 'Where my money goes, and whether it may.',
  path: '/v3/api/payout/account',
  input: noInput,
  output: payoutAccount,
});

export const updatePayoutAccountCall = defineCall({
  name: 'updatePayoutAccount',
  summary: 'Say who I am to the bank and to the tax office. Another name or country is reviewed again.',
  method: 'PUT',
  path: '/v3/api/payout/account',
  auth: 'creator',
  input: z.object({
    /** As the bank account has it: in Latin letters, which is what banks send. */
    name: z
      .string()
      .trim()
      .min(2)
      .max(100)
      .regex(/^[\p{Script=Latin}\p{M}0-9 .,'’&()/-]+$/u),
    /** ISO 3166-1, two letters. */
    country: z.string().regex(/^[A-Z]{2}$/),
    /** Stored encrypted; left out, what is stored stays. */
    tax_id: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9 ./-]{4,30}$/)
      .optional(),
    tax_address: z.string().trim().min(5).max(300).optional(),
  }),
  output: payoutAccount,
  refusals: ['creatorsOnly', 'stepUpNeeded'],
  rule: 'A creator, for themselves, who has proven within five minutes who they are.',
  limit: { max: 20, per: 'user', seconds: 3600 },
  maxBytes: 4096,
  idempotency: 'natural',
});

export const createPayoutLinkCall = defineCall({
  name: 'createPayoutLink',
  summary: 'The provider’s page where I name my bank account.',
  method: 'POST',
  path: '/v3/api/payout/account/link',
  auth: 'creator',
  input: z.object({ redirect_url: z.string().max(500) }),
  output: z.object({ url: z.string() }),
  refusals: ['creatorsOnly', 'stepUpNeeded', 'payoutAccountMissing', 'paymentsUnavailable'],
  rule: 'A creator, for themselves, who has proven within five minutes who they are.',
  limit: { max: 20, per: 'user', seconds: 3600 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const payoutRecord = z.object({
  payout_id: id,
  amount_usd_cents: cents,
  state: z.enum(payoutStates),
  /** Of a failed one; its money is back in what is available. */
  reason: z.enum(payoutFailures).nullable(),
  bank_last4: z.string().nullable(),
  requested_time: instant,
  sent_time: instant.nullable(),
  ended_time: instant.nullable(),
  arrives_time: instant.nullable(),
});
export type PayoutRecord = z.infer<typeof payoutRecord>;

export const requestPayoutCall = defineCall({
  name: 'requestPayout',
  summary: 'Have available earnings sent to my bank.',
  method: 'POST',
  path: '/v3/api/payout/request',
  auth: 'creator',
  /** US cents. */
  input: z.object({ amount: cents.min(1).max(maxPayoutUsdCents) }),
  output: payoutRecord,
  refusals: [
    'creatorsOnly',
    'stepUpNeeded',
    'payoutAccountMissing',
    'identityNotVerified',
    'payoutInFlight',
    'belowPayoutMinimum',
    'notEnoughEarned',
    'paymentsUnavailable',
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
  ],
  rule: `A verified creator, for themselves, who has proven within five minutes who they are; from ${minPayoutUsdCents} US cents.`,
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'key',
});

export const cancelPayoutCall = defineCall({
  name: 'cancelPayout',
  summary: 'Take a payout back that has not been approved yet: its money is available again.',
  method: 'POST',
  path: '/v3/api/payout/cancel',
  auth: 'creator',
  input: z.object({ payout_id: id }),
  output: payoutRecord,
  refusals: ['creatorsOnly', 'notFound', 'payoutLeft'],
  rule: 'A creator, for their own payouts.',
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const listPayoutsCall = defineCall({
  ...ownRead,
  name: 'listPayouts',
  summary: 'My payouts, newest first, with what became of each.',
  path: '/v3/api/payout/list',
  input: pageInput(20),
  output: pageOf(payoutRecord),
});
