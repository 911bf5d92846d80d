import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultMaxTokens } from '@kindred/contract/ai-models/limits';
import type { ModelSettings } from '../../../../outside/ai/model-settings.ts';
import { openAiCompanion } from '../../../../outside/ai/openai/openai-companion.ts';
import { startTestApp, type TestApp } from '../../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../../test/data/factories.ts';
import {
  lastEvents,
  startModelEndpoint,
  streamHead,
  tokenEvent,
} from '../../../../test/faults/model-endpoint.ts';

type Sent = { messages: { role: string; content: string }[]; max_tokens: number; [name: string]: unknown };

let kindred: TestApp;
let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
let settings: ModelSettings;
let sent: Sent[] = [];

/** As strict templates do, and as one with a small context. */
function refusalOf({ messages, max_tokens: maxTokens }: Sent, contextTokens: number): string | undefined {
  const [first, ...turns] = messages;
  if (first?.role !== 'system' || turns.some(({ role }) => role === 'system'))
    return 'a system turn among the others';
  if (turns.some(({ role }, at) => role !== (at % 2 === 0 ? 'user' : 'assistant')))
    return 'roles must alternate';
  if (turns.at(-1)?.role !== 'user') return 'the last turn must be the user’s';
  const tokens = messages.reduce((sum, { content }) => sum + content.length / 3.6 + 4, 0);
  return tokens + maxTokens > contextTokens ? `${tokens} tokens are more than the context` : undefined;
}

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  settings = {
    contextTokens: undefined,
    maxTokens: defaultMaxTokens,
    temperature: 0.7,
    topP: 0.9,
    stop: ['###'],
    roles: 'alternate',
  };
  endpoint.answerWith((request, response, body) => {
    if (request.url?.endsWith('/models'))
      return void response.end(JSON.stringify({ data: [{ id: 'm', max_model_len: 4096 }] }));
    if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
    const asked = JSON.parse(body) as Sent;
    sent.push(asked);
    const refusal = refusalOf(asked, 4096);
    if (refusal) return void response.writeHead(400).end(JSON.stringify({ error: refusal }));
    streamHead(response);
    response.end(`${tokenEvent('Words of a strict model')}${lastEvents}`);
  });
  const ai = openAiCompanion({ baseUrl: endpoint.baseUrl, apiKey: undefined, model: 'm', settings });
  kindred = await startTestApp({ replace: { ai } });
  await kindred.startJobs();
});
afterAll(async () => {
  endpoint.close();
  await kindred.close();
});

const longCard = {
  data: {
    name: 'Mara',
    description: 'Mara fires pots of clay in Ghent. '.repeat(400),
    scenario: 'A studio with a kiln. '.repeat(100),
    mes_example: '<START>\n{{user}}: Hi\n{{char}}: Hello',
    first_mes: 'Mind the step.',
    post_history_instructions: 'Speak as a potter.',
    extensions: { depth_prompt: { prompt: 'It is raining.', depth: 2, role: 'system' } },
  },
};

test('a model of 4 k with a strict template answers a long card and a long conversation to its end, also written again', async () => {
  const creator = await createCreator(kindred.context, { card: longCard });
  const fan = await createUser(kindred.context);
  for (let turn = 0; turn < 8; turn++) {
    const content = `${turn}: ${'and then we talked about glazes for a while '.repeat(30)}`;
    const { data } = await kindred.call(
      'charger',
      { char_id: creator.charId, content },
      { token: fan.token },
    );
    expect(data.message?.content).toBe('Words of a strict model');
  }
  const { list } = (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token }))
    .data;
  const answer = list.findLast(({ identity }) => identity === 'ai');
  const again = await kindred.call('continueReply', { msg_id: answer?.msg_id ?? '' }, { token: fan.token });
  expect(again.code).toBe(2000);
  expect(sent.map((asked) => refusalOf(asked, 4096))).toEqual(sent.map(() => undefined));
});

test('it also answers as Kindred’s care, and writes what a fan and a creator may say next', async () => {
  const creator = await createCreator(kindred.context, { card: longCard });
  const fan = await createUser(kindred.context);
  const say = (content: string) =>
    kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });
  const conversation = { char_id: creator.charId, user_id: fan.userId };
  await say('Good evening');
  sent = [];
  await kindred.call('suggestMessages', conversation, { token: fan.token });
  await kindred.call('suggestMessages', conversation, { token: creator.token });
  await kindred.call('getBrief', conversation, { token: creator.token });
  await say('I want to kill myself');
  const { data } = await say('Are you still there?');
  expect(data.message?.type).toBe('care');
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.map((asked) => refusalOf(asked, 4096))).toEqual(sent.map(() => undefined));
});

test('what is set for a model is sent to it', () => {
  expect(sent.at(-1)).toMatchObject({ temperature: 0.7, top_p: 0.9, stop: ['###'], max_tokens: 700 });
  sent = [];
});
