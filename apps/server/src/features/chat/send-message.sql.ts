import { type Db, query, queryOne, type Tx } from '../../platform/db/db.ts';
import { type MessageRow, messageColumns, type ReadMarks } from './message-row.ts';
import type { SendInput } from './send-message.ts';

export type SentRow = MessageRow &
  ReadMarks & {
    outcome: 'ok' | 'gone' | 'own' | 'not_joined';
    is_new: boolean;
    char_id: string;
    fan_id: string;
    creator_id: string;
    /** The sender had messages that this one marks as read. */
    had_unread: boolean;
    fan_unread_total: number;
    creator_unread_total: number;
    /** The answer that covers the message, or the one that is written before it. */
    answer_id: string | null;
  };

const send = `
  select outcome, is_new, ${messageColumns('(s.message)')}, $2::bigint as char_id, fan_id, creator_id, had_unread,
    fan_read_seq, creator_read_seq, fan_unread_total, creator_unread_total, answer_id
  from send_message($1, $2, $3, $4, $5, $6, $7, $8) s`;

/** The SQL function send_message; its other columns are null unless the outcome is ok. */
export function sendMessageRow(
  db: Db | Tx,
  senderId: string,
  input: SendInput,
  wantsReply: boolean,
  now: Date,
): Promise<SentRow> {
  return queryOne<SentRow>(db, send, [
    senderId,
    input.char_id,
    input.user_id ?? null,
    input.content,
    input.client_id ?? null,
    input.reply_to_seq ?? null,
    wantsReply,
    now,
  ]);
}

const appendHelp = `
  select ${messageColumns('(a.message)')}
  from append_message($1, $2, $3, 'system', $3, 'help', $4, null, null, null, null, $5) a
  where (a.message).seq is not null`;

/** A help card by the system; undefined when a block has come between. */
export async function appendSystemMessage(
  tx: Tx,
  conversation: { fanId: string; charId: string; creatorId: string },
  content: string,
  now: Date,
): Promise<MessageRow | undefined> {
  const { fanId, charId, creatorId } = conversation;
  const [row] = await query<MessageRow>(tx, appendHelp, [fanId, charId, creatorId, content, now]);
  return row;
}
