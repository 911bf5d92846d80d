import type { CharacterCard } from '@kindred/contract/characters/calls';
import { parseGroupId, type Tier, tierPriceUsdCents } from '@kindred/contract/subscriptions/tiers';

/** What a month costs, for display: an unknown tier shows the highest price and cannot be bought. */
export function shownTier(
  card: Pick<CharacterCard, 'group_id'>,
): (Tier & { isSellable: boolean }) | undefined {
  if (card.group_id === null) return undefined;
  const tier = parseGroupId(card.group_id);
  return tier
    ? { ...tier, isSellable: true }
    : { monthUsdCents: tierPriceUsdCents[4], trialDays: 0, isSellable: false };
}

export function isPro(card: Pick<CharacterCard, 'group_id'>): boolean {
  return card.group_id !== null;
}
