import { changedDestinationHours } from '@kindred/contract/payouts/limits';
import type { Context } from '../../../context.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';

const changeDelayMs = changedDestinationHours * 3_600_000;

/**
 * Brings our record of a payout account to what the provider has. Where the money would go to another bank account than
 * before, none goes there for a day: whoever owns the account has the time to notice. Gives a name for what was done.
 */
export async function syncPayoutAccount(context: Context, accountRef: string): Promise<string> {
  const { payments, clock } = context;
  const provided = await payments.payoutAccounts?.getAccount(accountRef);
  if (!provided) return 'unknown_account';
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
    const bank_last4 = provided.bankLast4 ?? null;
    const destination_key = provided.destinationKey ?? row.destination_key;
    const isSame =
      row.destination_state === provided.state &&
      row.bank_last4 === bank_last4 &&
      row.destination_key === destination_key;
    if (isSame) return 'unchanged';
    const hasMoved = row.destination_key !== null && row.destination_key !== destination_key;
    await tx
      .updateTable('payout_accounts')
      .set({
        destination_state: provided.state,
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
