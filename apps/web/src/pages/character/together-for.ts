/** Whole years, and whole months where there is no year yet; undefined in the first month. */
export function togetherFor(since: string, now: Date): { years: number; months: number } | undefined {
  const from = new Date(since);
  const ahead = (now.getFullYear() - from.getFullYear()) * 12 + now.getMonth() - from.getMonth();
  // The month counts from its day and time on; a month without that day ends it.
  const reached = new Date(from);
  reached.setFullYear(from.getFullYear(), from.getMonth() + ahead, 1);
  const lastDay = new Date(reached.getFullYear(), reached.getMonth() + 1, 0).getDate();
  reached.setDate(Math.min(from.getDate(), lastDay));
  const months = reached > now ? ahead - 1 : ahead;
  return months < 1 ? undefined : { years: Math.floor(months / 12), months };
}
