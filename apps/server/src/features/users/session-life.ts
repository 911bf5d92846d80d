const idleDays = 30;

/** Sessions last seen before this instant have expired. */
export function idleCutoff(now: Date): Date {
  return new Date(now.getTime() - idleDays * 86_400_000);
}
