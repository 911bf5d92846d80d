import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createContext, type OpenContext } from './create-context.ts';
import { checkInvariants } from './invariants/check-invariants.ts';
import { createTestDatabase, type TestDatabase } from './test/app/database.ts';
import { freePort } from './test/app/free-port.ts';
import { runServer, type ServerRun, untilReady } from './test/app/run-server.ts';
import { createCreator, type TestCreator, type TestUser } from './test/data/factories.ts';
import { faultRounds } from './test/faults/fault-rounds.ts';

const fans = faultRounds({ few: 600, whole: 100_000 });
const kills = faultRounds({ few: 2, whole: 20 });
const content = 'Hello {name}, the kiln opens on Friday.';

let database: TestDatabase;
let opened: OpenContext;
let dataDir: string;
let origin: string;
let server: ServerRun;
let env: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'kindred-broadcast-'));
  const config = readConfig({ DATA_DIR: dataDir, GOOGLE_CLIENT_ID: 'test' });
  opened = await createContext(config, { ...database, log: pino({ level: 'silent' }) });
  env = { DATABASE_URL: database.connectionString, DATA_DIR: dataDir, PORT: String(await freePort()) };
  origin = `http://127.0.0.1:${env.PORT}`;
  server = runServer(env);
  await untilReady(server);
});
afterAll(async () => {
  await server?.stop();
  await opened?.close();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const query = async (text: string, values: unknown[] = []) =>
  (await opened.context.pool.query(text, values)).rows;

const inOneStatement = 2000;

/** Followers without devices, written in bulk. */
async function addFollowers(charId: string, number: number): Promise<void> {
  for (let left = number; left > 0; left -= inOneStatement) {
    await query(
      `with people as (insert into users (nickname, role, created_at)
          select 'Fan ' || n, 'member', now() from generate_series(1, $2::int) n returning user_id),
        wallets as (insert into ledger_accounts (kind, currency, user_id, balance)
          select 'wallet', 'DIA', user_id, 0 from people)
      insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
        select user_id, $1, 'free', 'following', now(), now() from people`,
      [charId, Math.min(left, inOneStatement)],
    );
  }
}

async function post({ token }: TestUser, path: string, body: object): Promise<{ broadcast_id: string }> {
  const response = await fetch(`${origin}/v3/api/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as {
    code: number;
    msg: string;
    data: { broadcast_id: string };
  };
  if (code !== 2000) throw new Error(`${path}: ${msg}`);
  return data;
}

const countIn = async (broadcastId: string, state: string) =>
  (
    await query(
      `select count(*)::int as n from broadcast_recipients where broadcast_id = $1 and state = $2`,
      [broadcastId, state],
    )
  )[0].n as number;

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(50);
}

async function killServer(): Promise<void> {
  await server.kill();
  server = runServer(env);
  await untilReady(server);
}

const stateOf = async (broadcastId: string) =>
  (await query(`select state from broadcasts where broadcast_id = $1`, [broadcastId]))[0].state as string;

/** The creator restricts one of those who are still waiting, the last but `offset`, and somebody else follows. */
async function changeList(broadcastId: string, creator: TestCreator, offset: number): Promise<void> {
  const [waiting] = await query(
    `select user_id::text from broadcast_recipients where broadcast_id = $1 and state = 'waiting'
      order by broadcast_recipients.user_id desc offset $2 limit 1`,
    [broadcastId, offset],
  );
  if (waiting) await post(creator, 'character/restrict', { restrict_id: waiting.user_id, restrict: 1 });
  await addFollowers(creator.charId, 1);
}

test(
  `killed ${kills} times on its way to ${fans} fans, a broadcast reaches each who was chosen once, and goes back from all`,
  async () => {
    const creator = await createCreator(opened.context, { chatMode: 1 });
    await addFollowers(creator.charId, fans);
    const begun = performance.now();
    const { broadcast_id: broadcastId } = await post(creator, 'broadcast/create', {
      list_ids: ['followers'],
      content,
    });
    for (let kill = 1; kill <= kills; kill++) {
      await until(async () => (await countIn(broadcastId, 'sent')) >= ((kill - 0.5) * fans) / (kills + 1));
      await changeList(broadcastId, creator, kill);
      await killServer();
    }
    await until(async () => (await stateOf(broadcastId)) === 'sent');
    const sentMs = performance.now() - begun;

    const [chosen] = await query(
      `select count(*)::int as chosen, count(*) filter (where state = 'sent')::int as sent,
          count(*) filter (where state = 'left_out' and reason = 'restricted')::int as restricted
        from broadcast_recipients where broadcast_id = $1`,
      [broadcastId],
    );
    expect(chosen.chosen).toBe(fans);
    expect(chosen.sent + chosen.restricted).toBe(fans);
    const [messages] = await query(
      `select count(*)::int as messages, count(distinct c.user_id)::int as people
        from messages m join conversations c using (conversation_id)
        where c.char_id = $1 and m.identity = 'automated'`,
      [creator.charId],
    );
    expect(messages).toEqual({ messages: chosen.sent, people: chosen.sent });

    const [size] = await query(
      `select (pg_total_relation_size('messages') + pg_total_relation_size('broadcast_recipients'))::float8 as bytes,
        (select sum(octet_length(content))::float8 from messages) as words`,
    );
    const unsendBegun = performance.now();
    await post(creator, 'broadcast/unsend', { broadcast_id: broadcastId });
    await until(async () => (await countIn(broadcastId, 'unsent')) > 0);
    await killServer();
    await until(async () => (await stateOf(broadcastId)) === 'unsent');
    const unsentMs = performance.now() - unsendBegun;
    const [left] = await query(
      `select count(*)::int as n from messages m join conversations c using (conversation_id)
        where c.char_id = $1 and not m.is_deleted`,
      [creator.charId],
    );
    expect(left.n).toBe(0);
    expect(await checkInvariants(opened.context.db)).toEqual([]);
    console.log(
      `${fans} fans, ${kills} kills: sent in ${seconds(sentMs)}, ${Math.round(size.bytes / fans)} bytes a fan with ${Math.round(size.words / fans)} of words, taken back in ${seconds(unsentMs)}`,
    );
  },
  faultRounds({ few: 300_000, whole: 1_800_000 }),
);

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
