import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../viewer.ts';
import { getAgreedRate } from '../../wallet/currency/charge-rate.ts';
import { findTierSituation } from './find-situation.ts';
import { changeTo } from './tier-changes.ts';

export async function listTiers(
  context: Pick<Context, 'db' | 'clock' | 'payments'>,
  { char_id: charId }: ParsedInput<'listTiers'>,
  { userId }: Viewer,
): Promise<CallOutput<'listTiers'>> {
  const now = context.clock.now();
  const { isOpen, tiers, retiredTier, running, changeable } = await findTierSituation(context, context.db, {
    userId,
    charId,
  });
  const present = (tier: (typeof tiers)[number], isOnSale: boolean) => {
    const change = changeTo(tier, changeable, now);
    const isBlocked = !isOpen && tier.level > (running?.tierLevel ?? 0);
    return {
      ...tier,
      is_on_sale: isOnSale && isOpen,
      is_mine: running?.tierLevel === tier.level,
      upgrade_usd_cents: isBlocked ? null : change.upgrade_usd_cents,
      switch_usd_cents: isBlocked || !isOnSale ? null : change.switch_usd_cents,
    };
  };
  const list = tiers.map((tier) => present(tier, true));
  if (retiredTier) list.push(present(retiredTier, false));
  return {
    list: list.length > 1 ? list.toSorted((a, b) => a.level - b.level) : [],
    next_level: running?.switchLevel ?? null,
    agreed_rate: changeable ? await getAgreedRate(context, changeable.subscriptionRef) : null,
    period_end: running?.periodEnd.toISOString() ?? null,
  };
}
