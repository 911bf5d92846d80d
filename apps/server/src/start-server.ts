import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { seedDemoWorld } from '../demo/seed-demo-world.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';
import { buildApp, features } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createContext, type OpenContext } from './create-context.ts';
import { gatherJobs } from './feature.ts';
import { checkPayments } from './outside/payments/choose-payments.ts';
import { ConfigError } from './platform/config-error.ts';
import { checkPostgres } from './platform/db/check-postgres.ts';
import { migrate } from './platform/db/migrate.ts';
import { checkPortFree } from './platform/http/check-port-free.ts';
import type { JobRunner } from './platform/jobs/job-runner.ts';
import { migrateJobs, releaseJobs, startJobs } from './platform/jobs/jobs.ts';
import { openStorage } from './platform/storage/open-storage.ts';

export type RunningServer = {
  url: string;
  stop: () => Promise<void>;
  /** Resolves when something that we cannot do without has ended and does not come back. */
  failed: Promise<unknown>;
};

const drainMs = 10_000;
/** Most jobs wait for something outside, such as a webhook that is answered. */
const jobConcurrency = 12;
/** Answers that are written at a time: nearly all of it is waiting for the model. */
const longJobConcurrency = 400;

/**
 * Brings everything up: database, migrations, demo world on first run, HTTP, background work. `stop` drains:
 * no new connections, running requests and jobs are finished, then the database goes down.
 */
export async function startServer(config: Config, log: FastifyBaseLogger): Promise<RunningServer> {
  await checkPayments(config, log);
  await openStorage(config)
    .check()
    .catch((error: Error) => {
      throw new ConfigError(`STORAGE_URL: the bucket cannot be used (${error.name}: ${error.message})`);
    });
  const failure = Promise.withResolvers<unknown>();
  const postgres = config.databaseUrl
    ? { connectionString: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: (line) => log.info(line),
        onGivenUp: failure.resolve,
      });
  try {
    const running = await startOn(config, log, postgres, failure.resolve);
    return { ...running, failed: failure.promise };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function startOn(
  config: Config,
  log: FastifyBaseLogger,
  postgres: { connectionString: string; stop: () => Promise<void> },
  onFailed: (error: unknown) => void,
): Promise<Omit<RunningServer, 'failed'>> {
  await checkPortFree(config);
  await checkPostgres(postgres.connectionString, { isPooled: config.pooler !== undefined });
  await migrate(config.pooler?.directUrl ?? postgres.connectionString);
  const opened = await createContext(config, { connectionString: postgres.connectionString, log });
  try {
    const stopServing = await serve(opened, onFailed);
    const stop = async () => {
      opened.drain();
      await Promise.race([stopServing(), timeout(drainMs)]);
      await opened.close();
      await postgres.stop();
    };
    return { url: opened.context.publicUrl(), stop };
  } catch (error) {
    opened.drain();
    await opened.close();
    throw error;
  }
}

/** Listens, then works in the background too; gives the function that ends both. */
async function serve(
  opened: OpenContext,
  onFailed: (error: unknown) => void,
): Promise<() => Promise<unknown>> {
  const { context, setPublicUrl } = opened;
  const { host, port, demo, role, isAlone, publicUrl } = context.config;
  await migrateJobs(context.pool);
  if (isAlone) await recover(context);
  if (demo) await seedDemoWorld(context);
  if (role === 'worker' && !publicUrl)
    context.log.warn('ROLE=worker without PUBLIC_URL: mail and notices will name the address of this worker');

  const app = await buildApp(context);
  await app.listen({ host, port });
  const listened = (app.server.address() as AddressInfo).port;
  setPublicUrl(`http://${host.includes(':') ? `[${host}]` : host}:${listened}`);

  const runner = role === 'web' ? undefined : await work(opened.jobContext, onFailed);
  return () => Promise.all([app.close(), runner?.stop()]);
}

function work(context: Context, onFailed: (error: unknown) => void): Promise<JobRunner> {
  const { jobs, longJobs } = gatherJobs(features, context);
  return startJobs({
    ...context,
    jobPools: [
      { handlers: jobs, concurrency: jobConcurrency },
      { handlers: longJobs, concurrency: longJobConcurrency, isFetchedTogether: true },
    ],
    crontab: features.flatMap((feature) => feature.crontab ?? []),
    onEnded: onFailed,
  });
}

/** What is under way belongs to a process that was killed. */
async function recover(context: Context): Promise<void> {
  await releaseJobs(context.db);
  for (const feature of features) await feature.recover?.(context);
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
