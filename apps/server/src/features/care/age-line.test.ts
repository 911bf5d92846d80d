import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanionStage, startCompanionStage } from '../../test/app/companion-stage.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { listOpenCases } from './cases/decide-case.ts';

const held = 4291;

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

describe('a message in which somebody says that they are under 18', () => {
  test.each([
    ['en', 'I am 15 years old'],
    ['de', 'Ich bin 15 Jahre alt'],
    ['es', 'Tengo 15 años'],
    ['zh', '我今年15岁'],
    ['ja', '私は15歳です'],
  ])(
    '(%s) stops companion, purchases and media at once, and leaves a line and a case',
    async (_language, words) => {
      const { creator } = await stage.pair();
      const fan = await createUser(stage.kindred.context, { diamonds: 5000 });
      const { postId } = await createPost(stage.kindred.context, creator, {
        price: 200,
        membersIncluded: false,
      });
      const sent = await stage.send(fan, creator, words);
      expect(sent.lines.map(({ data }) => data.message?.content)).toEqual([words, undefined]);
      const key = { char_id: creator.charId, user_id: fan.userId };
      const { list } = (await stage.kindred.call('listMessages', key, { token: creator.token })).data;
      expect(list.map(({ identity, type }) => `${identity} ${type}`)).toEqual(['fan text', 'system age']);
      const asFan = { token: fan.token, key: crypto.randomUUID() };
      const diamonds = { commodity_id: 'diamonds_500', redirect_url: '/home', expected_price: 500 };
      expect([
        (await stage.kindred.call('charger', { char_id: creator.charId, price: 200 }, asFan)).code,
        (await unlock(stage.kindred, fan, postId)).code,
        (await stage.kindred.call('createDiamondCheckout', diamonds, asFan)).code,
        (await stage.send(fan, creator, 'Hello')).code,
        (await stage.kindred.call('getPost', { diary_id: postId }, { token: fan.token })).code,
      ]).toEqual([held, held, held, held, held]);
      const { data } = await stage.kindred.call('getUserData', {}, { token: fan.token });
      expect(data).toMatchObject({ diamond: 5000, is_age_held: 1 });
      const decisions = (await stage.kindred.call('listDecisions', {}, { token: fan.token })).data.list;
      expect(decisions).toMatchObject([{ kind: 'age_hold', can_appeal: 1 }]);
      const open = (await listOpenCases(stage.kindred.context.db)).filter(
        ({ user_id }) => user_id === fan.userId,
      );
      expect(open).toMatchObject([{ kind: 'age', queue: 'identities', message_id: list[0]?.msg_id }]);
    },
  );
});
