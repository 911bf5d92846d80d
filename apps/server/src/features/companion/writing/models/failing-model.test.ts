import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAiCompanion } from '../../../../outside/ai/openai/openai-companion.ts';
import { scriptedCompanion } from '../../../../outside/ai/scripted/scripted-companion.ts';
import { withCircuitBreaker } from '../../../../outside/ai/with-circuit-breaker.ts';
import { startTestApp, type TestApp } from '../../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../../test/data/factories.ts';
import {
  type Answering,
  lastEvents,
  startModelEndpoint,
  streamHead,
  tokenEvent,
} from '../../../../test/faults/model-endpoint.ts';

let kindred: TestApp;
let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
beforeAll(async () => {
  endpoint = await startModelEndpoint();
  const silence = { firstByteMs: 1000, betweenTokensMs: 1000 };
  const model = openAiCompanion({ baseUrl: endpoint.baseUrl, apiKey: undefined, model: 'm', silence });
  const ai = withCircuitBreaker(model, scriptedCompanion({ pauseMs: 0 }));
  kindred = await startTestApp({ replace: { ai } });
  await kindred.startJobs();
});
afterAll(async () => {
  endpoint.close();
  await kindred.close();
});

const failures: Record<string, Answering> = {
  'refuses the prompt': (_request, response) => response.writeHead(400).end('{}'),
  'answers 500': (_request, response) => response.writeHead(500).end('{}'),
  'says nothing': () => {},
  'breaks off within a word': (_request, response) => {
    streamHead(response);
    response.write(tokenEvent('CANARY of half an answer'), () => response.destroy());
  },
};

test.each(Object.entries(failures))(
  'a fan whose model %s has an answer of the offline companion, and the next one of the model again',
  async (_what, answering) => {
    endpoint.answerWith(answering);
    const creator = await createCreator(kindred.context, { card: { data: { first_mes: 'Hello you.' } } });
    const fan = await createUser(kindred.context);
    const say = async (content: string) =>
      kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });
    const first = await say('Good morning, how are you?');
    expect(first.code).toBe(2000);
    const list = async () =>
      (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data.list;
    const [answer] = (await list()).filter(({ identity }) => identity === 'ai').slice(-1);
    expect(answer?.content).not.toBe('');
    expect(answer?.content).not.toContain('CANARY');
    expect(first.data.message?.content).toBe(answer?.content);
    endpoint.answerWith((_request, response) => {
      streamHead(response);
      response.end(`${tokenEvent('Words of a model')}${lastEvents}`);
    });
    expect((await say('And now?')).data.message?.content).toBe('Words of a model');
  },
);
