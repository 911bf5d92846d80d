import { setTimeout as wait } from 'node:timers/promises';
import { httpGet, httpPost, openConnection, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { growPosts } from './lib/posts.ts';
import { type BenchServer, type BenchWorld, createWorld, startServerProcess } from './lib/world.ts';

const rounds = 5;
const seconds = 8;
const readers = 4;
/** Between two pages of a reader: about fifty pages a second in all, well below what the server can do. */
const pauseMs = 75;
const feedPath = '/v3/api/diary/home/following/list';
const seenPath = '/v3/api/diary/home/seen';

/** What counting views adds to the feed: pages read at a steady pace, with and without their cards being reported as seen. */
export async function measureInsights(): Promise<Measure[]> {
  const world = await createWorld();
  try {
    await growPosts(world, 100_000);
    const server = await startServerProcess(world);
    try {
      return await compareReaders(world, server);
    } finally {
      await server.stop();
    }
  } finally {
    await world.close();
  }
}

/** Alternates both, so that a busy moment of the machine meets both. */
async function compareReaders(world: BenchWorld, server: BenchServer): Promise<Measure[]> {
  await readPages(world, server, true);
  const plain: number[] = [];
  const counted: number[] = [];
  const batches: number[] = [];
  for (let round = 0; round < rounds; round++) {
    plain.push(percentile((await readPages(world, server, false)).pages, 0.99));
    const both = await readPages(world, server, true);
    counted.push(percentile(both.pages, 0.99));
    batches.push(percentile(both.batches, 0.5));
  }
  const { rows } = await world.pool.query('select count(*)::int as count from audience_events');
  return [
    {
      name: 'feed p99 with counting / without',
      value: percentile(counted, 0.5) / percentile(plain, 0.5),
      limit: { max: 1.05 },
    },
    { name: 'feed p99 without counting, ms', value: percentile(plain, 0.5) },
    { name: 'ten cards reported, p50, ms', value: percentile(batches, 0.5) },
    { name: 'events that were appended', value: rows[0].count },
  ];
}

async function readPages(world: BenchWorld, server: BenchServer, isCounting: boolean) {
  const { rows } = await world.pool.query(
    'select min(post_id)::int as low, max(post_id)::int as high from posts',
  );
  const posts: { low: number; high: number } = rows[0];
  const pages: number[] = [];
  const batches: number[] = [];
  const deadline = performance.now() + seconds * 1000;
  let turn = 0;
  const read = async () => {
    const [feed, seen] = [await openConnection(server.port), await openConnection(server.port)];
    while (performance.now() < deadline) {
      const token = world.fans[turn++ % world.fans.length]?.token as string;
      pages.push(await timeReply(() => feed.send(httpGet(feedPath, token))));
      if (isCounting) {
        // Ten others of the hundred thousand each time, so that they are new to this person.
        const first = posts.low + Math.floor(Math.random() * (posts.high - posts.low - 10));
        const diary_ids = Array.from({ length: 10 }, (_, index) => String(first + index));
        batches.push(await timeReply(() => seen.send(httpPost(seenPath, token, { diary_ids }))));
      }
      await wait(pauseMs);
    }
    feed.close();
    seen.close();
  };
  await Promise.all(Array.from({ length: readers }, read));
  return { pages, batches };
}

async function timeReply(send: () => Promise<string>): Promise<number> {
  const start = performance.now();
  const reply = await send();
  if (!reply.includes('"code":2000')) throw new Error(reply.slice(0, 500));
  return performance.now() - start;
}
