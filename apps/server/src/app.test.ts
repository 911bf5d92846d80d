import { expect, test } from 'vitest';
import { features } from './app.ts';
import { readCrontab } from './platform/jobs/jobs.ts';
import { startTestApp } from './test/app/start-test-app.ts';

test('every line of the timetable can be read and names work that exists', async () => {
  const { context, close } = await startTestApp();
  const lines = features.flatMap((feature) => feature.crontab ?? []);
  const tasks = readCrontab(lines).map((item) => item.task);
  const handlers = features.flatMap((feature) => Object.keys(feature.jobs?.(context) ?? {}));
  expect(tasks.length).toBeGreaterThan(0);
  expect(tasks.filter((task) => !handlers.includes(task))).toEqual([]);
  await close();
});
