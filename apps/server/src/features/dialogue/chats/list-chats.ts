import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { presentConversation } from '../../chat/chat.present.ts';
import {
  conversationHasBegun,
  conversationIsOpen,
  conversationPeople,
  conversationRow,
  itemColumns,
} from '../../chat/conversations.sql.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint', fanId: 'bigint' });

/** More than a fan can have at a time: deleted ones come back with a message. */
const most = 100;

const list = statement(
  conversationRow,
  sql`select ${itemColumns} from conversations c ${conversationPeople}
    where c.char_id = ${$.charId} and c.user_id = ${$.fanId} and ${conversationIsOpen}
      and case ${$.viewerId} when c.user_id then c.fan_folder <> 'deleted'
        when c.creator_user_id then c.creator_folder <> 'deleted' and ${conversationHasBegun} else false end
    order by c.chat_no limit ${most}`,
);

/** Lists a fan's conversations with one character for either of the two people; empty for anyone else. */
export async function listChats(
  context: Pick<Context, 'db' | 'clock' | 'ai'>,
  { char_id: charId, user_id }: ParsedInput<'listChats'>,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'listChats'>> {
  const inputs = { viewerId, charId, fanId: user_id ?? viewerId, now: context.clock.now() };
  const rows = await list.all(context.db, inputs);
  return { list: rows.map((row) => presentConversation(row, context)) };
}
