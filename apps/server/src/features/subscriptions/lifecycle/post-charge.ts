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
  /** Until when it is paid for. */
  periodEnd: Date;
  now: Date;
};

/** Posts what was charged for a period: the creator's share as pending, the rest as ours. Gives the entry of the books. */
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
