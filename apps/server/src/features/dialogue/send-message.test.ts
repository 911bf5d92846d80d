import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';

const kindred = useTestApp();

/** Creates a creator who answers by hand, and a fan. */
async function pair(options: { groupId?: string } = {}): Promise<{ creator: TestCreator; fan: TestUser }> {
  return {
    creator: await createCreator(kindred.context, { chatMode: 1, ...options }),
    fan: await createUser(kindred.context),
  };
}

const send = (
  from: TestUser,
  fields: { char_id: string; user_id?: string; content: string; client_id?: string },
) => kindred.call('charger', fields, { token: from.token });

const history = (
  viewer: TestUser,
  charId: string,
  more: { user_id?: string; before?: number; after?: number; size?: number } = {},
) => kindred.call('listMessages', { char_id: charId, ...more }, { token: viewer.token });

describe('sending', () => {
  test('twice with the same client id is one message', async () => {
    const { creator, fan } = await pair();
    const first = await send(fan, { char_id: creator.charId, content: 'once', client_id: 'c1' });
    const again = await send(fan, { char_id: creator.charId, content: 'once', client_id: 'c1' });
    expect(again.lines[0]?.data.message).toEqual(first.lines[0]?.data.message);
    expect((await history(fan, creator.charId)).data.last_seq).toBe(1);
  });

  test('twenty at once are numbered 1 to 20 without a hole', async () => {
    const { creator, fan } = await pair();
    await createMembership(kindred.context, fan.userId, creator.charId, 'free');
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? send(fan, { char_id: creator.charId, content: `fan ${at}` })
          : send(creator, { char_id: creator.charId, user_id: fan.userId, content: `creator ${at}` }),
      ),
    );
    const { list } = (await history(fan, creator.charId, { size: 100 })).data;
    expect(list.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(new Set(list.map(({ content }) => content)).size).toBe(20);
  });

  test('is open towards free characters, and takes a subscription towards pro ones', async () => {
    const { creator, fan } = await pair({ groupId: 'group_2' });
    const refused = await send(fan, { char_id: creator.charId, content: 'hi' });
    expect(refused.code).toBe(4305);
    await createMembership(kindred.context, fan.userId, creator.charId, 'pro');
    expect((await send(fan, { char_id: creator.charId, content: 'hi' })).code).toBe(2000);
  });

  test('ends with a block, for both sides and in every list', async () => {
    const { creator, fan } = await pair();
    await send(fan, { char_id: creator.charId, content: 'before' });
    await createBlock(kindred.context, creator.userId, fan.userId);
    const refused = [
      await send(fan, { char_id: creator.charId, content: 'after' }),
      await send(creator, { char_id: creator.charId, user_id: fan.userId, content: 'after' }),
      await history(fan, creator.charId),
    ];
    expect(refused.map(({ code }) => code)).toEqual([404, 404, 404]);
    const list = await kindred.call('listConversations', {}, { token: creator.token });
    expect(list.data).toMatchObject({ list: [], unread_total: 0, count: 0 });
  });

  test('to oneself, to strangers as a creator, or without words is refused', async () => {
    const { creator, fan } = await pair();
    expect((await send(creator, { char_id: creator.charId, content: 'me' })).code).toBe(4304);
    expect((await send(creator, { char_id: creator.charId, user_id: fan.userId, content: 'buy' })).code).toBe(
      404,
    );
    expect((await send(fan, { char_id: creator.charId, content: '   ' })).code).toBe(4000);
  });

  test('what the rules forbid is stored nowhere', async () => {
    const { creator, fan } = await pair();
    const refused = await send(fan, { char_id: creator.charId, content: 'send me nudes of a 14 year old' });
    expect(refused.code).toBe(4402);
    expect((await history(fan, creator.charId)).data.last_seq).toBe(0);
  });

  test('of self-harm is met with the help card in the language of the message', async () => {
    const { creator, fan } = await pair();
    await send(fan, { char_id: creator.charId, content: '我不想活了' });
    const { list } = (await history(fan, creator.charId)).data;
    expect(list.map(({ identity, type }) => [identity, type])).toEqual([
      ['fan', 'text'],
      ['system', 'help'],
    ]);
    expect(list[1]?.content).toContain('12356');
  });
});
