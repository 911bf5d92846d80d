import { cardListMax } from '@kindred/contract/cards/limits';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useDraftField, useDraftStore } from '../draft/use-draft.ts';

export function GreetingFields() {
  const { t } = useTranslation();
  const { change } = useDraftStore();
  const first = useDraftField('first_mes');
  const others = useDraftField('alternate_greetings');
  const setOther = (index: number, text: string) => change({ alternate_greetings: others.with(index, text) });
  const makeFirst = (index: number) =>
    change({ first_mes: others[index] ?? '', alternate_greetings: others.with(index, first) });
  return (
    <CardSection title={t('cardStudio.greetings')} hint={t('cardStudio.greetingsHint')}>
      <div className="flex flex-col gap-5 py-3">
        <TextArea
          label={t('cardStudio.field.first_mes')}
          className="max-h-96"
          value={first}
          onChange={({ target }) => change({ first_mes: target.value })}
        />
        {others.map((greeting, index) => (
          // The place is what an alternate greeting is.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index} className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <TextArea
                label={t('cardStudio.otherGreeting', { number: index + 1 })}
                className="max-h-96"
                value={greeting}
                onChange={({ target }) => setOther(index, target.value)}
              />
            </div>
            <div className="flex flex-col pt-6">
              <IconButton
                label={t('cardStudio.makeFirst', { number: index + 1 })}
                icon={<ArrowUp className="size-5" />}
                onClick={() => makeFirst(index)}
              />
              <IconButton
                label={t('cardStudio.removeGreeting', { number: index + 1 })}
                icon={<Trash2 className="size-5" />}
                onClick={() => change({ alternate_greetings: others.toSpliced(index, 1) })}
              />
            </div>
          </div>
        ))}
        <Button
          variant="secondary"
          className="self-start"
          disabled={others.length >= cardListMax.greetings}
          onClick={() => change({ alternate_greetings: [...others, ''] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('cardStudio.addGreeting')}
        </Button>
      </div>
    </CardSection>
  );
}
