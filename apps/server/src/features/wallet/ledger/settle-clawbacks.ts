import type { Context } from '../../../context.ts';
import { query, type Tx } from '../../../platform/db/db.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';
import { lockWallet } from './adjust-wallet-balance.ts';
import { changeEarning } from './change-earning.ts';
import { commonAccounts } from './ledger-accounts.ts';
import { postEntry } from './post-entry.ts';

type Row = {
  entry_id: string;
  char_id: string;
  diary_id: string | null;
  share_bps: number;
  pending_account: string;
  creator_user_id: string;
  wanted: string;
  taken: string;
};

// Creators in the order of their accounts, as their locks are taken.
const listText = `
  select * from list_clawbacks($1::bigint) where wanted <> taken order by pending_account, entry_id`;

/**
 * Makes creators' shares follow the fan's debt: what the debt leaves unpaid is taken back and held in reserve, what
 * is paid after all is returned. To be called once the entry that changed the debt is posted.
 */
export async function settleClawbacks(tx: Tx, fanUserId: string, now: Date): Promise<void> {
  for (const row of await query<Row>(tx, listText, [fanUserId])) await settleOne(tx, fanUserId, row, now);
}

const listDebtorsText = "select user_id from ledger_accounts where balance < 0 and kind = 'wallet'";

/** For every debt, in case one was left unsettled. */
export async function settleAllClawbacks(context: Context): Promise<void> {
  const debtors = await query<{ user_id: string }>(context.db, listDebtorsText, []);
  for (const { user_id } of debtors) {
    await transact(context, async (tx) => {
      await lockWallet(tx, user_id);
      await settleClawbacks(tx, user_id, context.clock.now());
    });
  }
}

async function settleOne(tx: Tx, userId: string, row: Row, now: Date): Promise<void> {
  const cents = Number(row.taken) - Number(row.wanted);
  const entryId = await postEntry(
    tx,
    {
      kind: 'clawback',
      userId,
      charId: row.char_id,
      diaryId: row.diary_id,
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
