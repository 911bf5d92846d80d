import { percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { type BenchServer, type BenchWorld, createWorld, startServerProcess } from './lib/world.ts';

const warmUps = 30;
const requests = 80;
const few = 20_000;
const many = 2_000_000;
const shortThread = 100;
const longThread = 100_000;

/** Milliseconds of each reading. */
type Times = Record<'list' | 'badge' | 'thread' | 'back' | 'day', number>;

/**
 * The list of conversations, the badge, and a conversation itself, before and after a hundred times as many messages: the pages
 * of a creator with 400 conversations, and of a fan with one that grows from 100 messages to 100,000.
 */
export async function measureInbox(): Promise<Measure[]> {
  const world = await createWorld();
  try {
    await fill(world, few, shortThread);
    const small = await readAll(world, shortThread);
    await fill(world, many, longThread);
    const large = await readAll(world, longThread);
    const cost = (name: keyof Times) => large[name] / small[name];
    return [
      { name: 'cost of the list, 2 M messages / 20 k', value: cost('list'), limit: { max: 1.2 } },
      { name: 'cost of the badge, 2 M messages / 20 k', value: cost('badge'), limit: { max: 1.2 } },
      { name: 'cost of the newest page, 100 k messages / 100', value: cost('thread'), limit: { max: 1.2 } },
      { name: 'cost of a page far back, 100 k messages / 100', value: cost('back'), limit: { max: 1.2 } },
      { name: 'cost of going to a day, 100 k messages / 100', value: cost('day') },
      { name: 'milliseconds of a list', value: large.list },
      { name: 'milliseconds of the newest page', value: large.thread },
    ];
  } finally {
    await world.close();
  }
}

/** So many messages in all conversations of the first creator together, and in that of one fan with the second. */
async function fill({ pool, creators, fans }: BenchWorld, messages: number, thread: number): Promise<void> {
  const [busy, other] = creators;
  const [fan] = fans;
  await pool.query('alter table messages disable trigger user');
  await pool.query('alter table conversations disable trigger user');
  const each = messages / fans.length;
  await talk(
    pool,
    busy?.charId,
    busy?.userId,
    fans.map(({ userId }) => userId),
    each,
  );
  await talk(pool, other?.charId, other?.userId, [fan?.userId ?? ''], thread);
  await pool.query('alter table messages enable trigger user');
  await pool.query('alter table conversations enable trigger user');
  await pool.query('vacuum analyze messages');
  await pool.query('vacuum analyze conversations');
}

async function talk(
  pool: BenchWorld['pool'],
  charId: string | undefined,
  creatorId: string | undefined,
  fanIds: string[],
  upTo: number,
): Promise<void> {
  await pool.query(
    `insert into conversations (user_id, char_id, creator_user_id, created_at, last_message_at, last_identity)
     select f, $1, $2, now(), now() - n * interval '1 minute', 'fan' from unnest($3::bigint[]) with ordinality one (f, n)
     on conflict do nothing`,
    [charId, creatorId, fanIds],
  );
  await pool.query(
    `insert into messages (conversation_id, seq, identity, sender_user_id, type, content, created_at)
     select c.conversation_id, n, case when n % 2 = 0 then 'creator' else 'fan' end,
       case when n % 2 = 0 then c.creator_user_id else c.user_id end, 'text', 'Something that people say, number ' || n,
       now() - ($2::int - n) * interval '1 minute'
     from conversations c cross join generate_series(1, $2::int) n
     where c.char_id = $1 and n > c.last_seq`,
    [charId, upTo],
  );
  await pool.query(
    `update conversations set last_seq = $2, preview_seq = $2, last_content = 'Something that people say',
       fan_read_seq = $2, creator_read_seq = $2 - 1, creator_unread = 1 where char_id = $1`,
    [charId, upTo],
  );
}

async function readAll(world: BenchWorld, thread: number): Promise<Times> {
  const server = await startServerProcess(world);
  const [busy, other] = world.creators;
  const [fan] = world.fans;
  const key = `char_id=${other?.charId}`;
  const since = new Date(Date.now() - (thread / 2) * 60_000).toISOString();
  try {
    return {
      list: await timeOf(server, busy?.token, '/v3/api/dialogue/get/list?page=1&size=10'),
      badge: await timeOf(server, busy?.token, '/v3/api/user/data'),
      thread: await timeOf(server, fan?.token, `/v3/api/dialogue/history?${key}&size=30`),
      back: await timeOf(server, fan?.token, `/v3/api/dialogue/history?${key}&size=30&before=${thread / 2}`),
      day: await timeOf(server, fan?.token, `/v3/api/dialogue/seek?${key}&since=${since}`),
    };
  } finally {
    await server.stop();
  }
}

/** The median time of an answer in milliseconds, one request after the other; few enough for the limit per minute. */
async function timeOf({ port }: BenchServer, token = '', path = ''): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < warmUps + requests; request++) {
    const sentAt = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { code } = (await response.json()) as { code: number };
    if (code !== 2000) throw new Error(`${path} answers ${code}`);
    if (request >= warmUps) times.push(performance.now() - sentAt);
  }
  return percentile(times, 0.5);
}
