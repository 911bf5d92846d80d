import type { Tx } from '../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';

const $ = inputs({ userId: 'bigint', charId: 'bigint', ownerId: 'bigint' });

// Waits for a concurrent deletion or block.
const lockPair = statement(
  {},
  sql`select lock_user_pair_shared(${$.userId}, c.user_id) from characters c where c.char_id = ${$.charId}`,
);
const lockCharacter = statement(
  { user_id: 'bigint' },
  sql`select c.user_id from characters c where c.char_id = ${$.charId} and c.deleted_at is null for key share`,
);
const findOpen = statement(
  { user_id: 'bigint' },
  sql`select u.user_id from users u where u.user_id = ${$.userId} and u.deleted_at is null
    and ${notBlocked(raw('u.user_id'), $.ownerId)}`,
);

/** Returns whether a block or a deletion forbids renewals of this character for this person. */
export async function isUnavailableTo(tx: Tx, user: string, character: string): Promise<boolean> {
  const pair = { userId: user, charId: character };
  await lockPair.run(tx, pair);
  const owner = await lockCharacter.first(tx, pair);
  return !owner || (await findOpen.first(tx, { userId: user, ownerId: owner.user_id })) === undefined;
}
