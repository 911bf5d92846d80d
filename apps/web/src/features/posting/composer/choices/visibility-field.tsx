import { postState } from '@kindred/contract/posts/limits';
import { CalendarClock, FilePen, Globe, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import type { DraftState } from '../../drafts/draft.ts';
import { ChoiceCards } from './choice-cards.tsx';

type VisibilityFieldProps = {
  state: DraftState;
  onChange: (state: DraftState) => void;
  children: ReactNode;
};

export function VisibilityField({ state, onChange, children }: VisibilityFieldProps) {
  const { t } = useTranslation();
  return (
    <ChoiceCards<DraftState>
      legend={t('composer.visibility')}
      isLegendHidden
      chosen={state}
      onChoose={onChange}
      choices={[
        {
          value: postState.published,
          label: t('composer.public'),
          hint: t('composer.publicHint'),
          icon: <Globe className="size-5" />,
        },
        {
          value: postState.scheduled,
          label: t('composer.later'),
          hint: t('composer.laterHint'),
          icon: <CalendarClock className="size-5" />,
        },
        {
          value: postState.private,
          label: t('composer.onlyMe'),
          hint: t('composer.onlyMeHint'),
          icon: <LockKeyhole className="size-5" />,
        },
        {
          value: postState.draft,
          label: t('composer.draft'),
          hint: t('composer.draftHint'),
          icon: <FilePen className="size-5" />,
        },
      ]}
    >
      {children}
    </ChoiceCards>
  );
}
