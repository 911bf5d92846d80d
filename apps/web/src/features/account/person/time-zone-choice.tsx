import { errorText } from '../../../lib/call/error-text.ts';
import { countryOf, timeZoneName } from '../../../lib/format/country.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Select } from '../../../ui/form/select.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { DeviceZoneButton } from './device-zone-button.tsx';
import { useUpdateUserData } from './use-update-user-data.ts';

/** In which zone days and months of the account are counted. Shown as chosen at once, and reverted if it cannot be saved. */
export function TimeZoneChoice({ current }: { current: string }) {
  const { t } = useTranslation();
  const save = useUpdateUserData();
  const value = save.isPending ? (save.variables.timezone ?? current) : current;
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current, value])].sort();
  const choose = (timezone: string) => save.mutate({ timezone });
  return (
    <CardSection title={t('prefs.account.timezone')}>
      <Select
        label={t('prefs.account.timezone')}
        isLabelHidden
        hint={`${countryOf(value).name} · ${t('prefs.account.timezoneHint')}`}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {timeZoneName(zone)}
          </option>
        ))}
      </Select>
      {save.error && (
        <p role="alert" className="pb-2 text-caption text-danger">
          {errorText(save.error)}
        </p>
      )}
      <DeviceZoneButton current={value} onChoose={choose} />
    </CardSection>
  );
}
