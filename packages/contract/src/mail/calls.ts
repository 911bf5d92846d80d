import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { flag } from '../wire/ids.ts';
import { noInput } from '../wire/pages.ts';
import { addressMaxLength, cadences } from './limits.ts';

const own = { auth: 'user', rule: 'Oneself.' } as const;

const hour = z.number().int().min(0).max(23);
/** ISO 8601: 1 is Monday. */
const weekday = z.number().int().min(1).max(7);

export const mailSettings = z.object({
  /** 0 = this server sends no mail. */
  is_available: flag,
  /** Where mail goes, or shall go; '' where nothing was given. */
  address: z.string(),
  /**
   * `none`: no address. `unconfirmed`: its owner has not agreed yet, and gets nothing but the mail that asks. `stopped`: its
   * server has refused several mails for good.
   */
  state: z.enum(['none', 'unconfirmed', 'confirmed', 'stopped']),
  /** 1 = the last mail was refused by the address's server. */
  is_refused: flag,
  /** The address of the sign-in; '' where it gave none. */
  suggested: z.string(),
  cadence: z.enum(cadences),
  /** When digests come, on the clock of the account's zone; `weekday` for weekly ones. */
  hour,
  weekday,
  /** 1 = a mail comes before a trial ends or a year renews, and when a payment fails. */
  reminders: flag,
  /** Where receipts of payments go, independent of the other settings; '' where no address is known to be mine. */
  receipts_to: z.string(),
});
export type MailSettings = z.infer<typeof mailSettings>;

export const getMailSettingsCall = defineCall({
  ...own,
  name: 'getMailSettings',
  summary: 'Where and when I get what I missed by mail.',
  method: 'GET',
  path: '/v3/api/notification/mail/settings',
  input: noInput,
  output: mailSettings,
  refusals: [],
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const updateMailSettingsCall = defineCall({
  ...own,
  name: 'updateMailSettings',
  summary: 'How often digests come, when, and whether reminders of payments do. What is not given stays.',
  method: 'POST',
  path: '/v3/api/notification/mail/settings',
  input: z.object({
    cadence: z.enum(cadences).optional(),
    hour: hour.optional(),
    weekday: weekday.optional(),
    reminders: flag.optional(),
  }),
  output: mailSettings,
  refusals: ['mailAddressMissing'],
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const setMailAddressCall = defineCall({
  ...own,
  name: 'setMailAddress',
  summary:
    'Where mail goes from now on. Its owner is asked for consent by a mail; the same address again asks again. Empty: no mail, and nothing is kept.',
  method: 'POST',
  path: '/v3/api/notification/mail/address',
  input: z.object({ address: z.union([z.literal(''), z.email().max(addressMaxLength)]) }),
  output: mailSettings,
  refusals: ['mailNotConfigured', 'mailTooOften'],
  limit: { max: 20, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});
