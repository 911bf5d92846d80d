import type { Context } from '../../context.ts';
import { query, queryOne, type Tx } from '../../platform/db/db.ts';
import { notifyUsers, transact } from '../../platform/db/transact.ts';
import { getAccountId } from '../wallet/ledger-accounts.ts';
import { postEntry } from '../wallet/post-entry.ts';

const listDueText = `
  select distinct a.account_id, a.user_id from pending_earnings p join ledger_accounts a using (account_id)
  where p.released_by is null and p.available_at <= $1`;

// The locks keep a refund away until the release is committed.
const sumDueText = `
  select coalesce(sum(due.amount), 0)::bigint as cents, coalesce(array_agg(due.entry_id), '{}') as entry_ids from (
    select p.entry_id, p.amount from pending_earnings p
    where p.account_id = $1 and p.released_by is null and p.available_at <= $2
    order by p.entry_id for update
  ) due`;

const markText = 'update pending_earnings set released_by = $1 where entry_id = any($2::bigint[])';

/** Makes available what has been pending long enough: one entry per creator. */
export async function releaseEarnings(context: Context): Promise<void> {
  const now = context.clock.now();
  const due = await query<{ account_id: string; user_id: string }>(context.db, listDueText, [now]);
  for (const { account_id, user_id } of due) {
    await transact(context, (tx) => releaseOne(tx, user_id, account_id, now));
  }
}

async function releaseOne(tx: Tx, userId: string, pendingAccount: string, now: Date): Promise<void> {
  const { cents, entry_ids } = await queryOne<{ cents: string; entry_ids: string[] }>(tx, sumDueText, [
    pendingAccount,
    now,
  ]);
  const amount = Number(cents);
  // Earned and taken back in equal parts: no entry can say that, so it waits for the next earning.
  if (amount === 0) return;
  const availableAccount = await getAccountId(tx, userId, 'creator_available');
  const entryId = await postEntry(tx, { kind: 'release', userId, now }, [
    { accountId: pendingAccount, amount: -amount },
    { accountId: availableAccount, amount },
  ]);
  await query(tx, markText, [entryId, entry_ids]);
  notifyUsers(tx, [userId], { type: 'earnings.changed' });
}
