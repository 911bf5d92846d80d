import type { PageTier } from '@kindred/contract/subscriptions/tier-calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { characterIsThere } from '../../characters/characters.present.ts';
import { type TierRow, tierRowsJson, tiersOf } from '../../offers/tiers/page-tiers.sql.ts';
import type { ChangeableMembership } from './tier-changes.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint' });

const findSituation = statement(
  {
    group_id: 'text?',
    pro_sales_open: 'boolean',
    tiers: as<TierRow[]>('json!'),
    kind: 'text?',
    state: 'text?',
    renews: 'boolean?',
    provider_ref: 'text?',
    period_end: 'timestamptz?',
    month_usd_cents: 'integer?',
    tier_level: 'integer?',
    switch_level: 'integer?',
    switch_from_usd_cents: 'integer?',
    own_tier: as<PageTier | null>('json?'),
    intro_left: 'integer?',
    period_months: 'integer?',
    period_start: 'timestamptz?',
  },
  sql`select c.group_id, c.pro_sales_open, ${tierRowsJson} as tiers, m.kind, m.state, m.renews, m.provider_ref,
      m.period_end, m.month_usd_cents, m.tier_level, m.switch_level, m.switch_from_usd_cents,
      (select json_build_object('level', t.level, 'name', t.name, 'perks', t.perks,
        'month_usd_cents', coalesce(m.switch_from_usd_cents, m.month_usd_cents))
        from page_tiers t where t.char_id = c.char_id and t.level = m.tier_level and t.retired_at is not null) as own_tier,
      b.intro_left, b.period_months, m.period_end - make_interval(months => b.period_months) as period_start
    from characters c
    left join memberships m on m.user_id = ${$.viewerId} and m.char_id = c.char_id
    left join lateral (
      select greatest(0, coalesce(k.intro_charges, 0) - g.charges)::int as intro_left,
        case when g.newest = m.period_end then
          case when g.charges <= k.intro_charges then k.intro_months else 1 end end as period_months
      from checkouts k cross join lateral (select count(*) as charges, max(s.period_end) as newest
        from subscription_charges s where s.checkout_id = k.checkout_id) g
      where k.user_id = m.user_id and k.subscription_ref = m.provider_ref) b on true
    where c.char_id = ${$.charId} and ${characterIsThere}`,
);

export type TierSituation = {
  isOpen: boolean;
  tiers: PageTier[];
  /** The fan's tier when it is no longer sold. */
  retiredTier: PageTier | undefined;
  /** The fan's running membership, whether it can be changed or not. */
  running: { tierLevel: number; switchLevel: number | null; periodEnd: Date } | undefined;
  changeable:
    | (ChangeableMembership & { subscriptionRef: string; agreedUsdCents: number; periodEnd: Date })
    | undefined;
};

/** Reads the situation now; refuses with `notFound` for a page that is not visible to the fan. */
export async function findTierSituation(
  { clock, payments }: Pick<Context, 'clock' | 'payments'>,
  db: Db | Tx,
  { userId: viewerId, charId }: { userId: string; charId: string },
): Promise<TierSituation> {
  const row = (await findSituation.first(db, { viewerId, charId })) ?? refuse('notFound');
  const { period_end: end, tier_level: tierLevel, switch_level: switchLevel } = row;
  const isRunning = row.kind === 'pro' && row.state !== 'expired' && end !== null && end > clock.now();
  const situation = {
    isOpen: row.pro_sales_open,
    tiers: tiersOf(row.group_id, row.tiers),
    retiredTier: isRunning ? (row.own_tier ?? undefined) : undefined,
    running: undefined,
    changeable: undefined,
  };
  if (!isRunning || tierLevel === null) return situation;
  const running = { tierLevel, switchLevel, periodEnd: end };
  const { provider_ref: subscriptionRef, month_usd_cents: agreedUsdCents } = row;
  const isSettled = row.state === 'active' || row.state === 'trialing';
  const canChange = row.renews && isSettled && row.intro_left === 0 && payments.changePrice !== undefined;
  if (!canChange || subscriptionRef === null || agreedUsdCents === null) return { ...situation, running };
  const { period_months: months, period_start: start } = row;
  const period = row.state === 'active' && months && start ? { start, end, months } : undefined;
  const monthUsdCents = row.switch_from_usd_cents ?? agreedUsdCents;
  return {
    ...situation,
    running,
    changeable: { ...running, subscriptionRef, agreedUsdCents, monthUsdCents, period },
  };
}
