import type { Context } from '../../../context.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import { announceChanged, changedMessageRow } from '../../chat/changes/changed-message.ts';
import { messageColumns, shownMarks } from '../../chat/message-row.ts';

const $ = inputs({ conversationId: 'bigint', seq: 'integer' });

const find = statement(
  changedMessageRow,
  sql`select ${raw(messageColumns('m'))}, ${shownMarks('c')}, c.char_id, c.chat_no, c.user_id as fan_id,
      c.creator_user_id as creator_id
    from messages m join conversations c using (conversation_id)
    where m.conversation_id = ${$.conversationId} and m.seq = ${$.seq}`,
);

/** Tells both sides of the words that an answer answers, which were changed together with it; nothing where `seq` is null. */
export async function announceQuestion(
  { db, live }: Pick<Context, 'db' | 'live'>,
  conversationId: string,
  seq: number | null,
): Promise<void> {
  const row = seq === null ? undefined : await find.first(db, { conversationId, seq });
  if (row) announceChanged(live, row);
}
