import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanionAi, ReplyRequest } from '../../../outside/ai/companion-ai.ts';
import type { Embeddings } from '../../../outside/ai/embeddings.ts';
import { openAiEmbeddings } from '../../../outside/ai/openai/openai-embeddings.ts';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { startModelEndpoint } from '../../../test/faults/model-endpoint.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import { updateMemory } from '../update/update-memory.ts';
import { embedMemory } from './embed-memory.ts';

/** The model of meanings: words of the same topic get the same vector. */
const meanings = [/\b(bees|hive|honey)\b/i, /\b(rain|storm|umbrella)\b/i, /\b(piano|music|song)\b/i];

function vectorOf(text: string, dimensions: number): number[] {
  return Array.from({ length: dimensions }, (_, at) => {
    const isMeant = meanings[at % 4]?.test(text) ? 1 : 0;
    return isMeant + 0.01 * Math.sin(at + text.length);
  });
}

let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
let embeddings: Embeddings;
let kindred: TestApp;
const embedded: string[] = [];
const requests: ReplyRequest[] = [];
const log = { warn: vi.fn(), info: vi.fn() };
const ai: CompanionAi = {
  kind: 'model',
  get embeddings() {
    return embeddings;
  },
  reply: async function* (request) {
    requests.push(request);
    yield 'I see.';
  },
};

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  kindred = await startTestApp({ replace: { ai } });
  // Only the tests themselves run the memory jobs.
  await kindred.startJobs((task) => !task.startsWith('memory.'));
});
afterAll(async () => {
  await expectInvariants(kindred);
  await kindred.close();
  endpoint.close();
});
beforeEach(() => {
  vi.clearAllMocks();
  useModel('near');
  answerWell();
});

function useModel(model: string): void {
  embeddings = openAiEmbeddings({ baseUrl: endpoint.baseUrl, apiKey: 'key', model, log, pauseMs: 0 });
}

