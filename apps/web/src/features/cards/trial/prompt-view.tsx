import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import type { TrialPrompt } from './use-trial.ts';

/** The prompt of the last answer, part by part in the order in which it was sent: what it took, and what was cut. */
export function PromptView({ prompt }: { prompt: TrialPrompt }) {
  const { t } = useTranslation();
  const used = prompt.parts.filter(({ whole_tokens }) => whole_tokens > 0);
  return (
    <CardSection
      title={t('cardStudio.prompt')}
      hint={t('cardStudio.promptSum', { tokens: prompt.tokens, budget: prompt.budget })}
    >
      <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-action"
          style={{ width: `${Math.min(100, (100 * prompt.tokens) / prompt.budget)}%` }}
        />
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {used.map((part) => (
          <li key={part.name}>
            <details className="py-2">
              <summary className="flex min-h-9 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
                <span className="grow font-medium">{t(`cardStudio.part.${part.name}`)}</span>
                {part.tokens < part.whole_tokens && (
                  <Tag tone="warning">
                    {part.tokens === 0
                      ? t('cardStudio.partDropped')
                      : t('cardStudio.partCut', { count: part.whole_tokens - part.tokens })}
                  </Tag>
                )}
                <span className="text-caption text-ink-soft">
                  {t('cardStudio.tokens', { count: part.tokens })}
                </span>
              </summary>
              <p dir="auto" className="whitespace-pre-wrap break-words pt-1 text-caption text-ink-soft">
                {part.name === 'safety' ? t('cardStudio.safetyNote') : part.content}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
