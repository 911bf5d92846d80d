import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { queryOne } from '../../platform/db/db.ts';
import { presentMessage } from './chat.present.ts';
import { type MessageRow, messageColumns, type ReadMarks } from './message-row.ts';

type DeletedRow = MessageRow &
  ReadMarks & {
    outcome: 'ok' | 'repeated' | 'gone' | 'forbidden';
    char_id: string;
    fan_id: string;
    creator_id: string;
    fan_unread_total: number;
    creator_unread_total: number;
  };

const takeBack = `
  select outcome, ${messageColumns('(d.message)')}, char_id, fan_id, creator_id, fan_read_seq, creator_read_seq,
    fan_unread_total, creator_unread_total
  from delete_message($1, $2) d`;

/** Empties a message of the viewer's; it stays in the log as deleted. */
export async function deleteMessage(
  { db, live }: Pick<Context, 'db' | 'live'>,
  viewerId: string,
  messageId: string,
): Promise<void> {
  const row = await queryOne<DeletedRow>(db, takeBack, [viewerId, messageId]);
  if (row.outcome === 'gone') refuse('notFound');
  if (row.outcome === 'forbidden') refuse('forbidden');
  if (row.outcome === 'repeated') return;
  const message = presentMessage(row, { char_id: row.char_id, user_id: row.fan_id }, row);
  live.publish([row.fan_id, row.creator_id], { type: 'message.changed', message });
  live.publish([row.fan_id], { type: 'unread.changed', unread_total: row.fan_unread_total });
  live.publish([row.creator_id], { type: 'unread.changed', unread_total: row.creator_unread_total });
}
