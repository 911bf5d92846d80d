import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import { input, raw, sql, statement } from '../../platform/db/sql.ts';
import { presentMessage } from './chat.present.ts';
import { messageColumns, messageRow, readMarks } from './message-row.ts';

const remove = statement(
  {
    ...messageRow,
    ...readMarks,
    outcome: as<'ok' | 'repeated' | 'gone' | 'forbidden'>('text'),
    char_id: 'bigint',
    fan_id: 'bigint',
    creator_id: 'bigint',
    fan_unread_total: 'integer',
    creator_unread_total: 'integer',
  },
  sql`select outcome, ${raw(messageColumns('(d.message)'))}, char_id, fan_id, creator_id, fan_read_seq,
      creator_read_seq, fan_unread_total, creator_unread_total
    from delete_message(${input('viewerId', 'bigint')}, ${input('messageId', 'bigint')}) d`,
);

/** Empties a message of the viewer's; it stays in the log as deleted. */
export async function deleteMessage(
  { db, live }: Pick<Context, 'db' | 'live'>,
  viewerId: string,
  messageId: string,
): Promise<void> {
  const row = await remove.one(db, { viewerId, messageId });
  if (row.outcome === 'gone') refuse('notFound');
  if (row.outcome === 'forbidden') refuse('forbidden');
  if (row.outcome === 'repeated') return;
  const message = presentMessage(row, { char_id: row.char_id, user_id: row.fan_id }, row);
  live.publish([row.fan_id, row.creator_id], { type: 'message.changed', message });
  live.publish([row.fan_id], { type: 'unread.changed', unread_total: row.fan_unread_total });
  live.publish([row.creator_id], { type: 'unread.changed', unread_total: row.creator_unread_total });
}
