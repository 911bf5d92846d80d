import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import { presentMessage } from './chat.present.ts';
import { messageColumns, messageRow, readMarks, shownMarks } from './message-row.ts';

const $ = inputs({ conversationId: 'bigint', type: 'text', content: 'text', now: 'timestamptz' });

const findPair = statement(
  { user_id: 'bigint', char_id: 'bigint', chat_no: 'smallint', creator_user_id: 'bigint', ...readMarks },
  sql`select c.user_id, c.char_id, c.chat_no, c.creator_user_id, ${shownMarks('c')}
    from conversations c join users fu on fu.user_id = c.user_id join users cu on cu.user_id = c.creator_user_id
    where c.conversation_id = ${$.conversationId} and fu.deleted_at is null and cu.deleted_at is null`,
);
type Pair = NonNullable<Awaited<ReturnType<typeof findPair.first>>>;

const append = statement(
  { is_new: 'boolean', ...messageRow },
  sql`select a.is_new, ${raw(messageColumns('(a.message)'))}
    from conversations c cross join lateral append_message(
      (c.user_id, c.char_id, c.creator_user_id, 0)::conversation_key,
      draft_message('system', ${$.type}, ${$.content}, p_client_id => ${$.type} || ':' || ${$.content}), ${$.now}) a
    where c.conversation_id = ${$.conversationId} and (a.message).seq is not null`,
);

/** Returns the two people of a conversation; undefined when either account is deleted. */
export function findChatPair(db: Db | Tx, id: string): Promise<Pair | undefined> {
  return findPair.first(db, { conversationId: id });
}

/** Writes a system line into a conversation, once for each content. Returns it when it is new. */
export async function appendLine(
  db: Db | Tx,
  pair: Pair,
  line: { conversationId: string; type: 'level' | 'milestone'; content: string; now: Date },
): Promise<ChatMessage | undefined> {
  const row = await append.first(db, line);
  return row?.is_new ? presentMessage(row, pair, pair) : undefined;
}
