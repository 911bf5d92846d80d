import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const lock = statement(
  {},
  sql`select pg_advisory_xact_lock(hashtextextended(
    'membership ' || ${input('userId', 'bigint')} || ' ' || ${input('charId', 'bigint')}, 0))`,
);

/** Serializes everything that makes a person a member of a page. */
export async function lockMembership(tx: Tx, member: { userId: string; charId: string }): Promise<void> {
  await lock.run(tx, member);
}
