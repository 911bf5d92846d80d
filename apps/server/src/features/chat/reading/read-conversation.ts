import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { maxSeq } from '../message-row.ts';

const $ = inputs({
  viewerId: 'bigint',
  charId: 'bigint',
  fanId: 'bigint',
  chatNo: 'smallint',
  seq: 'integer',
});

const markRead = statement(
  {
    changed: 'boolean',
    unmarked: 'boolean',
    side: as<'fan' | 'creator'>('text'),
    read_seq: 'integer',
    fan_id: 'bigint',
    creator_id: 'bigint',
    viewer_unread: 'integer',
    is_shown: 'boolean',
  },
  sql`select changed, unmarked, side, read_seq, fan_id, creator_id, viewer_unread, is_shown from read_conversation(
    ${$.viewerId}, ${$.charId}, ${$.fanId},
    ${$.chatNo}, ${$.seq})`,
);

/** Moves the viewer's read mark forward to a message; never back. */
export async function readConversation(
  { db, live }: Pick<Context, 'db' | 'live'>,
  { char_id: charId, chat_no: chatNo, ...rest }: ParsedInput<'readConversation'>,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'readConversation'>> {
  const fanId = rest.user_id ?? viewerId;
  const row = await markRead.first(db, { viewerId, charId, fanId, chatNo, seq: Math.min(rest.seq, maxSeq) });
  if (!row) refuse('notFound');
  if (row.changed) {
    live.publish(row.is_shown ? [row.fan_id, row.creator_id] : [viewerId], {
      type: 'conversation.read',
      conversation: { char_id: charId, user_id: row.fan_id, chat_no: chatNo },
      reader: row.side,
      seq: row.read_seq,
    });
    live.publish([viewerId], { type: 'unread.changed', unread_total: row.viewer_unread });
  } else if (row.unmarked) {
    // Only the reader learns that the unread mark is gone.
    live.publish([viewerId], {
      type: 'conversation.read',
      conversation: { char_id: charId, user_id: row.fan_id, chat_no: chatNo },
      reader: row.side,
      seq: row.read_seq,
    });
    live.publish([viewerId], { type: 'unread.changed', unread_total: row.viewer_unread });
  }
  return { unread_total: row.viewer_unread };
}
