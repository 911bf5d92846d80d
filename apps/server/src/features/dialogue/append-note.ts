import { input, raw, sql, statement } from '../../platform/db/sql.ts';
import { messageColumns, messageRow } from '../chat/message-row.ts';

/** The conversation of a message that was just stored or changed. */
export type MetConversation = {
  conversationId: string;
  fanId: string;
  charId: string;
  chatNo: number;
  creatorId: string;
  messageId: string;
};

const creatorId = input('creatorId', 'bigint');

/** Writes a line of Kindred after a fan's words (`help`, `age`, `care`); returns no row when a block separates the two. */
export const appendNote = statement(
  messageRow,
  sql`select ${raw(messageColumns('(a.message)'))}
    from append_message(${input('fanId', 'bigint')}, ${input('charId', 'bigint')}, ${creatorId}, 'system', ${creatorId},
      ${input('type', 'text')}, ${input('content', 'text')}, null, null, null, null, ${input('now', 'timestamptz')},
      ${input('chatNo', 'smallint')}) a
    where (a.message).seq is not null`,
);
