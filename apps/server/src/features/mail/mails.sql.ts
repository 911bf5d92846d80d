import { confirmsPerDay } from '@kindred/contract/mail/limits';
import type { Language } from '@kindred/contract/wire/languages';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';

export const mailTask = 'mail.send';
/** Some eight hours, each pause longer than the last; then the next digest tells it. */
export const mailAttempts = 10;

const userId = input('userId', 'bigint');
const now = input('now', 'timestamptz');
const mailId = input('mailId', 'bigint');
const address = input('address', 'text');

const isTooOften = statement(
  { is_too_often: 'boolean' },
  sql`select greatest(
      (select count(*) from mails where user_id = ${userId} and kind = 'confirm' and created_at > ${now} - interval '1 day'),
      (select count(*) from mails where address = ${address} and kind = 'confirm' and created_at > ${now} - interval '1 day')
    ) >= ${confirmsPerDay} as is_too_often`,
);

const insertConfirm = statement(
  { mail_id: 'bigint' },
  sql`insert into mails (user_id, kind, address, state, created_at)
    values (${userId}, 'confirm', ${address}, 'queued', ${now}) returning mail_id`,
);

/** Queues the mail that asks for consent; false where the person, or the address, had enough of them for a day. */
export async function queueConfirm(
  tx: Tx,
  given: { userId: string; address: string; now: Date },
): Promise<boolean> {
  if ((await isTooOften.one(tx, given)).is_too_often) return false;
  const { mail_id } = await insertConfirm.one(tx, given);
  await enqueue(tx, mailTask, { mail_id }, { key: `${mailTask}:${mail_id}`, maxAttempts: mailAttempts });
  return true;
}

const mailRow = {
  mail_id: 'bigint',
  user_id: 'bigint',
  kind: as<'confirm' | 'digest' | 'receipt' | 'refund' | 'reminder'>('text'),
  /** The journal entry of a receipt or a refund, the notification of a reminder. */
  subject_id: 'bigint?',
  address: 'text',
  state: 'text',
  language: as<Language>('text'),
  /** Of the links in it; '' where it goes to the address of the sign-in. */
  code: 'text',
  timezone: 'text',
  nickname: 'text',
  cadence: as<'off' | 'daily' | 'weekly' | null>('text?'),
  told_until: 'timestamptz?',
  /** Of a receipt, and of a refund: the entry that books the charge. */
  receipt_id: 'bigint?',
  /**
   * Its owner still wants it: the address is the same, agreed to (but by the mail that asks), and such mails are on. Receipts
   * and refunds come whatever was chosen.
   */
  is_wanted: 'boolean',
} as const;
export type MailRow = ColumnsOf<typeof mailRow>;

const find = statement(
  mailRow,
  sql`select g.mail_id, g.user_id, g.kind, g.subject_id, g.address, g.state, coalesce(s.language, k.language, 'en') as language,
      case when s.address = g.address then s.code else '' end as code, u.timezone, u.nickname, s.cadence, s.told_until,
      coalesce(e.reverses, e.entry_id) as receipt_id,
      case g.kind
        when 'receipt' then true
        when 'refund' then true
        when 'confirm' then s.confirmed_at is null
        when 'digest' then s.confirmed_at is not null and s.cadence <> 'off'
        else s.confirmed_at is not null and s.reminders end
        and (g.kind in ('receipt', 'refund') or s.address = g.address and s.stopped_at is null) is true as is_wanted
    from mails g join users u using (user_id) left join mail_settings s using (user_id)
      left join journal_entries e on g.kind in ('receipt', 'refund') and e.entry_id = g.subject_id
      left join checkouts k on k.checkout_id = e.checkout_id
    where g.mail_id = ${mailId} and u.deleted_at is null`,
);

/** A mail with all that sending it needs to know; undefined where it or its account is gone. */
export function findMail(db: Db, mailId: string): Promise<MailRow | undefined> {
  return find.find(db, { mailId });
}

const take = statement(
  {},
  sql`update mails set state = 'sending' where mail_id = ${mailId} and state = 'queued'`,
);

/** Notes that the mail is handed over now; false where somebody else has. */
export async function takeMail(db: Db, mailId: string): Promise<boolean> {
  return (await take.run(db, { mailId })) > 0;
}

const settle = statement(
  {},
  sql`update mails set state = ${input('state', 'text')} where mail_id = ${mailId} and state in ('queued', 'sending')`,
);

/** What became of a mail that was taken; `queued`: it is tried again. */
export async function settleMail(
  db: Db,
  mailId: string,
  state: 'queued' | 'sent' | 'refused' | 'unknown' | 'dropped',
): Promise<void> {
  await settle.run(db, { mailId, state });
}

const deleteOld = statement({}, sql`delete from mails where created_at < ${now} - interval '30 days'`);

/** Deletes mails that are older than thirty days. */
export async function sweepMails(db: Db, now: Date): Promise<void> {
  await deleteOld.run(db, { now });
}
