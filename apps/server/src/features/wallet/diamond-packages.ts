import type { DiamondPackage } from '@kindred/contract/wallet/calls';
import type { CallOutput } from '@kindred/contract/wire/calls';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Database } from '../../platform/db/schema.gen.ts';
import type { Viewer } from '../../viewer.ts';

export type DiamondPackageRow = Selectable<Database['commodities']>;

/** Everything on sale for this person. */
export async function listDiamondPackages(
  { db }: Context,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'listDiamondPackages'>> {
  const rows = await db
    .selectFrom('commodities')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .execute();
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind).map(presentDiamondPackage);
  const [firstCharge] = (await hasBoughtDiamonds(db, userId)) ? [] : ofKind('first_charge');
  return {
    diamond: ofKind('diamond'),
    diamond_vip: ofKind('diamond_vip'),
    first_charge: firstCharge ?? null,
    lucky_box: null,
  };
}

export function findDiamondPackage(db: Db, commodityId: string): Promise<DiamondPackageRow | undefined> {
  return db
    .selectFrom('commodities')
    .selectAll()
    .where('commodity_id', '=', commodityId)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Whoever has bought once, refunded or not, is past the first-charge offer. */
export async function hasBoughtDiamonds(db: Db, userId: string): Promise<boolean> {
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

function presentDiamondPackage(row: DiamondPackageRow): DiamondPackage {
  return {
    commodity_id: row.commodity_id,
    price: row.price_usd_cents,
    diamonds: row.diamonds,
    bonus_diamonds: row.bonus_diamonds,
    is_featured: row.is_featured,
  };
}
