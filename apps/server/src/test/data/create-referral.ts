import type { Context } from '../../context.ts';
import { startReferralShare } from '../../features/wallet/ledger/referral-share.ts';
import type { TestCreator } from './factories.ts';

/** Records that one creator came by the other's invitation and becomes a creator now. */
export async function createReferral(
  { db, clock }: Context,
  referrer: TestCreator,
  creator: TestCreator,
): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('users')
    .set({ referred_by: referrer.userId, referred_at: now })
    .where('user_id', '=', creator.userId)
    .execute();
  await db.transaction().execute((tx) => startReferralShare(tx, creator.userId, now));
}
