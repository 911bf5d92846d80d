import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CurrentModel } from './current-model.tsx';
import { LocalModels } from './local-models.tsx';
import { ModelForm } from './model-form.tsx';
import { staffModelQuery } from './staff-model.queries.ts';

type ChosenModel = { baseUrl: string; model: string };

export function StaffModelPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(staffModelQuery);
  const [chosen, setChosen] = useState<ChosenModel>();
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-card" />
    );
  const current = data.source === 'none' ? undefined : { baseUrl: data.base_url, model: data.model };
  const formModel = chosen ?? current;
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose text-ink-soft">{t('staffModel.text')}</p>
      <CurrentModel current={data} />
      {data.source !== 'environment' && (
        <>
          <LocalModels current={data} onChoose={setChosen} />
          <ModelForm
            key={`${formModel?.baseUrl} ${formModel?.model} ${data.connected_time}`}
            current={data}
            baseUrl={formModel?.baseUrl ?? ''}
            model={formModel?.model ?? ''}
            isTriedAtOnce={chosen !== undefined}
            onConnected={() => setChosen(undefined)}
          />
        </>
      )}
    </div>
  );
}
