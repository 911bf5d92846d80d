import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import { messageColumns, messageRow } from '../chat/message-row.ts';

const $ = inputs({
  fanId: 'bigint',
  charId: 'bigint',
  creatorId: 'bigint',
  chatNo: 'smallint',
  type: 'text',
  content: 'text',
  now: 'timestamptz',
});

/** The conversation of a message that was just stored or changed. */
export type MetConversation = {
  conversationId: string;
  fanId: string;
  charId: string;
  chatNo: number;
  creatorId: string;
  messageId: string;
};

/** Writes a line of Kindred after a fan's words (`help`, `age`, `care`); returns no row when a block separates the two. */
export const appendNote = statement(
  messageRow,
  sql`select ${raw(messageColumns('(a.message)'))}
    from append_message(
      (${$.fanId}, ${$.charId}, ${$.creatorId}, ${$.chatNo})::conversation_key,
      draft_message('system', ${$.type}, ${$.content}), ${$.now}) a
    where (a.message).seq is not null`,
);
