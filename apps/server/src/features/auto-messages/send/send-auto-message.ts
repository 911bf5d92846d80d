import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';
import type { Context } from '../../../context.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { announceStored } from '../../chat/announce-stored.ts';
import { presentMessage } from '../../chat/chat.present.ts';
import { messageColumns, messageRow, readMarks, shownMarks } from '../../chat/message-row.ts';

const $ = inputs({
  charId: 'bigint',
  fanId: 'bigint',
  kind: 'text',
  event: 'text',
  now: 'timestamptz',
  conversationId: 'bigint',
});

export const sendTask = 'auto-messages.send';

/** The payload that SQL's queue_auto_message writes. */
type Due = { char_id: string; user_id: string; kind: AutoMessageKind; event: string };

const send = statement(
  {
    outcome: as<'sent' | 'waiting' | 'skipped' | 'done' | 'gone'>('text'),
    creator_id: 'bigint',
    ...messageRow,
  },
  sql`select outcome, creator_id, ${raw(messageColumns('(s.message)'))}
    from send_auto_message(${$.charId}, ${$.fanId}, ${$.kind},
      ${$.event}, ${$.now}) s`,
);

const findMarks = statement(
  { ...readMarks, fan_unread_total: 'integer', creator_unread_total: 'integer' },
  sql`select ${shownMarks('conversations')}, unread_total(user_id) as fan_unread_total,
      unread_total(creator_user_id) as creator_unread_total
    from conversations where conversation_id = ${$.conversationId}`,
);

/**
 * Sends an automated message for an event, once however often the job runs, with its present text; or logs the reason
 * for not sending it. A message with a delay is logged and left to `sendDueAutoMessages`.
 */
export async function sendAutoMessage(context: Context, payload: unknown): Promise<void> {
  const { db, clock } = context;
  const due = payload as Due;
  const row = await send.one(db, {
    charId: due.char_id,
    fanId: due.user_id,
    kind: due.kind,
    event: due.event,
    now: clock.now(),
  });
  if (row.outcome !== 'sent') return;
  const marks = await findMarks.first(db, { conversationId: row.conversation_id });
  if (!marks) return;
  announceStored(context, presentMessage(row, { ...due, chat_no: 0 }, marks), {
    fan: { userId: due.user_id, unreadTotal: marks.fan_unread_total },
    creator: { userId: row.creator_id, unreadTotal: marks.creator_unread_total },
  });
}

const batch = 500;

const listDue = statement(
  { char_id: 'bigint', user_id: 'bigint', kind: 'text', event: 'text' },
  sql`select l.char_id, l.user_id, l.kind, l.event from auto_message_log l
    where l.state = 'waiting' and l.due_at <= ${$.now} order by l.due_at limit ${batch}`,
);

/** Queues the messages whose delay is over, in the queue of the fan's other ones. */
export async function sendDueAutoMessages({ db, clock }: Context): Promise<void> {
  for (const due of await listDue.all(db, { now: clock.now() })) {
    await enqueue(db, sendTask, due, {
      queue: `auto-messages ${Number(BigInt(due.user_id) % 16n)}`,
      key: `${sendTask}:${due.event}`,
      maxAttempts: 5,
    });
  }
}
