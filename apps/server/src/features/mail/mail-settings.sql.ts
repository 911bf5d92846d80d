import type { Cadence } from '@kindred/contract/mail/limits';
import { maxRefusals } from '@kindred/contract/mail/limits';
import type { Language } from '@kindred/contract/wire/languages';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { LinkOwner } from './mail-links.ts';

const userId = input('userId', 'bigint');
const now = input('now', 'timestamptz');
const code = input('code', 'text');
const language = input('language', 'text');

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

/** Where the receipts of the user `u` with the settings `s` go: an address that is known to be theirs; null without one. */
export const receiptAddress = sql`case when s.confirmed_at is not null and s.stopped_at is null then s.address
  when u.email_verified and u.email <> '' then u.email end`;

const find = statement(
  settingsRow,
  sql`select u.email, s.address, s.confirmed_at is not null as is_confirmed, s.stopped_at is not null as is_stopped,
      s.refusal_num, s.cadence, s.hour, s.weekday, s.reminders, ${receiptAddress} as receipts_to
    from users u left join mail_settings s using (user_id) where u.user_id = ${userId}`,
);

/** The mail settings of a person; null in each field of one who never had any. */
export function readSettings(db: Db | Tx, userId: string): Promise<MailSettingsRow> {
  return find.one(db, { userId });
}

/** When the next digest is due by what the row `s` and its user `u` say; none before consent, and none after too many refusals. */
const due = sql`case when s.confirmed_at is not null and s.stopped_at is null
  then next_digest(s.cadence, s.hour, s.weekday, u.timezone, ${now}) end`;

const plan = statement(
  {},
  sql`update mail_settings s set next_at = ${due} from users u where s.user_id = ${userId} and u.user_id = s.user_id`,
);

const change = statement(
  {},
  sql`update mail_settings s set cadence = coalesce(${input('cadence', 'text?')}, s.cadence),
      hour = coalesce(${input('hour', 'smallint?')}, s.hour), weekday = coalesce(${input('weekday', 'smallint?')}, s.weekday),
      reminders = coalesce(${input('reminders', 'boolean?')}, s.reminders), language = ${language},
      told_until = case when s.cadence = 'off' then ${now} else s.told_until end
    where s.user_id = ${userId}`,
);

/** Changes what is given, in whose language the person asks; false where there is no address. Whoever starts again is told what happens from now on. */
export async function updateSettings(
  tx: Tx,
  given: {
    userId: string;
    cadence: Cadence | null;
    hour: number | null;
    weekday: number | null;
    reminders: boolean | null;
    language: Language;
    now: Date;
  },
): Promise<boolean> {
  if ((await change.run(tx, given)) === 0) return false;
  await plan.run(tx, given);
  return true;
}

const saveAddress = statement(
  {},
  sql`insert into mail_settings as s (user_id, address, language, code, told_until)
    values (${userId}, ${input('address', 'text')}, ${language}, ${code}, ${now})
    on conflict (user_id) do update set address = excluded.address, language = excluded.language, code = excluded.code,
      confirmed_at = null, next_at = null, refusal_num = 0, stopped_at = null`,
);

/** Another address, or the same one anew: its owner has agreed to nothing, and earlier links end. */
export async function insertAddress(
  tx: Tx,
  given: { userId: string; address: string; language: Language; code: string; now: Date },
): Promise<void> {
  await saveAddress.run(tx, given);
}

const findAsked = statement(
  { address: 'text' },
  sql`select address from mail_settings where user_id = ${userId} and code = ${code}`,
);

/** The address to which a link went; undefined where it is not the person's any more. */
export async function findAddress(db: Db, given: LinkOwner): Promise<string | undefined> {
  return (await findAsked.find(db, given))?.address;
}

const confirm = statement(
  { cadence: as<Cadence>('text') },
  sql`update mail_settings s set confirmed_at = coalesce(s.confirmed_at, ${now}), refusal_num = 0,
      told_until = case when s.confirmed_at is null then ${now} else s.told_until end
    where s.user_id = ${userId} and s.code = ${code} returning s.cadence`,
);

/** The address's owner agrees; false where it is not the address any more. */
export async function confirmAddress(tx: Tx, given: LinkOwner & { now: Date }): Promise<boolean> {
  if (!(await confirm.find(tx, given))) return false;
  await plan.run(tx, given);
  return true;
}

const unsubscribe = statement(
  {},
  sql`update mail_settings set cadence = 'off', next_at = null, reminders = false where user_id = ${userId} and code = ${code}`,
);

/** Ends digests and reminders to that address. */
export async function unsubscribeAddress(db: Db, given: LinkOwner): Promise<void> {
  await unsubscribe.run(db, given);
}

const noteSent = statement(
  {},
  sql`update mail_settings set refusal_num = 0, told_until = coalesce(${input('toldUntil', 'timestamptz?')}, told_until)
    where user_id = ${userId} and code = ${code}`,
);

/** The address takes mail; `toldUntil`: what happened until then has been told. */
export async function noteTaken(db: Db, given: LinkOwner & { toldUntil: Date | null }): Promise<void> {
  await noteSent.run(db, given);
}

const noteRefused = statement(
  {},
  sql`update mail_settings set refusal_num = refusal_num + 1,
      stopped_at = case when refusal_num + 1 >= ${maxRefusals} then ${now} else stopped_at end,
      next_at = case when refusal_num + 1 >= ${maxRefusals} then null else next_at end
    where user_id = ${userId} and code = ${code}`,
);

/** The address's server will not take a mail; after some of them nothing is sent any more. */
export async function noteRefusal(db: Db, given: LinkOwner & { now: Date }): Promise<void> {
  await noteRefused.run(db, given);
}

/** No mail goes to the person any more. How often they were asked for consent is remembered for a while. */
export async function deleteSettings(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('mail_settings').where('user_id', '=', userId).execute();
}

/** All that is kept of a deleted person's mail. */
export async function deleteMailOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('mails').where('user_id', '=', userId).execute();
  await deleteSettings(tx, userId);
}
