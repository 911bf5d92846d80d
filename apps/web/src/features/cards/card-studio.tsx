import type { CardStudio as Studio } from '@kindred/contract/cards/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { PresenceChoice } from '../characters/presence-choice.tsx';
import { AnswerSettingsForm } from '../companion/answer-settings.tsx';
import { RatingList } from '../companion/rating-list.tsx';
import { cardStudioQuery } from './cards.queries.ts';
import { DraftContext, useNewDraft } from './draft/use-draft.ts';
import { CharacterFields } from './editor/character-fields.tsx';
import { GreetingFields } from './editor/greeting-fields.tsx';
import { InstructionFields } from './editor/instruction-fields.tsx';
import { LorebookEditor } from './editor/lorebook-editor.tsx';
import { CardFilePanel } from './files/card-file-panel.tsx';
import { ProofPanel } from './proof/proof-panel.tsx';
import { SimpleCard } from './simple/simple-card.tsx';
import { type StudioViewChoice, studioViews, useStudioView } from './simple/use-studio-view.ts';
import { StudioHead } from './studio-head.tsx';
import { TrialChat } from './trial/trial-chat.tsx';

export function CardStudio() {
  const { data, error, refetch } = useQuery(cardStudioQuery);
  return (
    <div className="flex flex-col gap-8">
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <AnswerSettingsForm />
        <PresenceChoice />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-128 rounded-card" />}
      {data && <LoadedStudio first={data} />}
    </div>
  );
}

/** Another card in place of this one begins with fields of its own, in the view that is open. */
function LoadedStudio({ first }: { first: Studio }) {
  const { data } = useQuery(cardStudioQuery);
  const viewChoice = useStudioView(first.card);
  const client = useQueryClient();
  const [opened, setOpened] = useState(0);
  const replace = (next: Studio) => {
    client.setQueryData(cardStudioQuery.queryKey, next);
    setOpened((count) => count + 1);
  };
  return data && <OpenStudio key={opened} studio={data} viewChoice={viewChoice} onReplace={replace} />;
}

type StudioProps = {
  studio: Studio;
  viewChoice: StudioViewChoice;
  onReplace: (next: Studio) => void;
};

function OpenStudio({ studio, viewChoice, onReplace }: StudioProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 80rem)');
  const [tab, setTab] = useState('character');
  const store = useNewDraft(studio);
  const { view, show, choose } = viewChoice;
  const toChecks = () => {
    setTab('checks');
    show('advanced');
  };
  const tabs = [
    { value: 'character', label: t('cardStudio.tab.character'), content: <CharacterFields /> },
    { value: 'greetings', label: t('cardStudio.tab.greetings'), content: <GreetingFields /> },
    { value: 'lorebook', label: t('cardStudio.tab.lorebook'), content: <LorebookEditor /> },
    { value: 'instructions', label: t('cardStudio.tab.instructions'), content: <InstructionFields /> },
    { value: 'checks', label: t('cardStudio.tab.checks'), content: <ProofPanel studio={studio} /> },
    {
      value: 'file',
      label: t('cardStudio.tab.file'),
      content: <CardFilePanel studio={studio} onReplace={onReplace} />,
    },
    { value: 'ratings', label: t('cardStudio.tab.ratings'), content: <RatingList /> },
    ...(isWide ? [] : [{ value: 'try', label: t('cardStudio.tab.try'), content: <TrialChat /> }]),
  ];
  const tabValue = tabs.some(({ value }) => value === tab) ? tab : 'character';
  return (
    <DraftContext value={store}>
      <section aria-label={t('cardStudio.label')} className="flex flex-col gap-4">
        <StudioHead studio={studio} onReplace={onReplace} onPublish={toChecks} />
        <ChoiceChips
          label={t('cardStudio.view')}
          choices={studioViews.map((value) => ({ value, label: t(`cardStudio.views.${value}`) }))}
          value={view}
          onChange={choose}
        />
        <div className="gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(20rem,24%)]">
          <div className="min-w-0">
            {view === 'simple' ? (
              <SimpleCard />
            ) : (
              <Tabs label={t('cardStudio.label')} tabs={tabs} value={tabValue} onChange={setTab} />
            )}
          </div>
          {(isWide || view === 'simple') && (
            <aside
              aria-label={t('cardStudio.tab.try')}
              className={classNames(
                'max-xl:mt-6 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:self-start overflow-y-auto',
                view === 'simple' && 'rounded-[2rem] border-[6px] border-line-strong bg-surface p-3',
              )}
            >
              <TrialChat />
            </aside>
          )}
        </div>
      </section>
    </DraftContext>
  );
}
