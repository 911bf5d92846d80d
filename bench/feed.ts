import { homeFeed } from '../apps/server/src/features/feed/list-home-feed.ts';
import { httpGet, load, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { asPgbenchScript, pgbench } from './lib/pgbench.ts';
import { growPosts, like } from './lib/posts.ts';
import { type BenchServer, type BenchWorld, createWorld, startServerProcess } from './lib/world.ts';

const connections = 8;
const seconds = 6;
const rounds = 3;
const { text, inputNames } = homeFeed.pageStatement;
const path = '/v3/api/diary/home/recommend/list';

/** The home feed against PostgreSQL's own load tool on the same statement, and how its cost grows with the data. */
export async function measureFeed(): Promise<Measure[]> {
  const world = await createWorld();
  try {
    await growPosts(world, 10_000);
    const buffersSmall = await buffersPerPage(world, world.fans[0]?.userId as string);
    await growPosts(world, 100_000);
    const buffersLarge = await buffersPerPage(world, world.fans[0]?.userId as string);
    const throughput = await compareThroughput(world);
    const likes = await compareLikers(world);
    return [
      ...throughput,
      {
        name: 'buffers per page, 100 k posts / 10 k posts',
        value: buffersLarge / buffersSmall,
        limit: { max: 1.5 },
      },
      ...likes,
    ];
  } finally {
    await world.close();
  }
}

/** Alternates both, so that a busy moment of the machine meets both. */
async function compareThroughput(world: BenchWorld): Promise<Measure[]> {
  const server = await startServerProcess(world);
  const script = feedScript(world.fans.map((fan) => fan.userId));
  const ours: number[] = [];
  const bound: number[] = [];
  try {
    await overHttp(world, server, 2);
    for (let round = 0; round < rounds; round++) {
      bound.push(await pgbench({ connectionString: world.connectionString, script, connections, seconds }));
      ours.push(await overHttp(world, server, seconds));
    }
  } finally {
    await server.stop();
  }
  return [
    {
      name: 'feed pages per second / pgbench -M prepared',
      value: percentile(ours, 0.5) / percentile(bound, 0.5),
      limit: { min: 0.4 },
    },
    { name: 'feed pages per second', value: percentile(ours, 0.5) },
    { name: 'pgbench transactions per second', value: percentile(bound, 0.5) },
  ];
}

async function overHttp(world: BenchWorld, server: BenchServer, forSeconds: number): Promise<number> {
  let turn = 0;
  const result = await load({
    port: server.port,
    connections,
    seconds: forSeconds,
    nextRequest: () => httpGet(path, world.fans[turn++ % world.fans.length]?.token as string),
    mustContain: '"code":2000',
  });
  if (result.failures > 0) throw new Error(`${result.failures} feed requests failed`);
  return result.perSecond;
}

/** Someone who liked 300,000 posts against someone who liked sixty. */
async function compareLikers(world: BenchWorld): Promise<Measure[]> {
  await growPosts(world, 320_000);
  const [heavy, ...others] = world.fans.map((fan) => fan.userId);
  await like(world.pool, [heavy as string], 300_000);
  await world.pool.query('vacuum analyze likes');
  const bench = (userIds: string[]) =>
    pgbench({ connectionString: world.connectionString, script: feedScript(userIds), connections, seconds });
  const averageRates: number[] = [];
  const heavyRates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    averageRates.push(await bench(others));
    heavyRates.push(await bench([heavy as string]));
  }
  const ratio = percentile(averageRates, 0.5) / percentile(heavyRates, 0.5);
  return [{ name: 'cost of a viewer with 300 k likes / an average one', value: ratio, limit: { max: 1.1 } }];
}

async function buffersPerPage(world: BenchWorld, viewerId: string): Promise<number> {
  const viewer = { viewerId, now: new Date(), viewerIsCreator: false, viewerIsReviewer: false };
  const inputs = homeFeed.firstPageInputs({ ...viewer, mediaToken: 'token' }, 20);
  const { rows } = await world.pool.query(
    `explain (analyze, buffers, format json) ${text}`,
    inputNames.map((name) => inputs[name]),
  );
  const plan = rows[0]['QUERY PLAN'][0].Plan;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** What pgbench writes for each input of a first page. */
const written: Record<string, string> = {
  viewerId: ':viewer',
  now: 'now()',
  viewerIsCreator: 'false',
  viewerIsReviewer: 'false',
  mediaToken: "'token'",
  size: '20',
  after1: "'infinity'",
  after2: '9223372036854775807',
};

function feedScript(userIds: string[]): string {
  const low = Math.min(...userIds.map(Number));
  const high = Math.max(...userIds.map(Number));
  const values = inputNames.map((name) => written[name] ?? 'null');
  return asPgbenchScript(text, values, `\\set viewer random(${low}, ${high})`);
}
