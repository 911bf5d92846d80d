import { encodeForYou, forYouStart } from '../apps/server/src/features/feed/for-you-cursor.ts';
import { encodeCursor } from '../apps/server/src/platform/db/keyset.ts';
import { buffersPerPage } from './lib/home-pages.ts';
import { httpGet, load, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { growPosts } from './lib/posts.ts';
import {
  type BenchServer,
  type BenchUser,
  type BenchWorld,
  createWorld,
  startServerProcess,
} from './lib/world.ts';

const creatorNum = 4000;
const posts = 1_000_000;
const rounds = 3;
const seconds = 4;
const deepPost = 10_000;
const following = '/v3/api/diary/home/following/list';
const forYou = '/v3/api/diary/home/recommend/list';

type People = Record<'few' | 'many' | 'newcomer' | 'hider', BenchUser>;
type Reading = { path: string; who: BenchUser };

/** The two home feeds at a million posts: what grows with creators, posts, pages and what somebody does not want. */
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
        name: 'buffers of a page of Following, 1 M posts / 10 k',
        value: large.following / small.following,
        limit: { max: 1.5 },
      },
      {
        name: 'buffers of a page of For you, 1 M posts / 10 k',
        value: large.forYou / small.forYou,
        limit: { max: 1.5 },
      },
    ];
  } finally {
    await world.close();
  }
}

async function createPeople(world: BenchWorld): Promise<People> {
  const [few, many, newcomer, hider] = world.fans as [BenchUser, BenchUser, BenchUser, BenchUser];
  const people = { few, many, newcomer, hider };
  await joinAnew(world, people);
  await world.pool.query(
    `insert into hidden_characters (user_id, char_id, created_at)
     select $1, c, now() from unnest($2::bigint[]) with ordinality one (c, n) where n % 20 <> 0`,
    [hider.userId, world.creators.map(({ charId }) => charId)],
  );
  return people;
}

/** Growing the posts has ordinary fans join; these four have joined exactly so many. */
async function joinAnew({ pool, creators }: BenchWorld, people: People): Promise<void> {
  const ids = Object.values(people).map(({ userId }) => userId);
  await pool.query('delete from memberships where user_id = any($1)', [ids]);
  for (const [who, count] of [
    [people.few, 20],
    [people.many, 2000],
  ] as const) {
    // Creators without a tier are every other one.
    await pool.query(
      `insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
       select $1, c.char_id, 'free', 'following', now(), now() from characters c
       where c.char_id = any($2::bigint[]) and c.group_id is null order by c.char_id limit $3`,
      [who.userId, creators.map(({ charId }) => charId), count],
    );
  }
  await pool.query('vacuum analyze memberships');
  await pool.query('vacuum analyze hidden_characters');
}

async function buffers({ pool }: BenchWorld, { few, newcomer }: People) {
  return {
    following: await buffersPerPage(pool, 'following', few.userId),
    forYou: await buffersPerPage(pool, 'for-you', newcomer.userId),
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
        name: 'page 1,000 of Following / page 1',
        value: times.deepFollowing / times.many,
        limit: { max: 1.2 },
      },
      { name: 'page 1,000 of For you / page 1', value: times.deepForYou / times.forYou, limit: { max: 1.2 } },
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
  const result = await load({
    port: server.port,
    connections,
    seconds: forSeconds,
    nextRequest: () => httpGet(path, who.token),
    mustContain: '"diary_id"',
  });
  if (result.failures > 0) throw new Error(`${result.failures} of ${path} failed`);
  return result;
}
