import type { SpendingLimits } from '@kindred/contract/wallet/calls';
import { useQuery } from '@tanstack/react-query';
import { formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useFormDraft } from '../../lib/react/use-form-draft.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { Input } from '../../ui/form/text-field.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { spendingLimitsQuery } from '../wallet/wallet.queries.ts';
import { confirmDiamonds, limitCents } from './limit-amount.ts';
import { NextLimit } from './next-limit.tsx';
import { useSetSpendingLimits } from './use-set-spending-limits.ts';
import { WeekUsed } from './week-used.tsx';

export function LimitsForm() {
  const { data, error, refetch } = useQuery(spendingLimitsQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return <Form key={`${data.weekly_usd_cents} ${data.confirm_above}`} limits={data} />;
}

function Form({ limits }: { limits: SpendingLimits }) {
  const { t } = useTranslation();
  const form = useFormDraft({
    limit: limits.weekly_usd_cents === null ? '' : String(limits.weekly_usd_cents / 100),
    above: limits.confirm_above === null ? '' : String(limits.confirm_above),
  });
  const save = useSetSpendingLimits();
  const weekly = limitCents(form.values.limit);
  const above = confirmDiamonds(form.values.above);
  const submit = () => {
    if (weekly !== undefined && above !== undefined)
      save.mutate({ weekly_usd_cents: weekly, confirm_above: above });
  };
  return (
    <form action={submit} className="flex flex-col gap-6">
      <CardSection title={t('spending.limit.title')} hint={t('spending.limit.hint')}>
        <WeekUsed limits={limits} />
        <div className="py-3">
          <Input
            label={t('spending.limit.label')}
            hint={t(raises(limits, weekly) ? 'spending.limit.raise' : 'spending.limit.lower')}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t('spending.limit.none')}
            error={weekly === undefined ? t('spending.limit.wrong', { min: formatUsd(100) }) : undefined}
            {...form.text('limit')}
          />
        </div>
        {limits.next && <NextLimit limits={limits} next={limits.next} />}
      </CardSection>
      <CardSection title={t('spending.confirm.title')}>
        <div className="py-3">
          <Input
            label={t('spending.confirm.label')}
            hint={t('spending.confirm.hint')}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('spending.confirm.never')}
            error={above === undefined ? t('spending.confirm.wrong') : undefined}
            {...form.text('above')}
          />
        </div>
      </CardSection>
      <SaveBar
        isChanged={form.isDirty && weekly !== undefined && above !== undefined}
        isSaving={save.isPending}
        error={save.error}
      />
    </form>
  );
}

function raises({ weekly_usd_cents: before }: SpendingLimits, limit: number | null | undefined): boolean {
  if (before === null || limit === undefined) return false;
  return limit === null || limit > before;
}
