import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import type { Context } from '../../context.ts';
import { createContext } from '../../create-context.ts';
import { scriptedCompanion } from '../../outside/ai/scripted/scripted-companion.ts';
import { type MovableClock, movableClock } from '../../platform/clock.ts';
import type { TestApp } from './start-test-app.ts';

export type OtherServer = {
  app: FastifyInstance;
  context: Context;
  clock: MovableClock;
  close: () => Promise<void>;
};

/**
 * Starts a second server on the database, files and Redis of a test's app. It has connections, caches and a clock of
 * its own; close it first.
 */
export async function startOtherServer({ context }: TestApp): Promise<OtherServer> {
  const clock = movableClock();
  const { connectionString } = context.pool.options;
  if (connectionString === undefined) throw new Error('the pool has no address');
  const opened = await createContext(context.config, {
    connectionString,
    log: pino({ level: 'silent' }),
    replace: { clock, ai: scriptedCompanion({ pauseMs: 0 }) },
  });
  const app = await buildApp(opened.context);
  await app.ready();
  return {
    app,
    context: opened.context,
    clock,
    close: async () => {
      opened.drain();
      await app.close();
      await opened.close();
    },
  };
}
