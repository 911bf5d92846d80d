import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const lock = statement(
  {},
  sql`select pg_advisory_xact_lock(hashtextextended(
    'membership ' || ${input('userId', 'bigint')} || ' ' || ${input('charId', 'bigint')}, 0))`,
);

/** Whatever makes somebody a member of a page waits here for what else does. */
export async function lockMembership(tx: Tx, member: { userId: string; charId: string }): Promise<void> {
  await lock.run(tx, member);
}
