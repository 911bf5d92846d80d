import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { farewell } from '../care/ending/own-words.ts';
import type { MessageRow } from '../chat/message-row.ts';
import { stopCompanion } from '../companion/stop-companion.ts';
import { appendNote, type MetConversation } from './append-note.ts';

const $ = inputs({ fanId: 'bigint', charId: 'bigint', chatNo: 'smallint', now: 'timestamptz' });

const end = statement(
  { is_ended: 'boolean' },
  sql`select end_care_here(${$.fanId}, ${$.charId}, ${$.chatNo},
    ${$.now}) as is_ended`,
);

/** Ends the care mode of a fan who says in this conversation that they are all right. Expects their wallet to be locked. */
export async function endCareByWord(
  tx: Tx,
  {
    fanId,
    input: { char_id, chat_no },
    now,
  }: { fanId: string; input: { char_id: string; chat_no: number }; now: Date },
): Promise<boolean> {
  return (await end.one(tx, { fanId, charId: char_id, chatNo: chat_no, now })).is_ended;
}

/**
 * Writes the last words of Kindred's care in place of an answer, because the companion's answer might have a price or be
 * for members only. Cancels an answer that is being written.
 */
export async function sayFarewell(
  context: Context,
  tx: Tx,
  conversation: MetConversation,
  language: Language,
): Promise<MessageRow[]> {
  const { fanId, conversationId } = conversation;
  const now = context.clock.now();
  await stopCompanion(context, tx, { fanId, conversationId, now });
  const note = await appendNote.first(tx, {
    ...conversation,
    type: 'care',
    content: farewell(language),
    now,
  });
  return note ? [note] : [];
}
