import type { DiamondPackage } from '@kindred/contract/wallet/calls';
import type { Selectable } from 'kysely';
import type { DeletedPerson } from '../../feature.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Database } from '../../platform/db/schema.gen.ts';
import { firstChargeOffer, hasUsedOffer, insertUsedOffers } from '../users/used-offers.sql.ts';

export type DiamondPackageRow = Selectable<Database['commodities']>;

/** Everything that is on sale for money, in order. */
export function listPackagesForSale(db: Db): Promise<DiamondPackageRow[]> {
  return db.selectFrom('commodities').selectAll().where('is_active', '=', true).orderBy('position').execute();
}

/** A package of diamonds that is sold now, if that id is one. */
export function findDiamondPackage(db: Db, commodityId: string): Promise<DiamondPackageRow | undefined> {
  return db
    .selectFrom('commodities')
    .selectAll()
    .where('commodity_id', '=', commodityId)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Whether somebody is past the first-charge offer: they have bought once, refunded or not, or had it with an earlier account. */
export async function hasUsedFirstCharge(db: Db, userId: string): Promise<boolean> {
  return (await hasBoughtDiamonds(db, userId)) || hasUsedOffer(db, userId, firstChargeOffer);
}

/** A person who deletes their account and comes back is past the offer that they are past now. */
export async function rememberFirstCharge(tx: Tx, { userId, now }: DeletedPerson): Promise<void> {
  if (await hasBoughtDiamonds(tx, userId)) await insertUsedOffers(tx, userId, [firstChargeOffer], now);
}

async function hasBoughtDiamonds(db: Db | Tx, userId: string): Promise<boolean> {
  const bought = await db
    .selectFrom('checkouts')
    .select('checkout_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'diamonds')
    .where('state', 'in', ['paid', 'refunded'])
    .limit(1)
    .executeTakeFirst();
  return bought !== undefined;
}

/** A package, or a month of VIP, as the contract has it. */
export function presentDiamondPackage(row: DiamondPackageRow): DiamondPackage {
  return {
    commodity_id: row.commodity_id,
    price: row.price_usd_cents,
    diamonds: row.diamonds,
    bonus_diamonds: row.bonus_diamonds,
    is_featured: row.is_featured,
  };
}
