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
  sql`select queue_push(${input('userId', 'bigint')}, ${input('subject', 'json')}, ${input('key', 'text')},
    ${input('delay', 'integer')}) as count`,
);

/** Tells each device of the person; gives how many there are. In a transaction: exactly if it commits. */
export async function enqueuePush(db: Db | Tx, userId: string, subject: PushSubject): Promise<number> {
  const { count } = await queuePush.one(db, {
    userId,
    subject: JSON.stringify(subject),
    key: pushKey(subject),
    delay: subject.about === 'message' ? messageDelaySeconds : 0,
  });
  return count;
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
