import { changedDestinationHours } from '@kindred/contract/payouts/limits';
import type { Context } from '../../../context.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';

const changeDelayMs = changedDestinationHours * 3_600_000;

/**
 * Updates a payout account to the provider's state. After a change of the bank account no payout goes there for a
 * day, so that the owner can notice. Returns a name of the outcome.
 */
export async function syncPayoutAccount(context: Context, accountRef: string): Promise<string> {
  const { payments, clock } = context;
  const providerAccount = await payments.payoutAccounts?.getAccount(accountRef);
  if (!providerAccount) return 'unknown_account';
  const now = clock.now();
  return transact(context, async (tx) => {
    const row = await tx
      .selectFrom('payout_accounts')
      .selectAll()
      .where('provider', '=', payments.provider)
      .where('account_ref', '=', accountRef)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'unknown_account';
    const bank_last4 = providerAccount.bankLast4 ?? null;
    const destination_key = providerAccount.destinationKey ?? row.destination_key;
    const isSame =
      row.destination_state === providerAccount.state &&
      row.bank_last4 === bank_last4 &&
      row.destination_key === destination_key;
    if (isSame) return 'unchanged';
    const hasMoved = row.destination_key !== null && row.destination_key !== destination_key;
    await tx
      .updateTable('payout_accounts')
      .set({
        destination_state: providerAccount.state,
        bank_last4,
        destination_key,
        ...(hasMoved ? { usable_at: new Date(now.getTime() + changeDelayMs) } : {}),
        updated_at: now,
      })
      .where('user_id', '=', row.user_id)
      .execute();
    notifyUsers(tx, [row.user_id], { type: 'earnings.changed' });
    return 'account_updated';
  });
}
