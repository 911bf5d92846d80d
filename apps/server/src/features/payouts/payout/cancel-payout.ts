import type { CallInput } from '@kindred/contract/all/calls';
import type { PayoutRecord } from '@kindred/contract/payouts/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { getAccountId } from '../../wallet/ledger/ledger-accounts.ts';
import { lockEarnings } from '../../wallet/ledger/post-release.ts';
import { closeCanceledPayout } from './end-payout.ts';
import { getPayout, lockPayout, presentPayout } from './payouts.sql.ts';

/**
 * Cancels a payout that is not approved yet; its amount is available again. A repeat changes nothing. Refuses with
 * `notFound` for another person's payout, and with `payoutLeft` once it may have left.
 */
export function cancelPayout(
  context: Context,
  { payout_id: payoutId }: CallInput<'cancelPayout'>,
  { userId }: Viewer,
): Promise<PayoutRecord> {
  return transact(context, async (tx) => {
    const unlocked = await getPayout.first(tx, { payoutId });
    if (unlocked?.user_id !== userId) refuse('notFound');
    // In the order in which approvals lock.
    await lockEarnings(tx, await getAccountId(tx, userId, 'creator_pending'));
    const payout = await lockPayout.one(tx, { payoutId });
    if (payout.state === 'requested') await closeCanceledPayout(tx, payout, context.clock.now());
    else if (payout.state !== 'canceled') refuse('payoutLeft');
    return presentPayout(await getPayout.one(tx, { payoutId }));
  });
}
