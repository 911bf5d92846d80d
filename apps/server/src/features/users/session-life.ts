const idleDays = 30;

/** A session not seen since this moment is dead. */
export function idleCutoff(now: Date): Date {
  return new Date(now.getTime() - idleDays * 86_400_000);
}
