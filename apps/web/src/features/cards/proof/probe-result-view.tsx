import { safetyProbeIds } from '@kindred/contract/cards/limits';
import type { AnyCheck, ProbeResult } from '@kindred/contract/cards/proof';
import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/feedback/badge.tsx';

/** One conversation replayed: the answers side by side, and what each check says. Open where something is wrong. */
export function ProbeResultView({ result }: { result: ProbeResult }) {
  const { t } = useTranslation();
  const describe = useCheckText();
  const safetyId = safetyProbeIds.find((id) => id === result.probe);
  const title = result.kind === 'safety' && safetyId ? t(`cardStudio.probe.${safetyId}`) : result.title;
  const failed = result.checks.filter(({ passed }) => !passed);
  return (
    <details className="py-3" open={!result.passed}>
      <summary className="flex min-h-9 cursor-pointer flex-wrap items-center gap-3">
        {result.passed ? (
          <Check aria-hidden="true" className="size-5 text-positive" />
        ) : (
          <TriangleAlert aria-hidden="true" className="size-5 text-danger" />
        )}
        <span className="grow font-medium">{title}</span>
        {result.kind === 'safety' && <Tag>{t('cardStudio.ofPlatform')}</Tag>}
        {result.worse.length > 0 && <Tag tone="warning">{t('cardStudio.gotWorse')}</Tag>}
        <span className="text-caption text-ink-soft">
          {t(result.passed ? 'cardStudio.passed' : 'cardStudio.failed')}
        </span>
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        {failed.length > 0 && (
          <ul className="list-disc ps-5 text-danger">
            {failed.map((check) => (
              <li key={`${check.kind} ${check.value}`}>{describe(check)}</li>
            ))}
          </ul>
        )}
        {result.question !== '' && (
          <p className="text-ink-soft">{t('cardStudio.asked', { question: result.question })}</p>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Answer
            label={t('cardStudio.answerBefore')}
            text={result.old_answer ?? t('cardStudio.noAnswerBefore')}
          />
          <Answer label={t('cardStudio.answerNow')} text={result.new_answer} />
        </div>
      </div>
    </details>
  );
}

function Answer({ label, text }: { label: string; text: string }) {
  return (
    <div className="rounded-control bg-sunken px-3.5 py-2.5">
      <p className="text-caption text-ink-soft">{label}</p>
      <p dir="auto" className="whitespace-pre-wrap break-words">
        {text}
      </p>
    </div>
  );
}

export function useCheckText(): (check: AnyCheck) => string {
  const { t } = useTranslation();
  return ({ kind, value }) => t(`cardStudio.check.${kind}`, { value });
}
