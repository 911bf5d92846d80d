import { sql, statement } from '../db/sql.ts';
import type { PlatformContext } from '../platform-context.ts';
import { checkDisk } from '../storage/check-disk.ts';
import type { HttpFeature } from './route.ts';

/** With less free space PostgreSQL is about to stop, and uploads fail. */
const minFreeBytes = 50 * 1024 * 1024;

const ping = statement({}, sql`select`);

/** What the process needs; a check throws when it is missing. */
const checks: Record<string, (context: PlatformContext) => unknown> = {
  server: ({ closing }) => closing.throwIfAborted(),
  database: ({ db }) => ping.run(db),
  redis: ({ redis, live }) => {
    if (redis && live.inSyncSince() === undefined) throw new Error('redis is away');
  },
  storage: ({ storage }) => storage.check(),
  disk: ({ config }) => checkDisk(config.dataDir, minFreeBytes),
};

/** `/healthz`: the process answers. `/readyz`: all checks pass, else 503 with the names of those that fail. */
export const healthFeature: HttpFeature = {
  plugin: (app, context) => {
    app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'alive' }));
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const missing = await listMissing(context);
      if (missing.length === 0) return { status: 'ready' };
      return reply.code(503).header('retry-after', 2).send({ status: 'not ready', missing });
    });
  },
};

async function listMissing(context: PlatformContext): Promise<string[]> {
  const outcomes = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await check(context);
        return [];
      } catch (error) {
        context.log.debug({ err: error }, `${name} is not ready`);
        return [name];
      }
    }),
  );
  return outcomes.flat();
}
