export function toMinutes(clockTime: string | null): number | null {
  if (clockTime === null) return null;
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number);
  return hours * 60 + minutes;
}

export function toClockTime(minutes: number | null): string | null {
  if (minutes === null) return null;
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** `from` is inclusive, `until` exclusive, in minutes of the time zone's clock; they may span midnight. */
export function isQuiet(
  now: Date,
  timezone: string,
  { from, until }: { from: number | null; until: number | null },
): boolean {
  if (from === null || until === null) return false;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const minutes = toMinutes(parts.format(now)) ?? 0;
  return from < until ? minutes >= from && minutes < until : minutes >= from || minutes < until;
}
