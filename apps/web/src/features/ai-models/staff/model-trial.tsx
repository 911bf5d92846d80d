import type { CallOutput } from '@kindred/contract/all/calls';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

type Trial = {
  data: CallOutput<'tryModel'> | undefined;
  error: Error | null;
  isPending: boolean;
};

export function ModelTrial({ trial: { data, error, isPending } }: { trial: Trial }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {isPending && (
        <>
          <p className="mb-2 text-caption text-ink-soft">{t('staffModel.testing')}</p>
          <Skeleton className="h-16 rounded-control" />
        </>
      )}
      {error && !isPending && <p className="text-danger">{errorText(error)}</p>}
      {data && !isPending && <Greeting trial={data} />}
    </div>
  );
}

function Greeting({ trial }: { trial: CallOutput<'tryModel'> }) {
  const { t } = useTranslation();
  if (trial.answer === '') return <p className="text-danger">{t('staffModel.noAnswer')}</p>;
  const seconds = (trial.first_token_ms ?? 0) / 1000;
  const facts = [
    t('staffModel.speed', { seconds: formatNumber(Math.round(seconds * 10) / 10) }),
    trial.tokens_per_second !== null && t('staffModel.rate', { rate: formatNumber(trial.tokens_per_second) }),
    trial.context_tokens !== null && t('staffModel.context', { tokens: formatNumber(trial.context_tokens) }),
  ].filter((fact) => fact !== false);
  return (
    <>
      <blockquote dir="auto" className="rounded-control bg-sunken px-4 py-3 wrap-anywhere">
        {trial.answer}
      </blockquote>
      <p className="mt-2 text-caption text-ink-soft">{facts.join(' · ')}</p>
    </>
  );
}
