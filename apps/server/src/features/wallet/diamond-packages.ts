import type { DiamondPackage } from '@kindred/contract/wallet/calls';
import type { Selectable } from 'kysely';
import type { HookInput } from '../../hooks.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Database } from '../../platform/db/schema.gen.ts';
import { firstChargeOffer, hasUsedOffer, insertUsedOffers } from '../users/used-offers.sql.ts';

export type DiamondPackageRow = Selectable<Database['commodities']>;

export function listPackagesForSale(db: Db): Promise<DiamondPackageRow[]> {
  return db.selectFrom('commodities').selectAll().where('is_active', '=', true).orderBy('position').execute();
}

export function findDiamondPackage(db: Db, commodityId: string): Promise<DiamondPackageRow | undefined> {
  return db
    .selectFrom('commodities')
    .selectAll()
    .where('commodity_id', '=', commodityId)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Returns true after a purchase, refunded or not, or when an earlier account of the person had the offer. */
export async function hasUsedFirstCharge(db: Db, userId: string): Promise<boolean> {
  return (await hasBoughtDiamonds(db, userId)) || hasUsedOffer(db, userId, firstChargeOffer);
}

/** Keeps a returning person from getting the offer again. */
export async function rememberFirstCharge(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  if (await hasBoughtDiamonds(tx, userId)) await insertUsedOffers(tx, userId, [firstChargeOffer], now);
}

async function hasBoughtDiamonds(db: Db | Tx, userId: string): Promise<boolean> {
  const purchase = await db
    .selectFrom('checkouts')
    .select('checkout_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'diamonds')
    .where('state', 'in', ['paid', 'refunded'])
    .limit(1)
    .executeTakeFirst();
  return purchase !== undefined;
}

/** Presents a package of diamonds, or a month of VIP. */
export function presentDiamondPackage(row: DiamondPackageRow): DiamondPackage {
  return {
    commodity_id: row.commodity_id,
    price: row.price_usd_cents,
    diamonds: row.diamonds,
    bonus_diamonds: row.bonus_diamonds,
    is_featured: row.is_featured,
  };
}
