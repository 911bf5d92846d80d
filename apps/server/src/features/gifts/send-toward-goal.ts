import type { Context } from '../../context.ts';
import { publishDomainEvent } from '../../domain-event.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import { hasGoal } from '../posts/goal/find-goal.ts';
import { type GiftRow, sendGiftRow } from './gifts.sql.ts';

const $ = inputs({ postId: 'bigint', messageId: 'bigint' });

type Gift = Parameters<typeof sendGiftRow>[1];

const insertGoalGift = statement(
  {},
  sql`insert into goal_gifts (entry_id, post_id)
    select g.entry_id, ${$.postId} from gifts g where g.message_id = ${$.messageId}`,
);

const findReachedGoal = statement(
  { diamonds: 'integer' },
  sql`select o.diamonds from post_goals o
    where o.post_id = ${$.postId} and (post_goal(o.post_id) ->> 'given')::bigint >= o.diamonds`,
);

async function notifyGoalReached(
  context: Context,
  tx: Tx,
  { charId, fanId, now }: Gift,
  { postId, creatorId }: { postId: string; creatorId: string },
): Promise<void> {
  const goal = await findReachedGoal.first(tx, { postId });
  if (!goal) return;
  const { diamonds } = goal;
  const cause = `goal ${postId} ${diamonds}`;
  const event = { otherUserId: fanId, charId, postId, diamonds, cause, now };
  await publishDomainEvent(context, tx, { ...event, userId: creatorId, topic: 'goal_reached' });
}

/** Sends a gift and records its goal in one transaction. Refuses with `postDeleted` when there is no goal. */
export function sendTowardGoal(context: Context, gift: Gift, postId: string): Promise<GiftRow> {
  return transact(context, async (tx) => {
    if (!(await hasGoal(tx, { postId, charId: gift.charId }))) refuse('postDeleted');
    const row = await sendGiftRow(tx, gift);
    if (row.outcome === 'ok' && row.answer) {
      await insertGoalGift.run(tx, { postId, messageId: row.answer.message.message_id });
      await notifyGoalReached(context, tx, gift, { postId, creatorId: row.creator_user_id });
    }
    return row;
  });
}
