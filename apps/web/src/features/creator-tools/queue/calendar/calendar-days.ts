/** Plain dates, `YYYY-MM-DD`, and wall times, `YYYY-MM-DDTHH:MM`: reckoned without any zone. */

export type CalendarView = 'week' | 'month';

const dayMs = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The days that a view shows around a day: its week from Monday on, or the whole weeks of its month. */
export function daysAround(day: string, view: CalendarView): string[] {
  if (view === 'week') return listDays(monday(day), 7);
  const first = monday(`${day.slice(0, 7)}-01`);
  const last = addDays(nextMonth(day), -1);
  const weeks = listDays(first, 42);
  return weeks.slice(0, weeks.indexOf(addDays(monday(last), 6)) + 1);
}

/** The day from which the view before (-1) or after (1) is shown. */
export function stepView(day: string, view: CalendarView, step: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * step);
  return step === 1 ? nextMonth(day) : `${addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
}

/** The same time of another day. */
export function onDay(wall: string, day: string): string {
  return `${day}T${wall.slice(11, 16)}`;
}

function nextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}

function monday(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
}

function listDays(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
