import type { OfferedTier } from '@kindred/contract/subscriptions/tier-calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { useCharge } from '../../wallet/currency/use-charge.ts';
import { opensText, tierName } from './tier-words.ts';

type TierChoiceProps = { tiers: OfferedTier[]; level: number; onChoose: (level: number) => void };

export function TierChoice({ tiers, level, onChoose }: TierChoiceProps) {
  const { t } = useTranslation();
  const charge = useCharge();
  return (
    <div className="mt-6 rounded-card border border-line px-4">
      <RadioList
        label={t('tiers.title')}
        value={String(level)}
        onChange={(chosen) => onChoose(Number(chosen))}
        options={tiers
          .filter(({ is_on_sale }) => is_on_sale)
          .map((tier) => ({
            value: String(tier.level),
            label: t('tiers.named', { tier: tierName(tier, t), price: charge.price(tier.month_usd_cents) }),
            hint: opensText(tier, t),
          }))}
      />
    </div>
  );
}
