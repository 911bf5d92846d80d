import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { findConversation } from '../chat/conversations.sql.ts';

const $ = inputs({ now: 'timestamptz', conversationId: 'bigint' });

type Named = { char_id: string; user_id?: string | undefined; chat_no: number };
export type Remembered = { conversationId: string; fanId: string; charId: string; side: 'fan' | 'creator' };

/**
 * Finds the conversation whose memory the viewer may see, as its fan or as its character's creator. Returns undefined
 * before its first message; refuses with `notFound` when the viewer is neither.
 */
export async function findRemembered(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { char_id: charId, user_id: fanId, chat_no: chatNo }: Named,
  { userId }: Viewer,
): Promise<Remembered | undefined> {
  const conversation = await findConversation(db, {
    viewerId: userId,
    charId,
    fanId: fanId ?? userId,
    chatNo,
    now: clock.now(),
  });
  if (!conversation) refuse('notFound');
  const { conversation_id: conversationId, user_id, side } = conversation;
  return conversationId ? { conversationId, fanId: user_id, charId, side } : undefined;
}

const open = statement(
  {},
  sql`insert into memories (conversation_id, user_id, updated_at)
    select c.conversation_id, c.user_id, ${$.now} from conversations c
    where c.conversation_id = ${$.conversationId}
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
    where y.conversation_id = ${$.conversationId} for update of y`,
);

/**
 * Locks a conversation's memory, and creates it when there is none, so that changes are made one after the other.
 * Returns undefined once the account of one of the two people is deleted.
 */
export async function lockMemory(tx: Tx, inputs: { conversationId: string; now: Date }) {
  await open.run(tx, inputs);
  return lock.first(tx, inputs);
}
