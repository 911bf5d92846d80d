import { Gem, Users } from 'lucide-react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import type { Draft } from '../../drafts/draft.ts';
import { ChoiceCards } from './choice-cards.tsx';

type MembersFieldProps = {
  draft: Draft;
  isProPage: boolean;
  onChange: (change: Pick<Draft, 'membersIncluded'>) => void;
};

/** Of a paid post: whether members have it for free, or buy it like everyone else. */
export function MembersField({ draft, isProPage, onChange }: MembersFieldProps) {
  const { t } = useTranslation();
  return (
    <ChoiceCards
      legend={t('composer.members')}
      chosen={draft.membersIncluded ? 'included' : 'buy'}
      onChoose={(chosen) => onChange({ membersIncluded: chosen === 'included' })}
      choices={[
        {
          value: 'buy',
          label: t('composer.membersBuy'),
          hint: t(isProPage ? 'composer.membersBuyPro' : 'composer.membersBuyFree'),
          icon: <Gem className="size-5" />,
        },
        {
          value: 'included',
          label: t('composer.membersIncluded'),
          hint: t(isProPage ? 'composer.membersIncludedPro' : 'composer.membersIncludedFree'),
          icon: <Users className="size-5" />,
        },
      ]}
    />
  );
}
