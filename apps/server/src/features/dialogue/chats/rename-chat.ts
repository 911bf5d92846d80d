import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { presentConversation } from '../../chat/chat.present.ts';
import { conversationIsOpen, findConversation } from '../../chat/conversations.sql.ts';
import { reviewText } from '../../moderation/review-text.ts';

const $ = inputs({ name: 'text', fanId: 'bigint', charId: 'bigint', chatNo: 'smallint' });

const rename = statement(
  { unread_total: 'integer' },
  sql`update conversations c set name = ${$.name}, changed_xid = pg_current_xact_id()
    where c.user_id = ${$.fanId} and c.char_id = ${$.charId}
      and c.chat_no = ${$.chatNo} and ${conversationIsOpen}
    returning unread_total(c.user_id)`,
);

/** Renames one of the viewer's conversations with a character and publishes it to their other tabs. */
export async function renameChat(
  context: Pick<Context, 'db' | 'clock' | 'ai' | 'live'>,
  { char_id: charId, chat_no: chatNo, name }: ParsedInput<'renameChat'>,
  { userId: fanId }: Viewer,
): Promise<CallOutput<'renameChat'>> {
  if (reviewText(name, 'name').outcome === 'refuse') refuse('textRefused');
  const { db, clock, live } = context;
  const renamed = (await rename.first(db, { fanId, charId, chatNo, name })) ?? refuse('notFound');
  const key = { viewerId: fanId, charId, fanId, chatNo, now: clock.now() };
  const conversation = presentConversation((await findConversation(db, key)) ?? refuse('notFound'), context);
  // A conversation without messages is in no list.
  if (conversation.preview_seq > 0)
    live.publish([fanId], {
      type: 'conversation.changed',
      conversation,
      unread_total: renamed.unread_total,
    });
  return { conversation };
}
