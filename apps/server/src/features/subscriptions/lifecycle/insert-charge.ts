import type { Tx } from '../../../platform/db/db.ts';

/** Notes what was charged for a period, as which entry of the books. */
export async function insertCharge(
  tx: Tx,
  charge: { checkoutId: string; periodEnd: Date; entryId: string; usdCents: number },
): Promise<void> {
  await tx
    .insertInto('subscription_charges')
    .values({
      checkout_id: charge.checkoutId,
      period_end: charge.periodEnd,
      entry_id: charge.entryId,
      usd_cents: charge.usdCents,
    })
    .execute();
}
