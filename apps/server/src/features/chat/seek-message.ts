import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { conversationHasBegun, conversationIsOpen } from './conversations.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  since: 'timestamptz',
  charId: 'bigint',
  fanId: 'bigint',
  chatNo: 'smallint',
});

const seek = statement(
  { seq: 'integer?', cleared_seq: 'integer' },
  sql`select seek_message(c.conversation_id, ${$.since}) as seq,
      case c.user_id when ${$.viewerId} then c.fan_cleared_seq else c.creator_cleared_seq end as cleared_seq
    from conversations c
    where c.char_id = ${$.charId} and c.user_id = ${$.fanId} and c.chat_no = ${$.chatNo}
      and ${$.viewerId} in (c.user_id, c.creator_user_id) and ${conversationHasBegun} and ${conversationIsOpen}`,
);

/** Finds the first message at or after a moment that the viewer has not deleted. */
export async function seekMessage(
  { db }: Pick<Context, 'db'>,
  { char_id: charId, user_id, chat_no: chatNo, since }: ParsedInput<'seekMessage'>,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'seekMessage'>> {
  const at = new Date(since);
  if (Number.isNaN(at.getTime())) refuse('invalidInput', { field: 'since' });
  const match = await seek.first(db, { viewerId, charId, fanId: user_id ?? viewerId, chatNo, since: at });
  if (!match) refuse('notFound');
  return { seq: match.seq && Math.max(match.seq, match.cleared_seq + 1) };
}
