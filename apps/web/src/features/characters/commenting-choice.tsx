import type { ProfileSettings } from '@kindred/contract/characters';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { useSettingsTexts } from '../../lib/i18n/settings/use-settings-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Group } from '../../ui/group.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileSettingsQuery } from './characters.queries.ts';
import { useUpdateProfileSettings } from './use-update-profile-settings.ts';

/** Who may comment; saved as it is chosen. */
export function CommentingChoice() {
  const { s } = useSettingsTexts();
  const { data, error, refetch } = useQuery(profileSettingsQuery);
  const save = useUpdateProfileSettings();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-72 rounded-card" />;
  const choose = (value: string) =>
    save.mutate({ comment_config: Number(value) as ProfileSettings['comment_config'] });
  return (
    <Group title={s('commenting.label')} hint={s('commenting.hint')}>
      <RadioList
        label={s('commenting.label')}
        options={[
          { value: '1', label: s('commenting.everyone'), hint: s('commenting.everyoneHint') },
          { value: '3', label: s('commenting.members'), hint: s('commenting.membersHint') },
          { value: '2', label: s('commenting.creators'), hint: s('commenting.creatorsHint') },
          { value: '0', label: s('commenting.nobody'), hint: s('commenting.nobodyHint') },
        ]}
        value={String(data.comment_config)}
        onChange={choose}
      />
      {save.error && (
        <p role="alert" className="pb-2 text-caption text-danger">
          {errorText(save.error)}
        </p>
      )}
    </Group>
  );
}
