import { isCurrency } from '@kindred/contract/wallet/currencies';
import { useQuery } from '@tanstack/react-query';
import { currencyName } from '../../../lib/format/currency-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { currencyQuery } from './currency.queries.ts';
import { useSetCurrency } from './use-set-currency.ts';

/** The currency of charges: that of the person's region, or another one. */
export function CurrencySetting() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(currencyQuery);
  return (
    <CardSection title={t('currency.title')} level={2} hint={t('currency.hint')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="my-3 h-14" />}
      {data?.options.length === 1 && <p className="py-4 text-ink-soft">{t('currency.dollarsOnly')}</p>}
      {data && data.options.length > 1 && <Choice />}
    </CardSection>
  );
}

function Choice() {
  const { t } = useTranslation();
  const { data } = useQuery(currencyQuery);
  const change = useSetCurrency();
  if (!data) return null;
  const { currency, is_chosen, is_bound, options } = data;
  return (
    <Select
      label={t('currency.label')}
      hint={is_bound ? t('currency.bound', { currency: currencyName(currency) }) : t('currency.renewals')}
      value={is_chosen || is_bound ? currency : ''}
      disabled={is_bound || change.isPending}
      onChange={({ target: { value } }) => change.mutate(isCurrency(value) ? value : null)}
    >
      <option value="">
        {is_chosen ? t('currency.ofRegion') : t('currency.ofRegionNow', { currency: currencyName(currency) })}
      </option>
      {options.map((option) => (
        <option key={option} value={option}>
          {currencyName(option)}
        </option>
      ))}
    </Select>
  );
}
