const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than using it, and there are as many as there are time zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const existing = formats.get(timeZone);
  if (existing) return existing;
  const format = makeFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const parts = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' });
  }
}

/** `Saturday 22 November at 14:05` in the zone (IANA); an unknown zone counts as UTC. */
export function clockOf(instant: Date, timeZone: string): string {
  return formatOf(timeZone).format(instant);
}

/** The calendar day of an instant in the zone, as the milliseconds of its midnight in UTC. */
export function dayOf(instant: Date, timeZone: string): number {
  const { timeZone: valid } = formatOf(timeZone).resolvedOptions();
  return Date.parse(`${new Intl.DateTimeFormat('sv-SE', { timeZone: valid }).format(instant)}T00:00:00Z`);
}
