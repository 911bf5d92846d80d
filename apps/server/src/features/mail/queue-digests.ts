import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { mailAttempts, mailTask } from './mails.sql.ts';

const $ = inputs({ now: 'timestamptz', task: 'text' });

const batchSize = 500;

// Moves each person to their next time in the same statement, so that no digest is enqueued twice.
const queueDue = statement(
  { count: 'integer' },
  sql`with due as materialized (
      select s.user_id, u.timezone from mail_settings s join users u using (user_id)
      where s.next_at <= ${$.now} order by s.next_at, s.user_id limit ${batchSize} for update of s skip locked
    ), moved as (
      update mail_settings s set next_at = next_digest(s.cadence, s.hour, s.weekday, due.timezone, ${$.now})
        from due where s.user_id = due.user_id
      returning s.user_id, s.address
    ), made as (
      insert into mails (user_id, kind, address, state, created_at)
        select user_id, 'digest', address, 'queued', ${$.now} from moved
      returning mail_id
    )
    select count(graphile_worker.add_job(${$.task}, payload := json_build_object('mail_id', mail_id::text),
      max_attempts := ${mailAttempts}, job_key := ${$.task} || ':' || mail_id))::integer as count from made`,
);

/** Enqueues all due digests, five hundred per statement. */
export async function queueDigests({
  db,
  clock,
  mail,
}: Pick<Context, 'db' | 'clock' | 'mail'>): Promise<void> {
  if (!mail.isOn) return;
  for (;;) {
    const { count } = await queueDue.one(db, { now: clock.now(), task: mailTask });
    if (count < batchSize) return;
  }
}
