import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAiCompanion } from '../../../../outside/ai/openai/openai-companion.ts';
import { enqueue, startJobs } from '../../../../platform/jobs/jobs.ts';
import { startTestApp, type TestApp } from '../../../../test/app/start-test-app.ts';
import {
  createCreator,
  createUser,
  type TestCreator,
  type TestUser,
} from '../../../../test/data/factories.ts';
import { setMessagePrice } from '../../../../test/data/message-price.ts';
import {
  type Answering,
  lastEvents,
  startModelEndpoint,
  streamHead,
  tokenEvent,
} from '../../../../test/faults/model-endpoint.ts';
import { replyJobs } from '../../companion.jobs.ts';

const slots = 4;
/** Diamonds that a message costs here. */
const price = 5;
const maxReplyMs = 4000;
let kindred: TestApp;
let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
let jobs: Awaited<ReturnType<typeof startJobs>>;
const hasRun: unknown[] = [];

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  const silence = { firstByteMs: 1000, betweenTokensMs: 1000 };
  const ai = openAiCompanion({ baseUrl: endpoint.baseUrl, apiKey: undefined, model: 'm', silence });
  kindred = await startTestApp({ replace: { ai } });
  jobs = await startJobs({
    ...kindred.context,
    jobPools: [
      { handlers: { 'some.other': async (payload) => void hasRun.push(payload) }, concurrency: 1 },
      { handlers: replyJobs(kindred.context, { maxReplyMs }), concurrency: slots },
    ],
    crontab: [],
  });
});
afterAll(async () => {
  endpoint.close();
  await jobs.stop();
  await kindred.close();
});

async function pair(): Promise<{ creator: TestCreator; fan: TestUser }> {
  const creator = await createCreator(kindred.context);
  await setMessagePrice(kindred, creator, price);
  return { creator, fan: await createUser(kindred.context, { diamonds: 100 }) };
}

const send = ({ creator, fan }: { creator: TestCreator; fan: TestUser }, content = 'Hi') =>
  kindred.call('charger', { char_id: creator.charId, content, expected_price: price }, { token: fan.token });

const textsOf = async ({ creator, fan }: { creator: TestCreator; fan: TestUser }) =>
  (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data.list.map(
    ({ identity, content }) => `${identity}: ${content}`,
  );

async function balanceOf({ userId }: TestUser): Promise<string> {
  const text = "select balance from ledger_accounts where user_id = $1 and kind = 'wallet'";
  return (await kindred.context.pool.query(text, [userId])).rows[0].balance;
}

function every(ms: number, response: ServerResponse, text: string): void {
  const timer = setInterval(() => response.write(text), ms);
  response.once('close', () => clearInterval(timer));
}

function endlessLine(response: ServerResponse): void {
  const piece = 'x'.repeat(64 * 1024);
  let left = 160;
  const more = () => {
    while (left-- > 0 && !response.destroyed) if (!response.write(piece)) return response.once('drain', more);
    return response.end();
  };
  response.write('data: {"choices":[{"index":0,"delta":{"content":"');
  more();
}

const badly: Record<string, Answering> = {
  'sends no headers': () => {},
  'sends headers and nothing else': (_request, response) => {
    streamHead(response);
    response.flushHeaders();
  },
  'sends a word and falls silent': (_request, response) => {
    streamHead(response);
    response.write(tokenEvent('Hel'));
  },
  'sends a line of 10 MB that never ends': (_request, response) => {
    streamHead(response);
    endlessLine(response);
  },
  'sends comments and no word': (_request, response) => {
    streamHead(response);
    every(20, response, ': alive\n\n');
  },
  'sends words of nothing without end': (_request, response) => {
    streamHead(response);
    every(20, response, tokenEvent(''));
  },
  'sends garbage': (_request, response) => {
    streamHead(response);
    response.end(randomBytes(20_000));
  },
  'sends broken JSON': (_request, response) => {
    streamHead(response);
    response.end('data: {"choices": [{\n\ndata: [DONE]\n\n');
  },
  'sends a web page': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>');
  },
  'breaks off in the middle of a word': (_request, response) => {
    streamHead(response);
    response.write(tokenEvent('Hel').slice(0, 40), () => response.destroy());
  },
  'ends without having finished': (_request, response) => {
    streamHead(response);
    response.end(tokenEvent('Half a'));
  },
  'hangs up at once': (_request, response) => void response.destroy(),
  'is broken': (_request, response) => response.writeHead(500).end('{"error":{"message":"CANARY"}}'),
  'is broken and does not end saying so': (_request, response) => {
    response.writeHead(500).write('{"error":');
  },
  'is overrun': (_request, response) => response.writeHead(429).end('{}'),
  'is overrun and wants to be left alone for an hour': (_request, response) =>
    response.writeHead(429, { 'retry-after': '3600' }).end('{}'),
};

