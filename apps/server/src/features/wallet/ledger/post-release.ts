import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { getAccountId } from './ledger-accounts.ts';
import { postEntry } from './post-entry.ts';

const $ = inputs({
  accountId: 'bigint',
  releasedBy: 'bigint',
  entryIds: 'bigint[]',
  pendingAccount: 'bigint',
});

const lockAccount = statement(
  { user_id: 'bigint!' },
  sql`select user_id from ledger_accounts
    where account_id = ${$.accountId} and user_id is not null for no key update`,
);

const updateReleased = statement(
  {},
  sql`update pending_earnings set released_by = ${$.releasedBy}
    where entry_id = any(${$.entryIds}) and account_id = ${$.pendingAccount}`,
);

/**
 * Makes releases and clawbacks of one creator wait for each other; new earnings do not wait. Returns the creator's
 * user id.
 */
export async function lockEarnings(tx: Tx, pendingAccount: string): Promise<string> {
  const { user_id } = await lockAccount.one(tx, { accountId: pendingAccount });
  return user_id;
}

/** Moves these earnings from pending to available. `cents` is their sum in US cents and not zero. */
export async function postRelease(
  tx: Tx,
  release: { userId: string; pendingAccount: string; entryIds: string[]; cents: number; now: Date },
): Promise<void> {
  const { userId, pendingAccount, entryIds, cents, now } = release;
  const availableAccount = await getAccountId(tx, userId, 'creator_available');
  const entryId = await postEntry(tx, { kind: 'release', userId, now }, [
    { accountId: pendingAccount, amount: -cents },
    { accountId: availableAccount, amount: cents },
  ]);
  await markReleased(tx, { pendingAccount, entryIds, releasedBy: entryId });
}

/** Stores the entry that settled these earnings: the release, or the clawback before a release. */
export async function markReleased(
  tx: Tx,
  earnings: { pendingAccount: string; entryIds: string[]; releasedBy: string },
): Promise<void> {
  await updateReleased.run(tx, earnings);
}
