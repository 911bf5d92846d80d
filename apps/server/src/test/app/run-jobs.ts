import { Logger, runOnce } from 'graphile-worker';
import { features } from '../../app.ts';
import type { TestApp } from './start-test-app.ts';

/** Runs the waiting background jobs, and the jobs they queue, until none is due. Does not deliver webhooks. */
export async function runJobs({ context }: Pick<TestApp, 'context'>): Promise<void> {
  const { 'sandbox.deliver': _, ...handlers } = Object.assign(
    {},
    ...features.map((feature) => feature.jobs?.(context) ?? {}),
  );
  const noSignal = new AbortController().signal;
  const taskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      (payload: unknown) =>
        (handler as (payload: unknown, signal: AbortSignal) => Promise<void>)(payload, noSignal),
    ]),
  );
  await runOnce({ pgPool: context.pool, taskList, logger: new Logger(() => () => {}) });
}
