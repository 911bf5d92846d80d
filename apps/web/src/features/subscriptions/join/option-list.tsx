import type { SubscriptionOption } from '@kindred/contract/offers/calls';
import type { SubscriptionPlan } from '@kindred/contract/offers/limits';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { useCharge } from '../../wallet/currency/use-charge.ts';
import { offerTitle } from './offer-terms.tsx';

type OptionListProps = {
  options: SubscriptionOption[];
  plan: SubscriptionPlan;
  onChoose: (plan: SubscriptionPlan) => void;
};

/** Month by month, or several months at once; nothing where there is but one way. */
export function OptionList({ options, plan, onChoose }: OptionListProps) {
  const { t } = useTranslation();
  const charge = useCharge();
  if (options.length < 2) return null;
  return (
    <div className="mb-4 rounded-card border border-line px-4">
      <RadioList
        label={t('join.howLong')}
        value={plan}
        onChange={onChoose}
        options={options.map((option) => ({
          value: option.plan,
          label: offerTitle(option, charge, t),
          ...(option.intro_months > 1 ? { hint: perMonth(option) } : {}),
        }))}
      />
    </div>
  );

  function perMonth({ due_usd_cents, intro_months, percent_off }: SubscriptionOption): string {
    const price = charge.price(Math.round(due_usd_cents / intro_months));
    return percent_off > 0 ? t('join.saves', { price, percent: percent_off }) : t('join.perMonth', { price });
  }
}
