import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { AddedNotification, StoredMessage } from '../../feature.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

/** What a notice is about. What it says is looked up when it goes out: nobody's words wait in a queue. */
export type PushSubject =
  | { about: 'note'; id: string }
  | { about: 'message'; charId: string; fanId: string; chatNo?: number }
  | { about: 'test' };

/** As the SQL function queue_push names it. */
export const pushTask = 'push.deliver';

/** A message that is read within this time is news to nobody. */
const messageDelaySeconds = 8;

const queuePush = statement(
  { count: 'integer' },
  sql`select queue_push(${input('userId', 'bigint')}, ${input('subject', 'json')}, ${input('key', 'text')}, 0) as count`,
);

/** Tells each device of the person; gives how many there are. In a transaction: exactly if it commits. */
export async function enqueuePush(db: Db | Tx, userId: string, subject: PushSubject): Promise<number> {
  const { count } = await queuePush.one(db, {
    userId,
    subject: JSON.stringify(subject),
    key: pushKey(subject),
  });
  return count;
}

const queueNotes = statement(
  { count: 'integer' },
  sql`select coalesce(sum(queue_push(n.user_id, json_build_object('about', 'note', 'id', n.id::text), 'note:' || n.id, 0)), 0)::int as count
    from unnest(${input('userIds', 'bigint[]')}, ${input('ids', 'bigint[]')}) n (user_id, id)`,
);

/** Tells each device of everybody of whose notification it is, in one statement. */
export async function enqueueNotes(tx: Tx, notes: readonly AddedNotification[]): Promise<void> {
  await queueNotes.one(tx, {
    userIds: notes.map(({ userId }) => userId),
    ids: notes.map(({ id }) => id),
  });
}

const queueMessages = statement(
  { count: 'integer' },
  sql`select coalesce(sum(queue_push(n.user_id, n.subject::json, n.key, ${messageDelaySeconds})), 0)::int as count
    from unnest(${input('userIds', 'bigint[]')}, ${input('subjects', 'text[]')}, ${input('keys', 'text[]')})
      n (user_id, subject, key)`,
);

/** Between a message and its notice lie seconds anyway. */
const gatherMs = 250;
const gathering = new WeakMap<Db, StoredMessage[]>();

/**
 * Tells each device of whoever has not read the message, together with those of a moment later: one statement a message would run
 * just when its words are on their way to an open page.
 */
export async function enqueueMessage(
  { db, closing }: Pick<Context, 'db' | 'closing'>,
  message: StoredMessage,
): Promise<void> {
  const earlier = gathering.get(db);
  if (earlier) return void earlier.push(message);
  const messages = [message];
  gathering.set(db, messages);
  await pause(gatherMs, undefined, { signal: closing, ref: false }).catch(() => {});
  gathering.delete(db);
  const subjects = messages.map(
    ({ charId, fanId, chatNo }): PushSubject => ({ about: 'message', charId, fanId, chatNo }),
  );
  await queueMessages.one(db, {
    userIds: messages.map(({ readerId }) => readerId),
    subjects: subjects.map((subject) => JSON.stringify(subject)),
    keys: subjects.map(pushKey),
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
