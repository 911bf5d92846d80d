import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { accountQuery } from '../account/account.queries.ts';
import { useUpdatePushSettings } from './use-push-settings.ts';

const atFirst = { from: '22:00', until: '08:00' };
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

type QuietHoursProps = { from: string | null; until: string | null };

export function QuietHours({ from, until }: QuietHoursProps) {
  const { t } = useTranslation();
  const zone = useQuery(accountQuery).data?.timezone;
  const save = useUpdatePushSettings();
  const isOn = from !== null && until !== null;
  const set = (hours: QuietHoursProps) => save.mutate({ quiet_from: hours.from, quiet_until: hours.until });
  return (
    <CardSection>
      <Switch
        label={t('push.quiet.title')}
        hint={t('push.quiet.lead')}
        isOn={isOn}
        onChange={(isOn) => set(isOn ? atFirst : { from: null, until: null })}
      />
      {isOn && (
        <div className="grid grid-cols-2 gap-4 border-line border-t py-2">
          <HourChoice
            label={t('push.quiet.from')}
            value={from}
            other={until}
            onChange={(hour) => set({ from: hour, until })}
          />
          <HourChoice
            label={t('push.quiet.until')}
            value={until}
            other={from}
            onChange={(hour) => set({ from, until: hour })}
          />
          {zone && (
            <p className="col-span-2 pb-2 text-caption text-ink-soft">{t('push.quiet.zone', { zone })}</p>
          )}
        </div>
      )}
    </CardSection>
  );
}

type HourChoiceProps = { label: string; value: string; other: string; onChange: (hour: string) => void };

/** Half hours, and the one that is set; the other end cannot be the same. */
function HourChoice({ label, value, other, onChange }: HourChoiceProps) {
  const hours = halfHours.includes(value) ? halfHours : [value, ...halfHours];
  return (
    <Select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {hours
        .filter((hour) => hour !== other)
        .map((hour) => (
          <option key={hour} value={hour}>
            {hour}
          </option>
        ))}
    </Select>
  );
}
