import { z } from 'zod';
import { isTimezone } from './timezone.ts';

const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(?:\.\d{1,6})?(Z|[+-]\d{2}:?\d{2})?$/;

/** A time that somebody plans: an instant (ISO 8601 with `Z` or an offset), or a wall time, which has neither. */
export const plannedTime = z.string().max(40).refine(isPlannedTime);

/** The IANA zone of a wall time. */
export const plannedZone = z.string().max(60).refine(isTimezone);

/** Whether the time is a wall time, which needs a zone to be an instant. */
export function isWallTime(time: string): boolean {
  return pattern.exec(time)?.[3] === undefined;
}

/** The days that there are: 30 February is none. */
function isPlannedTime(time: string): boolean {
  const [, minute = '', second = ':00', offset = 'Z'] = pattern.exec(time) ?? [];
  const wall = new Date(`${minute}${second}Z`);
  if (Number.isNaN(wall.getTime()) || !wall.toISOString().startsWith(minute + second)) return false;
  return wall.getUTCFullYear() >= 1970 && !Number.isNaN(Date.parse(`${minute}${second}${offset}`));
}