describe('the answer of a model that', () => {
  // Most of them are waited for, so they are asked at once; what is said to each says how it answers.
  const said = (how: string) => `It ${how}.`;
  const asked: string[] = [];
  beforeAll(() =>
    endpoint.answerWith((request, response, body) => {
      const how = Object.keys(badly).find((one) => body.includes(said(one))) as string;
      asked.push(how);
      badly[how]?.(request, response, body);
    }),
  );

  test.concurrent.each(Object.keys(badly))(
    '%s ends with words for the fan; nothing is charged or kept',
    async (how) => {
      const people = await pair();
      const { code, msg, data } = await send(people, said(how));
      expect({ code, msg, data }).toEqual({ ...refusals.unavailable, status: undefined, data: null });
      expect(await textsOf(people)).toEqual([`fan: ${said(how)}`]);
      expect(await balanceOf(people.fan)).toBe('100');
      const times = asked.filter((one) => one === how).length;
      expect(times).toBeGreaterThan(0);
      expect(times).toBeLessThanOrEqual(3);
    },
  );

  test('trickles for too long is what had come until then', async () => {
    endpoint.answerWith((_request, response) => {
      streamHead(response);
      every(100, response, tokenEvent('la '));
    });
    const people = await pair();
    expect((await send(people)).data).toMatchObject({ done: true });
    expect((await textsOf(people)).at(-1)).toMatch(/^ai: (la ?)+$/);
    expect(await balanceOf(people.fan)).toBe('100');
  });

  test('is overrun for a second comes after that second', async () => {
    let isFirst = true;
    endpoint.answerWith((_request, response) => {
      if (isFirst) response.writeHead(429, { 'retry-after': '1' }).end('{}');
      else {
        streamHead(response);
        response.end(`${tokenEvent('Here I am')}${lastEvents}`);
      }
      isFirst = false;
    });
    const people = await pair();
    expect((await send(people)).data.message?.content).toBe('Here I am');
    expect(await balanceOf(people.fan)).toBe('95');
    expect(endpoint.requestCount()).toBe(2);
  });

  test('wants to be left alone for long is not asked again', async () => {
    endpoint.answerWith(badly['is overrun and wants to be left alone for an hour'] as Answering);
    await send(await pair());
    expect(endpoint.requestCount()).toBe(1);
  });
});

test('however many answers hang on a silent model, other work goes on', async () => {
  // On a machine that stands still for seconds the answers are over before anything else begins: then once more.
  const isDoneMeanwhile = async () => {
    endpoint.answerWith(() => {});
    const pairs = await Promise.all(Array.from({ length: slots * 2 }, pair));
    let answered = 0;
    const sendings = pairs.map((people) => send(people).finally(() => (answered += 1)));
    await expect.poll(() => endpoint.requestCount()).toBeGreaterThanOrEqual(slots);
    const before = hasRun.length;
    await enqueue(kindred.context.db, 'some.other', { name: 'earnings' });
    await expect.poll(() => hasRun.slice(before)).toEqual([{ name: 'earnings' }]);
    const isMeanwhile = answered === 0;
    for (const { code } of await Promise.all(sendings)) expect(code).toBe(refusals.unavailable.code);
    return isMeanwhile;
  };
  await expect.poll(isDoneMeanwhile).toBe(true);
});