function answerWell(dimensions = 16): void {
  embedded.length = 0;
  endpoint.answerWith((_request, response, body) => {
    const { input } = JSON.parse(body) as { input: string[] };
    embedded.push(...input);
    const data = input.map((text, index) => ({ index, embedding: vectorOf(text, dimensions) }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
}

type Talk = { creator: TestCreator; fan: TestUser; conversationId: string };

/** Creates a fan who spoke of bees so long ago that no prompt contains it any more. */
async function talk(first = 'Odile looks after the hive behind our house'): Promise<Talk> {
  const { context } = kindred;
  const creator = await createCreator(context, { name: 'Mara', chatMode: 1 });
  const fan = await createUser(context, { nickname: 'Tom' });
  await say({ creator, fan }, first);
  const [row] = await query<{ conversation_id: string }>(
    context.db,
    'select conversation_id from conversations where user_id = $1',
    [fan.userId],
  );
  const conversationId = row?.conversation_id ?? '';
  await query(
    context.db,
    `insert into messages (conversation_id, seq, identity, sender_user_id, type, content, created_at)
     select $1, n, 'creator', $2, 'text', 'Well', now() from generate_series(2, 100) n`,
    [conversationId, creator.userId],
  );
  await query(
    context.db,
    `update conversations set last_seq = 100, preview_seq = 100, last_content = 'Well', last_type = 'text',
       last_identity = 'creator', fan_read_seq = 100, fan_unread = 0, creator_read_seq = 100, creator_unread = 0
     where conversation_id = $1`,
    [conversationId],
  );
  await remember({ conversationId });
  await kindred.call('setChatMode', { chat_mode: 0 }, { token: creator.token });
  return { creator, fan, conversationId };
}

const say = ({ creator, fan }: Omit<Talk, 'conversationId'>, content: string) =>
  kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });

async function remember({ conversationId }: Pick<Talk, 'conversationId'>): Promise<void> {
  const { signal } = new AbortController();
  await updateMemory(kindred.context, conversationId, signal);
  await embedMemory(kindred.context, conversationId, signal);
}

/** Returns the prompt for the answer to `content`. */
async function promptFor(of: Talk, content: string): Promise<string> {
  requests.length = 0;
  await say(of, content);
  const request = requests.find(({ messages }) =>
    messages.some((message) => message.content.includes(content)),
  );
  return JSON.stringify(request?.messages);
}

const vectorsOf = ({ conversationId }: Talk) =>
  query<{ seq: number }>(
    kindred.context.db,
    'select seq from memory_vectors where conversation_id = $1 order by seq',
    [conversationId],
  ).then((rows) => rows.map(({ seq }) => seq));

describe('with a model for embeddings', () => {
  test('a companion recalls what was said in other words, and nothing of anybody else’s', async () => {
    const [of, otherTalk] = [await talk(), await talk('My sister keeps CANARY honey in jars')];
    expect(await vectorsOf(of)).toEqual([1]);
    const prompt = await promptFor(of, 'Is there honey?');
    expect(prompt).toContain('Odile looks after the hive');
    expect(prompt).not.toContain('CANARY');
    expect(await promptFor(of, 'Shall I take an umbrella?')).not.toContain('looks after');
    expect(await promptFor(otherTalk, 'What about bees?')).toContain('CANARY');
  });

  test('what is forgotten, corrected, changed or taken back has no vector any more', async () => {
    const [unsent, edited, forgotten, off, all] = [
      await talk(),
      await talk(),
      await talk('My name is Odile and I keep bees'),
      await talk(),
      await talk(),
    ];
    const key = ({ creator }: Talk) => ({ char_id: creator.charId });
    const own = ({ fan }: Talk) => ({ token: fan.token });
    const idOf = async (of: Talk) =>
      (await kindred.call('listMessages', { ...key(of), after: 0, size: 1 }, own(of))).data.list[0]?.msg_id ??
      '';
    await kindred.call('deleteMessage', { msg_id: await idOf(unsent) }, own(unsent));
    expect(await vectorsOf(unsent)).toEqual([]);

    const words = { msg_id: await idOf(edited), content: 'She plays the piano' };
    expect((await kindred.call('editMessage', words, own(edited))).code).toBe(2000);
    expect(await vectorsOf(edited)).toEqual([]);
    await remember(edited);
    expect(await promptFor(edited, 'A song?')).toContain('She plays the piano');

    await query(
      kindred.context.db,
      `insert into memory_facts (conversation_id, user_id, kind, content, author, slot, source_seq, created_at, updated_at)
       values ($1, $2, 'name', 'Odile', 'companion', 'name', 1, now(), now())`,
      [forgotten.conversationId, forgotten.fan.userId],
    );
    const { data } = await kindred.call('listMemory', key(forgotten), own(forgotten));
    await kindred.call(
      'deleteFact',
      { ...key(forgotten), fact_id: data.facts[0]?.fact_id ?? '' },
      own(forgotten),
    );
    await remember(forgotten);
    expect(await vectorsOf(forgotten)).toEqual([]);

    await kindred.call('setMemoryConfig', { ...key(off), is_on: 0 }, own(off));
    await remember(off);
    expect(await vectorsOf(off)).toEqual([]);
    await kindred.call('deleteFact', { ...key(all), all: 1 }, own(all));
    await remember(all);
    expect(await vectorsOf(all)).toEqual([]);
  });

  test('another model makes all vectors anew; other dimensions are no reason to fail, and not to compare', async () => {
    const of = await talk();
    useModel('far');
    expect(await promptFor(of, 'Is there honey?')).not.toContain('looks after');
    await remember(of);
    expect(embedded).toContain('Odile looks after the hive behind our house');
    expect(await promptFor(of, 'And honey?')).toContain('looks after');
    answerWell(24);
    expect(await promptFor(of, 'More honey?')).not.toContain('looks after');
    await remember(of);
    await remember(of);
    expect(await promptFor(of, 'Still honey?')).toContain('looks after');
  });
});

describe('an endpoint that fails', () => {
  const bad: [string, Parameters<typeof endpoint.answerWith>[0]][] = [
    ['asks to wait', (_request, response) => response.writeHead(429, { 'retry-after': '0' }).end('{}')],
    ['speaks of something else', (_request, response) => response.end('<html>')],
    [
      'gives too few vectors',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}'),
    ],
    [
      'gives vectors of several lengths, or nothing',
      (_request, response, body) => {
        const { input } = JSON.parse(body) as { input: string[] };
        const data = input.map((_, index) => ({ index, embedding: index === 0 ? Array(16).fill(0) : [1] }));
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
      },
    ],
    ['hangs up', (_request, response) => response.destroy()],
  ];
  test.each(bad)(
    'and %s leaves recall by words, says so once, and is asked again later',
    async (_how, answer) => {
      const of = await talk();
      endpoint.answerWith(answer);
      expect(await promptFor(of, 'Is there honey?')).not.toContain('looks after');
      expect(await promptFor(of, 'What of the house of Odile?')).toContain('Odile looks after the hive');
      await remember(of);
      expect(log.warn).toHaveBeenCalledTimes(1);
      answerWell();
      await remember(of);
      expect(log.info).toHaveBeenCalledTimes(1);
      expect(await promptFor(of, 'And honey?')).toContain('looks after');
    },
  );

  test('is left alone for a while, and an answer that never ends is not waited for', async () => {
    const silent = await startModelEndpoint();
    silent.answerWith(() => {});
    const own = { warn: vi.fn(), info: vi.fn() };
    const slow = openAiEmbeddings({ baseUrl: silent.baseUrl, apiKey: undefined, model: 'near', log: own });
    const { signal } = new AbortController();
    expect(await slow.embed(['Hi'], { signal, timeoutMs: 20 })).toBeUndefined();
    expect(await slow.embed(['Hi'], { signal, timeoutMs: 20 })).toBeUndefined();
    // The first request may have been given up before it arrived.
    expect(silent.requestCount()).toBeLessThanOrEqual(1);
    expect(own.warn).toHaveBeenCalledTimes(1);
    silent.close();
  });
});
