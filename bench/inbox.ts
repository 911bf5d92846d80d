import { percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { type BenchServer, type BenchWorld, createWorld, startServerProcess } from './lib/world.ts';

const warmUps = 30;
const requests = 80;
const few = 20_000;
const many = 2_000_000;
const shortThread = 100;
const longThread = 100_000;

type Side = { world: BenchWorld; server: BenchServer; thread: number };
type Reading = (side: Side) => { token: string | undefined; path: string };

/**
 * The list of conversations, the badge, and a conversation itself, in two databases of which one has a hundred times as many
 * messages: the pages of a creator with 400 conversations, and of a fan with one of 100 messages or of 100,000. Both are read in
 * turns, so that a busy moment of the machine meets both.
 */
export async function measureInbox(): Promise<Measure[]> {
  const small = await open(few, shortThread);
  const large = await open(many, longThread).catch(async (error: unknown) => {
    await close(small);
    throw error;
  });
  try {
    const compare = async (name: string, reading: Reading, max?: number): Promise<Measure> => {
      const [one, other] = await timesOf([small, large], reading);
      return { name, value: (other ?? 0) / (one ?? 1), ...(max !== undefined && { limit: { max } }) };
    };
    const list: Reading = ({ world }) => ({
      token: world.creators[0]?.token,
      path: '/v3/api/dialogue/get/list?page=1&size=10',
    });
    const badge: Reading = ({ world }) => ({ token: world.creators[0]?.token, path: '/v3/api/user/data' });
    const inThread =
      (path: (side: Side) => string): Reading =>
      (side) => ({
        token: side.world.fans[0]?.token,
        path: `/v3/api/dialogue/${path(side)}&char_id=${side.world.creators[1]?.charId}`,
      });
    const since = ({ thread }: Side) => new Date(Date.now() - (thread / 2) * 60_000).toISOString();
    return [
      await compare('cost of the list, 2 M messages / 20 k', list, 1.2),
      await compare('cost of the badge, 2 M messages / 20 k', badge, 1.2),
      await compare(
        'cost of the newest page, 100 k messages / 100',
        inThread(() => 'history?size=30'),
        1.2,
      ),
      await compare(
        'cost of a page far back, 100 k messages / 100',
        inThread(({ thread }) => `history?size=30&before=${thread / 2}`),
        1.2,
      ),
      await compare(
        'cost of going to a day, 100 k messages / 100',
        inThread((side) => `seek?since=${since(side)}`),
      ),
    ];
  } finally {
    await close(small);
    await close(large);
  }
}

async function open(messages: number, thread: number): Promise<Side> {
  const world = await createWorld();
  await fill(world, messages, thread);
  return { world, server: await startServerProcess(world), thread };
}

async function close({ world, server }: Side): Promise<void> {
  await server.stop();
  await world.close();
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

/** The median time of an answer of each in milliseconds; few enough requests for the limit per minute. */
async function timesOf(sides: readonly Side[], reading: Reading): Promise<number[]> {
  const times: number[][] = sides.map(() => []);
  for (let request = 0; request < warmUps + requests; request++) {
    for (const [index, side] of sides.entries()) {
      const took = await timeOf(side, reading);
      if (request >= warmUps) times[index]?.push(took);
    }
  }
  return times.map((all) => percentile(all, 0.5));
}

async function timeOf(side: Side, reading: Reading): Promise<number> {
  const { token, path } = reading(side);
  const sentAt = performance.now();
  const response = await fetch(`http://127.0.0.1:${side.server.port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { code } = (await response.json()) as { code: number };
  if (code !== 2000) throw new Error(`${path} answers ${code}`);
  return performance.now() - sentAt;
}
