import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { isRestricted } from '../blocks/restrictions.sql.ts';
import { conversationHasBegun, conversationIsOpen } from './conversations.sql.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint', fanId: 'bigint', chatNo: 'smallint' });

const otherSide = sql`case c.user_id when ${$.viewerId} then c.creator_user_id else c.user_id end`;

const findReader = statement(
  { reader_id: 'bigint', is_muted: 'boolean' },
  sql`select ${otherSide} as reader_id, ${isRestricted(otherSide, $.viewerId)} as is_muted
    from conversations c
    where c.char_id = ${$.charId} and c.user_id = ${$.fanId} and c.chat_no = ${$.chatNo}
      and ${$.viewerId} in (c.user_id, c.creator_user_id) and ${conversationHasBegun} and ${conversationIsOpen}`,
);

/**
 * Publishes to the other side that the viewer is writing; stores nothing. Publishes nothing when the other side has
 * restricted the viewer, or when the viewer has no conversation to write in; neither is an error.
 */
export async function sendTyping(
  { db, live }: Pick<Context, 'db' | 'live'>,
  { char_id: charId, user_id, chat_no: chatNo }: ParsedInput<'sendTyping'>,
  { userId: viewerId }: Viewer,
): Promise<Record<string, never>> {
  const fanId = user_id ?? viewerId;
  const reader = await findReader.first(db, { viewerId, charId, fanId, chatNo });
  if (!reader || reader.is_muted) return {};
  live.publish([reader.reader_id], {
    type: 'conversation.typing',
    conversation: { char_id: charId, user_id: fanId, chat_no: chatNo },
    writer: fanId === viewerId ? 'fan' : 'creator',
  });
  return {};
}
