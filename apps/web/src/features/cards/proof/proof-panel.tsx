import type { CardStudio } from '@kindred/contract/cards/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { cardStudioQuery } from '../cards.queries.ts';
import { useDraftState } from '../draft/use-draft.ts';
import { GoldenList } from './golden-list.tsx';
import { ProbeResultView } from './probe-result-view.tsx';
import { useRunProof } from './use-run-proof.ts';

/** Runs the checks before publishing, shows their results, and publishes the draft. */
export function ProofPanel({ studio }: { studio: CardStudio }) {
  const { t } = useTranslation();
  const { run, progress } = useRunProof();
  const publish = usePublish(studio.version);
  const isSaved = useDraftState(({ saving }) => saving === 'saved');
  const { proof } = studio;
  const isCurrent = proof?.is_current === true && isSaved;
  const results = progress?.results ?? proof?.results ?? [];
  const problem = run.error ?? publish.error;
  return (
    <div className="flex flex-col gap-6">
      <CardSection title={t('cardStudio.proof')} hint={t('cardStudio.proofHint')}>
        <div className="flex flex-col gap-3 py-3">
          <ProofStatus studio={studio} progress={progress} isCurrent={isCurrent} />
          {problem && (
            <p role="alert" className="text-danger">
              {errorText(problem)}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              variant={isCurrent ? 'secondary' : 'primary'}
              isLoading={run.isPending}
              onClick={() => run.mutate()}
            >
              {t('cardStudio.runProof')}
            </Button>
            <Button
              isLoading={publish.isPending}
              disabled={!isCurrent || proof?.is_safe !== true || !studio.is_changed || run.isPending}
              onClick={() => publish.mutate()}
            >
              {t('cardStudio.publish')}
            </Button>
          </div>
        </div>
      </CardSection>
      {results.length > 0 && (
        <CardSection title={t('cardStudio.results')} hint={t('cardStudio.resultsHint')}>
          <ul className="flex flex-col divide-y divide-line">
            {results.map((result) => (
              <li key={`${result.kind} ${result.probe}`}>
                <ProbeResultView result={result} />
              </li>
            ))}
          </ul>
        </CardSection>
      )}
      <GoldenList golden={studio.golden} />
    </div>
  );
}

type ProofStatusProps = {
  studio: CardStudio;
  progress: ReturnType<typeof useRunProof>['progress'];
  isCurrent: boolean;
};

function ProofStatus({ studio, progress, isCurrent }: ProofStatusProps) {
  const { t } = useTranslation();
  const { proof } = studio;
  if (progress) {
    const text = t('cardStudio.proofRunning', { done: progress.results.length, total: progress.total });
    return <Status text={text} />;
  }
  if (!proof) return <Status text={t('cardStudio.proofNone')} />;
  return (
    <>
      <Status text={isCurrent ? verdict(t, studio) : t('cardStudio.proofStale')} />
      <p className="text-caption text-ink-faint">
        {t('cardStudio.proofOf', {
          date: formatDateTime(proof.created_at),
          model: proof.model === 'offline' ? t('cardStudio.offlineModel') : proof.model,
        })}
      </p>
    </>
  );
}

function Status({ text }: { text: string }) {
  return (
    <p role="status" className="text-ink-soft">
      {text}
    </p>
  );
}

function verdict(t: ReturnType<typeof useTranslation>['t'], { proof }: CardStudio): string {
  if (proof?.is_safe === false) return t('cardStudio.proofUnsafe');
  const worse = proof?.results.filter((result) => result.worse.length > 0).length ?? 0;
  if (worse > 0) return t('cardStudio.proofWorse', { count: worse });
  const failing = proof?.results.filter((result) => !result.passed).length ?? 0;
  return failing > 0 ? t('cardStudio.proofFailing', { count: failing }) : t('cardStudio.proofGood');
}

function usePublish(version: number) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => call('publishCard', { version }),
    onSuccess: (studio) => {
      client.setQueryData(cardStudioQuery.queryKey, studio);
      toast('success', t('cardStudio.published'));
    },
  });
}
