import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import { insertUsedOffers, newcomerOffer, promotionOffer } from '../users/used-offers.sql.ts';
import { wasRefused } from '../wallet/payments/refused-checkout.sql.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

const ownPages = sql`(select c.char_id from characters c where c.user_id = ${$.userId})`;

const stopPromotions = statement(
  {},
  sql`update promotions set name = '', stopped_at = coalesce(stopped_at, ${$.now})
    where char_id in ${ownPages}`,
);
const deleteBundles = statement({}, sql`delete from bundles where char_id in ${ownPages}`);
const deleteTiers = statement({}, sql`delete from page_tiers where char_id in ${ownPages}`);
const deleteChosen = statement({}, sql`delete from promotion_fans where user_id = ${$.userId}`);

const listUsedOffers = statement(
  { char_id: 'bigint!', promotion_id: 'bigint?' },
  sql`select k.char_id, t.promotion_id from checkouts k left join promotion_claims t using (checkout_id)
    where k.user_id = ${$.userId} and k.purpose = 'subscription' and k.char_id is not null
      and k.state in ('paid', 'refunded') and not ${wasRefused(raw('k'))}`,
);

/** Stops a deleted person's offers. Offers that they have used stay used if they sign up again. */
export async function deleteOffers(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  const usedOffers = await listUsedOffers.all(tx, { userId });
  const offers = usedOffers.flatMap(({ char_id, promotion_id }) => [
    newcomerOffer(char_id),
    ...(promotion_id === null ? [] : [promotionOffer(promotion_id)]),
  ]);
  await insertUsedOffers(tx, userId, offers, now);
  await stopPromotions.run(tx, { userId, now });
  await deleteBundles.run(tx, { userId });
  await deleteTiers.run(tx, { userId });
  await deleteChosen.run(tx, { userId });
}
