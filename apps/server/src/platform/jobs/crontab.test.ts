import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { features } from '../../app.ts';
import type { Context } from '../../context.ts';

test('every line of the timetable can be read and names work that exists', () => {
  const lines = features.flatMap((feature) => feature.crontab ?? []);
  const tasks = parseCrontab(lines.join('\n')).map((item) => item.task);
  const handlers = features.flatMap((feature) => Object.keys(feature.jobs?.({} as Context) ?? {}));
  expect(tasks).toHaveLength(lines.length);
  expect(tasks.filter((task) => !handlers.includes(task))).toEqual([]);
});
