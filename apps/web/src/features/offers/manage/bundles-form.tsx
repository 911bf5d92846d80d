import type { PageOffers } from '@kindred/contract/offers/calls';
import { bundleMonths } from '@kindred/contract/offers/limits';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useFormDraft } from '../../../lib/react/use-form-draft.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { pageOffersQuery } from '../offers.queries.ts';
import { useSetBundles } from './use-promotions.ts';

const percents = [0, 5, 10, 15, 20, 25, 30, 40, 50];

export function BundlesForm() {
  const { data, error, refetch } = useQuery(pageOffersQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-72 rounded-card" />;
  return <Form key={JSON.stringify(data.bundles)} bundles={data.bundles} />;
}

type Choices = Record<'3' | '6' | '12', string>;

function Form({ bundles }: { bundles: PageOffers['bundles'] }) {
  const { t } = useTranslation();
  const saved = (months: number) =>
    bundles.find((bundle) => bundle.months === months)?.percent_off.toString() ?? '';
  const form = useFormDraft<Choices>({ '3': saved(3), '6': saved(6), '12': saved(12) });
  const save = useSetBundles();
  const send = () =>
    save.mutate(
      bundleMonths
        .map((months) => ({ months, percent: form.values[`${months}`] }))
        .filter(({ percent }) => percent !== '')
        .map(({ months, percent }) => ({ months, percent_off: Number(percent) })),
    );
  return (
    <form action={send} className="flex flex-col gap-4">
      <CardSection title={t('offers.bundles')} hint={t('offers.bundlesHint')}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-4">
          {bundleMonths.map((months) => (
            <Select
              key={months}
              label={t('offers.months', { count: months })}
              value={form.draft[`${months}`]}
              onChange={({ target }) => form.change({ [`${months}`]: target.value })}
            >
              <option value="">{t('offers.noBundle')}</option>
              {percents.map((percent) => (
                <option key={percent} value={percent}>
                  {percent === 0 ? t('offers.samePrice') : t('offers.percent', { percent })}
                </option>
              ))}
              {!percents.includes(Number(form.draft[`${months}`])) && (
                <option value={form.draft[`${months}`]}>
                  {t('offers.percent', { percent: Number(form.draft[`${months}`]) })}
                </option>
              )}
            </Select>
          ))}
        </div>
      </CardSection>
      {save.error && (
        <p role="alert" className="text-danger">
          {errorText(save.error)}
        </p>
      )}
      <Button type="submit" className="self-start" isLoading={save.isPending} disabled={!form.isDirty}>
        {t('common.save')}
      </Button>
    </form>
  );
}
