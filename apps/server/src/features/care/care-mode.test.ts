import type { LiveEvent } from '@kindred/contract/all/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CompanionStage,
  heard,
  pausing,
  says,
  startCompanionStage,
} from '../../test/app/companion-stage.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { farewell } from './ending/own-words.ts';

const cry = 'I want to kill myself';
const warm = 'I am here and I am reading. Who could sit with you tonight?';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
beforeEach(() => {
  stage.reset();
  stage.writer = () => says(warm);
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

const talk = async (fan: TestUser, creator: TestCreator) =>
  (await stage.history(fan, creator)).list.map(({ identity, type }) => `${identity} ${type}`);
const contents = async (fan: TestUser, creator: TestCreator, kind: string) =>
  (await stage.history(fan, creator)).list.filter(({ type }) => type === kind).map(({ content }) => content);
const key = ({ charId }: TestCreator, { userId }: TestUser) => ({ char_id: charId, user_id: userId });
const ofFan = async (fan: TestUser, { charId }: TestCreator) =>
  (await stage.kindred.call('getConversation', { char_id: charId }, { token: fan.token })).data;
const ofCreator = async (creator: TestCreator, fan: TestUser) =>
  (await stage.kindred.call('getConversation', key(creator, fan), { token: creator.token })).data;

describe('somebody who writes again after the help card', () => {
  test.each(['auto', 'supervised', 'draft', 'off'] as const)(
    'is answered by Kindred’s care where the conversation is answered %s',
    async (mode) => {
      const { creator, fan } = await stage.pair();
      await stage.send(fan, creator, cry);
      await stage.kindred.call(
        'setConversationMode',
        { ...key(creator, fan), mode },
        { token: creator.token },
      );
      const { lines } = await stage.send(fan, creator, 'are you there');
      expect(lines.at(-1)?.data).toMatchObject({
        done: true,
        message: { identity: 'system', type: 'care', content: warm },
      });
    },
  );

  test('is answered in words of the model that knows nothing of card, prices and play', async () => {
    const { creator, fan } = await stage.pair();
    await stage.send(fan, creator, cry);
    await stage.send(fan, creator, 'it is dark here');
    const [prompt] = stage.requests;
    expect(JSON.stringify(prompt)).toContain('You are Kindred’s care');
    expect(JSON.stringify(prompt)).not.toContain('Mira');
    expect(prompt?.messages.at(-1)).toEqual({ role: 'user', content: 'it is dark here' });
  });

  test.each([
    ['plays a part', '*strokes your hair* Mira is with you'],
    ['names a way to pay', 'For 200 diamonds I can stay longer'],
    ['sends a link', 'Look at https://example.com'],
    ['says nothing', '   '],
  ])('gets a ready answer where the model %s', async (_what, words) => {
    const { creator, fan } = await stage.pair();
    stage.writer = () => says(words);
    await stage.send(fan, creator, cry);
    await stage.send(fan, creator, 'thank you');
    const [answer] = await contents(fan, creator, 'care');
    expect(answer).toMatch(/You are welcome|Thank you for staying|Gladly/);
  });

  test('gets the card again, shorter and in other words, with every third answer and with words of distress', async () => {
    const { creator, fan } = await stage.pair();
    for (const words of [cry, 'hm', 'I do not know', 'still here', cry])
      await stage.send(fan, creator, words);
    expect(await talk(fan, creator)).toEqual([
      'fan text',
      'system help',
      'fan text',
      'system care',
      'fan text',
      'system care',
      'fan text',
      'system help',
      'fan text',
      'system help',
    ]);
    const cards = await contents(fan, creator, 'help');
    expect(new Set(cards).size).toBe(3);
    expect(cards[1]).toContain(warm);
    for (const card of cards) expect(card).toContain('988');
    expect(cards[2]?.length).toBeLessThan(cards[0]?.length ?? 0);
  });

  test('pays nothing for it, and reaches no paywall', async () => {
    const creator = await createCreator(stage.kindred.context, { groupId: 'group_2' });
    const fan = await createUser(stage.kindred.context, { diamonds: 100 });
    await stage.send(fan, creator, cry);
    expect((await stage.send(fan, creator, 'thank you')).lines.at(-1)?.data.message?.type).toBe('care');
    const { data } = await stage.kindred.call('getUserData', {}, { token: fan.token });
    expect(data).toMatchObject({ diamond: 100, is_sales_quiet: 1 });
  });

  test('reaches no paywall of a pro creator elsewhere, where care answers', async () => {
    const { creator, fan } = await stage.pair();
    const pro = await createCreator(stage.kindred.context, { groupId: 'group_2' });
    expect((await stage.send(fan, pro, 'hello')).code).toBe(4305);
    await stage.send(fan, creator, cry);
    await stage.send(fan, pro, 'hello');
    expect(await talk(fan, pro)).toEqual(['fan text', 'system help']);
    await stage.kindred.call('endCare', {}, { token: fan.token });
    expect((await stage.send(fan, pro, 'hello')).code).toBe(4305);
  });

  test('is answered by care with other companions too, beginning with the card', async () => {
    const { creator, fan } = await stage.pair();
    const { creator: other } = await stage.pair();
    await stage.send(fan, creator, cry);
    await stage.send(fan, other, 'hello');
    expect(await talk(fan, other)).toEqual(['fan text', 'system help']);
    // Their creator learns nothing of it from us.
    expect((await ofCreator(other, fan)).care).toBeNull();
  });
});

test('what the companion was writing when the words came is not said', async () => {
  const { creator, fan, events } = await stage.pair();
  stage.writer = pausing('Once upon a time', ' there was a knight').write;
  const story = stage.send(fan, creator, 'Tell me a story');
  await heard(events, 'reply.written', 2);
  await stage.send(fan, creator, cry);
  await story;
  expect(await talk(fan, creator)).toEqual(['fan text', 'fan text', 'system help']);
});

test('where the creator writes, the automated answers stop, until distress is put in words again', async () => {
  const { creator, fan } = await stage.pair();
  await stage.send(fan, creator, cry);
  await stage.kindred.call(
    'charger',
    { ...key(creator, fan), content: 'I am here, it is me' },
    { token: creator.token },
  );
  expect(await ofFan(fan, creator)).toMatchObject({ care: { has_creator_come: 1, answered_by: 'person' } });
  await stage.send(fan, creator, 'thank you');
  expect((await talk(fan, creator)).at(-1)).toBe('fan text');
  await stage.send(fan, creator, cry);
  await stage.send(fan, creator, 'please');
  expect((await talk(fan, creator)).slice(-4)).toEqual([
    'fan text',
    'system help',
    'fan text',
    'system care',
  ]);
});

describe('care mode ends', () => {
  test('by the fan’s own word: the companion answers again, and one can buy', async () => {
    const { creator, fan } = await stage.pair();
    await stage.send(fan, creator, cry);
    expect((await stage.kindred.call('endCare', {}, { token: fan.token })).code).toBe(2000);
    await stage.send(fan, creator, 'and how was your day?');
    expect((await talk(fan, creator)).at(-1)).toBe('ai text');
    expect((await stage.kindred.call('getUserData', {}, { token: fan.token })).data.is_sales_quiet).toBe(0);
    expect((await ofFan(fan, creator)).care).toBeNull();
    // The creator still sees that they were called, and that it is over.
    expect((await ofCreator(creator, fan)).care).toMatchObject({ is_on: 0, is_creator_told: 1 });
  });

  test('a day after the last such words, and not before', async () => {
    const { creator, fan } = await stage.pair();
    await stage.send(fan, creator, cry);
    stage.kindred.clock.advance(20 * 3600);
    await stage.send(fan, creator, cry);
    stage.kindred.clock.advance(23 * 3600);
    await stage.send(fan, creator, 'hello');
    expect((await talk(fan, creator)).at(-1)).toBe('system care');
    stage.kindred.clock.advance(3601);
    await stage.send(fan, creator, 'hello again');
    expect((await talk(fan, creator)).at(-1)).toBe('ai text');
  });

  test.each([
    ['en', "I'm okay now, you can come back"],
    ['de', 'Mir geht es wieder gut, du kannst zurückkommen'],
    ['es', 'Ya estoy bien, puedes volver'],
    ['zh', '我现在没事了，你可以回来了'],
    ['ja', 'もう大丈夫です、戻ってきていいよ'],
  ] as const)(
    'by the fan’s own word in a message (%s): care says farewell, then the companion answers again',
    async (language, words) => {
      const { creator, fan, events } = await stage.pair();
      await stage.send(fan, creator, cry);
      await stage.send(fan, creator, words);
      expect((await contents(fan, creator, 'care')).at(-1)).toBe(farewell(language));
      expect((await stage.kindred.call('getUserData', {}, { token: fan.token })).data.is_sales_quiet).toBe(0);
      expect(events.map(({ type }) => type)).toContain('care.ended');
      expect((await ofFan(fan, creator)).care).toBeNull();
      await stage.send(fan, creator, 'and how was your day?');
      expect((await talk(fan, creator)).at(-1)).toBe('ai text');
    },
  );

  test('never by a sentence that is itself distress, nor by one that hides it', async () => {
    const { creator, fan } = await stage.pair();
    await stage.send(fan, creator, cry);
    for (const words of [
      "I'm okay now, you can come back, I will be dead tomorrow anyway",
      "I'm okay now, I took them all",
      'I am fine',
    ]) {
      await stage.send(fan, creator, words);
      expect((await ofFan(fan, creator)).care).toMatchObject({ is_on: 1 });
    }
  });

  test('by the fan’s word only where care answers them, and free of charge there', async () => {
    const creator = await createCreator(stage.kindred.context, { groupId: 'group_2' });
    const fan = await createUser(stage.kindred.context, { diamonds: 100 });
    const { creator: other } = await stage.pair();
    await stage.kindred.call(
      'setConversationMode',
      { ...key(other, fan), mode: 'off' },
      { token: other.token },
    );
    await stage.send(fan, other, 'Hello');
    await stage.kindred.call(
      'setConversationMode',
      { ...key(other, fan), mode: 'off' },
      { token: other.token },
    );
    await stage.send(fan, creator, cry);
    await stage.send(fan, other, "I'm okay now");
    expect((await ofFan(fan, creator)).care).toMatchObject({ is_on: 1 });
    expect(await contents(fan, other, 'care')).toEqual([]);
    await stage.send(fan, creator, "I'm okay now");
    expect(await contents(fan, creator, 'care')).toEqual([farewell('en')]);
    const { data } = await stage.kindred.call('getUserData', {}, { token: fan.token });
    expect(data).toMatchObject({ diamond: 100, is_sales_quiet: 0 });
    // What was free and open because of care is not any more.
    expect((await stage.send(fan, creator, "I'm okay now")).code).toBe(4305);
  });
});

test('the creator hears of it first of all, with who it is and where', async () => {
  const { creator, fan } = await stage.pair();
  await stage.send(fan, creator, cry);
  const { list } = (await stage.kindred.call('listNotifications', {}, { token: creator.token })).data;
  expect(list[0]).toMatchObject({ topic: 'distress', char_id: creator.charId });
  const conversation = await ofCreator(creator, fan);
  expect(conversation).toMatchObject({
    handover: 'distress',
    care: { is_on: 1, is_creator_told: 1, has_creator_come: 0, answered_by: 'care' },
  });
  // Choosing a mode is no answer.
  await stage.kindred.call(
    'setConversationMode',
    { ...key(creator, fan), mode: 'off' },
    { token: creator.token },
  );
  expect((await ofCreator(creator, fan)).handover).toBe('distress');
});

test('the fans whom a creator has not answered stand in a list of their own, until the creator writes', async () => {
  const { creator, fan } = await stage.pair();
  await stage.send(fan, creator, cry);
  const waiting = async () => {
    const list = { filter: 'distress' } as const;
    return (await stage.kindred.call('listConversations', list, { token: creator.token })).data.list;
  };
  expect((await waiting()).map(({ user_id }) => user_id)).toEqual([fan.userId]);
  expect(
    (await stage.kindred.call('listConversations', { filter: 'distress' }, { token: fan.token })).data.list,
  ).toEqual([]);
  const words = { ...key(creator, fan), content: 'I have read it' };
  await stage.kindred.call('charger', words, { token: creator.token });
  expect(await waiting()).toEqual([]);
});

test('the creator sees at once that care mode is over', async () => {
  const { creator, fan } = await stage.pair();
  await stage.send(fan, creator, cry);
  const events: LiveEvent[] = [];
  stage.kindred.context.live.subscribe(creator.userId, (event) => events.push(event));
  await stage.kindred.call('endCare', {}, { token: fan.token });
  await expect
    .poll(() => events)
    .toMatchObject([{ type: 'conversation.changed', conversation: { care: { is_on: 0 } } }]);
});

test('staff has one case of it that points to the message and repeats none of its words', async () => {
  const { creator, fan } = await stage.pair();
  await stage.send(fan, creator, cry);
  await stage.send(fan, creator, cry);
  const [said] = (await stage.history(fan, creator)).list;
  const cases = await stage.kindred.context.db
    .selectFrom('staff_cases')
    .selectAll()
    .where('user_id', '=', fan.userId)
    .execute();
  expect(cases).toMatchObject([
    { queue: 'answers', kind: 'distress', state: 'open', message_id: said?.msg_id, content: '' },
  ]);
});

test('nothing is celebrated and no greeting is played while care mode lasts', async () => {
  const { creator, fan } = await stage.pair();
  const greeter = await createCreator(stage.kindred.context, {
    card: { data: { first_mes: 'Hey you, play with me' } },
  });
  await stage.send(fan, creator, cry);
  expect((await stage.history(fan, greeter)).list).toEqual([]);
  await stage.send(fan, greeter, 'hello');
  expect(await talk(fan, greeter)).toEqual(['fan text', 'system help']);
});
