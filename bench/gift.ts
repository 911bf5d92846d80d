import { sellAndRead } from '../apps/server/src/features/posts/unlock/unlock-post.ts';
import { httpPost, load, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { asPgbenchScript, pgbench } from './lib/pgbench.ts';
import { growPosts } from './lib/posts.ts';
import { type BenchUser, type BenchWorld, createWorld, grant, startServerProcess } from './lib/world.ts';

/** For the server and for pgbench. Of fewer, more are on their way to the server and back than PostgreSQL works for. */
const connections = 24;
const seconds = 6;
const rounds = 3;
const giftDiamonds = 200;
/** Every third one is sold, for this many diamonds. */
const posts = 12_000;
const price = 100;

/** Gifts and unlocks over HTTP against the same postings by PostgreSQL's own load tool; all commit to disk. */
export async function measureGifts(): Promise<Measure[]> {
  const world = await createWorld();
  const server = await startServerProcess(world);
  try {
    await growPosts(world, posts);
    const fanIds = world.fans.map((fan) => fan.userId);
    await grant(world.pool, fanIds, 100_000_000);
    const sold = await listSold(world);
    const [half, other] = [sold.slice(0, sold.length / 2), sold.slice(sold.length / 2)];
    const gifts = (charIds: string[], forSeconds = seconds) =>
      overHttp(server.port, forSeconds, (turn) => giftRequest(world.fans, charIds, turn));
    const unlocks = () => overHttp(server.port, seconds, (turn) => unlockRequest(world.fans, half, turn));
    const byPgbench = async (script: string) => {
      const run = { connectionString: world.connectionString, script, connections, seconds };
      return (await pgbench(run)).perSecond;
    };

    const charIds = world.creators.map(({ charId }) => charId);
    await gifts(charIds, 2);
    const names = ['gifts', 'hot', 'giftBound', 'unlocks', 'unlockBound', 'readBound'];
    const found: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      found.giftBound?.push(await byPgbench(giftScript(world)));
      found.gifts?.push(await gifts(charIds));
      found.hot?.push(await gifts(charIds.slice(0, 1)));
      const before = await countPurchases(world);
      found.unlockBound?.push(await byPgbench(unlockScript(world, other)));
      const sales = ((await countPurchases(world)) - before) / seconds;
      // What is refused costs less than what is sold.
      if (sales < 0.9 * (found.unlockBound?.at(-1) ?? 0)) throw new Error(`pgbench sold ${sales} a second`);
      found.readBound?.push(await byPgbench(readScript(world, other)));
      found.unlocks?.push(await unlocks());
    }
    const median = (name: string) => percentile(found[name] ?? [], 0.5);
    return [
      {
        name: 'gifts per second / pgbench on the same posting',
        value: median('gifts') / median('giftBound'),
        limit: { min: 0.65 },
      },
      {
        name: 'unlocks per second / pgbench on the same posting',
        value: median('unlocks') / median('unlockBound'),
        limit: { min: 0.65 },
      },
      {
        name: 'gifts to one creator / gifts to two hundred',
        value: median('hot') / median('gifts'),
        limit: { min: 0.8 },
      },
      {
        name: 'unlocks per second / pgbench on the same posting, reading the post as well',
        value: median('unlocks') / median('readBound'),
      },
      { name: 'gifts per second', value: median('gifts') },
      { name: 'unlocks per second', value: median('unlocks') },
      { name: 'pgbench gifts per second', value: median('giftBound') },
      { name: 'pgbench unlocks per second', value: median('unlockBound') },
    ];
  } finally {
    await server.stop();
    await world.close();
  }
}

let turns = 0;

/** Each fan stays under the calls' limits: the fans take turns. */
async function overHttp(
  port: number,
  forSeconds: number,
  requestOf: (turn: number) => string,
): Promise<number> {
  const result = await load({
    port,
    connections,
    seconds: forSeconds,
    nextRequest: () => requestOf(turns++),
    mustContain: '"code":2000',
  });
  if (result.failures > 0) throw new Error(`${result.failures} spends failed`);
  return result.perSecond;
}

function giftRequest(fans: BenchUser[], charIds: string[], turn: number): string {
  return httpPost(
    '/v3/api/dialogue/charger',
    fans[turn % fans.length]?.token as string,
    { char_id: charIds[turn % charIds.length], price: giftDiamonds },
    keyHeader(turn),
  );
}

/** Each fan buys each post once. */
function unlockRequest(fans: BenchUser[], postIds: string[], turn: number): string {
  const post = postIds[Math.floor(turn / fans.length) % postIds.length];
  return httpPost(
    '/v3/api/diary/unlock/post',
    fans[turn % fans.length]?.token as string,
    { diary_id: post, expected_price: price },
    keyHeader(turn),
  );
}

const keyHeader = (turn: number) => `Idempotency-Key: bench-${turn}\r\n`;

/** Posts that nobody has by joining, oldest first. */
async function listSold({ pool }: BenchWorld): Promise<string[]> {
  // The world was made without triggers, which from here on count.
  await pool.query(
    'update characters c set follower_num = (select count(*) from memberships m where m.char_id = c.char_id)',
  );
  await pool.query('delete from memberships');
  const { rows } = await pool.query<{ post_id: string }>(
    'select post_id from posts where price = $1 order by post_id',
    [price],
  );
  return rows.map(({ post_id }) => post_id);
}

async function countPurchases({ pool }: BenchWorld): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::integer as count from purchases');
  return rows[0]?.count ?? 0;
}

const rangeOf = (ids: string[]) => [Math.min(...ids.map(Number)), Math.max(...ids.map(Number))];

function giftScript({ fans, creators }: BenchWorld): string {
  const [fanLow, fanHigh] = rangeOf(fans.map((fan) => fan.userId));
  const [charLow, charHigh] = rangeOf(creators.map((creator) => creator.charId));
  return `\\set fan random(${fanLow}, ${fanHigh})
\\set character random(${charLow}, ${charHigh})
select * from send_gift((:fan, :character, 0, ${giftDiamonds}, '')::new_gift, gen_random_uuid()::text, '\\x00', 8000, now(), now() + interval '7 days');
`;
}

/** Of so many pairs of fan and post hardly one comes twice. */
function pickPair({ fans }: BenchWorld, postIds: string[]): string {
  const [fanLow, fanHigh] = rangeOf(fans.map((fan) => fan.userId));
  const [low, high] = rangeOf(postIds);
  return `\\set fan random(${fanLow}, ${fanHigh})
\\set post ${low} + 3 * random(0, ${(Number(high) - Number(low)) / 3})`;
}

/** The server's own statement: the buyer's answer has the post. */
function readScript(world: BenchWorld, postIds: string[]): string {
  const written: Record<string, string> = {
    viewerId: ':fan',
    postId: ':post',
    expectedPrice: String(price),
    key: 'gen_random_uuid()::text',
    hash: "'\\x00'",
    shareBps: '8000',
    now: 'now()',
    availableAt: "(now() + interval '7 days')",
    viewerIsReviewer: 'false',
    viewerIsCreator: 'false',
    mediaToken: "'token'",
  };
  const values = sellAndRead.inputNames.map((name) => written[name] ?? 'null');
  return asPgbenchScript(sellAndRead.text, values, pickPair(world, postIds));
}

function unlockScript(world: BenchWorld, postIds: string[]): string {
  return `${pickPair(world, postIds)}
select * from unlock_post(:fan::bigint, :post::bigint, ${price}, gen_random_uuid()::text, '\\x00', 8000, now(), now() + interval '7 days');
`;
}
