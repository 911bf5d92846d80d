import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import {
  lastEvents,
  startModelEndpoint,
  streamHead,
  tokenEvent,
} from '../../../test/faults/model-endpoint.ts';
import { query } from '../../../test/sql/query.ts';
import { grantRole } from '../../users/grant-role.ts';

let kindred: TestApp;
let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
let admin: TestUser;
let keys: (string | undefined)[] = [];
beforeAll(async () => {
  endpoint = await startModelEndpoint();
  endpoint.answerWith((request, response, body) => {
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    keys.push(request.headers.authorization);
    streamHead(response);
    response.end(`${tokenEvent('Words of ')}${tokenEvent(JSON.parse(body).model)}${lastEvents}`);
  });
  kindred = await startTestApp({ replace: { ai: undefined } });
  await kindred.startJobs();
  admin = await createUser(kindred.context);
  await grantRole(kindred.context, admin.userId, 'admin');
});
afterAll(async () => {
  endpoint.close();
  await kindred.close();
});

const fields = (more: object = {}) => ({ base_url: endpoint.baseUrl, model: 'small', ...more });
const asAdmin = () => ({ token: admin.token });

async function ask(): Promise<string | undefined> {
  const creator = await createCreator(kindred.context, { card: { data: { first_mes: 'Hello you.' } } });
  const { token } = await createUser(kindred.context);
  const sent = await kindred.call('charger', { char_id: creator.charId, content: 'Hi' }, { token });
  return sent.data.message?.content;
}

test('a model is tried, kept, and answers from then on; another one follows without a restart, and none lets the offline companion speak', async () => {
  expect((await kindred.call('getStaffModel', {}, asAdmin())).data).toMatchObject({
    source: 'none',
    found: [],
  });
  expect(await ask()).not.toContain('Words of');
  const trial = await kindred.call('tryModel', fields({ api_key: 'sk-CANARY' }), asAdmin());
  expect(trial.data.answer).toBe('Words of small');
  expect(trial.data.first_token_ms).toBeGreaterThanOrEqual(0);
  expect((await kindred.call('getStaffModel', {}, asAdmin())).data.source).toBe('none');

  const kept = await kindred.call('connectModel', fields({ api_key: 'sk-CANARY' }), asAdmin());
  expect(kept.data).toMatchObject({ source: 'connected', model: 'small', has_key: 1 });
  expect(kept.data.settings).toMatchObject({ roles: 'alternate', max_tokens: 700, context_tokens: null });
  await expect.poll(ask).toBe('Words of small');
  const usage = (creator: TestUser) => kindred.call('getAiUsage', {}, { token: creator.token });
  expect((await usage(await createCreator(kindred.context))).data).toMatchObject({
    state: 'model',
    model: 'small',
  });

  await kindred.call('connectModel', fields({ model: 'large', settings: { temperature: 0.5 } }), asAdmin());
  await expect.poll(ask).toBe('Words of large');
  expect(keys.at(-1)).toBe('Bearer sk-CANARY');

  expect((await kindred.call('disconnectModel', {}, asAdmin())).data.source).toBe('none');
  await expect.poll(ask).not.toContain('Words of');
});

test('a connected model reads aloud by the speech model that is named with it, in its voice', async () => {
  const settings = { speech_model: 'tts-1', speech_voice: 'nova' };
  const { data } = await kindred.call('connectModel', fields({ settings }), asAdmin());
  expect(data.settings).toMatchObject(settings);
  await expect.poll(() => kindred.context.ai.speech?.model).toBe('tts-1');
  await kindred.call('connectModel', fields(), asAdmin());
  await expect.poll(() => kindred.context.ai.speech).toBeUndefined();
  await kindred.call('disconnectModel', {}, asAdmin());
});

test('the key is stored encrypted, leaves the server to nobody, and goes to no other address', async () => {
  await kindred.call('connectModel', fields({ api_key: 'sk-CANARY' }), asAdmin());
  const [row] = await query<{ api_key: Buffer }>(kindred.context.db, 'select api_key from ai_connection', []);
  expect(row?.api_key.includes('CANARY')).toBe(false);
  expect(JSON.stringify(await kindred.call('getStaffModel', {}, asAdmin()))).not.toContain('CANARY');
  keys = [];
  const elsewhere = `${endpoint.baseUrl}/`;
  await kindred.call('tryModel', { ...fields(), base_url: elsewhere }, asAdmin());
  expect(keys).toEqual([undefined]);
  await kindred.call('disconnectModel', {}, asAdmin());
});

test('a model that gives no answer is said to have given none', async () => {
  const trial = await kindred.call('tryModel', fields({ base_url: 'http://127.0.0.1:9/v1' }), asAdmin());
  expect(trial.data).toEqual({
    answer: '',
    first_token_ms: null,
    tokens_per_second: null,
    context_tokens: null,
  });
});

test('nobody but an administrator sees or changes it', async () => {
  const creator = await createCreator(kindred.context);
  const support = await createUser(kindred.context);
  await grantRole(kindred.context, support.userId, 'support');
  for (const { token } of [creator, support]) {
    expect((await kindred.call('getStaffModel', {}, { token })).data).toBeNull();
    expect((await kindred.call('tryModel', fields(), { token })).data).toBeNull();
    expect((await kindred.call('connectModel', fields(), { token })).data).toBeNull();
    expect((await kindred.call('disconnectModel', {}, { token })).data).toBeNull();
  }
});

test('what the environment names wins, and is not changed here', async () => {
  const env = { AI_BASE_URL: endpoint.baseUrl, AI_MODEL: 'environs', AI_API_KEY: 'sk-ENV' };
  const otherApp = await startTestApp({ env });
  const person = await createUser(otherApp.context);
  await grantRole(otherApp.context, person.userId, 'admin');
  const { token } = person;
  const state = await otherApp.call('getStaffModel', {}, { token });
  expect(state.data).toMatchObject({ source: 'environment', model: 'environs', has_key: 1 });
  expect(JSON.stringify(state)).not.toContain('sk-ENV');
  expect((await otherApp.call('connectModel', fields(), { token })).data).toBeNull();
  await otherApp.close();
});
