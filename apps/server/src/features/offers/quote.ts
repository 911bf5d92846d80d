import { parseGroupId, type Tier } from '@kindred/contract/subscriptions/tiers';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { candidatesJson, hadTrial } from './candidates.sql.ts';
import { type Bundle, bundleTerms, type Candidate, chooseTerms, type Terms } from './terms.ts';

const $ = inputs({ viewerId: 'bigint', tierLevel: 'integer', charId: 'bigint' });

const findSituation = statement(
  {
    group_id: 'text?',
    had_trial: 'boolean!',
    candidates: as<Candidate[]>('json!'),
    bundles: as<Bundle[]>('json!'),
    tier_usd_cents: 'integer?',
  },
  sql`select c.group_id, ${hadTrial} as had_trial, ${candidatesJson} as candidates,
      (select coalesce(json_agg(json_build_object('months', b.months, 'percent_off', b.percent_off) order by b.months), '[]')
        from bundles b where b.char_id = c.char_id) as bundles,
      (select t.month_usd_cents from page_tiers t where t.char_id = c.char_id and t.retired_at is null
        and t.level = ${$.tierLevel}) as tier_usd_cents
    from characters c left join memberships m on m.user_id = ${$.viewerId} and m.char_id = c.char_id
    where c.char_id = ${$.charId}`,
);

export type QuoteRequest = {
  userId: string;
  charId: string;
  code?: string | undefined;
  /** 0, the default, is the page's subscription. */
  tierLevel?: number;
};

/**
 * Lists every way in which a fan can subscribe to a page now, with its price: the month first, then bundles. Empty
 * when the page is free or its tier has no price. Free days and promotions apply only to the page's subscription.
 */
export async function quoteTerms(
  { clock, payments }: Pick<Context, 'clock' | 'payments'>,
  db: Db | Tx,
  { userId, charId, code, tierLevel = 0 }: QuoteRequest,
): Promise<Terms[]> {
  const row = await findSituation.first(db, {
    viewerId: userId,
    charId,
    code: code ?? null,
    maxMonths: payments.maxIntroCharges,
    now: clock.now(),
    tierLevel,
  });
  const tier = row?.group_id ? parseGroupId(row.group_id) : undefined;
  if (!row || !tier) return [];
  if (tierLevel > 0) {
    if (row.tier_usd_cents === null) return [];
    const upperTier: Tier = { monthUsdCents: row.tier_usd_cents, trialDays: 0 };
    const month = chooseTerms({ tier: upperTier, hasHadTrial: true, candidates: [] });
    return [month, ...row.bundles.map((bundle) => bundleTerms(upperTier, bundle))];
  }
  const month = chooseTerms({ tier, hasHadTrial: row.had_trial, candidates: row.candidates });
  return [month, ...row.bundles.map((bundle) => bundleTerms(tier, bundle))];
}
