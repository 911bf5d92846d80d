import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ upto: 'bigint', accountId: 'bigint' });

/** A longer wait for the lock delays other entries; the next run tries again. */
const setLockTimeout = statement({}, sql`set local lock_timeout = '2s'`);
const lockNotAvailable = '55P03';

const lockEntries = statement({}, sql`lock table journal_entries in share mode`);

const findNewest = statement({ upto: 'bigint?' }, sql`select max(entry_id) as upto from journal_entries`);

const extendSnapshots = statement(
  {},
  sql`insert into account_snapshots (account_id, upto_entry_id, balance)
  select a.account_id, ${$.upto}, coalesce(s.balance, 0) + coalesce(sum(p.amount), 0)
  from ledger_accounts a
  left join account_snapshots s using (account_id)
  left join postings p on p.account_id = a.account_id
    and p.entry_id > coalesce(s.upto_entry_id, 0) and p.entry_id <= ${$.upto}
  where a.balance is null
  group by a.account_id, s.balance
  having count(p.entry_id) > 0
  on conflict (account_id) do update set upto_entry_id = excluded.upto_entry_id, balance = excluded.balance
    where account_snapshots.upto_entry_id < excluded.upto_entry_id`,
);

/** The balance of an account without a stored balance: its snapshot and the later postings. */
export const findAccountBalance = statement(
  { balance: 'bigint' },
  sql`select (coalesce(s.balance, 0) + coalesce((select sum(p.amount) from postings p
    where p.account_id = a.account_id and p.entry_id > coalesce(s.upto_entry_id, 0)), 0))::bigint as balance
  from ledger_accounts a left join account_snapshots s using (account_id)
  where a.account_id = ${$.accountId}`,
);

export async function snapshotAccounts(context: Pick<Context, 'db' | 'log'>): Promise<void> {
  const upto = await findSettledEntryId(context);
  if (upto !== undefined) await extendSnapshots.run(context.db, { upto });
}

/**
 * Returns the newest entry id below which no entry can appear. An id is drawn before its commit, so older ids may
 * still be uncommitted: the lock waits for those and prevents new ids. Returns undefined without entries, or when the
 * lock takes too long.
 */
export async function findSettledEntryId({
  db,
  log,
}: Pick<Context, 'db' | 'log'>): Promise<string | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      await setLockTimeout.run(tx);
      await lockEntries.run(tx);
      const { upto } = await findNewest.one(tx);
      return upto ?? undefined;
    });
  } catch (error) {
    if ((error as { code?: string }).code !== lockNotAvailable) throw error;
    log.info('account snapshots and rollups wait for a quieter moment');
    return undefined;
  }
}
