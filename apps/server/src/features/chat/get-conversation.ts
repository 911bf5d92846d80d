import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { presentConversation } from './chat.present.ts';
import { findConversation } from './conversations.sql.ts';

const $ = inputs({ userId: 'bigint' });

/** Refuses with `notFound` when the viewer is not one of its two sides. Also answers for a conversation without messages. */
export async function getConversation(
  context: Pick<Context, 'db' | 'clock' | 'ai'>,
  input: ParsedInput<'getConversation'>,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'getConversation'>> {
  const find = (charId: string) =>
    findConversation(context.db, {
      viewerId,
      charId,
      fanId: input.user_id ?? viewerId,
      chatNo: input.chat_no,
      now: context.clock.now(),
    });
  const row = (await find(input.char_id)) ?? (await findWithCreator(context, input.char_id, find));
  return presentConversation(row ?? refuse('notFound'), context);
}

const findCharacterOf = statement(
  { char_id: 'bigint' },
  sql`select char_id from characters where user_id = ${$.userId} order by char_id limit 1`,
);

/**
 * Finds a conversation by the account of the character's creator, for the address `/messages/{userId}` of the
 * specification.
 */
async function findWithCreator<Row>(
  { db }: Pick<Context, 'db'>,
  userId: string,
  find: (charId: string) => Promise<Row>,
): Promise<Row | undefined> {
  const character = await findCharacterOf.first(db, { userId });
  return character && find(character.char_id);
}
