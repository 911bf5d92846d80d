import type { PageTier } from '@kindred/contract/subscriptions/tier-calls';
import { parseGroupId } from '@kindred/contract/subscriptions/tiers';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ charId: 'bigint', level: 'integer' });

/** A row of page_tiers; the row of level 0 holds only the name and perks of the page's subscription. */
export type TierRow = { level: number; name: string; perks: string[]; month_usd_cents: number | null };

const isOnSale = sql`t.retired_at is null`;

export const tierRowsJson = sql`(select coalesce(json_agg(json_build_object('level', t.level, 'name', t.name,
    'perks', t.perks, 'month_usd_cents', t.month_usd_cents) order by t.level), '[]')
  from page_tiers t where t.char_id = c.char_id and ${isOnSale})`;

/** Returns all tiers that a page sells, its subscription first; none when the page is free or cannot be sold. */
export function tiersOf(groupId: string | null, rows: TierRow[]): PageTier[] {
  const page = groupId === null ? undefined : parseGroupId(groupId);
  if (!page) return [];
  const words = rows.find(({ level }) => level === 0);
  const first = {
    level: 0,
    name: words?.name ?? '',
    perks: words?.perks ?? [],
    month_usd_cents: page.monthUsdCents,
  };
  const upper = rows.flatMap(({ month_usd_cents, ...row }) =>
    month_usd_cents === null ? [] : [{ ...row, month_usd_cents }],
  );
  return [first, ...upper];
}

/** Selects a tier above level 0 that is on sale; it and a concurrent retirement wait for each other. */
export const lockTier = statement(
  { month_usd_cents: 'integer!' },
  sql`select t.month_usd_cents from page_tiers t where t.char_id = ${$.charId}
    and t.level = ${$.level} and t.level > 0 and ${isOnSale} for share`,
);
