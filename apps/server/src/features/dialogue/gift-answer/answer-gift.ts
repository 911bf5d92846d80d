import type { ChatMessage } from '@kindred/contract/chat/calls';
import { giftUndoSeconds } from '@kindred/contract/gifts/limits';
import type { Context } from '../../../context.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

const $ = inputs({ messageId: 'bigint', now: 'timestamptz' });

export const answerGiftTask = 'dialogue.answer-gift';

const waitMs = 5000;

type GiftKey = { msg_id: string };

const ask = statement(
  { outcome: as<'ok' | 'wait' | 'none'>('text') },
  sql`select answer_gift(${$.messageId}, ${$.now}) as outcome`,
);

/**
 * Queues the companion's answer to a gift for when it cannot be undone any more. Of several gifts in a row only the last
 * is answered.
 */
export function queueGiftAnswer(
  { db }: Pick<Context, 'db'>,
  { msg_id, ...message }: ChatMessage,
): Promise<void> {
  const { char_id, user_id, chat_no } = message;
  return enqueueAnswer(db, { msg_id }, `${char_id}.${user_id}.${chat_no}`, giftUndoSeconds * 1000 + 1000);
}

function enqueueAnswer(
  db: Context['db'],
  gift: GiftKey,
  conversation: string,
  delayMs: number,
): Promise<void> {
  const runAt = new Date(Date.now() + delayMs);
  return enqueue(
    db,
    answerGiftTask,
    { ...gift, conversation },
    { key: `${answerGiftTask}:${conversation}`, runAt },
  );
}

/** The job: queues the answer, or itself again while an answer to earlier words is being written. */
export async function answerGift(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  payload: unknown,
): Promise<void> {
  const { msg_id, conversation } = payload as GiftKey & { conversation: string };
  const { outcome } = await ask.one(db, { messageId: msg_id, now: clock.now() });
  if (outcome === 'wait') await enqueueAnswer(db, { msg_id }, conversation, waitMs);
}
