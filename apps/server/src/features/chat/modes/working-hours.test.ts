import type { LiveEvent } from '@kindred/contract/all/events';
import type { AnswerMode } from '@kindred/contract/chat/limits';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { query } from '../../../test/sql/query.ts';
import { handoverTopic } from '../../moderation/handover-topic.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const settings = {
  mode: 'off' as AnswerMode,
  hours: { days: everyDay, from: '09:00', to: '17:00' },
  away_mode: 'supervised' as AnswerMode,
  hold_seconds: 45,
  handover: ['distress', 'refund'] as ('distress' | 'refund')[],
  message_price: 7,
};

const modeAt = async (creator: TestCreator, instant: string) =>
  (
    await query<{ mode: string }>(kindred.context.db, 'select creator_mode($1, $2) as mode', [
      creator.userId,
      instant,
    ])
  )[0]?.mode;

test('within their working hours a creator answers in one way, outside of them in the other, by their own clock', async () => {
  const creator = await createCreator(kindred.context);
  const { token } = creator;
  const before = await kindred.call('getAnswerSettings', {}, { token });
  expect(before.data).toMatchObject({ mode: 'auto', hours: null, hold_seconds: 30, timezone: 'UTC' });
  await kindred.call('updateUserData', { timezone: 'Asia/Shanghai' }, { token });
  const answer = await kindred.call('setAnswerSettings', settings, { token });
  expect(answer.data).toEqual({ ...settings, timezone: 'Asia/Shanghai' });
  expect((await kindred.call('getAnswerSettings', {}, { token })).data).toEqual(answer.data);
  const user = await kindred.call('getUserData', {}, { token });
  expect(user.data.chat_mode).toBe(1);

  // 09:00 to 17:00 in Shanghai is 01:00 to 09:00 UTC.
  expect(await modeAt(creator, '2026-11-24T00:59:59Z')).toBe('supervised');
  expect(await modeAt(creator, '2026-11-24T01:00:00Z')).toBe('off');
  expect(await modeAt(creator, '2026-11-24T08:59:59Z')).toBe('off');
  expect(await modeAt(creator, '2026-11-24T09:00:00Z')).toBe('supervised');

  // A shift over midnight belongs to the day on which it begins: Friday 22:00 to Saturday 06:00.
  const night = { days: [5], from: '22:00', to: '06:00' };
  await kindred.call('setAnswerSettings', { ...settings, mode: 'draft', hours: night }, { token });
  expect(await modeAt(creator, '2026-11-27T14:00:00Z')).toBe('draft');
  expect(await modeAt(creator, '2026-11-27T21:59:00Z')).toBe('draft');
  expect(await modeAt(creator, '2026-11-27T22:00:00Z')).toBe('supervised');
  expect(await modeAt(creator, '2026-11-28T14:00:00Z')).toBe('supervised');
  // The simple switch keeps the mode in which the companion answers.
  await kindred.call('setChatMode', { chat_mode: 1 }, { token });
  expect(await modeAt(creator, '2026-11-27T14:00:00Z')).toBe('off');
  await kindred.call('setChatMode', { chat_mode: 0 }, { token });
  expect(await modeAt(creator, '2026-11-27T14:00:00Z')).toBe('draft');
});

test('settings that make no sense are refused, and nobody but a creator has any', async () => {
  const { token } = await createCreator(kindred.context);
  const wrong = [
    { ...settings, hold_seconds: 4 },
    { ...settings, hours: { ...settings.hours, from: '24:00' } },
    { ...settings, hours: { ...settings.hours, days: [] } },
  ];
  for (const input of wrong)
    expect((await kindred.call('setAnswerSettings', input, { token })).status).toBe(400);
  const fan = await createUser(kindred.context);
  expect((await kindred.call('setAnswerSettings', settings, { token: fan.token })).code).not.toBe(2000);
});

