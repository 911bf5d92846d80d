import type { Cadence } from '@kindred/contract/mail/limits';
import { maxRefusals } from '@kindred/contract/mail/limits';
import type { Language } from '@kindred/contract/wire/languages';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { HookInput } from '../../hooks.ts';
import type { LinkOwner } from './mail-links.ts';

const $ = inputs({
  userId: 'bigint',
  now: 'timestamptz',
  code: 'text',
  language: 'text',
  cadence: 'text?',
  hour: 'smallint?',
  weekday: 'smallint?',
  reminders: 'boolean?',
  address: 'text',
  toldUntil: 'timestamptz?',
  before: 'text',
  after: 'text',
});

const settingsRow = {
  email: 'text',
  address: 'text?',
  is_confirmed: 'boolean',
  is_stopped: 'boolean',
  refusal_num: 'smallint?',
  cadence: as<Cadence | null>('text?'),
  hour: 'smallint?',
  weekday: 'smallint?',
  reminders: 'boolean?',
  receipts_to: 'text?',
} as const;
export type MailSettingsRow = ColumnsOf<typeof settingsRow>;

/** The verified address for receipts of user `u` with settings `s`; null without one. */
export const receiptAddress = sql`case when s.confirmed_at is not null and s.stopped_at is null then s.address
  when u.email_verified and u.email <> '' then u.email end`;

const findSettings = statement(
  settingsRow,
  sql`select u.email, s.address, s.confirmed_at is not null as is_confirmed, s.stopped_at is not null as is_stopped,
      s.refusal_num, s.cadence, s.hour, s.weekday, s.reminders, ${receiptAddress} as receipts_to
    from users u left join mail_settings s using (user_id) where u.user_id = ${$.userId}`,
);

/** Returns the person's mail settings; all fields are null when there are none. */
export function readSettings(db: Db | Tx, userId: string): Promise<MailSettingsRow> {
  return findSettings.one(db, { userId });
}

/** The next digest for settings `s` and user `u`; null before consent and after too many refused mails. */
const nextDigestAt = sql`case when s.confirmed_at is not null and s.stopped_at is null
  then next_digest(s.cadence, s.hour, s.weekday, u.timezone, ${$.now}) end`;

const updateNextDigest = statement(
  {},
  sql`update mail_settings s set next_at = ${nextDigestAt} from users u where s.user_id = ${$.userId} and u.user_id = s.user_id`,
);

const updateChanges = statement(
  {},
  sql`update mail_settings s set cadence = coalesce(${$.cadence}, s.cadence),
      hour = coalesce(${$.hour}, s.hour), weekday = coalesce(${$.weekday}, s.weekday),
      reminders = coalesce(${$.reminders}, s.reminders), language = ${$.language},
      told_until = case when s.cadence = 'off' then ${$.now} else s.told_until end
    where s.user_id = ${$.userId}`,
);

/**
 * Changes the given settings and stores the language; returns false when there is no address. Digests that were off
 * start with what happens from now on.
 */
export async function updateSettings(
  tx: Tx,
  inputs: {
    userId: string;
    cadence: Cadence | null;
    hour: number | null;
    weekday: number | null;
    reminders: boolean | null;
    language: Language;
    now: Date;
  },
): Promise<boolean> {
  if ((await updateChanges.run(tx, inputs)) === 0) return false;
  await updateNextDigest.run(tx, inputs);
  return true;
}

const saveAddress = statement(
  {},
  sql`insert into mail_settings as s (user_id, address, language, code, told_until)
    values (${$.userId}, ${$.address}, ${$.language}, ${$.code}, ${$.now})
    on conflict (user_id) do update set address = excluded.address, language = excluded.language, code = excluded.code,
      confirmed_at = null, next_at = null, refusal_num = 0, stopped_at = null`,
);

/** Stores an address, without consent; earlier links become invalid. */
export async function insertAddress(
  tx: Tx,
  inputs: { userId: string; address: string; language: Language; code: string; now: Date },
): Promise<void> {
  await saveAddress.run(tx, inputs);
}

const findLinkAddress = statement(
  { address: 'text' },
  sql`select address from mail_settings where user_id = ${$.userId} and code = ${$.code}`,
);

/** Returns the address to which a link was sent; undefined when the person has changed it. */
export async function findAddress(db: Db, inputs: LinkOwner): Promise<string | undefined> {
  return (await findLinkAddress.first(db, inputs))?.address;
}

const updateConfirmed = statement(
  { cadence: as<Cadence>('text') },
  sql`update mail_settings s set confirmed_at = coalesce(s.confirmed_at, ${$.now}), refusal_num = 0,
      told_until = case when s.confirmed_at is null then ${$.now} else s.told_until end
    where s.user_id = ${$.userId} and s.code = ${$.code} returning s.cadence`,
);

/** Stores the consent for an address; returns false when the person has changed it. */
export async function confirmAddress(tx: Tx, inputs: LinkOwner & { now: Date }): Promise<boolean> {
  if (!(await updateConfirmed.first(tx, inputs))) return false;
  await updateNextDigest.run(tx, inputs);
  return true;
}

const updateUnsubscribed = statement(
  {},
  sql`update mail_settings set cadence = 'off', next_at = null, reminders = false where user_id = ${$.userId} and code = ${$.code}`,
);

export async function unsubscribeAddress(db: Db, inputs: LinkOwner): Promise<void> {
  await updateUnsubscribed.run(db, inputs);
}

const noteSent = statement(
  {},
  sql`update mail_settings set refusal_num = 0, told_until = coalesce(${$.toldUntil}, told_until)
    where user_id = ${$.userId} and code = ${$.code}`,
);

/** Records that the address has accepted a mail; `toldUntil` is the end of the digest's period. */
export async function noteTaken(db: Db, inputs: LinkOwner & { toldUntil: Date | null }): Promise<void> {
  await noteSent.run(db, inputs);
}

const noteRefused = statement(
  {},
  sql`update mail_settings set refusal_num = refusal_num + 1,
      stopped_at = case when refusal_num + 1 >= ${maxRefusals} then ${$.now} else stopped_at end,
      next_at = case when refusal_num + 1 >= ${maxRefusals} then null else next_at end
    where user_id = ${$.userId} and code = ${$.code}`,
);

/** Records that the address has refused a mail; after `maxRefusals` nothing more is sent. */
export async function noteRefusal(db: Db, inputs: LinkOwner & { now: Date }): Promise<void> {
  await noteRefused.run(db, inputs);
}

const deleteSettingsOf = statement({}, sql`delete from mail_settings where user_id = ${$.userId}`);

const deleteMailsOf = statement({}, sql`delete from mails where user_id = ${$.userId}`);

/** Ends all mail. The confirmation mails stay for a while, because they are limited per day. */
export async function deleteSettings(tx: Tx, userId: string): Promise<void> {
  await deleteSettingsOf.run(tx, { userId });
}

export async function deleteMailOf(tx: Tx, userId: string): Promise<void> {
  await deleteMailsOf.run(tx, { userId });
  await deleteSettings(tx, userId);
}

const moveNextDigest = statement(
  {},
  sql`update mail_settings set next_at = (next_at at time zone ${$.before}) at time zone ${$.after}
    where user_id = ${$.userId} and next_at is not null`,
);

/** Keeps the local hour of the next digest when a person changes their time zone. */
export async function moveDigest(tx: Tx, change: HookInput<'timezoneChanged'>): Promise<void> {
  await moveNextDigest.run(tx, change);
}
