import type { Tx } from '../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';

const $ = inputs({ userId: 'bigint', charId: 'bigint', ownerId: 'bigint' });

// Waits for a concurrent block.
const lockPair = statement(
  {},
  sql`select lock_user_pair_shared(${$.userId}, c.user_id) from characters c where c.char_id = ${$.charId}`,
);
const lockCharacter = statement(
  { user_id: 'bigint' },
  sql`select c.user_id from characters c where c.char_id = ${$.charId} and c.deleted_at is null for key share`,
);
// Locked, so that the person is still there when the transaction commits.
const lockPerson = statement(
  { is_open: 'boolean!' },
  sql`select ${notBlocked(raw('u.user_id'), $.ownerId)} as is_open
    from users u where u.user_id = ${$.userId} and u.deleted_at is null for key share of u`,
);

/** Returns what keeps a person from a character: one of the two is gone, or a block is between them. */
export async function findBarrier(
  tx: Tx,
  user: string,
  character: string,
): Promise<'gone' | 'blocked' | undefined> {
  const pair = { userId: user, charId: character };
  await lockPair.run(tx, pair);
  const owner = await lockCharacter.first(tx, pair);
  const person = owner && (await lockPerson.first(tx, { userId: user, ownerId: owner.user_id }));
  if (!person) return 'gone';
  return person.is_open ? undefined : 'blocked';
}
