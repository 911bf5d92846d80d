import type { Context } from '../../context.ts';
import { publishDomainEvent } from '../../domain-event.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';

const $ = inputs({ userId: 'bigint' });

export const tellBuyersTask = 'account.tell-buyers';

const listBuyers = statement(
  { user_id: 'bigint' },
  sql`select u.user_id from users u where u.deleted_at is null and u.user_id in (
      select b.user_id from characters c join posts p using (char_id) join purchases b using (post_id)
        where c.user_id = ${$.userId} and p.kept_at is not null and b.refunded_by is null
      union select b.user_id from conversations v join messages m using (conversation_id) join message_purchases b using (message_id)
        where v.creator_user_id = ${$.userId} and b.refunded_by is null)
    order by u.user_id`,
);

/** Notifies the buyers of a creator who has left that what they bought stays theirs. A job. */
export async function tellBuyers(context: Context, payload: unknown): Promise<void> {
  const { user_id: leftId } = payload as { user_id: string };
  const now = context.clock.now();
  for (const { user_id: userId } of await listBuyers.all(context.db, { userId: leftId }))
    await transact(context, (tx) =>
      publishDomainEvent(context, tx, { userId, topic: 'creator_left', cause: `left ${leftId}`, now }),
    );
}
