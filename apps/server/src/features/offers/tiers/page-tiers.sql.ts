import type { PageTier } from '@kindred/contract/subscriptions/tier-calls';
import { parseGroupId } from '@kindred/contract/subscriptions/tiers';
import { input, sql, statement } from '../../../platform/db/sql.ts';

/** A row of page_tiers; level 0 has the words of the page's subscription alone. */
export type TierRow = { level: number; name: string; perks: string[]; month_usd_cents: number | null };

const isOnSale = sql`t.retired_at is null`;

/** The tiers on sale of the page `c`, from the lowest. */
export const tierRowsJson = sql`(select coalesce(json_agg(json_build_object('level', t.level, 'name', t.name,
    'perks', t.perks, 'month_usd_cents', t.month_usd_cents) order by t.level), '[]')
  from page_tiers t where t.char_id = c.char_id and ${isOnSale})`;

/** All that a page sells, its subscription first; nothing where it is free or cannot be sold. */
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
  const further = rows.flatMap(({ month_usd_cents, ...row }) =>
    month_usd_cents === null ? [] : [{ ...row, month_usd_cents }],
  );
  return [first, ...further];
}

/** A further tier while it is on sale; a retirement under way is waited for, a later one waits. */
export const lockTier = statement(
  { month_usd_cents: 'integer!' },
  sql`select t.month_usd_cents from page_tiers t where t.char_id = ${input('charId', 'bigint')}
    and t.level = ${input('level', 'integer')} and t.level > 0 and ${isOnSale} for share`,
);
