import { CalendarDays } from 'lucide-react';
import { useContext, useRef } from 'react';
import { dayLabel } from '../../../../lib/format/day-label.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { MessageActionsContext } from '../message-actions.ts';

export function DayLine({ day }: { day: string }) {
  const { t } = useTranslation();
  const { onJumpToDay } = useContext(MessageActionsContext);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="relative mx-auto my-4 w-fit">
      <h3>
        <button
          type="button"
          aria-label={`${dayLabel(day)}. ${t('chat.goToDay')}`}
          title={t('chat.goToDay')}
          onClick={() => picker.current?.showPicker()}
          className="touch-target flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1 font-medium text-caption text-ink-soft transition hover:text-ink"
        >
          {dayLabel(day)}
          <CalendarDays aria-hidden="true" className="size-3.5" />
        </button>
      </h3>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        // The button opens it; what is chosen in it is all that it is for.
        aria-hidden="true"
        onChange={({ target }) => onJumpToDay(target.value)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
    </div>
  );
}
