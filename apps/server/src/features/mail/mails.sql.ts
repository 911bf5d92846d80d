import { confirmsPerDay } from '@kindred/contract/mail/limits';
import type { Language } from '@kindred/contract/wire/languages';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz', mailId: 'bigint', address: 'text', state: 'text' });

export const mailTask = 'mail.send';
/** About eight hours with growing pauses; after that the next digest contains it. */
export const mailAttempts = 10;

const isTooOften = statement(
  { is_too_often: 'boolean' },
  sql`select greatest(
      (select count(*) from mails where user_id = ${$.userId} and kind = 'confirm' and created_at > ${$.now} - interval '1 day'),
      (select count(*) from mails where address = ${$.address} and kind = 'confirm' and created_at > ${$.now} - interval '1 day')
    ) >= ${confirmsPerDay} as is_too_often`,
);

const insertConfirm = statement(
  { mail_id: 'bigint' },
  sql`insert into mails (user_id, kind, address, state, created_at)
    values (${$.userId}, 'confirm', ${$.address}, 'queued', ${$.now}) returning mail_id`,
);

/** Returns false when the person or the address had too many confirmation mails within a day. */
export async function queueConfirm(
  tx: Tx,
  inputs: { userId: string; address: string; now: Date },
): Promise<boolean> {
  if ((await isTooOften.one(tx, inputs)).is_too_often) return false;
  const { mail_id } = await insertConfirm.one(tx, inputs);
  await enqueue(tx, mailTask, { mail_id }, { key: `${mailTask}:${mail_id}`, maxAttempts: mailAttempts });
  return true;
}

const mailRow = {
  mail_id: 'bigint',
  user_id: 'bigint',
  kind: as<'confirm' | 'digest' | 'receipt' | 'refund' | 'reminder'>('text'),
  /** The journal entry of a receipt or refund; the notification of a reminder. */
  subject_id: 'bigint?',
  address: 'text',
  state: 'text',
  language: as<Language>('text'),
  /** The code in its links; '' when it is sent to the address of the sign-in. */
  code: 'text',
  timezone: 'text',
  nickname: 'text',
  cadence: as<'off' | 'daily' | 'weekly' | null>('text?'),
  told_until: 'timestamptz?',
  /** For receipts and refunds: the entry that books the charge. */
  receipt_id: 'bigint?',
  /**
   * Whether the mail may still be sent: the address is unchanged and confirmed (except for the confirmation mail
   * itself), and such mails are on. Receipts and refunds are always sent.
   */
  is_wanted: 'boolean',
} as const;
export type MailRow = ColumnsOf<typeof mailRow>;

const findById = statement(
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
    where g.mail_id = ${$.mailId} and u.deleted_at is null`,
);

/** Finds a mail with everything needed to send it; undefined when it or its account is gone. */
export function findMail(db: Db, mailId: string): Promise<MailRow | undefined> {
  return findById.first(db, { mailId });
}

const updateTaken = statement(
  {},
  sql`update mails set state = 'sending' where mail_id = ${$.mailId} and state = 'queued'`,
);

/** Marks the mail as being sent; returns false when another worker has. */
export async function takeMail(db: Db, mailId: string): Promise<boolean> {
  return (await updateTaken.run(db, { mailId })) > 0;
}

const updateOutcome = statement(
  {},
  sql`update mails set state = ${$.state} where mail_id = ${$.mailId} and state in ('queued', 'sending')`,
);

/** Stores the outcome of a mail; `queued` tries it again. */
export async function settleMail(
  db: Db,
  mailId: string,
  state: 'queued' | 'sent' | 'refused' | 'unknown' | 'dropped',
): Promise<void> {
  await updateOutcome.run(db, { mailId, state });
}

const deleteOld = statement({}, sql`delete from mails where created_at < ${$.now} - interval '30 days'`);

export async function sweepMails(db: Db, now: Date): Promise<void> {
  await deleteOld.run(db, { now });
}
