import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { subscriptionStage } from '../../test/data/subscriptions.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const { info, checkout, fanAndCreator } = subscriptionStage(() => kindred);

describe('following', () => {
  test('joins a free character once, however often and at the same moment it is asked', async () => {
    const { fan, creator } = await fanAndCreator(null);
    const follow = () => kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
    const answers = await Promise.all(Array.from({ length: 6 }, follow));
    expect(answers.every((answer) => answer.data.is_sold)).toBe(true);
    expect(await info(fan, creator)).toMatchObject({ is_sold: true, statistics: { follower_num: 1 } });
    const unfollow = () => kindred.call('unfollow', { following_id: creator.charId }, { token: fan.token });
    await Promise.all([unfollow(), unfollow(), unfollow()]);
    expect(await info(fan, creator)).toMatchObject({ is_sold: false, statistics: { follower_num: 0 } });
  });

  test('takes a creator’s account for their character', async () => {
    const { fan, creator } = await fanAndCreator(null);
    const { token } = fan;
    expect((await kindred.call('follow', { following_id: creator.userId }, { token })).data.is_sold).toBe(
      true,
    );
    const batch = await kindred.call('followBatch', { following_ids: [creator.userId] }, { token });
    expect(batch.data.followed).toEqual([creator.charId]);
  });

  test('counts every follower when many come at once', async () => {
    const { creator } = await fanAndCreator(null);
    const fans = await Promise.all(Array.from({ length: 8 }, () => createUser(kindred.context)));
    await Promise.all(
      fans.map(({ token }) => kindred.call('follow', { following_id: creator.charId }, { token })),
    );
    expect((await info(fans[0] as TestUser, creator)).statistics.follower_num).toBe(8);
  });

  test('is refused for pro characters, oneself, unknown ones and behind a block', async () => {
    const { fan, creator } = await fanAndCreator();
    const follow = (charId: string, token = fan.token) =>
      kindred.call('follow', { following_id: charId }, { token }).then((answer) => answer.code);
    expect(await follow(creator.charId)).toBe(4302);
    expect(await follow(creator.charId, creator.token)).toBe(4304);
    expect(await follow('999999999')).toBe(404);
    const blocked = await fanAndCreator(null);
    await block(blocked.fan, blocked.creator);
    expect(await follow(blocked.creator.charId, blocked.fan.token)).toBe(404);
    expect((await checkout(blocked.fan, blocked.creator)).code).toBe(404);
  });

  test('several at once leaves out what cannot be followed', async () => {
    const { fan, creator: free } = await fanAndCreator(null);
    const { creator: pro } = await fanAndCreator();
    const following_ids = [pro.charId, free.charId, '999999999', free.charId];
    const answer = await kindred.call('followBatch', { following_ids }, { token: fan.token });
    expect(answer.data.followed).toEqual([free.charId]);
  });
});

async function block(fan: TestUser, creator: TestCreator) {
  await createBlock(kindred.context, fan.userId, creator.userId);
}
