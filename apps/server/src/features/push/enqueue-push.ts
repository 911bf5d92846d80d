import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { HookInput } from '../../hooks.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({
  userId: 'bigint',
  subject: 'json',
  key: 'text',
  userIds: 'bigint[]',
  ids: 'bigint[]',
  subjects: 'text[]',
  keys: 'text[]',
});

/** The subject of a notice. Its text is read on delivery, so that no personal words wait in the queue. */
export type PushSubject =
  | { about: 'note'; id: string }
  | { about: 'message'; charId: string; fanId: string; chatNo?: number }
  | { about: 'test' };

/** The SQL function queue_push uses the same name. */
export const pushTask = 'push.deliver';

/** A message that is read within this time sends no notice. */
const messageDelaySeconds = 8;

const queuePush = statement(
  { count: 'integer' },
  sql`select queue_push(${$.userId}, ${$.subject}, ${$.key}, 0) as count`,
);

/** Returns the number of the person's devices. Within a transaction it takes effect on commit. */
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
    from unnest(${$.userIds}, ${$.ids}) n (user_id, id)`,
);

export async function enqueueNotes(tx: Tx, notes: HookInput<'notificationsAdded'>): Promise<void> {
  await queueNotes.one(tx, {
    userIds: notes.map(({ userId }) => userId),
    ids: notes.map(({ id }) => id),
  });
}

const queueMessages = statement(
  { count: 'integer' },
  sql`select coalesce(sum(queue_push(n.user_id, n.subject::json, n.key, ${messageDelaySeconds})), 0)::int as count
    from unnest(${$.userIds}, ${$.subjects}, ${$.keys})
      n (user_id, subject, key)`,
);

/** Short against `messageDelaySeconds`. */
const batchMs = 250;
const batches = new WeakMap<Db, HookInput<'messageStored'>[]>();

/**
 * Enqueues the notice of an unread message, in one statement with the messages of the next 250 ms: a statement per
 * message would run just while its words are sent to an open page.
 */
export async function enqueueMessage(
  { db, closing }: Pick<Context, 'db' | 'closing'>,
  message: HookInput<'messageStored'>,
): Promise<void> {
  const openBatch = batches.get(db);
  if (openBatch) return void openBatch.push(message);
  const messages = [message];
  batches.set(db, messages);
  await pause(batchMs, undefined, { signal: closing, ref: false }).catch(() => {});
  batches.delete(db);
  const subjects = messages.map(
    ({ charId, fanId, chatNo }): PushSubject => ({ about: 'message', charId, fanId, chatNo }),
  );
  await queueMessages.one(db, {
    userIds: messages.map(({ readerId }) => readerId),
    subjects: subjects.map((subject) => JSON.stringify(subject)),
    keys: subjects.map(pushKey),
  });
}

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
