import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { CompanionAi, ReplyRequest } from '../../outside/ai/companion-ai.ts';
import { withCircuitBreaker } from '../../outside/ai/with-circuit-breaker.ts';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { beginMonth } from '../../test/data/begin-month.ts';
import { createCreator, createUser, type TestCreator } from '../../test/data/factories.ts';
import { creatorAi } from './creator-ai.ts';

const requests: ReplyRequest[] = [];
const ai: CompanionAi = {
  kind: 'model',
  reply: async function* (request) {
    requests.push(request);
    yield 'Words of a model';
    request.onUsage?.({ inputTokens: 1000, outputTokens: 500 });
  },
};

let kindred: TestApp;
beforeAll(async () => {
  const env = {
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'small',
    AI_MODELS: 'small=0.001/0.002, org/large:8b=0.01/0.03',
    AI_BUDGET_USD: '1',
  };
  kindred = await startTestApp({ env, replace: { ai } });
  await kindred.startJobs();
});
afterAll(() => kindred.close());

const usageOf = async ({ token }: TestCreator) => (await kindred.call('getAiUsage', {}, { token })).data;

async function ask(creator: TestCreator): Promise<string | undefined> {
  const fan = await createUser(kindred.context);
  const sent = await kindred.call(
    'charger',
    { char_id: creator.charId, content: 'Hi' },
    { token: fan.token },
  );
  return sent.data.message?.content;
}

test('a creator chooses among the models that the operator allows, and what was asked is counted at their prices', async () => {
  const creator = await createCreator(kindred.context);
  const { token } = creator;
  expect(await usageOf(creator)).toMatchObject({
    models: [{ name: 'small' }, { name: 'org/large:8b', input_usd: 0.01, output_usd: 0.03 }],
    model: 'small',
    state: 'model',
    max_usd_cents: 100,
    usage: [],
  });
  expect((await kindred.call('setAiSettings', { model: 'gpt-unknown' }, { token })).code).not.toBe(2000);
  expect(await ask(creator)).toBe('Words of a model');
  expect((await kindred.call('setAiSettings', { model: 'org/large:8b' }, { token })).data.model).toBe(
    'org/large:8b',
  );
  await ask(creator);
  expect(requests.map(({ model }) => model)).toEqual(['small', 'org/large:8b']);
  expect((await usageOf(creator)).usage).toMatchObject([
    { model: 'org/large:8b', answers: 1, input_tokens: 1000, output_tokens: 500, cost_micros: 25_000 },
    { model: 'small', answers: 1, cost_micros: 2000 },
  ]);
});

test('once the month’s budget is spent the offline companion speaks, says so, and the model is back next month or with a new budget', async () => {
  beginMonth(kindred);
  const creator = await createCreator(kindred.context, { card: { data: { first_mes: 'Hello you.' } } });
  const { token } = creator;
  await kindred.call('setAiSettings', { budget_usd_cents: 1, model: 'org/large:8b' }, { token });
  expect(await ask(creator)).toBe('Words of a model');
  expect((await usageOf(creator)).state).toBe('spent');
  const before = requests.length;
  expect(await ask(creator)).not.toBe('Words of a model');
  expect(requests).toHaveLength(before);
  const fan = await createUser(kindred.context);
  const conversation = await kindred.call(
    'getConversation',
    { char_id: creator.charId },
    { token: fan.token },
  );
  expect(conversation.data.companion).toBe('offline');
  await kindred.call('setAiSettings', { budget_usd_cents: 50 }, { token });
  expect(await ask(creator)).toBe('Words of a model');
  await kindred.call('setAiSettings', { budget_usd_cents: 2 }, { token });
  expect((await usageOf(creator)).state).toBe('spent');
  kindred.clock.advance(32 * 24 * 3600);
  expect(await ask(creator)).toBe('Words of a model');
});

test('the operator’s bound holds whatever a creator allows, also for answers that come at once', async () => {
  const creator = await createCreator(kindred.context);
  await kindred.call(
    'setAiSettings',
    { model: 'org/large:8b', budget_usd_cents: null },
    { token: creator.token },
  );
  const request = {
    messages: [],
    card: {},
    characterName: '',
    fanName: '',
    seed: '',
    signal: new AbortController().signal,
  };
  const sendMessage = async () => {
    const speaker = await creatorAi(kindred.context, creator.userId);
    for await (const _ of speaker.reply(request)) continue;
  };
  await Promise.all(Array.from({ length: 40 }, sendMessage));
  expect(await usageOf(creator)).toMatchObject({
    state: 'spent',
    usage: [{ answers: 40, cost_micros: 1_000_000 }],
  });
});

test('a model that fails again and again is not waited for, and is tried again after a while', async () => {
  let isDown = true;
  let requestCount = 0;
  const flaky: CompanionAi = {
    kind: 'model',
    reply: async function* () {
      requestCount++;
      if (isDown) throw new Error('down');
      yield 'back';
    },
  };
  const offline: CompanionAi = {
    kind: 'scripted',
    reply: async function* () {
      yield 'offline';
    },
  };
  const openMs = 60_000;
  const speaker = withCircuitBreaker(flaky, offline, { failures: 3, openMs });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const say = async () => {
    let text = '';
    const signal = new AbortController().signal;
    const request = { messages: [], card: {}, characterName: '', fanName: '', seed: '', signal };
    for await (const piece of speaker.reply(request)) text += piece;
    return text;
  };
  for (let failure = 0; failure < 3; failure++) await expect(say()).rejects.toThrow('down');
  expect([speaker.kind, await say(), requestCount]).toEqual(['scripted', 'offline', 3]);
  vi.advanceTimersByTime(openMs);
  expect(speaker.kind).toBe('model');
  await expect(say()).rejects.toThrow('down');
  expect(await say()).toBe('offline');
  isDown = false;
  vi.advanceTimersByTime(openMs);
  expect(speaker.kind).toBe('model');
  expect([await say(), await say(), requestCount]).toEqual(['back', 'back', 6]);
});
