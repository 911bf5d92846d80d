import type { AnswerSettings } from '@kindred/contract/chat/answering-calls';
import { timeZoneName } from '../../lib/format/country.ts';
import { weekdayName } from '../../lib/format/weekday-name.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { Input } from '../../ui/form/text-field.tsx';
import { DeviceZoneButton } from '../account/person/device-zone-button.tsx';

type Hours = NonNullable<AnswerSettings['hours']>;
type WorkingHoursProps = {
  hours: Hours | null;
  timezone: string;
  onChange: (hours: Hours | null) => void;
  onZone: (zone: string) => void;
};

const office: Hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
const week = [1, 2, 3, 4, 5, 6, 7];

/** When the chosen way of answering holds, in the creator's time zone; null: always. */
export function WorkingHours({ hours, timezone, onChange, onZone }: WorkingHoursProps) {
  const { t } = useTranslation();
  const toggle = (day: number) => {
    if (!hours) return;
    const days = week.filter((other) =>
      other === day ? !hours.days.includes(day) : hours.days.includes(other),
    );
    if (days.length > 0) onChange({ ...hours, days });
  };
  return (
    <div className="mt-2">
      <Switch
        label={t('answerDefault.hours')}
        hint={t('answerDefault.hoursHint', { timezone: timeZoneName(timezone) })}
        isOn={hours !== null}
        onChange={(isOn) => onChange(isOn ? office : null)}
      />
      {hours && (
        <div className="flex flex-col gap-3 pb-2">
          <DeviceZoneButton current={timezone} onChoose={onZone} />
          <Days chosen={hours.days} onToggle={toggle} />
          <div className="grid grid-cols-2 gap-3">
            <Input
              type="time"
              required
              label={t('answerDefault.from')}
              value={hours.from}
              onChange={({ target }) => target.value && onChange({ ...hours, from: target.value })}
            />
            <Input
              type="time"
              required
              label={t('answerDefault.to')}
              value={hours.to}
              onChange={({ target }) => target.value && onChange({ ...hours, to: target.value })}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function Days({ chosen, onToggle }: { chosen: readonly number[]; onToggle: (day: number) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t('answerDefault.days')}</legend>
      {week.map((day) => (
        <button
          key={day}
          type="button"
          aria-label={weekdayName(day)}
          aria-pressed={chosen.includes(day)}
          onClick={() => onToggle(day)}
          className={classNames(
            'h-11 min-w-12 rounded-full border px-3 text-caption transition',
            chosen.includes(day)
              ? 'border-action bg-action text-on-action'
              : 'border-line-strong hover:border-ink-faint',
          )}
        >
          {weekdayName(day, 'short')}
        </button>
      ))}
    </fieldset>
  );
}
