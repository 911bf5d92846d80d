import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { findConversation } from '../chat/conversations.sql.ts';

type Named = { char_id: string; user_id?: string | undefined; chat_no: number };
export type Remembered = { conversationId: string; fanId: string; charId: string; side: 'fan' | 'creator' };

/**
 * The conversation whose memory the viewer may see: their own as its fan, or as its character's creator. Undefined before
 * its first message; refuses a stranger's with notFound.
 */
export async function findRemembered(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { char_id: charId, user_id: fanId, chat_no: chatNo }: Named,
  { userId }: Viewer,
): Promise<Remembered | undefined> {
  const found = await findConversation(db, {
    viewerId: userId,
    charId,
    fanId: fanId ?? userId,
    chatNo,
    now: clock.now(),
  });
  if (!found) refuse('notFound');
  const { conversation_id: conversationId, user_id, side } = found;
  return conversationId ? { conversationId, fanId: user_id, charId, side } : undefined;
}

const open = statement(
  {},
  sql`insert into memories (conversation_id, user_id, updated_at)
    select c.conversation_id, c.user_id, ${input('now', 'timestamptz')} from conversations c
    where c.conversation_id = ${input('conversationId', 'bigint')}
      and not exists (select from users u where u.user_id in (c.user_id, c.creator_user_id) and u.deleted_at is not null)
    on conflict do nothing`,
);
const lock = statement(
  {
    user_id: 'bigint',
    is_on: 'boolean',
    summary: 'text',
    summary_seq: 'integer',
    read_seq: 'integer',
    forgotten_seq: 'integer',
    revision: 'integer',
    embedded_seq: 'integer',
    embedding_model: 'text?',
    embedding_dimensions: 'integer?',
    last_seq: 'integer',
  },
  sql`select y.user_id, y.is_on, y.summary, y.summary_seq, y.read_seq, y.forgotten_seq, y.revision,
      y.embedded_seq, y.embedding_model, y.embedding_dimensions, c.last_seq
    from memories y join conversations c using (conversation_id)
    where y.conversation_id = ${input('conversationId', 'bigint')} for update of y`,
);

/**
 * Locks a conversation's memory, which begins where there was none: changes to it come one after the other. Undefined once
 * the account of one of the two is deleted, with which the memory went.
 */
export async function lockMemory(tx: Tx, given: { conversationId: string; now: Date }) {
  await open.run(tx, given);
  return lock.find(tx, given);
}
