import { groupIdPattern } from '@kindred/contract/subscriptions/tiers';

/** What a creator chooses; together they make the group id. */
export type PriceChoice = { tier: 'free' | '1' | '2' | '3' | '4'; trialDays: '0' | '3' | '7' };

export function priceChoiceOf(groupId: string | null): PriceChoice {
  const match = groupIdPattern.exec(groupId ?? '');
  return {
    tier: (match?.[1] ?? 'free') as PriceChoice['tier'],
    trialDays: (match?.[2] ?? '0') as PriceChoice['trialDays'],
  };
}

/** Null for free, else `group_2` or `group_2_7`. */
export function groupIdOf({ tier, trialDays }: PriceChoice): string | null {
  if (tier === 'free') return null;
  return trialDays === '0' ? `group_${tier}` : `group_${tier}_${trialDays}`;
}
