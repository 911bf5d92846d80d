import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useDraftField, useDraftStore } from '../draft/use-draft.ts';
import { type Example, readExamples, writeExamples } from './examples.ts';
import { useMacroWords } from './use-macro-words.ts';

const fields = [
  { field: 'description', name: 'who' },
  { field: 'personality', name: 'talk' },
  { field: 'post_history_instructions', name: 'never' },
  { field: 'first_mes', name: 'first' },
] as const;

/** The card in plain words: who, how, never, first words, and three questions with their answers. */
export function SimpleCard() {
  const { t } = useTranslation();
  const { shown } = useMacroWords();
  return (
    <div className="flex flex-col gap-6">
      <CardSection
        title={t('cardStudio.simple.title')}
        hint={t('cardStudio.simple.hint', { fan: shown('{{user}}') })}
      >
        <div className="flex flex-col gap-5 py-3">
          {fields.map((row) => (
            <PlainText key={row.field} row={row} />
          ))}
        </div>
      </CardSection>
      <Examples />
    </div>
  );
}

function PlainText({ row: { field, name } }: { row: (typeof fields)[number] }) {
  const { t } = useTranslation();
  const { change } = useDraftStore();
  const { shown, stored } = useMacroWords();
  return (
    <TextArea
      label={t(`cardStudio.simple.${name}`)}
      hint={t(`cardStudio.simple.${name}Hint`)}
      className="max-h-96"
      value={shown(useDraftField(field))}
      onChange={({ target }) => change({ [field]: stored(target.value) })}
    />
  );
}

function Examples() {
  const { t } = useTranslation();
  const { change } = useDraftStore();
  const { shown, stored } = useMacroWords();
  const text = useDraftField('mes_example');
  // A pair that is cleared keeps its place while it is written again.
  const [{ examples, rest }, setRead] = useState(() => readExamples(text));
  const write = (index: number, part: Partial<Example>) => {
    const next = examples.map((example, at) => (at === index ? { ...example, ...part } : example));
    setRead({ examples: next, rest });
    change({ mes_example: writeExamples(next, rest) });
  };
  return (
    <CardSection title={t('cardStudio.simple.examples')} hint={t('cardStudio.simple.examplesHint')}>
      <ol className="flex flex-col gap-6 py-3">
        {examples.map(({ question, answer }, index) => (
          // The place is what an example is.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="flex flex-col gap-3">
            <TextArea
              label={t('cardStudio.simple.question', { number: index + 1 })}
              value={shown(question)}
              onChange={({ target }) => write(index, { question: stored(target.value) })}
            />
            <TextArea
              label={t('cardStudio.simple.answer', { number: index + 1 })}
              value={shown(answer)}
              onChange={({ target }) => write(index, { answer: stored(target.value) })}
            />
          </li>
        ))}
      </ol>
    </CardSection>
  );
}
