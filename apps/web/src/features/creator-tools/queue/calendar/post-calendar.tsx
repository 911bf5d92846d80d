import type { CalendarPost as Post } from '@kindred/contract/creator-tools/calendar-calls';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatMonth } from '../../../../lib/format/format.ts';
import { weekdayName } from '../../../../lib/format/weekday-name.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { calendarQuery } from '../../creator-tools.queries.ts';
import { CalendarDay } from './calendar-day.tsx';
import { type CalendarView, daysAround, onDay, stepView } from './calendar-days.ts';
import { useMovePost } from './use-move-post.ts';

/** The posts of a week or a month, each on the day on which it appears. */
export function PostCalendar({ view }: { view: CalendarView }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string>();
  const day = chosen ?? new Date().toISOString().slice(0, 10);
  const days = daysAround(day, view);
  const first = days[0] ?? day;
  const { data, error, refetch } = useQuery(calendarQuery(first, days.length));
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <IconButton
          label={t('calendar.earlier')}
          icon={<ChevronLeft className="size-5" />}
          onClick={() => setChosen(stepView(day, view, -1))}
        />
        <h3 className="min-w-40 text-center font-semibold text-lead" aria-live="polite">
          {view === 'month' ? formatMonth(day.slice(0, 7)) : formatDate(first)}
        </h3>
        <IconButton
          label={t('calendar.later')}
          icon={<ChevronRight className="size-5" />}
          onClick={() => setChosen(stepView(day, view, 1))}
        />
        <Button variant="secondary" onClick={() => setChosen(data?.today)}>
          {t('calendar.today')}
        </Button>
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 rounded-card" />}
      {data && (
        <>
          <Days days={days} month={view === 'month' ? day.slice(0, 7) : undefined} calendar={data} />
          <p className="mt-4 text-caption text-ink-soft">
            {t('calendar.zone', { zone: data.zone.replaceAll('_', ' ') })}. {t('calendar.help')}
          </p>
        </>
      )}
    </>
  );
}

type DaysProps = {
  days: readonly string[];
  month: string | undefined;
  calendar: { today: string; list: readonly Post[] };
};

function Days({ days, month, calendar }: DaysProps) {
  const [dragged, setDragged] = useState<Post>();
  const move = useMovePost();
  return (
    <div className="grid md:grid-cols-7">
      {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
        <span
          key={weekday}
          aria-hidden="true"
          className="px-1.5 py-1 text-caption text-ink-soft max-md:hidden"
        >
          {weekdayName(weekday, 'short')}
        </span>
      ))}
      {days.map((day) => (
        <CalendarDay
          key={day}
          day={day}
          onDrag={setDragged}
          onDrop={() => dragged && move.mutate({ post: dragged, wall: onDay(dragged.wall, day) })}
          posts={calendar.list.filter(({ wall }) => wall.startsWith(day))}
          isToday={day === calendar.today}
          isFaint={month !== undefined && !day.startsWith(month)}
          isHiddenWhenEmpty={month !== undefined}
        />
      ))}
    </div>
  );
}
