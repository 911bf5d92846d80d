import { encodeForYou, forYouStart } from '../apps/server/src/features/feed/for-you-cursor.ts';
import { listFollowingFeed } from '../apps/server/src/features/feed/list-following-feed.ts';
import { listHomeFeed } from '../apps/server/src/features/feed/list-home-feed.ts';
import { isInstant, isInteger, keysetCursor } from '../apps/server/src/platform/db/keyset.ts';
import { visitor } from '../apps/server/src/viewer.ts';
import { listFollowingFeedCall, listHomeFeedCall } from '../packages/contract/src/feed/calls.ts';
import { buffersOf } from './lib/buffers.ts';
import { withoutTriggers } from './lib/bulk-load.ts';
import { followingFloor } from './lib/following-floor.ts';
import { httpGet, load, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { growPosts } from './lib/posts.ts';
import { searchTimes } from './lib/search-times.ts';
import {
  type BenchServer,
  type BenchUser,
  type BenchWorld,
  createWorld,
  startServerProcess,
} from './lib/world.ts';

const creatorNum = 4000;
const posts = Number(process.env.BENCH_POSTS ?? 1_000_000);
const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
/** So many ask again as soon as they are answered, where load is meant. */
const crowd = 32;
const warmUpSeconds = 8;
/** What is promised in time is promised up to so many; with more only buffers are counted. */
const timedPosts = 1_000_000;
const growthLimit = posts > timedPosts ? 1.8 : 1.5;
/** Page 1,000, where there are as many. */
const deepPost = Math.min(10_000, Math.floor(posts / 20));
/** So many people of each kind take turns: one alone would reach the limit of calls a minute. */
const groupSize = 100;

const feeds = {
  following: { call: listFollowingFeedCall, useCase: listFollowingFeed },
  forYou: { call: listHomeFeedCall, useCase: listHomeFeed },
};
const kinds = ['few', 'many', 'newcomer', 'hider'] as const;
type People = Record<(typeof kinds)[number], BenchUser[]>;
type Reading = { feed: keyof typeof feeds; who: BenchUser[]; cursor?: string };
type Readings = ReturnType<typeof readingsOf>;
type Costs = Record<keyof Readings, number>;

/**
 * The two home feeds and the search at a million posts (`BENCH_POSTS` for fewer or more): what grows with creators, posts,
 * pages and what somebody does not want. In time, and in PostgreSQL's buffers, which do not depend on what else the
 * machine does.
 */
export async function measureHome(): Promise<Measure[]> {
  const world = await createWorld({ creatorNum });
  try {
    await growPosts(world, 10_000);
    const people = await createPeople(world);
    const small = await countBuffers(world, readingsOf(people, await deepPlaces(world, 1000)));
    const loadedFrom = performance.now();
    await growPosts(world, posts);
    console.log(`        loaded in ${((performance.now() - loadedFrom) / 1000).toFixed(0)} s`);
    await joinAnew(world, people);
    const readings = readingsOf(people, await deepPlaces(world, deepPost));
    const large = await countBuffers(world, readings);
    const inBuffers = [...growth(small, large), ...ratios('buffers', large)];
    if (posts > timedPosts) return inBuffers;
    const server = await startServerProcess(world);
    try {
      const times = await compareTimes(server, readings);
      return [
        ...inBuffers,
        ...ratios('time', times),
        ...(await readUnderLoad(world, server, readings)),
        ...(await searchTimes(world, server, posts)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await world.close();
  }
}

const readingsOf = (people: People, deep: { following: string; forYou: string }) => ({
  few: { feed: 'following', who: people.few } as Reading,
  many: { feed: 'following', who: people.many } as Reading,
  deepFollowing: { feed: 'following', who: people.many, cursor: deep.following } as Reading,
  forYou: { feed: 'forYou', who: people.newcomer } as Reading,
  deepForYou: { feed: 'forYou', who: people.newcomer, cursor: deep.forYou } as Reading,
  hider: { feed: 'forYou', who: people.hider } as Reading,
});

const growth = (small: Costs, large: Costs): Measure[] =>
  (['few', 'many', 'forYou'] as const).map((name) => ({
    name: `buffers of a page, ${posts} posts / 10,000: ${readingNames[name]}`,
    value: large[name] / small[name],
    limit: { max: growthLimit },
  }));

const readingNames = {
  few: 'Following with 20 creators',
  many: 'Following with 2,000',
  forYou: 'For you',
};

const ratios = (of: 'buffers' | 'time', costs: Costs): Measure[] => [
  {
    name: `${of} of a page of Following with 2,000 creators / with 20`,
    value: costs.many / costs.few,
    limit: { max: 1.5 },
  },
  {
    name: `${of} of a page of For you / of Following with 20`,
    value: costs.forYou / costs.few,
    limit: { max: 2 },
  },
  {
    name: `${of} of page ${deepPost / 10} of Following / page 1`,
    value: costs.deepFollowing / costs.many,
    limit: { max: 1.2 },
  },
  {
    name: `${of} of page ${deepPost / 10} of For you / page 1`,
    value: costs.deepForYou / costs.forYou,
    limit: { max: 1.2 },
  },
  {
    name: `${of} of For you with 95 % of all creators hidden / with none`,
    value: costs.hider / costs.forYou,
    limit: { max: 2 },
  },
  { name: `${of} of a page of Following with 20${of === 'time' ? ', ms' : ''}`, value: costs.few },
];

async function createPeople(world: BenchWorld): Promise<People> {
  const groups = kinds.map((kind, index) => [
    kind,
    world.fans.slice(index * groupSize, (index + 1) * groupSize),
  ]);
  const people = Object.fromEntries(groups) as People;
  await joinAnew(world, people);
  await world.pool.query(
    `insert into hidden_characters (user_id, char_id, created_at)
     select u, c, now() from unnest($1::bigint[]) u, unnest($2::bigint[]) with ordinality one (c, n) where n % 20 <> 0`,
    [idsOf(people.hider), world.creators.map(({ charId }) => charId)],
  );
  await world.pool.query('vacuum analyze hidden_characters');
  return people;
}

const idsOf = (people: readonly BenchUser[]) => people.map(({ userId }) => userId);

/** Growing the posts has ordinary fans join; these have joined exactly so many. */
async function joinAnew({ pool, creators }: BenchWorld, people: People): Promise<void> {
  const charIds = creators.map(({ charId }) => charId);
  await withoutTriggers(pool, async (client) => {
    await client.query('delete from memberships where user_id = any($1)', [
      idsOf(Object.values(people).flat()),
    ]);
    for (const [who, count] of [
      [people.few, 20],
      [people.many, 2000],
    ] as const) {
      // Creators without a tier are every other one.
      await client.query(
        `insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
         select u, c.char_id, 'free', 'following', now(), now() from unnest($1::bigint[]) u, (
           select char_id from characters where char_id = any($2::bigint[]) and group_id is null
           order by char_id limit $3) c`,
        [idsOf(who), charIds, count],
      );
    }
  });
  await pool.query('vacuum analyze memberships');
}

/** Cursors of the page after so many posts. */
async function deepPlaces(
  { pool }: BenchWorld,
  postNum: number,
): Promise<{ following: string; forYou: string }> {
  const [inTime] = (
    await pool.query<{ id: string; at: string }>(
      `select post_id as id, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
       from posts where state = 1 and deleted_at is null order by published_at desc, post_id desc offset $1 limit 1`,
      [postNum],
    )
  ).rows;
  const [byScore] = (
    await pool.query<{ id: string; score: string }>(
      `select post_id as id, score from posts where state = 1 and deleted_at is null and is_open
       order by score desc, post_id desc offset $1 limit 1`,
      [Math.floor(postNum / 30)],
    )
  ).rows;
  if (!inTime || !byScore) throw new Error('there are too few posts');
  const forYou = encodeForYou({ ...forYouStart, open: byScore, offers: byScore });
  return { following: keysetCursor(isInstant, isInteger).encode(inTime.at, inTime.id), forYou: forYou ?? '' };
}

/** Of each reading's first person. */
async function countBuffers({ pool }: BenchWorld, readings: Readings): Promise<Costs> {
  const costs: Partial<Costs> = {};
  for (const [name, { feed, who, cursor }] of entriesOf(readings)) {
    const { call, useCase } = feeds[feed];
    const page = call.input.parse({ cursor });
    const viewer = { ...visitor, userId: who[0]?.userId ?? '', sessionId: '1' };
    costs[name] = await buffersOf(pool, (context) => useCase(context, page, viewer, { language: 'en' }));
  }
  console.log('        buffers', JSON.stringify(costs));
  return costs as Costs;
}

/** The median time of each reading, one at a time and in turns, so that a busy moment meets all. */
async function compareTimes(server: BenchServer, readings: Readings): Promise<Costs> {
  const entries = entriesOf(readings);
  const times = new Map(entries.map(([name]) => [name, [] as number[]]));
  for (const [, reading] of entries) await read(server, reading, 1, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, reading] of entries)
      times.get(name)?.push(...(await read(server, reading, 1)).latenciesMs);
  }
  const costs = Object.fromEntries([...times].map(([name, all]) => [name, percentile(all, 0.5)])) as Costs;
  console.log('        ms', JSON.stringify(costs));
  return costs;
}

const entriesOf = (readings: Readings) => Object.entries(readings) as [keyof Readings, Reading][];

async function readUnderLoad(
  world: BenchWorld,
  server: BenchServer,
  { many, forYou }: Readings,
): Promise<Measure[]> {
  const { replyBytes } = await read(server, many, 1, 1);
  const floor = await followingFloor(world, many.who, replyBytes, { connections: crowd, seconds });
  const following = await readWarm(server, many);
  const recommended = await readWarm(server, forYou);
  const p99 = percentile(following.latenciesMs, 0.99);
  return [
    {
      name: `Following with 2,000 creators and ${crowd} connections, p99, ms`,
      value: p99,
      limit: { max: 35 },
    },
    { name: 'its median, ms', value: percentile(following.latenciesMs, 0.5) },
    { name: 'its pages per second', value: following.perSecond },
    { name: 'PostgreSQL alone on its statement (pgbench), p99, ms', value: floor.database },
    { name: 'Node alone with as many bytes, p99, ms', value: floor.server },
    { name: 'the page / both of these', value: p99 / (floor.database + floor.server) },
    {
      name: `For you with ${crowd} connections, p99, ms`,
      value: percentile(recommended.latenciesMs, 0.99),
    },
  ];
}

/**
 * As one of a crowd that has been there for a while: each connection to PostgreSQL plans a statement the first time, which
 * takes longer than thirty pages.
 */
async function readWarm(server: BenchServer, reading: Reading) {
  await read(server, reading, crowd, warmUpSeconds);
  return read(server, reading, crowd);
}

async function read(
  server: BenchServer,
  { feed, who, cursor }: Reading,
  connections: number,
  forSeconds = seconds,
) {
  let turn = 0;
  const path = `${feeds[feed].call.path}${cursor ? `?cursor=${cursor}` : ''}`;
  const result = await load({
    port: server.port,
    connections,
    seconds: forSeconds,
    nextRequest: () => httpGet(path, who[turn++ % who.length]?.token as string),
    mustContain: '"diary_id"',
  });
  if (result.failures > 0)
    throw new Error(
      `${result.failures} of ${result.latenciesMs.length} of ${path} failed: ${result.firstFailure}`,
    );
  return result;
}
