import { Globe, Users } from 'lucide-react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { ChoiceCards } from './choice-cards.tsx';

type AudienceFieldProps = { isOpen: boolean; isProPage: boolean; onChange: (isOpen: boolean) => void };

/** Of a free post: whether everyone has it, or those who joined. */
export function AudienceField({ isOpen, isProPage, onChange }: AudienceFieldProps) {
  const { t } = useTranslation();
  return (
    <ChoiceCards
      legend={t('composer.audience')}
      isLegendHidden
      chosen={isOpen ? 'everyone' : 'members'}
      onChoose={(chosen) => onChange(chosen === 'everyone')}
      choices={[
        {
          value: 'everyone',
          label: t('composer.everyone'),
          hint: t('composer.everyoneHint'),
          icon: <Globe className="size-5" />,
        },
        {
          value: 'members',
          label: t(isProPage ? 'composer.subscribersOnly' : 'composer.followersOnly'),
          hint: t(isProPage ? 'composer.subscribersOnlyHint' : 'composer.followersOnlyHint'),
          icon: <Users className="size-5" />,
        },
      ]}
    />
  );
}
