import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatListItem } from '@kindred/contract/chat/calls';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createContext, type OpenContext } from './create-context.ts';
import { seededNumbers } from './outside/ai/seeded-numbers.ts';
import { createTestDatabase, type TestDatabase } from './test/app/database.ts';
import { type ServerRun, startServer } from './test/app/run-server.ts';
import { createCreator, createUser } from './test/data/factories.ts';
import { faultRounds, faultSeed } from './test/faults/fault-rounds.ts';
import { startRedis, type TestRedis } from './test/faults/start-redis.ts';
import { type Peer, StormClient } from './test/faults/storm-client.ts';
import { expectInvariants } from './test/sql/expect-invariants.ts';
import { query } from './test/sql/query.ts';

const clients = faultRounds({ few: 20, whole: 200 });
const messages = faultRounds({ few: 400, whole: 20_000 });

let redis: TestRedis;
let database: TestDatabase;
let opened: OpenContext;
let dataDir: string;
let servers: ServerRun[];

beforeAll(async () => {
  redis = await startRedis();
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'kindred-storm-'));
  const env = { DATABASE_URL: database.connectionString, REDIS_URL: redis.url, DATA_DIR: dataDir };
  servers = await Promise.all([startServer(env), startServer(env)]);
  const config = readConfig({ DATA_DIR: dataDir, GOOGLE_CLIENT_ID: 'test' });
  opened = await createContext(config, { ...database, log: pino({ level: 'silent' }) });
}, 180_000);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await opened?.close();
  await redis?.kill();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

type Talker = { client: StormClient; peers: Peer[] };

/** A tenth of them creators who answer by hand; each fan talks with two of them. */
async function gather(): Promise<Talker[]> {
  const { context } = opened;
  const address = (index: number) => `127.0.1.${1 + (index % 250)}`;
  const talkers: Talker[] = [];
  for (let index = 0; index < clients / 10; index++) {
    const creator = await createCreator(context, { chatMode: 1 });
    const client = new StormClient(creator, servers, address(index));
    talkers.push({ client, peers: [{ char_id: creator.charId }] });
  }
  const creators = [...talkers];
  for (let index = creators.length; index < clients; index++) {
    const fan = await createUser(context);
    const own = [index, index + 1].map((at) => creators[at % creators.length] as Talker);
    const charIds = new Set(own.map(({ peers }) => peers[0]?.char_id ?? ''));
    const client = new StormClient(fan, servers, address(index));
    talkers.push({ client, peers: [...charIds].map((char_id) => ({ char_id })) });
    for (const { peers } of new Set(own))
      peers.push({ char_id: peers[0]?.char_id ?? '', user_id: fan.userId });
    // The creators may write to those who have written to them.
    for (const peer of charIds) await client.send({ char_id: peer }, `hello ${index} ${peer}`, 'once', index);
  }
  for (const { peers } of creators) peers.shift();
  return talkers;
}

