import { creatorKinds } from '@kindred/contract/characters/limits';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/form/select.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { profileSettingsQuery } from './characters.queries.ts';
import { kindLooks } from './kind-looks.ts';
import { useUpdateProfileSettings } from './use-update-profile-settings.ts';

export function KindChoice() {
  const { t } = useTranslation();
  const { data } = useQuery(profileSettingsQuery);
  const save = useUpdateProfileSettings();
  if (!data) return <Skeleton className="h-32 rounded-card" />;
  return (
    <CardSection title={t('prefs.profile.kind')}>
      <Select
        label={t('prefs.profile.kind')}
        isLabelHidden
        hint={t('prefs.profile.kindHint')}
        value={data.kind ?? ''}
        onChange={(event) => {
          const kind = creatorKinds.find((name) => name === event.target.value) ?? null;
          save.mutate({ kind });
        }}
      >
        <option value="">{t('prefs.profile.noKind')}</option>
        {creatorKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindLooks[kind].label)}
          </option>
        ))}
      </Select>
      {save.error && (
        <p role="alert" className="pb-2 text-caption text-danger">
          {errorText(save.error)}
        </p>
      )}
    </CardSection>
  );
}
