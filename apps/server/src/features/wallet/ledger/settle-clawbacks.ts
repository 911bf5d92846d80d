import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';
import { lockWallet } from './adjust-wallet-balance.ts';
import { changeEarning } from './change-earning.ts';
import { commonAccounts } from './ledger-accounts.ts';
import { postEntry } from './post-entry.ts';

const $ = inputs({ fanUserId: 'bigint' });

// In the order of the account locks.
const listUnsettled = statement(
  {
    entry_id: 'bigint!',
    char_id: 'bigint!',
    post_id: 'bigint?',
    share_bps: 'integer!',
    pending_account: 'bigint!',
    creator_user_id: 'bigint!',
    wanted: 'bigint!',
    taken: 'bigint!',
  },
  sql`select c.* from list_clawbacks(${$.fanUserId}) c
    where c.wanted <> c.taken order by c.pending_account, c.entry_id`,
);
type Unsettled = Awaited<ReturnType<typeof listUnsettled.one>>;

const listDebtors = statement(
  { user_id: 'bigint!' },
  sql`select user_id from ledger_accounts where balance < 0 and kind = 'wallet' and user_id is not null`,
);

/**
 * Takes back the creators' shares that the fan's debt leaves unpaid and holds them in reserve, and returns the shares
 * that are paid after all. Call it after posting the entry that changed the debt.
 */
export async function settleClawbacks(tx: Tx, fanUserId: string, now: Date): Promise<void> {
  for (const row of await listUnsettled.all(tx, { fanUserId })) await settleOne(tx, fanUserId, row, now);
}

/** Settles every debt, because a failure may have left some unsettled. */
export async function settleAllClawbacks(context: Context): Promise<void> {
  for (const { user_id } of await listDebtors.all(context.db)) {
    await transact(context, async (tx) => {
      await lockWallet(tx, user_id);
      await settleClawbacks(tx, user_id, context.clock.now());
    });
  }
}

async function settleOne(tx: Tx, userId: string, row: Unsettled, now: Date): Promise<void> {
  const cents = Number(row.taken) - Number(row.wanted);
  const entryId = await postEntry(
    tx,
    {
      kind: 'clawback',
      userId,
      charId: row.char_id,
      postId: row.post_id,
      shareBps: row.share_bps,
      reverses: row.entry_id,
      now,
    },
    [
      { accountId: row.pending_account, amount: cents },
      { accountId: commonAccounts.clawbackReserve, amount: -cents },
    ],
  );
  const { entry_id: earnedBy, pending_account: pendingAccount } = row;
  await changeEarning(tx, { earnedBy, entryId, pendingAccount, cents, now });
  notifyUsers(tx, [row.creator_user_id], { type: 'earnings.changed' });
}
