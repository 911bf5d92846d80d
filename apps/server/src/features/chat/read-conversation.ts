import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { query } from '../../platform/db/db.ts';
import { maxSeq } from './message-row.ts';

type ReadRow = {
  changed: boolean;
  side: 'fan' | 'creator';
  read_seq: number;
  fan_id: string;
  creator_id: string;
  viewer_unread: number;
};

const markRead = `select changed, side, read_seq, fan_id, creator_id, viewer_unread
  from read_conversation($1, $2, $3, $4)`;

/** Marks the viewer's side read up to a message; never back. */
export async function readConversation(
  { db, live }: Pick<Context, 'db' | 'live'>,
  viewerId: string,
  input: { char_id: string; user_id?: string | undefined; seq: number },
): Promise<{ unread_total: number }> {
  const seq = Math.min(input.seq, maxSeq);
  const [row] = await query<ReadRow>(db, markRead, [viewerId, input.char_id, input.user_id ?? viewerId, seq]);
  if (!row) refuse('notFound');
  if (row.changed) {
    live.publish([row.fan_id, row.creator_id], {
      type: 'conversation.read',
      conversation: { char_id: input.char_id, user_id: row.fan_id },
      reader: row.side,
      seq: row.read_seq,
    });
    live.publish([viewerId], { type: 'unread.changed', unread_total: row.viewer_unread });
  }
  return { unread_total: row.viewer_unread };
}
