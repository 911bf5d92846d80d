import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dailySpeechMax } from '@kindred/contract/companion/limits';
import { refusals } from '@kindred/contract/wire/errors';
import { readAiConfig } from '../../../outside/ai/ai-config.ts';
import type { CompanionAi } from '../../../outside/ai/companion-ai.ts';
import { openAiSpeech } from '../../../outside/ai/openai/openai-speech.ts';
import { says } from '../../../test/app/companion-stage.ts';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { createBlock } from '../../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { startModelEndpoint } from '../../../test/faults/model-endpoint.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import { sweepSpeech } from './speech-files.ts';

const mp3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(300, 7)]);
const heard: { input: string; voice: string }[] = [];

let kindred: TestApp;
let endpoint: Awaited<ReturnType<typeof startModelEndpoint>>;
let isSpeaking = true;
beforeAll(async () => {
  endpoint = await startModelEndpoint();
  endpoint.answerWith((_request, response, body) => {
    heard.push(JSON.parse(body));
    if (isSpeaking) response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(mp3);
    else response.writeHead(404).end();
  });
  const log = { warn: () => undefined } as never;
  const speech = { model: 'tts', voice: 'alloy', usdPerThousand: 0.015 };
  const ai: CompanionAi = {
    kind: 'model',
    config: readAiConfig({ AI_BASE_URL: endpoint.baseUrl, AI_MODEL: 'm' }),
    speech: openAiSpeech({ baseUrl: endpoint.baseUrl, apiKey: undefined, ...speech, log, pauseMs: 0 }),
    reply: () => says('*smiles* Mind', ' the step.'),
  };
  kindred = await startTestApp({ replace: { ai } });
  await kindred.startJobs();
});
beforeEach(() => {
  heard.length = 0;
  isSpeaking = true;
});
afterAll(async () => {
  await expectInvariants(kindred);
  endpoint.close();
  await kindred.close();
});

type Talk = { creator: TestCreator; fan: TestUser; msg_id: string };

async function talk(card: object = {}): Promise<Talk> {
  const creator = await createCreator(kindred.context, { name: 'Mara', card: { data: card } });
  const fan = await createUser(kindred.context);
  return { creator, fan, msg_id: await say({ creator, fan }, 'Hello') };
}

async function say({ creator, fan }: Omit<Talk, 'msg_id'>, content: string): Promise<string> {
  const sent = await kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });
  return sent.data.msg_id ?? '';
}

const listen = ({ msg_id }: Talk, { token }: TestUser) => kindred.call('speakMessage', { msg_id }, { token });

async function files(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of kindred.context.storage.list()) if (key.startsWith('speech/')) keys.push(key);
  return keys;
}

const fileOf = async ({ msg_id }: Talk) =>
  (
    await query<{ file_key: string }>(
      kindred.context.db,
      'select file_key from message_speech where message_id = $1',
      [msg_id],
    )
  )[0]?.file_key;

