import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

const emptyLinks = statement(
  {},
  sql`update tracking_links set name = '', archived_at = coalesce(archived_at, ${$.now})
    where char_id in (select c.char_id from characters c where c.user_id = ${$.userId})`,
);
const deleteTouches = statement({}, sql`delete from tracking_touches where user_id = ${$.userId}`);

/** Empties the names of a deleted person's links, and deletes by which links they came. */
export async function deleteTracking(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  await emptyLinks.run(tx, { userId, now });
  await deleteTouches.run(tx, { userId });
}
