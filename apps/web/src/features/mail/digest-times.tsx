import type { MailSettings } from '@kindred/contract/mail/calls';
import { cadences } from '@kindred/contract/mail/limits';
import { useQuery } from '@tanstack/react-query';
import { weekdayName } from '../../lib/format/weekday-name.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { RadioList } from '../../ui/form/radio-list.tsx';
import { Select } from '../../ui/form/select.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { accountQuery } from '../account/account.queries.ts';
import { useUpdateMailSettings } from './use-mail-settings.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const weekdays = [1, 2, 3, 4, 5, 6, 7];

export function DigestTimes({ settings: { cadence, hour, weekday } }: { settings: MailSettings }) {
  const { t } = useTranslation();
  const zone = useQuery(accountQuery).data?.timezone;
  const save = useUpdateMailSettings();
  return (
    <CardSection title={t('mail.often')} hint={t('mail.oftenHint')}>
      <RadioList
        label={t('mail.often')}
        value={cadence}
        options={cadences.map((value) => ({
          value,
          label: t(`mail.${value}`),
          hint: t(`mail.${value}Hint`),
        }))}
        onChange={(chosen) => save.mutate({ cadence: chosen })}
      />
      {cadence !== 'off' && (
        <div className="grid grid-cols-2 gap-4 border-line border-t py-2">
          {cadence === 'weekly' && (
            <Select
              label={t('mail.weekday')}
              value={weekday}
              onChange={({ target }) => save.mutate({ weekday: Number(target.value) })}
            >
              {weekdays.map((day) => (
                <option key={day} value={day}>
                  {weekdayName(day)}
                </option>
              ))}
            </Select>
          )}
          <Select
            label={t('mail.hour')}
            value={hour}
            onChange={({ target }) => save.mutate({ hour: Number(target.value) })}
          >
            {hours.map((option) => (
              <option key={option} value={option}>
                {`${String(option).padStart(2, '0')}:00`}
              </option>
            ))}
          </Select>
          {zone && <p className="col-span-2 pb-2 text-caption text-ink-soft">{t('mail.zone', { zone })}</p>}
        </div>
      )}
    </CardSection>
  );
}
