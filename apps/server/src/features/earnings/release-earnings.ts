import type { Context } from '../../context.ts';
import { query, queryOne, type Tx } from '../../platform/db/db.ts';
import { notifyUsers, transact } from '../../platform/db/transact.ts';
import { lockEarnings, postRelease } from '../wallet/ledger/post-release.ts';

const listDueText = `
  select distinct account_id from pending_earnings where released_by is null and available_at <= $1`;

const sumDueText = `
  select coalesce(sum(amount), 0)::bigint as cents, coalesce(array_agg(entry_id), '{}') as entry_ids
  from pending_earnings where account_id = $1 and released_by is null and available_at <= $2`;

/** Makes available what has been pending long enough: one entry per creator. */
export async function releaseEarnings(context: Context): Promise<void> {
  const now = context.clock.now();
  const due = await query<{ account_id: string }>(context.db, listDueText, [now]);
  for (const { account_id } of due) await transact(context, (tx) => releaseOne(tx, account_id, now));
}

async function releaseOne(tx: Tx, pendingAccount: string, now: Date): Promise<void> {
  // Whoever takes an earning back waits until this has ended, and the other way round.
  const userId = await lockEarnings(tx, pendingAccount);
  const { cents, entry_ids: entryIds } = await queryOne<{ cents: string; entry_ids: string[] }>(
    tx,
    sumDueText,
    [pendingAccount, now],
  );
  // Earned and taken back in equal parts: no entry can say that, so it waits for the next earning.
  if (Number(cents) === 0) return;
  await postRelease(tx, { userId, pendingAccount, entryIds, cents: Number(cents), now });
  notifyUsers(tx, [userId], { type: 'earnings.changed' });
}
