import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { availableAt } from './post-card-sale.ts';
import { lockEarnings, markReleased, postRelease } from './post-release.ts';

const $ = inputs({
  earnedBy: 'bigint',
  pendingAccount: 'bigint',
  entryId: 'bigint',
  accountId: 'bigint',
  cents: 'bigint',
  at: 'timestamptz',
});

export type EarningChange = {
  /** The entry by which the creator earned. */
  earnedBy: string;
  /** The posted entry that takes back or returns a part of it. */
  entryId: string;
  /** The account of the pending earnings: the creator's, or that of their inviter. */
  pendingAccount: string;
  /** US cents; negative takes back. */
  cents: number;
  now: Date;
};

const listUnreleased = statement(
  { entry_id: 'bigint', amount: 'bigint', available_at: 'timestamptz' },
  sql`select p.entry_id, p.amount, p.available_at from pending_earnings p
    where p.released_by is null and p.account_id = ${$.pendingAccount} and p.entry_id in (
      select ${$.earnedBy} union all select e.entry_id from journal_entries e where e.reverses = ${$.earnedBy})
    order by p.entry_id for update of p`,
);

/**
 * Keeps `pending_earnings` in step with an entry that changes a creator's earning. An amount taken back reduces what
 * is still pending of that earning; the rest reduces the available balance, which may become negative until later
 * income fills it. A returned amount is pending as long as any other earning.
 */
export async function changeEarning(tx: Tx, change: EarningChange): Promise<void> {
  const { earnedBy, entryId, pendingAccount, cents, now } = change;
  if (cents > 0) return insertEarning(tx, change, availableAt(now));
  const userId = await lockEarnings(tx, pendingAccount);
  const unreleased = await listUnreleased.all(tx, { earnedBy, pendingAccount });
  const remainder = unreleased.reduce((sum, row) => sum + Number(row.amount), 0) + cents;
  const dates = unreleased.map((row) => row.available_at.getTime());
  const entryIds = [...unreleased.map((row) => row.entry_id), entryId];
  if (remainder > 0) return insertEarning(tx, change, new Date(Math.min(...dates)));
  await insertEarning(tx, change, new Date(Math.max(now.getTime(), ...dates)));
  if (remainder === 0) return markReleased(tx, { pendingAccount, entryIds, releasedBy: entryId });
  await postRelease(tx, { userId, pendingAccount, entryIds, cents: remainder, now });
}

const insertPending = statement(
  {},
  sql`insert into pending_earnings (entry_id, account_id, amount, available_at)
    values (${$.entryId}, ${$.accountId}, ${$.cents}, ${$.at})`,
);

async function insertEarning(
  tx: Tx,
  { entryId, pendingAccount, cents }: EarningChange,
  at: Date,
): Promise<void> {
  await insertPending.run(tx, { entryId, accountId: pendingAccount, cents: String(cents), at });
}
