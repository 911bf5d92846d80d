import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Viewer } from '../../../viewer.ts';
import { lockTier } from '../../offers/tiers/page-tiers.sql.ts';
import { assertSalesOpen } from '../../users/sales/is-sales-quiet.ts';
import { getJoinable } from '../find-character-for-joining.ts';
import { publishMembership } from '../follow.ts';
import { insertConsent, priceTasks } from '../lifecycle/accept-price.ts';
import { lockMembership } from '../lifecycle/lock-membership.ts';
import { findTierSituation } from './find-situation.ts';
import { changeTo } from './tier-changes.ts';

const $ = inputs({ now: 'timestamptz', subscriptionRef: 'text', monthUsdCents: 'integer', level: 'integer' });

// Switching to the current tier cancels a pending switch.
const updateTier = statement(
  {},
  sql`update memberships set month_usd_cents = ${$.monthUsdCents}, updated_at = ${$.now},
      switch_from_usd_cents = case when tier_level <> ${$.level}
        then coalesce(switch_from_usd_cents, month_usd_cents) end,
      switch_level = nullif(${$.level}, tier_level)
    where provider_ref = ${$.subscriptionRef}`,
);

/**
 * Switches the tier from the next charge on, at the price that was shown; the paid tier stays until then. Refuses
 * with `notJoined`, `notForSale`, `tierChangeLater`, `proSalesOff` and `priceChanged`.
 */
export function switchTier(
  context: Context,
  { char_id, tier_level: level, expected_price }: ParsedInput<'switchTier'>,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    const { char_id: charId } = await getJoinable(tx, userId, char_id);
    await lockMembership(tx, { userId, charId });
    if (level > 0) await lockTier.first(tx, { charId, level });
    const { isOpen, tiers, running, changeable } = await findTierSituation(context, tx, { userId, charId });
    if (!running) refuse('notJoined');
    const tier = tiers.find((candidate) => candidate.level === level) ?? refuse('notForSale');
    if (!changeable) return refuse('tierChangeLater');
    if (level === (changeable.switchLevel ?? changeable.tierLevel)) return {};
    if (level > changeable.tierLevel) {
      if (!isOpen) refuse('proSalesOff');
      await assertSalesOpen(tx, userId, now);
    }
    const { switch_usd_cents: price } = changeTo(tier, changeable, now);
    if (price === null || expected_price !== price)
      refuse('priceChanged', { price: price ?? tier.month_usd_cents });
    const { subscriptionRef, agreedUsdCents: before } = changeable;
    await updateTier.run(tx, { subscriptionRef, level, monthUsdCents: price, now });
    await agreeToPrice(tx, { subscriptionRef, before, monthUsdCents: price, now });
    publishMembership(tx, userId, charId, true);
    return {};
  });
}

/** Stores the consent to the price of later charges; a job tells the provider. */
export async function agreeToPrice(
  tx: Tx,
  consent: { subscriptionRef: string; before: number; monthUsdCents: number; now: Date },
): Promise<void> {
  await insertConsent.run(tx, consent);
  const { subscriptionRef } = consent;
  const key = `${priceTasks.change}:${subscriptionRef}`;
  await enqueue(tx, priceTasks.change, { subscription_ref: subscriptionRef }, { key });
}
