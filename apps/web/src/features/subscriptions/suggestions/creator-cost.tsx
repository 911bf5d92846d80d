import type { CharacterCard } from '@kindred/contract/characters/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { shownTier } from '../../characters/tier-price.ts';
import { useCharge } from '../../wallet/currency/use-charge.ts';

export function CreatorCost({ card }: { card: CharacterCard }) {
  const { t } = useTranslation();
  const charge = useCharge();
  const tier = shownTier(card);
  const text = !tier
    ? t('common.free')
    : !tier.isSellable
      ? t('join.notSellableShort')
      : tier.trialDays > 0
        ? t('join.trial', { count: tier.trialDays })
        : t('join.perMonth', { price: charge.price(tier.monthUsdCents) });
  return <p className="truncate text-caption text-ink-soft">{text}</p>;
}
