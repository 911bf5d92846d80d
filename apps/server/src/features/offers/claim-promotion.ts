import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import { hasPlace, isRunning } from './candidates.sql.ts';

const $ = inputs({ promotionId: 'bigint', checkoutId: 'text', viewerId: 'bigint', now: 'timestamptz' });

// Serializes the claims of one promotion.
const lockPromotion = statement(
  {},
  sql`select from promotions where promotion_id = ${$.promotionId} for no key update`,
);

const insertClaim = statement(
  {},
  sql`insert into promotion_claims (checkout_id, promotion_id, user_id, claimed_at)
    select ${$.checkoutId}, p.promotion_id, ${$.viewerId}, ${$.now}
    from promotions p where p.promotion_id = ${$.promotionId} and ${isRunning} and ${hasPlace}`,
);

/**
 * Takes a place of a promotion for a new checkout; the place is free again when the checkout closes unpaid. Refuses
 * with `priceChanged` and the month's price when the promotion is over or has no place.
 */
export async function claimPromotion(
  context: Context,
  claim: { promotionId: string; checkoutId: string; userId: string; monthUsdCents: number },
): Promise<void> {
  const { promotionId, checkoutId, userId: viewerId, monthUsdCents } = claim;
  await transact(context, async (tx) => {
    await lockPromotion.run(tx, { promotionId });
    const inserted = await insertClaim.run(tx, {
      promotionId,
      checkoutId,
      viewerId,
      now: context.clock.now(),
    });
    if (inserted === 0) refuse('priceChanged', { price: monthUsdCents });
  });
}