const transcript = async (fan: TestUser, creator: TestCreator) =>
  (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data.list.map(
    ({ identity, type, content }) => `${identity} ${type === 'text' ? content : type}`,
  );

test('of words about a refund the creator is told, with a mark until they answer; the companion goes on answering', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(creator.userId, (event) => events.push(event));
  const send = (content: string) =>
    kindred.call('charger', { char_id: creator.charId, content, client_id: content }, { token: fan.token });
  const answer = await send('I want a refund, please');
  expect(answer.lines.at(-1)?.data).toMatchObject({ done: true, message: { identity: 'ai' } });
  // A message sent twice notifies once.
  await send('I want a refund, please');
  expect(await transcript(fan, creator)).toEqual([
    'fan I want a refund, please',
    expect.stringMatching(/^ai /),
  ]);
  expect(events.filter(({ type }) => type === 'conversation.changed')).toMatchObject([
    { conversation: { chat_mode: 0, mode: null, handover: 'refund' } },
  ]);
  expect(events.filter(({ type }) => type === 'notification.arrived')).toMatchObject([
    { notification: { topic: 'handed_over', char_id: creator.charId } },
  ]);
  const asCreator = { token: creator.token };
  const key = { char_id: creator.charId, user_id: fan.userId };
  expect((await kindred.call('getConversation', key, asCreator)).data).toMatchObject({
    handover: 'refund',
    mode: null,
    answered: 'auto',
  });
  const ofFan = await kindred.call('getConversation', { char_id: creator.charId }, { token: fan.token });
  expect(ofFan.data).toMatchObject({ handover: null, mode: null, answered: null, chat_mode: 0 });
  await kindred.call('charger', { ...key, content: 'I look at it' }, asCreator);
  expect((await kindred.call('getConversation', key, asCreator)).data).toMatchObject({
    handover: null,
    mode: null,
  });
  await send('Thank you, it was nice to meet you');
  expect((await transcript(fan, creator)).at(-1)).toMatch(/^ai /);
});

test('distress gets the help card first, and the creator is told', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  const content = 'I want to kill myself';
  await kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });
  expect(await transcript(fan, creator)).toEqual([`fan ${content}`, 'system help']);
  const key = { char_id: creator.charId, user_id: fan.userId };
  const ofCreator = await kindred.call('getConversation', key, { token: creator.token });
  expect(ofCreator.data.handover).toBe('distress');
});

test('a creator who does not want to hear of refunds is not told', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  const none = { ...settings, mode: 'auto', hours: null, message_price: 0 } as const;
  await kindred.call('setAnswerSettings', { ...none, handover: [] }, { token: creator.token });
  await kindred.call(
    'charger',
    { char_id: creator.charId, content: 'Give me a refund' },
    { token: fan.token },
  );
  expect((await transcript(fan, creator)).at(-1)).toMatch(/^ai /);
  const key = { char_id: creator.charId, user_id: fan.userId };
  expect((await kindred.call('getConversation', key, { token: creator.token })).data.handover).toBeNull();
});

test('what is a person’s to answer is told from what only sounds like it', () => {
  const textsByTopic: Record<string, string[]> = {
    refund: ['I want my money back', 'you charged me twice', '我要退款', 'I will do a chargeback'],
    meeting: ['Can we meet?', 'lets meet up', 'come over to my place', '我们见个面吧', 'what’s your address'],
    anger: ['fuck you', 'this is a scam', 'I hate you', '你这个骗子'],
  };
  for (const [topic, texts] of Object.entries(textsByTopic))
    expect([topic, texts.map(handoverTopic)]).toEqual([topic, texts.map(() => topic)]);
  const harmless = [
    'nice to meet you',
    'How did you two meet?',
    'I would love to meet your dog',
    'my boss is so angry with me',
    'I hate rain',
    'the meeting was long',
    'tell me about your pictures',
    'could we meet at the harbour in the story?',
    '*we meet in person at the old bridge*',
    '你好吗',
  ];
  expect(harmless.filter((text) => handoverTopic(text) !== undefined)).toEqual([]);
});
