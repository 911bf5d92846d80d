import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { getAccountId } from '../../wallet/ledger/ledger-accounts.ts';
import { lockEarnings } from '../../wallet/ledger/post-release.ts';
import { findAccountBalance } from '../../wallet/ledger/snapshot-accounts.ts';
import { syncPayoutAccount } from '../account/sync-payout-account.ts';
import { failPayout } from './end-payout.ts';
import { lockPayout, type PayoutRow } from './payouts.sql.ts';

const $ = inputs({
  userId: 'bigint',
  provider: 'text?',
  accountRef: 'text?',
  bankLast4: 'text?',
  now: 'timestamptz',
  payoutId: 'bigint',
});

const findAccount = statement(
  {
    identity_state: 'text',
    destination_state: 'text',
    provider: 'text?',
    account_ref: 'text?',
    bank_last4: 'text?',
    usable_at: 'timestamptz?',
  },
  sql`select identity_state, destination_state, provider, account_ref, bank_last4, usable_at from payout_accounts
    where user_id = ${$.userId} for share`,
);

/**
 * Checks a payout for the last time before money leaves. A chargeback since then fails the payout; it waits while the
 * identity is unconfirmed or the bank account has just changed. After the approval only the bank can refuse.
 */
export async function approvePayout(context: Context, { payout_id, user_id }: PayoutRow): Promise<void> {
  await syncAccountOf(context, user_id);
  const now = context.clock.now();
  await transact(context, async (tx) => {
    await lockEarnings(tx, await getAccountId(tx, user_id, 'creator_pending'));
    const payout = await lockPayout.one(tx, { payoutId: payout_id });
    if (payout.state !== 'requested') return;
    const account = await findAccount.first(tx, { userId: user_id });
    if (!account || account.identity_state === 'rejected' || account.destination_state === 'rejected')
      return failPayout(context, tx, payout, { reason: 'account_closed', now });
    if ((await availableOf(tx, user_id)) < 0)
      return failPayout(context, tx, payout, { reason: 'taken_back', now });
    const isReady = account.identity_state === 'verified' && account.destination_state === 'ready';
    if (!isReady || account.provider !== context.payments.provider) return;
    if (account.usable_at && account.usable_at > now) return;
    const { provider, account_ref, bank_last4 } = account;
    await markApproved.run(tx, {
      payoutId: payout_id,
      provider,
      accountRef: account_ref,
      bankLast4: bank_last4,
      now,
    });
  });
}

const markApproved = statement(
  {},
  sql`update payouts set state = 'approved', provider = ${$.provider}, account_ref = ${$.accountRef},
      bank_last4 = ${$.bankLast4}, approved_at = ${$.now} where payout_id = ${$.payoutId}`,
);

async function availableOf(tx: Tx, userId: string): Promise<number> {
  const accountId = await getAccountId(tx, userId, 'creator_available');
  return Number((await findAccountBalance.one(tx, { accountId })).balance);
}

/** Fetches the account, in case the event of a changed bank account was lost. */
async function syncAccountOf(context: Context, userId: string): Promise<void> {
  const account = await findAccount.first(context.db, { userId });
  if (account?.account_ref && account.provider === context.payments.provider)
    await syncPayoutAccount(context, account.account_ref);
}
