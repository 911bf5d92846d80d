import type { StaffModel } from '@kindred/contract/ai-models/staff-calls';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { localModelsQuery } from './staff-model.queries.ts';

type LocalModelsProps = {
  current: StaffModel;
  onChoose: (model: { baseUrl: string; model: string }) => void;
};

export function LocalModels({ current, onChoose }: LocalModelsProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(localModelsQuery);
  const models = (data?.found ?? []).flatMap((endpoint) =>
    endpoint.models.map((model) => ({ ...endpoint, ...model })),
  );
  return (
    <CardSection title={t('staffModel.found')} level={2}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div role="status" aria-label={t('staffModel.searching')}>
          <Skeleton className="my-3 h-11 rounded-control" />
        </div>
      )}
      {data && models.length === 0 && <p className="py-3 text-ink-soft">{t('staffModel.none')}</p>}
      <ul className="divide-y divide-line">
        {models.map(({ program, base_url: baseUrl, name, context_tokens: tokens }) => (
          <li key={`${baseUrl} ${name}`} className="flex items-center justify-between gap-4 py-3">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="block text-caption text-ink-soft">
                {program}
                {tokens !== null && ` · ${t('staffModel.context', { tokens: formatNumber(tokens) })}`}
              </span>
            </span>
            <Button
              variant={current.source === 'none' ? 'primary' : 'secondary'}
              aria-label={`${t('staffModel.try')}: ${name}`}
              onClick={() => onChoose({ baseUrl, model: name })}
            >
              {t('staffModel.try')}
            </Button>
          </li>
        ))}
      </ul>
      {data && (
        <Button variant="quiet" className="my-1" isLoading={isFetching} onClick={() => void refetch()}>
          {t('staffModel.search')}
        </Button>
      )}
    </CardSection>
  );
}
