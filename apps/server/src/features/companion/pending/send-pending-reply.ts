import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ChatMessage } from '@kindred/contract/chat/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Viewer } from '../../../viewer.ts';
import { reviewText } from '../../moderation/review-text.ts';
import { saleTerms } from '../charges/announce-charge.ts';
import { announceAnswer, presentAnswer } from '../writing/announce-answer.ts';
import { getParticipants } from '../writing/transcript.sql.ts';
import { announcePendingReply } from './announce-pending-reply.ts';
import { type SentPendingRow, sendPending } from './pending-replies.sql.ts';

export const dueTask = 'companion.due';
/** Where the business's clock is behind the job's, the job runs again after this many milliseconds. */
const earlyMs = 1000;

/**
 * The creator sends an answer that is kept back, at once, as it is or with other words. It stays the AI's: a person's own
 * words are written as a message. A repeated call returns the message that was sent.
 */
export async function sendPendingReply(
  context: Context,
  { reply_id: replyId, content }: ParsedInput<'sendPendingReply'>,
  { userId: creatorId }: Viewer,
): Promise<ChatMessage> {
  const words = content?.trim();
  if (words === '') refuse('invalidInput', { field: 'content' });
  const verdict = reviewText(words ?? '', 'creator_message');
  if (verdict.outcome === 'refuse') refuse('messageRefused', { reason: verdict.reason });
  const order = { replyId, creatorId, content: words ?? null };
  const row = await sendPending.one(context.db, { ...order, ...saleTerms(context) });
  const message = await announceSent(context, replyId, row);
  return message ?? refuse('noLiveReply');
}

/** The job: sends an answer whose time has come, unless it was stopped, taken over or sent before. */
export async function sendDueReply(context: Context, replyId: string): Promise<void> {
  const order = { replyId, creatorId: null, content: null };
  const row = await sendPending.one(context.db, { ...order, ...saleTerms(context) });
  if (row.outcome === 'early') {
    const runAt = new Date(Date.now() + earlyMs);
    return enqueue(context.db, dueTask, { reply_id: replyId }, { key: `${dueTask}:${replyId}`, runAt });
  }
  await announceSent(context, replyId, row);
}

/** Undefined where nothing was sent. */
async function announceSent(
  context: Context,
  replyId: string,
  row: SentPendingRow,
): Promise<ChatMessage | undefined> {
  switch (row.outcome) {
    case 'ok': {
      const participants = await getParticipants(context.db, row.conversation_id);
      const message = await announceAnswer(context, row, participants);
      await announcePendingReply(context, row, { replyId, outcome: 'complete' });
      return message;
    }
    case 'repeated':
      return presentAnswer(context, row);
    case 'kept':
    case 'discarded':
      await announcePendingReply(context, row, { replyId, outcome: 'stopped' });
      return undefined;
    case 'early':
    case 'gone':
      return undefined;
    default:
      return row.outcome satisfies never;
  }
}
