import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../viewer.ts';
import { announcePendingReply } from './announce-pending-reply.ts';
import { stopPending } from './pending-replies.sql.ts';

/** Stop: a supervised answer does not go out by itself any more, and stays as a draft. */
export async function holdReply(
  context: Context,
  { reply_id: replyId }: ParsedInput<'holdReply'>,
  { userId: viewerId }: Viewer,
): Promise<Record<string, never>> {
  const now = context.clock.now();
  const row = await stopPending.one(context.db, { replyId, viewerId, state: 'draft', now });
  if (!row.conversation_id) refuse('noLiveReply');
  await announcePendingReply(
    context,
    { ...row, conversation_id: row.conversation_id },
    { replyId, outcome: 'stopped' },
  );
  return {};
}

/** Throws an answer away that has not gone out. */
export async function discardReply(
  context: Context,
  { reply_id: replyId }: ParsedInput<'discardReply'>,
  { userId: viewerId }: Viewer,
): Promise<Record<string, never>> {
  if (!(await discardPending(context, replyId, viewerId))) refuse('noLiveReply');
  return {};
}

/** Gives whether there was one to throw away: the creator's, or what a fan waits for. */
export async function discardPending(context: Context, replyId: string, viewerId: string): Promise<boolean> {
  const now = context.clock.now();
  const row = await stopPending.one(context.db, { replyId, viewerId, state: 'discarded', now });
  if (!row.conversation_id) return false;
  await announcePendingReply(
    context,
    { ...row, conversation_id: row.conversation_id },
    { replyId, outcome: 'stopped' },
  );
  return true;
}
