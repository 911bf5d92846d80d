import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { availableAt } from './post-card-sale.ts';
import { lockEarnings, markReleased, postRelease } from './post-release.ts';

export type EarningChange = {
  /** The entry by which the creator earned. */
  earnedBy: string;
  /** The entry, posted already, that takes some of it back or returns it. */
  entryId: string;
  /** Where the earnings are pending: the creator's, or of who invited them. */
  pendingAccount: string;
  /** US cents; below zero is taken back. */
  cents: number;
  now: Date;
};

const earnedBy = input('earnedBy', 'bigint');

const listUnreleased = statement(
  { entry_id: 'bigint', amount: 'bigint', available_at: 'timestamptz' },
  sql`select p.entry_id, p.amount, p.available_at from pending_earnings p
    where p.released_by is null and p.account_id = ${input('pendingAccount', 'bigint')} and p.entry_id in (
      select ${earnedBy} union all select e.entry_id from journal_entries e where e.reverses = ${earnedBy})
    order by p.entry_id for update of p`,
);

/**
 * Keeps pending_earnings true to an entry that changes what a creator earned. What is taken back comes out of what
 * is still pending of that earning, else at once out of what is available, which may fall below zero: then later
 * income fills it. What is returned is pending as long as any other earning.
 */
export async function changeEarning(tx: Tx, change: EarningChange): Promise<void> {
  const { earnedBy, entryId, pendingAccount, cents, now } = change;
  if (cents > 0) return insertEarning(tx, change, availableAt(now));
  const userId = await lockEarnings(tx, pendingAccount);
  const unreleased = await listUnreleased.all(tx, { earnedBy, pendingAccount });
  const left = unreleased.reduce((sum, row) => sum + Number(row.amount), 0) + cents;
  const dates = unreleased.map((row) => row.available_at.getTime());
  const entryIds = [...unreleased.map((row) => row.entry_id), entryId];
  if (left > 0) return insertEarning(tx, change, new Date(Math.min(...dates)));
  await insertEarning(tx, change, new Date(Math.max(now.getTime(), ...dates)));
  if (left === 0) return markReleased(tx, { pendingAccount, entryIds, releasedBy: entryId });
  await postRelease(tx, { userId, pendingAccount, entryIds, cents: left, now });
}

async function insertEarning(
  tx: Tx,
  { entryId, pendingAccount, cents }: EarningChange,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('pending_earnings')
    .values({ entry_id: entryId, account_id: pendingAccount, amount: cents, available_at: at })
    .execute();
}
