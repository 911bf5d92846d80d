import type { ProfileSettings } from '@kindred/contract/characters/calls';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { profileSettingsQuery } from './characters.queries.ts';
import { useUpdateProfileSettings } from './use-update-profile-settings.ts';

export function CommentingChoice() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(profileSettingsQuery);
  const save = useUpdateProfileSettings();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-72 rounded-card" />;
  const choose = (value: string) =>
    save.mutate({ comment_config: Number(value) as ProfileSettings['comment_config'] });
  return (
    <CardSection title={t('prefs.commenting.label')} hint={t('prefs.commenting.hint')}>
      <RadioList
        label={t('prefs.commenting.label')}
        options={[
          { value: '1', label: t('prefs.commenting.everyone'), hint: t('prefs.commenting.everyoneHint') },
          { value: '3', label: t('prefs.commenting.members'), hint: t('prefs.commenting.membersHint') },
          { value: '2', label: t('prefs.commenting.creators'), hint: t('prefs.commenting.creatorsHint') },
          { value: '0', label: t('prefs.commenting.nobody'), hint: t('prefs.commenting.nobodyHint') },
        ]}
        value={String(data.comment_config)}
        onChange={choose}
      />
      {save.error && (
        <p role="alert" className="pb-2 text-caption text-danger">
          {errorText(save.error)}
        </p>
      )}
    </CardSection>
  );
}
