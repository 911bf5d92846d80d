import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', charId: 'bigint' });

const lock = statement(
  {},
  sql`select pg_advisory_xact_lock(hashtextextended(
    'membership ' || ${$.userId} || ' ' || ${$.charId}, 0))`,
);

/** Serializes everything that makes a person a member of a page. */
export async function lockMembership(tx: Tx, member: { userId: string; charId: string }): Promise<void> {
  await lock.run(tx, member);
}
