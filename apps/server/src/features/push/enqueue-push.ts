import type { AddedNotification } from '../../feature.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

/** What a notice is about. What it says is looked up when it goes out: nobody's words wait in a queue. */
export type PushSubject =
  | { about: 'note'; id: string }
  | { about: 'message'; charId: string; fanId: string; chatNo?: number }
  | { about: 'test' };

export const pushTask = 'push.deliver';

/** A message that is read within this time is news to nobody. */
const messageDelaySeconds = 8;
const maxAttempts = 6;

// A job that waits already keeps its time: somebody who goes on writing puts nothing off.
const addJobs = statement(
  { count: 'integer' },
  sql`select count(graphile_worker.add_job(${input('task', 'text')},
      payload := json_build_object('device_id', d.push_device_id::text, 'subject', ${input('subject', 'json')}),
      run_at := now() + make_interval(secs => ${input('delay', 'integer')}), max_attempts := ${maxAttempts},
      job_key := 'push:' || d.push_device_id || ':' || ${input('key', 'text')},
      job_key_mode := 'preserve_run_at'))::int as count
    from push_devices d where d.user_id = ${input('userId', 'bigint')}`,
);

/** Tells each device of the person; gives how many there are. In a transaction: exactly if it commits. */
export async function enqueuePush(db: Db | Tx, userId: string, subject: PushSubject): Promise<number> {
  const { count } = await addJobs.one(db, {
    task: pushTask,
    userId,
    subject: JSON.stringify(subject),
    key: pushKey(subject),
    delay: subject.about === 'message' ? messageDelaySeconds : 0,
  });
  return count;
}

const addNoteJobs = statement(
  { count: 'integer' },
  sql`select count(graphile_worker.add_job(${input('task', 'text')},
      payload := json_build_object('device_id', d.push_device_id::text,
        'subject', json_build_object('about', 'note', 'id', n.id::text)),
      max_attempts := ${maxAttempts}, job_key := 'push:' || d.push_device_id || ':note:' || n.id,
      job_key_mode := 'preserve_run_at'))::int as count
    from unnest(${input('userIds', 'bigint[]')}, ${input('ids', 'bigint[]')}) n (user_id, id)
      join push_devices d on d.user_id = n.user_id`,
);

/** Tells each device of everybody of whose notification it is, in one statement. */
export async function enqueueNotes(tx: Tx, notes: readonly AddedNotification[]): Promise<void> {
  await addNoteJobs.one(tx, {
    task: pushTask,
    userIds: notes.map(({ userId }) => userId),
    ids: notes.map(({ id }) => id),
  });
}

/** Names the subject among those of one person. */
export function pushKey(subject: PushSubject): string {
  switch (subject.about) {
    case 'note':
      return `note:${subject.id}`;
    case 'message':
      return `message:${subject.charId}:${subject.fanId}${subject.chatNo ? `:${subject.chatNo}` : ''}`;
    case 'test':
      return 'test';
    default:
      return subject satisfies never;
  }
}
