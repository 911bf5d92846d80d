import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../platform-context.ts';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';
/** Upper bounds in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Answers = {
  /** How many, by their labels. */
  counts: Map<string, number>;
  /** How many took as long as each bound or less. */
  within: number[];
  num: number;
  seconds: number;
};

/**
 * `/metrics` of this process, in the text format of Prometheus (0.0.4): answers by route and status, how long they took, and
 * what the process uses. Routes are patterns, so no person, id or address is in it.
 */
export function serveMetrics(app: FastifyInstance, { pool }: Pick<PlatformContext, 'pool'>): void {
  const answers: Answers = { counts: new Map(), within: bounds.map(() => 0), num: 0, seconds: 0 };
  const loopDelay = monitorEventLoopDelay();
  loopDelay.enable();
  app.addHook('onClose', async () => void loopDelay.disable());
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    countAnswer(
      answers,
      `method="${request.method}",route="${route}",status="${reply.statusCode}"`,
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type(contentType)
      .header('cache-control', 'no-store')
      .send(
        `${[...describeAnswers(answers), ...describePool(pool), ...describeProcess(loopDelay)].join('\n')}\n`,
      ),
  );
}

function countAnswer(answers: Answers, labels: string, seconds: number): void {
  answers.counts.set(labels, (answers.counts.get(labels) ?? 0) + 1);
  answers.within = answers.within.map((num, index) => num + (seconds <= (bounds[index] ?? 0) ? 1 : 0));
  answers.num += 1;
  answers.seconds += seconds;
}

function describeAnswers({ counts, within, num, seconds }: Answers): string[] {
  const took = 'kindred_http_request_duration_seconds';
  return [
    ...head('kindred_http_requests_total', 'counter', 'Answers by method, route and status.'),
    ...[...counts].map(([labels, count]) => `kindred_http_requests_total{${labels}} ${count}`),
    ...head(took, 'histogram', 'How long answers took.'),
    ...within.map((count, index) => `${took}_bucket{le="${bounds[index]}"} ${count}`),
    `${took}_bucket{le="+Inf"} ${num}`,
    `${took}_sum ${seconds}`,
    `${took}_count ${num}`,
  ];
}

function describePool({ totalCount, idleCount, waitingCount }: PlatformContext['pool']): string[] {
  const name = 'kindred_db_connections';
  return [
    ...head(name, 'gauge', 'Connections to the database, and who waits for one.'),
    `${name}{state="open"} ${totalCount}`,
    `${name}{state="idle"} ${idleCount}`,
    `${name}{state="waiting"} ${waitingCount}`,
  ];
}

function describeProcess(loopDelay: ReturnType<typeof monitorEventLoopDelay>): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...single('process_cpu_seconds_total', 'counter', 'CPU time.', (user + system) / 1e6),
    ...single('process_resident_memory_bytes', 'gauge', 'Resident memory.', rss),
    ...single('process_uptime_seconds', 'gauge', 'Time since the start.', process.uptime()),
    ...single('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', heapUsed),
    ...single(
      'nodejs_eventloop_lag_p99_seconds',
      'gauge',
      'Event loop delay.',
      loopDelay.percentile(99) / 1e9,
    ),
  ];
}

function single(name: string, type: 'counter' | 'gauge', help: string, value: number): string[] {
  return [...head(name, type, help), `${name} ${value}`];
}

function head(name: string, type: 'counter' | 'gauge' | 'histogram', help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
