import { encodeForYou, forYouStart } from '../apps/server/src/features/feed/for-you-cursor.ts';
import { encodeCursor } from '../apps/server/src/platform/db/keyset.ts';
import { buffersPerPage } from './lib/home-pages.ts';
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
/** Page 1,000, where there are as many. */
const deepPost = Math.min(10_000, Math.floor(posts / 20));
/** So many people of each kind take turns: one alone would reach the limit of calls a minute. */
const groupSize = 20;
const following = '/v3/api/diary/home/following/list';
const forYou = '/v3/api/diary/home/recommend/list';

const kinds = ['few', 'many', 'newcomer', 'hider'] as const;
type People = Record<(typeof kinds)[number], BenchUser[]>;
type Reading = { path: string; who: BenchUser[] };

/**
 * The two home feeds and the search at a million posts (`BENCH_POSTS` for fewer): what grows with creators, posts, pages
 * and what somebody does not want.
 */
export async function measureHome(): Promise<Measure[]> {
  const world = await createWorld({ creatorNum });
  try {
    await growPosts(world, 10_000);
    const people = await createPeople(world);
    const small = await buffers(world, people);
    await growPosts(world, posts);
    await joinAnew(world, people);
    const large = await buffers(world, people);
    return [
      ...(await readUnderLoad(world, people)),
      {
        name: `buffers of a page of Following, ${posts} posts / 10,000`,
        value: large.following / small.following,
        limit: { max: 1.5 },
      },
      {
        name: `buffers of a page of For you, ${posts} posts / 10,000`,
        value: large.forYou / small.forYou,
        limit: { max: 1.5 },
      },
    ];
  } finally {
    await world.close();
  }
}

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
  return people;
}

const idsOf = (people: readonly BenchUser[]) => people.map(({ userId }) => userId);

/** Growing the posts has ordinary fans join; these have joined exactly so many. */
async function joinAnew({ pool, creators }: BenchWorld, people: People): Promise<void> {
  await pool.query('delete from memberships where user_id = any($1)', [idsOf(Object.values(people).flat())]);
  for (const [who, count] of [
    [people.few, 20],
    [people.many, 2000],
  ] as const) {
    // Creators without a tier are every other one.
    await pool.query(
      `insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
       select u, c.char_id, 'free', 'following', now(), now() from unnest($1::bigint[]) u, (
         select char_id from characters where char_id = any($2::bigint[]) and group_id is null
         order by char_id limit $3) c`,
      [idsOf(who), creators.map(({ charId }) => charId), count],
    );
  }
  await pool.query('vacuum analyze memberships');
  await pool.query('vacuum analyze hidden_characters');
}

async function buffers({ pool }: BenchWorld, people: People) {
  const [few, newcomer] = [idsOf(people.few)[0] ?? '', idsOf(people.newcomer)[0] ?? ''];
  return {
    following: await buffersPerPage(pool, 'following', few),
    forYou: await buffersPerPage(pool, 'for-you', newcomer),
  };
}

async function readUnderLoad(world: BenchWorld, people: People): Promise<Measure[]> {
  const server = await startServerProcess(world);
  try {
    const deep = await deepPlaces(world);
    const readings = {
      few: { path: following, who: people.few },
      many: { path: following, who: people.many },
      deepFollowing: { path: `${following}?cursor=${deep.following}`, who: people.many },
      forYou: { path: forYou, who: people.newcomer },
      deepForYou: { path: `${forYou}?cursor=${deep.forYou}`, who: people.newcomer },
      hider: { path: forYou, who: people.hider },
    };
    const times = await compareTimes(server, readings);
    const many = await read(server, readings.many, 32);
    const newcomer = await read(server, readings.forYou, 32);
    return [
      ...(await searchTimes(world, server, posts)),
      {
        name: 'a page of Following with 2,000 creators / with 20',
        value: times.many / times.few,
        limit: { max: 1.5 },
      },
      {
        name: 'its p99 with 32 connections, ms',
        value: percentile(many.latenciesMs, 0.99),
        limit: { max: 35 },
      },
      { name: 'its median with 32 connections, ms', value: percentile(many.latenciesMs, 0.5) },
      { name: 'pages of Following per second with 32 connections', value: many.perSecond },
      {
        name: 'a page of For you / of Following with 20',
        value: times.forYou / times.few,
        limit: { max: 2 },
      },
      { name: 'p99 of For you with 32 connections, ms', value: percentile(newcomer.latenciesMs, 0.99) },
      {
        name: `page ${deepPost / 10} of Following / page 1`,
        value: times.deepFollowing / times.many,
        limit: { max: 1.2 },
      },
      {
        name: `page ${deepPost / 10} of For you / page 1`,
        value: times.deepForYou / times.forYou,
        limit: { max: 1.2 },
      },
      {
        name: 'For you with 95 % of all creators hidden / with none',
        value: times.hider / times.forYou,
        limit: { max: 2 },
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Cursors of the page after `deepPost` posts. */
async function deepPlaces({ pool }: BenchWorld): Promise<{ following: string; forYou: string }> {
  const [inTime] = (
    await pool.query<{ id: string; at: string }>(
      `select diary_id as id, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
       from posts where state = 1 and deleted_at is null order by published_at desc, diary_id desc offset $1 limit 1`,
      [deepPost],
    )
  ).rows;
  const [byScore] = (
    await pool.query<{ id: string; score: string }>(
      `select diary_id as id, score from posts where state = 1 and deleted_at is null and price > 0 and has_preview
       order by score desc, diary_id desc offset $1 limit 1`,
      [deepPost],
    )
  ).rows;
  if (!inTime || !byScore) throw new Error('there are too few posts');
  const forYou = encodeForYou({ ...forYouStart, previews: byScore, others: byScore });
  return { following: encodeCursor([inTime.at, inTime.id]), forYou: forYou ?? '' };
}

/** The median time of each reading, one at a time and in turns, so that a busy moment meets all. */
async function compareTimes<Name extends string>(
  server: BenchServer,
  readings: Record<Name, Reading>,
): Promise<Record<Name, number>> {
  const names = Object.keys(readings) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await read(server, readings[name], 1, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) times[name].push(...(await read(server, readings[name], 1)).latenciesMs);
  }
  return Object.fromEntries(names.map((name) => [name, percentile(times[name], 0.5)])) as Record<
    Name,
    number
  >;
}

async function read(server: BenchServer, { path, who }: Reading, connections: number, forSeconds = seconds) {
  let turn = 0;
  const result = await load({
    port: server.port,
    connections,
    seconds: forSeconds,
    nextRequest: () => httpGet(path, who[turn++ % who.length]?.token as string),
    mustContain: '"diary_id"',
  });
  if (result.failures > 0) throw new Error(`${result.failures} of ${path} failed`);
  return result;
}
