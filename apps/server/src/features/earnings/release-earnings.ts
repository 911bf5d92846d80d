import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../platform/db/transact.ts';
import { lockEarnings, postRelease } from '../wallet/ledger/post-release.ts';

const $ = inputs({ now: 'timestamptz', pendingAccount: 'bigint' });

const listDue = statement(
  { account_id: 'bigint' },
  sql`select distinct account_id from pending_earnings where released_by is null and available_at <= ${$.now}`,
);

const sumDue = statement(
  { cents: 'bigint!', entry_ids: 'bigint[]!' },
  sql`select coalesce(sum(amount), 0)::bigint as cents, coalesce(array_agg(entry_id), '{}') as entry_ids
    from pending_earnings
    where account_id = ${$.pendingAccount} and released_by is null and available_at <= ${$.now}`,
);

/** Releases earnings that have been pending long enough: one entry per creator. */
export async function releaseEarnings(context: Context): Promise<void> {
  const now = context.clock.now();
  for (const { account_id } of await listDue.all(context.db, { now }))
    await transact(context, (tx) => releaseDueEarnings(tx, account_id, now));
}

export async function releaseDueEarnings(tx: Tx, pendingAccount: string, now: Date): Promise<void> {
  // Releases and clawbacks of an account wait for each other.
  const userId = await lockEarnings(tx, pendingAccount);
  const { cents, entry_ids: entryIds } = await sumDue.one(tx, { pendingAccount, now });
  // Earnings and clawbacks cancel out; an entry cannot have amount zero, so they wait for the next earning.
  if (Number(cents) === 0) return;
  await postRelease(tx, { userId, pendingAccount, entryIds, cents: Number(cents), now });
  notifyUsers(tx, [userId], { type: 'earnings.changed' });
}
