import type { Context } from '../../../context.ts';
import type { PayoutEvent } from '../../../outside/payments/payments.ts';
import { syncPayoutAccount } from '../account/sync-payout-account.ts';
import { approvePayout } from './approve-payout.ts';
import { findPayoutByKey, getPayout, type PayoutRow } from './payouts.sql.ts';
import { sendPayout } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';

/** Advances a payout through all possible steps. Throws, and so is retried, while the provider cannot be reached. */
export async function advancePayout(context: Context, payoutId: string): Promise<void> {
  const requestedPayout = await getPayout.one(context.db, { payoutId });
  if (requestedPayout.state === 'requested') await approvePayout(context, requestedPayout);
  const currentPayout = await getPayout.one(context.db, { payoutId });
  if (currentPayout.state === 'approved') return sendPayout(context, currentPayout);
  if (currentPayout.state === 'sent') await refreshPayout(context, currentPayout);
}

/** Handles the provider's event, which only says that something has changed, by fetching the current state. */
export async function applyPayoutEvent(
  context: Context,
  { accountRef, payoutId }: PayoutEvent,
): Promise<string> {
  if (payoutId === undefined) return syncPayoutAccount(context, accountRef);
  const payout = await findPayoutByKey.first(context.db, { providerKey: payoutId });
  if (!payout) return 'unknown_payout';
  // Our record says that it is not sent yet; its own job, one step at a time, finds out.
  if (payout.state === 'requested' || payout.state === 'approved') return 'payout_early';
  await refreshPayout(context, payout);
  const updated = await getPayout.one(context.db, { payoutId: payout.payout_id });
  return updated.state === payout.state ? 'unchanged' : `payout_${updated.state}`;
}

async function refreshPayout(context: Context, payout: PayoutRow): Promise<void> {
  const { account_ref, provider_key } = payout;
  const providerPayout = account_ref
    ? await context.payments.payoutAccounts?.getPayout(account_ref, provider_key)
    : undefined;
  if (providerPayout) await settlePayout(context, payout, providerPayout);
}
