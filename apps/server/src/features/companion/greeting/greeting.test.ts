import type { LiveEvent } from '@kindred/contract/all/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanionStage, says, startCompanionStage } from '../../../test/app/companion-stage.ts';
import type { TestApp } from '../../../test/app/start-test-app.ts';
import { uploadPicture } from '../../../test/app/upload.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';

let stage: CompanionStage;
let kindred: TestApp;
beforeAll(async () => {
  stage = await startCompanionStage();
  stage.writer = () => says('An answer');
  kindred = stage.kindred;
});
afterAll(() => kindred.close());

const card = {
  data: {
    first_mes: 'Mind the step, {{user}}. I am {{char}}.',
    extensions: { kindred: { zh: { first_mes: '小心台阶，{{user}}。' } } },
  },
};

async function pair(given: { chatMode?: 0 | 1; groupId?: string } = {}) {
  const creator = await createCreator(kindred.context, { name: 'Mara', card, ...given });
  return { creator, fan: await createUser(kindred.context, { nickname: 'Tom' }) };
}

const look = async (
  viewer: TestUser,
  creator: TestCreator,
  more: { user_id?: string } = {},
  language = 'en',
) =>
  (
    await kindred.call(
      'listMessages',
      { char_id: creator.charId, ...more },
      { token: viewer.token, language },
    )
  ).data;

const send = (fan: TestUser, creator: TestCreator, content: string) =>
  kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });

const said = (list: { identity: string; content: string }[]) =>
  list.map(({ identity, content }) => `${identity}: ${content}`);

describe('the greeting of a character', () => {
  test('is the first thing that a fan reads, said by the companion to them by name', async () => {
    const { creator, fan } = await pair();
    const { list, last_seq } = await look(fan, creator);
    expect(list).toMatchObject([
      { seq: 1, identity: 'ai', type: 'text', content: 'Mind the step, Tom. I am Mara.' },
    ]);
    expect(last_seq).toBe(1);
  });

  test('is said once, also to somebody who looks from ten tabs at a time', async () => {
    const { creator, fan } = await pair();
    await Promise.all(Array.from({ length: 10 }, () => look(fan, creator)));
    const { list } = await look(fan, creator);
    expect(list).toHaveLength(1);
  });

  test('comes before the first message of whoever writes without looking, and the model knows that it was said', async () => {
    const { creator, fan } = await pair();
    stage.requests.length = 0;
    await send(fan, creator, 'Hi');
    expect(said((await look(fan, creator)).list)).toEqual([
      'ai: Mind the step, Tom. I am Mara.',
      'fan: Hi',
      'ai: An answer',
    ]);
    expect(stage.requests[0]?.messages).toContainEqual({
      role: 'assistant',
      content: 'Mind the step, Tom. I am Mara.',
    });
  });

  test('offers nothing for money: what a card says of money is not what anything costs', async () => {
    const sly = { data: { first_mes: 'Hi {{user}}. My photos are $50, or 300 diamonds for you.' } };
    const creator = await createCreator(kindred.context, { name: 'Mara', card: sly });
    const fan = await createUser(kindred.context, { nickname: 'Tom' });
    const said = 'Hi Tom.';
    expect((await look(fan, creator)).list[0]?.content).toBe(said);
    const key = { char_id: creator.charId };
    const { data } = await kindred.call('listGreetings', key, { token: fan.token });
    expect(data.list).toEqual([{ content: said }]);
  });

  test('comes in the language of the page where the card has it', async () => {
    const { creator, fan } = await pair();
    expect((await look(fan, creator, {}, 'zh')).list[0]?.content).toBe('小心台阶，Tom。');
  });

  test('is not said where the creator answers by hand, nor where somebody has written', async () => {
    const byHand = await pair({ chatMode: 1 });
    expect((await look(byHand.fan, byHand.creator)).list).toEqual([]);
    await send(byHand.fan, byHand.creator, 'Hi');
    await kindred.call('setChatMode', { chat_mode: 0 }, { token: byHand.creator.token });
    expect((await look(byHand.fan, byHand.creator)).list.map(({ identity }) => identity)).toEqual([
      'fan',
      'system',
    ]);
  });

  test('is not said after somebody’s photo, which is something written too', async () => {
    const { creator, fan } = await pair({ chatMode: 1 });
    const photo = await uploadPicture(kindred, fan);
    const sent = { char_id: creator.charId, media_ids: [photo.media_id] };
    await kindred.call('charger', sent, { token: fan.token });
    await kindred.call('setChatMode', { chat_mode: 0 }, { token: creator.token });
    expect((await look(fan, creator)).list.map(({ identity }) => identity)).toEqual(['fan', 'system']);
  });

  test('is there too for whoever has not joined a pro creator', async () => {
    const { creator, fan } = await pair({ groupId: 'group_2' });
    expect((await look(fan, creator)).list).toHaveLength(1);
    expect((await send(fan, creator, 'Hi')).code).toBe(4305);
  });
});

describe('a mere look', () => {
  test('is nothing to the creator: no conversation, nothing unread, no leave to write, nothing in the changes', async () => {
    const { creator, fan } = await pair();
    const heard: LiveEvent[] = [];
    kindred.context.live.subscribe(creator.userId, (event) => heard.push(event));
    await look(fan, creator);
    const asCreator = { token: creator.token };
    const key = { char_id: creator.charId, user_id: fan.userId };
    expect((await kindred.call('listConversations', {}, asCreator)).data).toMatchObject({
      list: [],
      count: 0,
      unread_total: 0,
    });
    expect((await kindred.call('listChanges', { since: '0' }, asCreator)).data).toMatchObject({
      messages: [],
      conversations: [],
    });
    expect((await kindred.call('getConversation', key, asCreator)).code).toBe(404);
    expect((await kindred.call('listMessages', key, asCreator)).code).toBe(404);
    expect((await kindred.call('readConversation', { ...key, seq: 1 }, asCreator)).code).toBe(404);
    expect((await kindred.call('charger', { ...key, content: 'I saw you' }, asCreator)).code).toBe(404);
    const found = await kindred.call('search', { q: 'Tom', kind: 'conversations' }, asCreator);
    expect(found.data.conversations).toEqual([]);
    expect(heard).toEqual([]);
  });

  test('lists nothing for the fan either, and leaves nothing unread', async () => {
    const { creator, fan } = await pair();
    await look(fan, creator);
    expect((await kindred.call('listConversations', {}, { token: fan.token })).data).toMatchObject({
      list: [],
      unread_total: 0,
    });
  });

  test('becomes a conversation with the first message, which the creator then has from its beginning', async () => {
    const { creator, fan } = await pair();
    await look(fan, creator);
    await send(fan, creator, 'Hi');
    const { list } = (await kindred.call('listConversations', {}, { token: creator.token })).data;
    expect(list).toMatchObject([{ user_id: fan.userId, unread: 1, last_seq: 3 }]);
    expect(said((await look(creator, creator, { user_id: fan.userId })).list)).toHaveLength(3);
  });
});
