import { type Topic, topics } from '@kindred/contract/notifications/topics';
import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, type Sql, sql, statement } from '../../platform/db/sql.ts';
import { receiptAddress } from './mail-settings.sql.ts';
import { mailAttempts, mailTask } from './mails.sql.ts';

const $ = inputs({
  task: 'text',
  kind: 'text',
  entryId: 'bigint',
  now: 'timestamptz',
  userId: 'bigint',
  ids: 'bigint[]',
});

export type ReminderTopic = {
  [T in Topic]: (typeof topics)[T] extends { isMailed: true } ? T : never;
}[Topic];

export function isReminder(topic: Topic): topic is ReminderTopic {
  return 'isMailed' in topics[topic];
}

/** Inserts one mail per subject, however often it is enqueued. */
const insertAndEnqueue = <Rows>(rows: Sql<Rows>) => sql`with made as (
    insert into mails (user_id, kind, subject_id, address, state, created_at) ${rows}
    on conflict (kind, subject_id) where subject_id is not null do nothing returning mail_id)
  select count(graphile_worker.add_job(${$.task}, payload := json_build_object('mail_id', mail_id::text),
    max_attempts := ${mailAttempts}, job_key := ${$.task} || ':' || mail_id))::integer as count from made`;

const enqueueReceipt = statement(
  { count: 'integer' },
  insertAndEnqueue(sql`select u.user_id, ${$.kind}, ${$.entryId}, t.address, 'queued', ${$.now}
    from users u left join mail_settings s using (user_id) cross join lateral (select ${receiptAddress} as address) t
    where u.user_id = ${$.userId} and u.deleted_at is null and t.address is not null`),
);

/** Enqueues the receipt of a charge; nothing when the person has no verified address. */
export async function queueReceipt(tx: Tx, charge: HookInput<'chargePosted'>): Promise<void> {
  await enqueueReceipt.one(tx, { ...charge, kind: 'receipt', task: mailTask });
}

/** Enqueues the mail about a refund; `entryId` is the entry that reverses the charge. */
export async function queueRefund(tx: Tx, refund: HookInput<'chargeRefunded'>): Promise<void> {
  await enqueueReceipt.one(tx, { ...refund, kind: 'refund', task: mailTask });
}

const enqueueReminders = statement(
  { count: 'integer' },
  insertAndEnqueue(sql`select n.user_id, 'reminder', n.notification_id, s.address, 'queued', n.created_at
    from notifications n join mail_settings s using (user_id)
    where n.notification_id = any(${$.ids})
      and s.confirmed_at is not null and s.stopped_at is null and s.reminders`),
);

/** Enqueues mails for those notifications that are also sent as mail to people who want them. */
export async function queueReminders(tx: Tx, added: HookInput<'notificationsAdded'>): Promise<void> {
  const ids = added.filter(({ topic }) => isReminder(topic)).map(({ id }) => id);
  if (ids.length > 0) await enqueueReminders.one(tx, { ids, task: mailTask });
}
