import type { Context } from '../../context.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { appendLine, findChatPair } from '../chat/append-line.ts';
import { isSalesQuiet } from '../users/sales/is-sales-quiet.ts';

/** A level is announced this long after words of distress, not earlier. */
const waitMs = 10 * 60_000;

/** Publishes a new level to both sides in their conversation, once however often the job runs. */
export async function announceLevel({ db, clock, live }: Context, payload: unknown): Promise<void> {
  const { conversation_id: conversationId, level } = payload as { conversation_id: string; level: number };
  const now = clock.now();
  const pair = await findChatPair(db, conversationId);
  if (!pair) return;
  if (await isSalesQuiet(db, pair.user_id, now))
    return enqueue(db, 'intimacy.level', payload, { runAt: new Date(Date.now() + waitMs) });
  const message = await appendLine(db, pair, { conversationId, type: 'level', content: String(level), now });
  if (message) live.publish([pair.user_id, pair.creator_user_id], { type: 'message.stored', message });
}