describe('a message of the companion', () => {
  test('is read aloud in the voice that its card names, without the marks of play, and once for both', async () => {
    const of = await talk({ extensions: { 'kindred/voice': 'nova' } });
    const { data } = await listen(of, of.fan);
    expect(data.audio).toEqual({ type: 'audio/mpeg', data: mp3.toString('base64') });
    expect((await listen(of, of.creator)).data.audio?.data).toBe(data.audio?.data);
    expect(heard).toEqual([
      { model: 'tts', input: 'smiles Mind the step.', voice: 'nova', response_format: 'mp3' },
    ]);
  });

  test('is read anew where it says something else by now, and the old audio is gone', async () => {
    const of = await talk();
    await listen(of, of.fan);
    const before = await fileOf(of);
    await query(kindred.context.db, `update messages set content = 'Mind the cat.' where message_id = $1`, [
      of.msg_id,
    ]);
    await listen(of, of.fan);
    expect(heard.at(-1)?.input).toBe('Mind the cat.');
    expect(await files()).not.toContain(before);
  });

  test('is heard by the two of the conversation alone, and by neither across a block', async () => {
    const of = await talk();
    await listen(of, of.fan);
    expect((await listen(of, await createUser(kindred.context))).code).toBe(404);
    await createBlock(kindred.context, of.creator.userId, of.fan.userId);
    expect((await listen(of, of.fan)).code).toBe(404);
    expect((await listen(of, of.creator)).code).toBe(404);
  });

  test('that was unsent has no audio any more, and no file of it is left', async () => {
    const of = await talk();
    await listen(of, of.fan);
    const file = await fileOf(of);
    expect(await files()).toContain(file);
    await kindred.call('deleteMessage', { msg_id: of.msg_id }, { token: of.creator.token });
    expect((await listen(of, of.fan)).code).toBe(refusals.messageDeleted.code);
    expect(await files()).not.toContain(file);
  });

  test('is not heard by a side that has deleted the conversation', async () => {
    const of = await talk();
    const upTo = { char_id: of.creator.charId, seq: 2 };
    await kindred.call('clearConversation', upTo, { token: of.fan.token });
    expect((await listen(of, of.fan)).code).toBe(404);
    expect((await listen(of, of.creator)).code).toBe(2000);
  });

  test('is not read aloud to a person in care mode, even where it was before', async () => {
    const of = await talk();
    await listen(of, of.fan);
    await say(of, 'I want to kill myself');
    expect((await listen(of, of.fan)).code).toBe(refusals.speechQuiet.code);
  });

  test('is the only kind that is: words of people are not put into a voice', async () => {
    const of = await talk();
    const { list } = (
      await kindred.call('listMessages', { char_id: of.creator.charId }, { token: of.fan.token })
    ).data;
    const msg_id = list.find(({ identity }) => identity === 'fan')?.msg_id ?? '';
    expect((await listen({ ...of, msg_id }, of.fan)).code).toBe(404);
  });
});

test('where the endpoint does not speak, the browser is left to, and nothing is stored', async () => {
  isSpeaking = false;
  const of = await talk();
  expect((await listen(of, of.fan)).data).toEqual({ audio: null });
  expect(await fileOf(of)).toBeUndefined();
});

test('what it costs counts towards the creator’s month', async () => {
  const of = await talk();
  await listen(of, of.fan);
  const { usage } = (await kindred.call('getAiUsage', {}, { token: of.creator.token })).data;
  const spoken = usage.find(({ model }) => model === 'tts');
  expect(spoken).toMatchObject({ answers: 1, cost_micros: Math.ceil('smiles Mind the step.'.length * 15) });
});

test('one person has so many read aloud in a day; what was read before is heard all the same', async () => {
  const of = await talk();
  const older = await talk();
  await listen(older, older.fan);
  await query(
    kindred.context.db,
    `with said as (insert into messages (conversation_id, seq, identity, sender_user_id, type, content, created_at)
        select m.conversation_id, 1000 + n, 'ai', m.sender_user_id, 'text', '', now() from messages m, generate_series(1, $3::integer) n
        where m.message_id = $1 returning message_id)
      insert into message_speech (message_id, user_id, words_digest, voice, model, file_key, type, bytes, created_at)
        select message_id, $2, '', '', '', 'speech/x' || message_id, 'audio/mpeg', 1, $4 from said`,
    [older.msg_id, of.fan.userId, dailySpeechMax, kindred.clock.now()],
  );
  expect((await listen(of, of.fan)).code).toBe(refusals.dailyLimitReached.code);
  kindred.clock.advance(86_500);
  expect((await listen(of, of.fan)).code).toBe(2000);
  await query(kindred.context.db, `delete from message_speech where model = ''`, []);
  await query(kindred.context.db, 'delete from messages where seq > 1000', []);
});

test('audio goes with the account of its listener, and with what nobody has listened to for a month', async () => {
  const [left, old] = [await talk(), await talk()];
  await listen(left, left.fan);
  await listen(old, old.fan);
  const [leftFile, oldFile] = [await fileOf(left), await fileOf(old)];
  await kindred.call('deleteAccount', {}, { token: left.fan.token });
  kindred.clock.advance(31 * 86_400);
  await sweepSpeech(kindred.context);
  expect(await fileOf(old)).toBeUndefined();
  expect(await files()).not.toContain(oldFile);
  await expect.poll(files).not.toContain(leftFile);
});
