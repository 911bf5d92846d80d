import type { AiUsage } from '@kindred/contract/ai-models/calls';
import { maxBudgetUsdCents } from '@kindred/contract/ai-models/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/call/call.ts';
import { callQuery } from '../../lib/call/call-queries.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Select } from '../../ui/form/select.tsx';
import { Input } from '../../ui/form/text-field.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { UsageMonths } from './usage-months.tsx';

const usageQuery = callQuery('getAiUsage', {});

export function CompanionUsage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(usageQuery);
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-72 rounded-card" />
    );
  if (data.state === 'offline')
    return <EmptyState icon={<Gauge />} title={t('aiUsage.offline')} text={t('aiUsage.offlineText')} />;
  return (
    <div className="flex flex-col gap-8">
      <p role="status" className="text-ink-soft">
        {t(`aiUsage.state.${data.state}`)}
      </p>
      <Choice key={`${data.model} ${data.budget_usd_cents}`} usage={data} />
      <UsageMonths usage={data.usage} />
    </div>
  );
}

function Choice({ usage }: { usage: AiUsage }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [model, setModel] = useState(usage.model ?? '');
  const stored = usage.budget_usd_cents === null ? '' : String(usage.budget_usd_cents / 100);
  const [budget, setBudget] = useState(stored);
  const cents = budget.trim() === '' ? null : Math.round(Number(budget) * 100);
  const isWrong = cents !== null && !(cents >= 0 && cents <= maxBudgetUsdCents);
  const save = useMutation({
    mutationFn: () => call('setAiSettings', { model, budget_usd_cents: cents }),
    onSuccess: (next) => {
      client.setQueryData(usageQuery.queryKey, next);
      toast('success', t('aiUsage.saved'));
    },
    onError: (error) => toast('error', errorText(error)),
  });
  const price = usage.models.find(({ name }) => name === model);
  const bound = usage.max_usd_cents;
  return (
    <CardSection title={t('aiUsage.choice')}>
      <Select
        label={t('aiUsage.model')}
        value={model}
        hint={
          price && t('aiUsage.price', { input: String(price.input_usd), output: String(price.output_usd) })
        }
        onChange={({ target }) => setModel(target.value)}
      >
        {usage.models.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Input
        type="number"
        inputMode="decimal"
        min={0}
        step="0.01"
        label={t('aiUsage.budget')}
        hint={bound === null ? t('aiUsage.budgetHint') : t('aiUsage.budgetBound', { max: formatUsd(bound) })}
        error={isWrong ? t('aiUsage.budgetWrong') : undefined}
        value={budget}
        onChange={({ target }) => setBudget(target.value)}
      />
      <Button
        className="my-3"
        disabled={isWrong || (model === usage.model && cents === usage.budget_usd_cents)}
        isLoading={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('common.save')}
      </Button>
    </CardSection>
  );
}
