import type { OwnTiers } from '@kindred/contract/subscriptions/tier-calls';

/** What a tier may cost so that prices rise with what is opened: a new one, or one that keeps its place. The server decides again. */
export function allowedPrices(
  { list, prices }: OwnTiers,
  tier: OwnTiers['list'][number] | undefined,
): number[] {
  const [first] = list;
  if (!first) return [];
  if (!tier) {
    const usedPrices = new Set(list.map(({ month_usd_cents }) => month_usd_cents));
    return prices.filter((price) => price > first.month_usd_cents && !usedPrices.has(price));
  }
  const at = list.indexOf(tier);
  const below = list[at - 1]?.month_usd_cents ?? 0;
  const above = list[at + 1]?.month_usd_cents ?? Number.POSITIVE_INFINITY;
  return prices.filter((price) => price > below && price < above);
}