test(
  `of ${messages} messages among ${clients} people on bad lines, over two processes, none is lost, none is doubled, all keep their order`,
  async () => {
    const talkers = await gather();
    const next = seededNumbers(`storm ${faultSeed}`);
    const each = messages / clients;
    const sent = new Map<StormClient, Map<Peer, string[]>>();

    const live = async ({ client, peers }: Talker, index: number) => {
      const said = new Map<Peer, string[]>(peers.map((peer) => [peer, []]));
      sent.set(client, said);
      await client.connect(index);
      let isAway = false;
      const kept: (() => Promise<void>)[] = [];
      for (let n = 0; n < each; n++) {
        const dice = next();
        if (dice < 0.06) {
          client.drop();
          isAway = true;
        } else if (isAway && dice < 0.5) {
          await client.connect(index + n);
          isAway = false;
          // What was written meanwhile goes out in its order.
          for (const send of kept.splice(0)) await send();
        } else if (dice > 0.97) client.pause();
        else if (dice > 0.92) client.resume();
        const peer = peers[Math.floor(next() * peers.length)] as Peer;
        const content = `${index} ${n}`;
        said.get(peer)?.push(content);
        const how =
          (['once', 'once', 'once', 'twice', 'broken off'] as const)[Math.floor(next() * 5)] ?? 'once';
        const send = () => client.send(peer, content, how, index + n);
        if (isAway) kept.push(send);
        else await send();
        if (dice > 0.6 && dice < 0.64) await read(client, peer, index + n);
      }
      client.drop();
      await client.connect(index);
      for (const send of kept) await send();
    };
    await Promise.all(talkers.map(live));

    const { db } = opened.context;
    await expectInvariants(opened);
    const rows = await query<{ key: string; seq: number; sender: string; content: string }>(
      db,
      `select c.char_id || ' ' || c.user_id || ' ' || c.chat_no as key, m.seq, m.sender_user_id as sender, m.content
       from messages m join conversations c using (conversation_id) order by c.conversation_id, m.seq`,
      [],
    );
    const logs = Map.groupBy(rows, ({ key }) => key);
    const seed = `FAULT_SEED=${faultSeed}`;
    expect(rows, seed).toHaveLength(messages + (clients - clients / 10) * Math.min(2, clients / 10));
    for (const { client, peers } of talkers) {
      expect(client.repeated, seed).toEqual([]);
      // All that there is, once, under its number. Changes wait for transactions that are older than they are.
      await expect.poll(() => listMistakes(client, logs), { timeout: 30_000, message: seed }).toEqual([]);
      for (const peer of peers) {
        const own = [...logs].find(([key]) => {
          const [charId, userId] = key.split(' ');
          return charId === peer.char_id && userId === (peer.user_id ?? client.user.userId);
        });
        const stored = (own?.[1] ?? []).filter(({ sender }) => sender === client.user.userId);
        const said = stored.map(({ content }) => content).filter((content) => !content.startsWith('hello'));
        expect(said, seed).toEqual(sent.get(client)?.get(peer));
      }
      await expectUnreadIsRight(client, logs);
    }
    for (const { client } of talkers) client.drop();
  },
  180_000 + messages * 30,
);

type Logs = Map<string, { seq: number; sender: string; content: string }[]>;

/** Where what somebody knows of a conversation differs from its log. */
async function listMistakes(client: StormClient, logs: Logs): Promise<string[]> {
  await client.catchUp(client.server(0));
  return [...client.log].flatMap(([key, known]) => {
    const log = logs.get(key) ?? [];
    const wrong = log.filter(({ seq, content }) => known.get(seq)?.content !== content);
    return [
      ...wrong.map(({ seq }) => `${key}: ${seq}`),
      ...(known.size === log.length ? [] : [`${key}: ${known.size} of ${log.length}`]),
    ];
  });
}

async function read(client: StormClient, peer: Peer, round: number): Promise<void> {
  const [known] = [...client.log].filter(([key]) =>
    key.startsWith(`${peer.char_id} ${peer.user_id ?? client.user.userId} `),
  );
  const seq = Math.max(0, ...(known?.[1].keys() ?? []));
  await client.ask(client.server(round), '/v3/api/dialogue/read', { ...peer, seq });
}

/** What the list says is what the other side wrote after the read mark. */
async function expectUnreadIsRight(client: StormClient, logs: Logs): Promise<void> {
  type List = { list: ChatListItem[]; unread_total: number };
  const path = '/v3/api/dialogue/get/list?page=1&size=50';
  const { list, unread_total } = await client.ask<List>(client.server(1), path);
  const counted = list.map(
    ({ char_id, user_id, chat_no, read_seq }) =>
      (logs.get(`${char_id} ${user_id} ${chat_no}`) ?? []).filter(
        ({ seq, sender }) => seq > read_seq && sender !== client.user.userId,
      ).length,
  );
  expect(
    list.map(({ unread }) => unread),
    `FAULT_SEED=${faultSeed}`,
  ).toEqual(counted);
  expect(unread_total).toBe(counted.reduce((sum, count) => sum + count, 0));
}
