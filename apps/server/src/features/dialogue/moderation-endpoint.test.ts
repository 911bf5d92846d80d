import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAiCompanion } from '../../outside/ai/openai/openai-companion.ts';
import { openAiModeration } from '../../outside/ai/openai/openai-moderation.ts';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { lastEvents, startModelEndpoint, streamHead, tokenEvent } from '../../test/faults/model-endpoint.ts';

type Answer = Parameters<Awaited<ReturnType<typeof startModelEndpoint>>['answerWith']>[0];

const cry = 'I want to kill myself';
const veiled = 'The blue door stands open tonight';

let kindred: TestApp;
let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
beforeAll(async () => {
  endpoint = await startModelEndpoint();
  kindred = await startTestApp();
  await kindred.startJobs();
});
afterAll(async () => {
  endpoint.close();
  await kindred.close();
});

/** An endpoint that chats, and answers this to requests for moderation. Returns those requests. */
function moderateWith(moderate: Answer): { inputs: string[] } {
  const inputs: string[] = [];
  endpoint.answerWith((request, response, body) => {
    if (request.url !== '/v1/moderations') {
      streamHead(response);
      response.write(tokenEvent('Hello from the model.'));
      return response.end(lastEvents);
    }
    inputs.push(JSON.parse(body).input);
    return moderate(request, response, body);
  });
  const { baseUrl } = endpoint;
  kindred.context.ai = {
    ...openAiCompanion({ baseUrl, apiKey: undefined, model: 'm' }),
    moderation: openAiModeration({ baseUrl, apiKey: 'key', log: { warn: () => undefined } }),
  };
  return { inputs };
}

/** Flags these categories, and no others. */
const flags =
  (...names: string[]): Answer =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        results: [
          {
            flagged: names.length > 0,
            categories: {
              violence: false,
              'self-harm': false,
              ...Object.fromEntries(names.map((name) => [name, true])),
            },
          },
        ],
      }),
    );

const send = (fan: TestUser, creator: TestCreator, content: string) =>
  kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });
const types = async (fan: TestUser, creator: TestCreator) =>
  (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data.list.map(
    ({ identity, type }) => `${identity} ${type}`,
  );
const pair = async () => ({
  creator: await createCreator(kindred.context),
  fan: await createUser(kindred.context),
});

describe('where the endpoint of the model moderates', () => {
  test.each(['self-harm', 'self-harm/intent', 'self-harm/instructions'])(
    'words that only it reads as %s are met with the help card and care',
    async (category) => {
      const { inputs } = moderateWith(flags(category));
      const { creator, fan } = await pair();
      await send(fan, creator, veiled);
      expect(inputs).toEqual([veiled]);
      expect(await types(fan, creator)).toEqual(['fan text', 'system help']);
      expect((await kindred.call('getUserData', {}, { token: fan.token })).data.is_sales_quiet).toBe(1);
    },
  );

  test('play with minors that only it reads is refused', async () => {
    moderateWith(flags('sexual/minors'));
    const { creator, fan } = await pair();
    const { code, data } = await send(fan, creator, veiled);
    expect([code, data]).toMatchObject([expect.any(Number), { reason: 'minors' }]);
    expect(code).not.toBe(2000);
  });

  test('other categories change nothing, and distress that it overlooks is met all the same', async () => {
    moderateWith(flags('violence', 'sexual', 'harassment'));
    const { creator, fan } = await pair();
    await send(fan, creator, veiled);
    expect(await types(fan, creator)).toEqual(['fan text', 'ai text']);
    await send(fan, creator, cry);
    expect((await types(fan, creator)).at(-1)).toBe('system help');
  });
});

describe('nothing changes where moderation', () => {
  test.each<[what: string, answer: Answer]>([
    ['is not there', (_request, response) => response.writeHead(404).end('{}')],
    ['fails', (_request, response) => response.writeHead(500).end('{}')],
    ['answers something else', (_request, response) => response.writeHead(200).end('"hello"')],
    ['is silent', () => undefined],
    ['begins, and is silent then', (_request, response) => response.writeHead(200).write('{"results":[')],
  ])('%s; it is then left alone for a while', async (_what, answer) => {
    const { inputs } = moderateWith(answer);
    const { creator, fan } = await pair();
    await send(fan, creator, veiled);
    await send(fan, creator, 'How was your day?');
    expect(await types(fan, creator)).toEqual(['fan text', 'ai text', 'fan text', 'ai text']);
    expect(inputs).toEqual([veiled]);
    await send(fan, creator, cry);
    expect((await types(fan, creator)).at(-1)).toBe('system help');
  });
});
