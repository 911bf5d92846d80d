// Free of zod, so that the browser can load it.

/** What counts, and how much of it in one day (UTC). Nothing is ever taken away. */
export const intimacyRules = {
  /** For the first words of a day. */
  dayPoints: 10,
  /** For each message of the fan. */
  messagePoints: 1,
  maxMessagePointsPerDay: 10,
  /** So many diamonds of a gift are a point. */
  diamondsPerPoint: 100,
  maxGiftPointsPerDay: 20,
} as const;

/** The points at which each level begins. */
export const intimacyLevels = [
  { level: 1, points: 0 },
  { level: 2, points: 30 },
  { level: 3, points: 150 },
  { level: 4, points: 500 },
  { level: 5, points: 1500 },
] as const;

/** From this level on a fan stands out in the creator's messages. */
export const markedLevel = 3;
/** On this level the mark is gold. */
export const goldLevel = 5;
/** From this level on a fan belongs to the inner circle. */
export const circleLevel = 4;

export type Intimacy = { level: number; points: number; next: number | null };

/** The level of so many points, and where the next begins. */
export function intimacyOf(points: number): Intimacy {
  const reached = intimacyLevels.findLast((level) => level.points <= points) ?? intimacyLevels[0];
  return {
    level: reached.level,
    points,
    next: intimacyLevels.find((level) => level.points > points)?.points ?? null,
  };
}
