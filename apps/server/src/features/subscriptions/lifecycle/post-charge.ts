import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { notifyUsers } from '../../../platform/db/transact.ts';
import { postCardSale } from '../../wallet/ledger/post-card-sale.ts';
import { getOwner } from '../get-owner.ts';

type Charge = {
  checkoutId: string;
  fanId: string;
  charId: string;
  usdCents: number;
  /** The end of the paid period. */
  periodEnd: Date;
  now: Date;
};

/** Posts the creator's share as pending, the rest as the platform's. Returns the id of the ledger entry. */
export async function postCharge(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  { checkoutId, fanId, charId, usdCents, periodEnd, now }: Charge,
): Promise<string> {
  const creatorUserId = await getOwner(tx, charId);
  const entryId = await postCardSale(tx, {
    kind: 'subscription',
    fanUserId: fanId,
    creatorUserId,
    charId,
    checkoutId,
    usdCents,
    shareBps: config.creatorShareBps,
    now,
  });
  await tx
    .insertInto('subscription_charges')
    .values({ checkout_id: checkoutId, period_end: periodEnd, entry_id: entryId, usd_cents: usdCents })
    .execute();
  notifyUsers(tx, [creatorUserId], { type: 'earnings.changed' });
  return entryId;
}
