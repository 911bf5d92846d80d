import type { Context } from '../../context.ts';
import { input, raw, sql, statement } from '../../platform/db/sql.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { messageColumns, messageRow, readMarks, shownMarks } from '../chat/message-row.ts';
import { isSalesQuiet } from '../users/sales/is-sales-quiet.ts';

/** After words of distress a level waits: nothing is celebrated then. */
const waitMs = 10 * 60_000;

const conversationId = input('conversationId', 'bigint');

const findPair = statement(
  { user_id: 'bigint', char_id: 'bigint', chat_no: 'smallint', creator_user_id: 'bigint', ...readMarks },
  sql`select c.user_id, c.char_id, c.chat_no, c.creator_user_id, ${shownMarks('c')}
    from conversations c join users fu on fu.user_id = c.user_id join users cu on cu.user_id = c.creator_user_id
    where c.conversation_id = ${conversationId} and fu.deleted_at is null and cu.deleted_at is null`,
);

const appendLine = statement(
  { is_new: 'boolean', ...messageRow },
  sql`select a.is_new, ${raw(messageColumns('(a.message)'))}
    from conversations c cross join lateral append_message(c.user_id, c.char_id, c.creator_user_id, 'system',
      c.creator_user_id, 'level', ${input('level', 'text')}, null, 'level:' || ${input('level', 'text')}, null, null,
      ${input('now', 'timestamptz')}) a
    where c.conversation_id = ${conversationId} and (a.message).seq is not null`,
);

/** Tells both sides in their conversation that they have reached a level, once however often the job runs. */
export async function announceLevel({ db, clock, live }: Context, payload: unknown): Promise<void> {
  const { conversation_id, level } = payload as { conversation_id: string; level: number };
  const now = clock.now();
  const pair = await findPair.find(db, { conversationId: conversation_id });
  if (!pair) return;
  if (await isSalesQuiet(db, pair.user_id, now))
    return enqueue(db, 'intimacy.level', payload, { runAt: new Date(Date.now() + waitMs) });
  const line = await appendLine.find(db, { conversationId: conversation_id, level: String(level), now });
  if (!line?.is_new) return;
  const message = presentMessage(line, pair, pair);
  live.publish([pair.user_id, pair.creator_user_id], { type: 'message.stored', message });
}
