import type { Context } from '../../../context.ts';
import type { PayoutEvent } from '../../../outside/payments/payments.ts';
import { syncPayoutAccount } from '../account/sync-payout-account.ts';
import { approvePayout } from './approve-payout.ts';
import { findPayoutByKey, getPayout, type PayoutRow } from './payouts.sql.ts';
import { sendPayout } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';

/** Takes a payout as far as it can go now. Throws, to be tried again, while the provider cannot be reached. */
export async function advancePayout(context: Context, payoutId: string): Promise<void> {
  const requested = await getPayout.one(context.db, { payoutId });
  if (requested.state === 'requested') await approvePayout(context, requested);
  const approved = await getPayout.one(context.db, { payoutId });
  if (approved.state === 'approved') return sendPayout(context, approved);
  if (approved.state === 'sent') await lookAfter(context, approved);
}

/** What the provider has told us: only that something has changed, so we look. */
export async function applyPayoutEvent(
  context: Context,
  { accountRef, payoutId }: PayoutEvent,
): Promise<string> {
  if (payoutId === undefined) return syncPayoutAccount(context, accountRef);
  const payout = await findPayoutByKey.find(context.db, { providerKey: payoutId });
  if (!payout) return 'unknown_payout';
  // Not sent yet as far as we know: its own job, one step at a time, finds what became of it.
  if (payout.state === 'requested' || payout.state === 'approved') return 'payout_early';
  await lookAfter(context, payout);
  const settled = await getPayout.one(context.db, { payoutId: payout.payout_id });
  return settled.state === payout.state ? 'unchanged' : `payout_${settled.state}`;
}

async function lookAfter(context: Context, payout: PayoutRow): Promise<void> {
  const { account_ref, provider_key } = payout;
  const provided = account_ref
    ? await context.payments.payoutAccounts?.getPayout(account_ref, provider_key)
    : undefined;
  if (provided) await settlePayout(context, payout, provided);
}
