import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import type { PromotionDraft, PromotionField } from './promotion-draft.ts';

type PriceFieldsProps = {
  draft: PromotionDraft;
  /** The longest that the payment provider can hold another price. */
  maxMonths: number;
  errorOf: (field: PromotionField) => string | undefined;
  onChange: (changed: Partial<PromotionDraft>) => void;
};

export function PromotionPriceFields({ draft, maxMonths, errorOf, onChange }: PriceFieldsProps) {
  const { t } = useTranslation();
  switch (draft.kind) {
    case 'percent':
      return (
        <>
          <Input
            label={t('offers.percentField')}
            hint={t('offers.percentHint')}
            error={errorOf('percent')}
            inputMode="numeric"
            value={draft.percent}
            onChange={({ target }) => onChange({ percent: target.value })}
          />
          {maxMonths > 1 && (
            <Select
              label={t('offers.duration')}
              value={draft.months}
              onChange={({ target }) => onChange({ months: target.value })}
            >
              {[1, 2, 3, 6, 12]
                .filter((months) => months <= maxMonths)
                .map((months) => (
                  <option key={months} value={months}>
                    {t('offers.months', { count: months })}
                  </option>
                ))}
            </Select>
          )}
        </>
      );
    case 'first':
      return (
        <Input
          label={t('offers.firstField')}
          hint={t('offers.firstHint')}
          error={errorOf('dollars')}
          inputMode="decimal"
          placeholder="1.99"
          value={draft.dollars}
          onChange={({ target }) => onChange({ dollars: target.value })}
        />
      );
    case 'trial':
      return (
        <Input
          label={t('offers.daysField')}
          hint={t('offers.daysHint')}
          error={errorOf('days')}
          inputMode="numeric"
          value={draft.days}
          onChange={({ target }) => onChange({ days: target.value })}
        />
      );
    default:
      return draft.kind satisfies never;
  }
}
