import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { lorebookTestQuery } from '../cards.queries.ts';
import { useDraftField, useDraftState } from '../draft/use-draft.ts';

const typingMs = 400;

/** Type what a fan might say, and see which entries the companion is given, and why the others not. */
export function LorebookTester() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const testText = useDebouncedValue(text, typingMs);
  const version = useDraftState((state) => state.version);
  const entries = useDraftField('book')?.entries ?? [];
  const { data, error } = useQuery(lorebookTestQuery(testText, version));
  const result = testText.trim() === '' ? undefined : data;
  return (
    <CardSection title={t('cardStudio.tester')} hint={t('cardStudio.testerHint')}>
      <div className="flex flex-col gap-3 py-3">
        <TextArea
          label={t('cardStudio.testerText')}
          maxLength={8000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {error && (
          <p role="alert" className="text-danger">
            {errorText(error)}
          </p>
        )}
        {result && (
          <div role="status" className="flex flex-col gap-2">
            <p className="text-ink-soft">
              {t('cardStudio.testerSum', { tokens: result.tokens, budget: result.token_budget })}
            </p>
            <ul className="flex flex-col divide-y divide-line">
              {result.list.map(({ entry, outcome, matched, tokens }) => {
                const { name = '', keys = [] } = entries[entry] ?? {};
                return (
                  <li key={entry} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                    <Tag tone={outcome === 'inserted' ? 'good' : 'neutral'}>
                      {t(`cardStudio.outcome.${outcome}`)}
                    </Tag>
                    <span className="min-w-0 grow truncate">
                      {name || keys.join(', ') || t('cardStudio.unnamedEntry')}
                    </span>
                    <span className="text-caption text-ink-soft">
                      {matched !== null &&
                        `${matched === 'constant' ? t('cardStudio.entryAlways') : t('cardStudio.matchedBy', { key: matched })} · `}
                      {t('cardStudio.tokens', { count: tokens })}
                    </span>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </div>
    </CardSection>
  );
}
