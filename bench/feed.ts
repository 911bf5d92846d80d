import { feedScript } from './lib/following-script.ts';
import { httpGet, load, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { pgbench } from './lib/pgbench.ts';
import { growPosts, like } from './lib/posts.ts';
import { type BenchServer, type BenchWorld, createWorld, startServerProcess } from './lib/world.ts';

const connections = 8;
const seconds = 6;
const rounds = 3;
const path = '/v3/api/diary/home/following/list';

/** A page of Following against PostgreSQL's own load tool on the same statement; `home` has how its cost grows. */
export async function measureFeed(): Promise<Measure[]> {
  const world = await createWorld();
  try {
    await growPosts(world, 100_000);
    return [...(await compareThroughput(world)), ...(await compareLikers(world))];
  } finally {
    await world.close();
  }
}

/** Alternates both, so that a busy moment of the machine meets both. */
async function compareThroughput(world: BenchWorld): Promise<Measure[]> {
  const server = await startServerProcess(world);
  const fanIds = world.fans.map((fan) => fan.userId);
  const script = feedScript(fanIds);
  const ours: number[] = [];
  const bound: number[] = [];
  try {
    await overHttp(world, server, 2);
    for (let round = 0; round < rounds; round++) {
      const { perSecond } = await pgbench({
        connectionString: world.connectionString,
        script,
        connections,
        seconds,
      });
      bound.push(perSecond);
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
  const bench = async (userIds: string[]) => {
    const script = feedScript(userIds);
    const run = { connectionString: world.connectionString, script, connections, seconds };
    return (await pgbench(run)).perSecond;
  };
  const averageRates: number[] = [];
  const heavyRates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    averageRates.push(await bench(others));
    heavyRates.push(await bench([heavy as string]));
  }
  const ratio = percentile(averageRates, 0.5) / percentile(heavyRates, 0.5);
  return [{ name: 'cost of a viewer with 300 k likes / an average one', value: ratio, limit: { max: 1.1 } }];
}
