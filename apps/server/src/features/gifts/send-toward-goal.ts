import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import { hasGoal } from '../posts/find-goal.ts';
import { type GiftRow, sendGiftRow } from './gifts.sql.ts';

const insert = statement(
  {},
  sql`insert into goal_gifts (entry_id, diary_id)
    select g.entry_id, ${input('postId', 'bigint')} from gifts g where g.message_id = ${input('messageId', 'bigint')}`,
);

/** Sends a gift and notes for which post's goal it is, or does neither. Refuses `postDeleted` where there is no goal. */
export function sendTowardGoal(
  context: Context,
  gift: Parameters<typeof sendGiftRow>[1],
  postId: string,
): Promise<GiftRow> {
  return transact(context, async (tx) => {
    if (!(await hasGoal(tx, { postId, charId: gift.charId }))) refuse('postDeleted');
    const row = await sendGiftRow(tx, gift);
    if (row.outcome === 'ok' && row.answer) {
      await insert.run(tx, { postId, messageId: row.answer.message.message_id });
    }
    return row;
  });
}
