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
import { createPost } from './test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from './test/data/factories.ts';
import { faultRounds } from './test/faults/fault-rounds.ts';

const kills = faultRounds({ few: 5, whole: 100 });
const clients = 6;
/** So many spends are answered before the next kill. */
const spendsPerKill = 12;
const wealth = 1_000_000;

let database: TestDatabase;
let opened: OpenContext;
let dataDir: string;
let origin: string;
let server: ServerRun;
let env: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'kindred-killed-'));
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

type Spend = { path: string; body: object; key: string; diamonds: number };
type Spender = TestUser & { spent: number; answers: number };

/** Asks until there is an answer, as a client does that does not give up. */
async function insist(
  { token }: TestUser,
  { path, body, key }: Spend,
): Promise<{ code: number; balance: number }> {
  for (;;) {
    const text = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    })
      .then((response) => (response.status === 200 ? response.text() : ''))
      .catch(() => '');
    // A stream says that it is still there before its line, where that takes long; a killed server may leave no more than this.
    const line = text.split('\n').find((one) => /^(data: )?\{/.test(one));
    const answer = line ? JSON.parse(line.replace(/^data: /, '')) : undefined;
    if (answer) return { code: answer.code, balance: answer.data?.diamond };
    await sleep(20);
  }
}

test(
  `killed ${kills} times under load, the server loses, doubles and halves nothing for clients that try again`,
  async () => {
    const { context } = opened;
    const creators = await Promise.all([1, 2, 3].map(() => createCreator(context, { chatMode: 1 })));
    const spenders: Spender[] = await Promise.all(
      Array.from({ length: clients }, async () => ({
        ...(await createUser(context, { diamonds: wealth })),
        spent: 0,
        answers: 0,
      })),
    );
    let answered = 0;
    let isOver = false;

    const work = async (spender: Spender, index: number) => {
      while (!isOver) {
        const creator = creators[spender.answers % 3];
        if (!creator) throw new Error('no creator');
        const isUnlock = spender.answers % 4 === 3;
        const diamonds = 200 + index;
        const post = isUnlock ? await createPost(context, creator, { price: diamonds }) : undefined;
        const spend: Spend = post
          ? {
              path: '/v3/api/diary/unlock/post',
              body: { diary_id: post.postId, expected_price: diamonds },
              key: crypto.randomUUID(),
              diamonds,
            }
          : {
              path: '/v3/api/dialogue/charger',
              body: { char_id: creator.charId, price: diamonds },
              key: crypto.randomUUID(),
              diamonds,
            };
        const { code, balance } = await insist(spender, spend);
        spender.answers += 1;
        spender.spent += diamonds;
        answered += 1;
        expect({ code, balance }).toEqual({ code: 2000, balance: wealth - spender.spent });
      }
    };

    const working = Promise.all(spenders.map(work));
    for (let kill = 0; kill < kills; kill++) {
      const until = answered + spendsPerKill;
      while (answered < until) await sleep(2);
      await server.kill();
      server = runServer(env);
      await untilReady(server);
    }
    isOver = true;
    await working;

    for (const { userId, spent, answers } of spenders) {
      const { rows } = await context.pool.query(
        `select (select balance::int from ledger_accounts where user_id = $1 and kind = 'wallet') as balance,
           (select count(*)::int from journal_entries where user_id = $1 and kind in ('gift', 'unlock')) as entries,
           (select count(*)::int from idempotency_keys where user_id = $1) as keys`,
        [userId],
      );
      expect(rows[0]).toEqual({ balance: wealth - spent, entries: answers, keys: answers });
    }
    expect(await checkInvariants(context.db)).toEqual([]);
    console.log(`${kills} kills, ${answered} spends`);
  },
  300_000 + kills * 30_000,
);
