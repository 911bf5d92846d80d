import type { LiveEvent } from '@kindred/contract/all/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanionStage, heard, pausing, startCompanionStage } from '../../test/app/companion-stage.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { holdForAge } from './age/hold-for-age.ts';

let stage: CompanionStage;
beforeAll(async () => {
  stage = await startCompanionStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

const hold = ({ userId }: TestUser) => holdForAge(stage.kindred.context, { userId, source: 'message' });

describe('a creator whose own account is held', () => {
  const gone = 404;
  async function heldSeller(groupId?: string) {
    const creator = await createCreator(stage.kindred.context, groupId === undefined ? {} : { groupId });
    const fan = await createUser(stage.kindred.context, { diamonds: 5000 });
    return { creator, fan, asFan: () => ({ token: fan.token, key: crypto.randomUUID() }) };
  }

  test('sells nothing more: no join, no unlock, no gift, no message; nothing is charged, and what was paid stays', async () => {
    const { creator, fan, asFan } = await heldSeller();
    const [bought, other] = [
      await createPost(stage.kindred.context, creator, { price: 200, membersIncluded: false }),
      await createPost(stage.kindred.context, creator, { price: 300, membersIncluded: false }),
    ];
    expect((await unlock(stage.kindred, fan, bought.postId)).code).toBe(2000);
    await hold(creator);
    const card = { diary_id: other.postId, redirect_url: '/home', expected_price: 300 };
    expect([
      (await stage.kindred.call('follow', { following_id: creator.charId }, { token: fan.token })).code,
      (await stage.kindred.call('charger', { char_id: creator.charId, price: 200 }, asFan())).code,
      (await unlock(stage.kindred, fan, other.postId)).code,
      (await stage.kindred.call('createPostCheckout', card, asFan())).code,
      (await stage.send(fan, creator, 'Hello')).code,
    ]).toEqual([gone, gone, expect.any(Number), expect.any(Number), 4293]);
    const { data } = await stage.kindred.call('getUserData', {}, { token: fan.token });
    expect(data.diamond).toBe(4800);
    const purchases = await stage.kindred.context.db
      .selectFrom('purchases')
      .select('post_id')
      .where('user_id', '=', fan.userId)
      .where('refunded_by', 'is', null)
      .execute();
    expect(purchases.map(({ post_id }) => post_id)).toEqual([bought.postId]);
  });

  test('has no new subscriber, and no subscription to them renews', async () => {
    const { creator, fan, asFan } = await heldSeller('group_2');
    const month = { char_id: creator.charId, redirect_url: '/home', expected_price: 999 };
    await createMembership(stage.kindred.context, fan.userId, creator.charId, 'pro');
    await hold(creator);
    const member = await stage.kindred.context.db
      .selectFrom('memberships')
      .select(['state', 'renews'])
      .where('user_id', '=', fan.userId)
      .executeTakeFirst();
    expect(member).toEqual({ state: 'canceled', renews: false });
    const stranger = await createUser(stage.kindred.context);
    const checkout = await stage.kindred.call('createCharacterCheckout', month, {
      ...asFan(),
      token: stranger.token,
    });
    expect(checkout.code).toBe(gone);
  });

  test('shows no media to anybody else', async () => {
    const { creator, fan } = await stage.pair();
    const { postId } = await createPost(stage.kindred.context, creator);
    await stage.kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
    const post = (await stage.kindred.call('getPost', { diary_id: postId }, { token: fan.token })).data;
    const url = post.media[0]?.url ?? '';
    const fetchIt = async () => (await stage.kindred.app.inject({ url })).statusCode;
    expect(await fetchIt()).toBe(200);
    await hold(creator);
    expect(await fetchIt()).toBe(404);
  });

  test('has a companion that says no more, and what was reserved for its answer is given back', async () => {
    const { creator } = await stage.pair();
    const fan = await createUser(stage.kindred.context, { diamonds: 100 });
    const settings = {
      mode: 'auto',
      hours: null,
      away_mode: 'auto',
      hold_seconds: 60,
      message_price: 50,
    } as const;
    await stage.kindred.call('setAnswerSettings', { ...settings, handover: [] }, { token: creator.token });
    const diamonds = async () =>
      (await stage.kindred.call('getUserData', {}, { token: fan.token })).data.diamond;
    const events: LiveEvent[] = [];
    stage.kindred.context.live.subscribe(fan.userId, (event) => events.push(event));
    const { write, letGo } = pausing('Once', ' upon');
    stage.writer = write;
    const order = { char_id: creator.charId, content: 'Tell me a story', expected_price: 50 };
    const story = stage.kindred.call('charger', order, { token: fan.token });
    await heard(events, 'reply.written', 2);
    expect(await diamonds()).toBe(50);
    await hold(creator);
    letGo();
    await story;
    expect((await stage.history(fan, creator)).list.map(({ identity }) => identity)).toEqual(['fan']);
    await expect.poll(diamonds).toBe(100);
    stage.reset();
  });
});
