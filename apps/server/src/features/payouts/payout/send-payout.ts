import type { Context } from '../../../context.ts';
import {
  type Payout,
  type PayoutAccounts,
  PayoutRefused,
} from '../../../outside/payments/payout-accounts.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { syncPayoutAccount } from '../account/sync-payout-account.ts';
import { failPayout } from './end-payout.ts';
import { lockPayout, type PayoutRow } from './payouts.sql.ts';
import { settlePayout } from './settle-payout.ts';

const $ = inputs({ userId: 'bigint', accountRef: 'text', bankLast4: 'text?', payoutId: 'bigint' });

/**
 * Lets the provider pay, once per payout: after a crash between payment and its record, the next run finds the
 * payment. A refusal fails the payout only when the provider has no payment.
 */
export async function sendPayout(context: Context, row: PayoutRow): Promise<void> {
  const { payoutAccounts } = context.payments;
  const { account_ref: accountRef, provider_key: payoutId } = row;
  if (!payoutAccounts || !accountRef) throw new Error(`payout ${row.payout_id} has no provider`);
  const existing = await payoutAccounts.getPayout(accountRef, payoutId);
  if (!existing && (await hasNewBank(context, row, accountRef))) return;
  const payout = existing ?? (await pay(payoutAccounts, { ...row, accountRef }));
  if (!(payout instanceof PayoutRefused)) return settlePayout(context, row, payout);
  const recorded = await payoutAccounts.getPayout(accountRef, payoutId);
  if (recorded) return settlePayout(context, row, recorded);
  await transact(context, async (tx) => {
    const lockedPayout = await lockPayout.one(tx, { payoutId: row.payout_id });
    if (lockedPayout.state !== 'approved') return;
    const now = context.clock.now();
    await failPayout(context, tx, lockedPayout, { reason: 'provider_refused', message: payout.message, now });
  });
}

const findBank = statement(
  { usable_at: 'timestamptz?', bank_last4: 'text?' },
  sql`select usable_at, bank_last4 from payout_accounts
    where user_id = ${$.userId} and account_ref = ${$.accountRef}`,
);

/**
 * Returns whether the account's bank changed less than a day ago. The provider pays to the current bank, which may
 * have changed since the approval; the payout then waits as it would have before.
 */
async function hasNewBank(
  context: Context,
  { payout_id, user_id: userId, bank_last4 }: PayoutRow,
  accountRef: string,
): Promise<boolean> {
  const { db, clock } = context;
  await syncPayoutAccount(context, accountRef);
  const bank = await findBank.first(db, { userId, accountRef });
  if (bank?.usable_at && bank.usable_at > clock.now()) return true;
  if (bank && bank.bank_last4 !== bank_last4)
    await updateBank.run(db, { payoutId: payout_id, bankLast4: bank.bank_last4 });
  return false;
}

const updateBank = statement(
  {},
  sql`update payouts set bank_last4 = ${$.bankLast4} where payout_id = ${$.payoutId}`,
);

function pay(
  payoutAccounts: PayoutAccounts,
  { provider_key, accountRef, amount_usd_cents }: PayoutRow & { accountRef: string },
): Promise<Payout | PayoutRefused> {
  const order = { payoutId: provider_key, accountRef, amountUsdCents: Number(amount_usd_cents) };
  return payoutAccounts.pay(order).catch((error: unknown) => {
    if (error instanceof PayoutRefused) return error;
    throw error;
  });
}
