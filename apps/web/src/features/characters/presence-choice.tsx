import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { profileSettingsQuery } from './characters.queries.ts';
import { useUpdateProfileSettings } from './use-update-profile-settings.ts';

/** Whether fans see when their creator is here; saved as it is chosen. */
export function PresenceChoice() {
  const { t } = useTranslation();
  const { data } = useQuery(profileSettingsQuery);
  const save = useUpdateProfileSettings();
  if (!data) return <Skeleton className="h-20 rounded-card" />;
  return (
    <CardSection>
      <Switch
        label={t('prefs.presence.label')}
        hint={t('prefs.presence.hint')}
        isOn={data.show_online === 1}
        onChange={(isOn) => save.mutate({ show_online: isOn ? 1 : 0 })}
      />
      {save.error && (
        <p role="alert" className="pb-2 text-caption text-danger">
          {errorText(save.error)}
        </p>
      )}
    </CardSection>
  );
}
