import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { presentConversation } from './chat.present.ts';
import { findConversation } from './conversations.sql.ts';

const $ = inputs({ viewerId: 'bigint' });

const countUnread = statement({ unread: 'integer' }, sql`select unread_total(${$.viewerId}) as unread`);

/** Publishes the conversation as this viewer sees it now; does nothing when it is no longer theirs. */
export async function announceState(
  context: Pick<Context, 'db' | 'live' | 'clock' | 'ai'>,
  viewerId: string,
  key: { charId: string; fanId: string; chatNo: number },
): Promise<void> {
  const { db, live, clock } = context;
  const row = await findConversation(db, { viewerId, ...key, now: clock.now() });
  if (!row) return;
  const { unread } = await countUnread.one(db, { viewerId });
  const conversation = presentConversation(row, context);
  live.publish([viewerId], { type: 'conversation.changed', conversation, unread_total: unread });
}
