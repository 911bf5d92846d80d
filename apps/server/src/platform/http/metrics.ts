import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PlatformContext } from '../platform-context.ts';

/** Metrics of the process, however many servers it runs. */
export const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics });

/**
 * Serves `/metrics` of this process in the text format of Prometheus (0.0.4): answers by route and status, their
 * duration, database connections, and the process's resources. Routes are patterns, so no id or address appears.
 */
export function serveMetrics(
  app: FastifyInstance,
  { pool, jobPool, redis, live }: Pick<PlatformContext, 'pool' | 'jobPool' | 'redis' | 'live'>,
): void {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Counter({
    name: 'kindred_http_requests_total',
    help: 'Answers by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'kindred_http_request_duration_seconds',
    help: 'How long answers took.',
    registers,
  });
  new Gauge({
    name: 'kindred_db_connections',
    help: 'Connections to the database, and who waits for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, connections] of Object.entries({ requests: pool, jobs: jobPool })) {
        this.set({ pool: name, state: 'open' }, connections.totalCount);
        this.set({ pool: name, state: 'idle' }, connections.idleCount);
        this.set({ pool: name, state: 'waiting' }, connections.waitingCount);
      }
    },
  });
  if (redis) {
    new Gauge({
      name: 'kindred_redis_up',
      help: '0 while Redis is away: chats are read from the database, and each process counts calls by itself.',
      registers,
      collect() {
        this.set(live.inSyncSince() === undefined ? 0 : 1);
      },
    });
  }
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    answers.inc({ method, route: routeLabel(routeOptions.url), status: reply.statusCode });
    duration.observe(reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await Registry.merge([registry, processMetrics]).metrics()),
  );
}

/** Assets have a route each, and new names with every build. */
function routeLabel(url = 'unknown'): string {
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
