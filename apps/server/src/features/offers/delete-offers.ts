import type { DeletedPerson } from '../../feature.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

const userId = input('userId', 'bigint');
const theirPages = sql`(select c.char_id from characters c where c.user_id = ${userId})`;

const stopPromotions = statement(
  {},
  sql`update promotions set name = '', stopped_at = coalesce(stopped_at, ${input('now', 'timestamptz')})
    where char_id in ${theirPages}`,
);
const deleteBundles = statement({}, sql`delete from bundles where char_id in ${theirPages}`);
const deleteTiers = statement({}, sql`delete from page_tiers where char_id in ${theirPages}`);
const deleteChosen = statement({}, sql`delete from promotion_fans where user_id = ${userId}`);

/** What a deleted person offered is offered no more, and nobody has them on a list. */
export async function deleteOffers(tx: Tx, { userId, now }: DeletedPerson): Promise<void> {
  await stopPromotions.run(tx, { userId, now });
  await deleteBundles.run(tx, { userId });
  await deleteTiers.run(tx, { userId });
  await deleteChosen.run(tx, { userId });
}
