import type { AudienceCounts, AudienceGroup } from '@kindred/contract/audience/calls';

export const countNames = ['view_num', 'visit_num', 'reached_num', 'joined_num', 'paid_num'] as const;
export type CountName = (typeof countNames)[number];

export const noCounts: AudienceCounts = {
  view_num: 0,
  visit_num: 0,
  reached_num: 0,
  joined_num: 0,
  paid_num: 0,
};

type Point = AudienceGroup['points'][number];

/** The values of the points at these times, in their order; where nothing was, 0. */
export function valuesAt(times: readonly string[], points: readonly Point[], name: CountName): number[] {
  const values = new Map(points.map((point) => [point.at, point[name]]));
  return times.map((at) => values.get(at) ?? 0);
}

export const hoursOfDay = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** The sums by the hour of the day, from points by the hour (`YYYY-MM-DDTHH`). */
export function sumsByHour(points: readonly Point[], name: CountName): number[] {
  return hoursOfDay.map((hour) =>
    points.filter(({ at }) => at.endsWith(`T${hour}`)).reduce((sum, point) => sum + point[name], 0),
  );
}
