import type { Context } from '../../context.ts';
import type { CheckoutRow } from '../../feature.ts';
import type { Tx } from '../../platform/db/db.ts';
import { notifyUsers } from '../../platform/db/transact.ts';
import { bookCardSale } from '../wallet/book-card-sale.ts';
import { getOwner } from './get-owner.ts';

/**
 * Books one paid month: the creator's share as pending, the rest as ours. The same month (by its end) only
 * once, however often and in whatever order it is told; false when it was booked before.
 */
export async function bookMonth(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  checkout: CheckoutRow,
  month: { usdCents: number; periodEnd: Date; now: Date },
): Promise<boolean> {
  const { usdCents, periodEnd, now } = month;
  if (!checkout.char_id || (await isBooked(tx, checkout.checkout_id, periodEnd))) return false;
  const creatorUserId = await getOwner(tx, checkout.char_id);
  const entryId = await bookCardSale(tx, {
    kind: 'subscription',
    fanUserId: checkout.user_id,
    creatorUserId,
    charId: checkout.char_id,
    checkoutId: checkout.checkout_id,
    usdCents,
    shareBps: config.creatorShareBps,
    now,
  });
  await tx
    .insertInto('subscription_charges')
    .values({
      checkout_id: checkout.checkout_id,
      period_end: periodEnd,
      entry_id: entryId,
      usd_cents: usdCents,
    })
    .execute();
  notifyUsers(tx, [creatorUserId], { type: 'earnings.changed' });
  return true;
}

async function isBooked(tx: Tx, checkoutId: string, periodEnd: Date): Promise<boolean> {
  const charge = await tx
    .selectFrom('subscription_charges')
    .select('entry_id')
    .where('checkout_id', '=', checkoutId)
    .where('period_end', '=', periodEnd)
    .executeTakeFirst();
  return charge !== undefined;
}
