import type { LiveEvent } from '@kindred/contract/all/events';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createBlock } from '../../../test/data/create-block.ts';
import { createMembership, createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { raceAtLock } from '../../../test/sql/race-at-lock.ts';

const kindred = useTestApp();
let creator: TestCreator;

beforeAll(async () => {
  creator = await createCreator(kindred.context, { groupId: 'group_1' });
});

const unlock = (postId: string, { token }: TestUser, key: string, expectedPrice = 300) =>
  kindred.call('unlockPost', { diary_id: postId, expected_price: expectedPrice }, { token, key });

async function books({ userId }: TestUser) {
  const { db } = kindred.context;
  const { balance } = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('user_id', '=', userId)
    .where('kind', '=', 'wallet')
    .executeTakeFirstOrThrow();
  const purchases = await db.selectFrom('purchases').select('price').where('user_id', '=', userId).execute();
  const entries = await db
    .selectFrom('journal_entries')
    .select('entry_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'unlock')
    .execute();
  return { balance: Number(balance), purchases: purchases.length, entries: entries.length };
}

test('buying a post answers with all of it, takes its price once, and tells both sides', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const { postId, content, media } = await createPost(kindred.context, creator, { price: 300 });
  const news: LiveEvent[] = [];
  const stop = [fan.userId, creator.userId].map((userId) =>
    kindred.context.live.subscribe(userId, (event) => news.push(event)),
  );
  const answer = await unlock(postId, fan, 'first', 300);
  for (const end of stop) end();
  expect(answer).toMatchObject({
    code: 2000,
    data: { diamond: 700, diary: { access: 'full', is_sold: true, content } },
  });
  expect(answer.data.diary.media[0]?.url).toContain(media[0]?.key);
  expect(news).toMatchObject([
    { type: 'wallet.changed', diamond: 700 },
    { type: 'earnings.changed' },
    { type: 'notification.arrived', notification: { topic: 'unlocked', diamonds: 300 } },
  ]);
  expect(await books(fan)).toEqual({ balance: 700, purchases: 1, entries: 1 });
});

test('the same key gives the first answer again, another body with it is refused', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const { postId } = await createPost(kindred.context, creator, { price: 300 });
  const other = await createPost(kindred.context, creator, { price: 300 });
  const first = await unlock(postId, fan, 'same');
  const second = await unlock(postId, fan, 'same');
  expect(second.data.diamond).toBe(first.data.diamond);
  expect(second.data.diary.diary_id).toBe(postId);
  expect((await unlock(other.postId, fan, 'same')).code).toBe(4009);
  expect((await unlock(postId, fan, 'same', 301)).code).toBe(4009);
  expect(await books(fan)).toEqual({ balance: 700, purchases: 1, entries: 1 });
});

test('ten tabs with keys of their own buy it once', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const { postId } = await createPost(kindred.context, creator, { price: 300 });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, tab) => unlock(postId, fan, `tab ${tab}`.replace(' ', '-'))),
  );
  const codes = answers.map(({ code }) => code).toSorted();
  expect(codes).toEqual([2000, ...Array(9).fill(4203)]);
  expect(await books(fan)).toEqual({ balance: 700, purchases: 1, entries: 1 });
});

test('ten tabs with one key all get the post, for one price', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const { postId } = await createPost(kindred.context, creator, { price: 300 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => unlock(postId, fan, 'one')));
  for (const { code, data } of answers)
    expect([code, data.diamond, data.diary.access]).toEqual([2000, 700, 'full']);
  expect(await books(fan)).toEqual({ balance: 700, purchases: 1, entries: 1 });
});

test('five posts at once never cost more than there is', async () => {
  const fan = await createUser(kindred.context, { diamonds: 700 });
  const posts = await Promise.all(
    Array.from({ length: 5 }, () => createPost(kindred.context, creator, { price: 300 })),
  );
  const answers = await Promise.all(posts.map(({ postId }) => unlock(postId, fan, `buy-${postId}`)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([2000, 2000, 5005, 5005, 5005]);
  expect(await books(fan)).toEqual({ balance: 100, purchases: 2, entries: 2 });
});

test('what one has is not sold again: joined, own, bought', async () => {
  const { postId } = await createPost(kindred.context, creator, { price: 300 });
  const member = await createUser(kindred.context, { diamonds: 1000 });
  await createMembership(kindred.context, member.userId, creator.charId, 'pro');
  expect((await unlock(postId, member, 'k')).code).toBe(4203);
  expect((await unlock(postId, creator, 'k')).code).toBe(4203);
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  await unlock(postId, fan, 'k1');
  expect((await unlock(postId, fan, 'k2')).code).toBe(4203);
  expect(await books(member)).toEqual({ balance: 1000, purchases: 0, entries: 0 });
});

test('a post that members are not included in is sold to a follower and to a subscriber like to everyone else', async () => {
  const free = await createCreator(kindred.context);
  for (const [seller, kind] of [
    [free, 'free'],
    [creator, 'pro'],
  ] as const) {
    const { postId, content } = await createPost(kindred.context, seller, {
      price: 300,
      membersIncluded: false,
    });
    const member = await createUser(kindred.context, { diamonds: 1000 });
    await createMembership(kindred.context, member.userId, seller.charId, kind);
    const answer = await unlock(postId, member, 'k1');
    expect(answer).toMatchObject({
      code: 2000,
      data: { diamond: 700, diary: { access: 'full', members_included: 0, content } },
    });
    expect((await unlock(postId, member, 'k2')).code).toBe(4203);
    expect(await books(member)).toEqual({ balance: 700, purchases: 1, entries: 1 });
  }
});

test('when members are let in or left out meanwhile, a purchase goes by what is true when it is made', async () => {
  const { postId } = await createPost(kindred.context, creator, { price: 300, membersIncluded: false });
  const member = await createUser(kindred.context, { diamonds: 1000 });
  await createMembership(kindred.context, member.userId, creator.charId, 'pro');
  const include = kindred.context.db
    .updateTable('posts')
    .set({ members_included: true })
    .where('post_id', '=', postId)
    .execute();
  const [answer] = await Promise.all([unlock(postId, member, 'race'), include]);
  const isSold = answer.code === 2000;
  expect([2000, 4203]).toContain(answer.code);
  expect(await books(member)).toEqual(
    isSold ? { balance: 700, purchases: 1, entries: 1 } : { balance: 1000, purchases: 0, entries: 0 },
  );
});

test('a price that changed is refused with the new one and charges nothing', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const { postId } = await createPost(kindred.context, creator, { price: 400 });
  expect(await unlock(postId, fan, 'stale', 300)).toMatchObject({ code: 4202, data: { price: 400 } });
  expect((await unlock(postId, fan, 'stale', 400)).data.diamond).toBe(600);
});

test('without the price that the buyer was shown the present one is charged, once', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const { postId } = await createPost(kindred.context, creator, { price: 400 });
  const bare = () => kindred.call('unlockPost', { diary_id: postId }, { token: fan.token, key: 'bare' });
  expect(await bare()).toMatchObject({ code: 2000, data: { diamond: 600, diary: { access: 'full' } } });
  expect((await bare()).data.diamond).toBe(600);
  expect(await books(fan)).toEqual({ balance: 600, purchases: 1, entries: 1 });
});

test('without it nobody pays a price that is raised while they are at it, from however many tabs', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const { postId } = await createPost(kindred.context, creator, { price: 400 });
  const raising = {
    text: `with w as (select from ledger_accounts where user_id = $1 and kind = 'wallet' for update)
      update posts set price = 900, price_raised_at = $3 where post_id = $2 and (select count(*) from w) = 1`,
    values: [fan.userId, postId, kindred.clock.now()],
  };
  const tabs = ['one', 'two', 'three', 'four', 'five'].map(
    (key) => () => kindred.call('unlockPost', { diary_id: postId }, { token: fan.token, key }),
  );
  for (const answer of await raceAtLock(kindred, raising, tabs))
    expect(answer).toMatchObject({ code: 4202, data: { price: 900 } });
  expect(await books(fan)).toEqual({ balance: 1000, purchases: 0, entries: 0 });
});

test('without it nothing is sold for a day after the price was raised, and the refusal says the price', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const { postId, content, media } = await createPost(kindred.context, creator, { price: 400 });
  const edit = async (price: number) => {
    const draft = {
      diary_id: postId,
      content,
      price,
      state: 1 as const,
      media: media.map(({ mediaId }) => ({ media_id: mediaId, is_preview: false })),
    };
    const { code } = await kindred.call('editPost', draft, { token: creator.token });
    expect(code).toBe(2000);
  };
  const bare = (key: string) => kindred.call('unlockPost', { diary_id: postId }, { token: fan.token, key });
  await edit(700);
  expect(await bare('raised')).toMatchObject({ code: 4202, data: { price: 700 } });
  kindred.clock.advance(23 * 3600);
  // Lower than a moment ago, and still more than a day ago.
  await edit(500);
  expect(await bare('lowered')).toMatchObject({ code: 4202, data: { price: 500 } });
  expect(await books(fan)).toEqual({ balance: 1000, purchases: 0, entries: 0 });
  kindred.clock.advance(3601);
  expect((await bare('later')).data.diamond).toBe(500);
});

test('free, private, deleted and walled posts are not for sale, and too few diamonds buy nothing', async () => {
  const fan = await createUser(kindred.context, { diamonds: 200 });
  const free = await createPost(kindred.context, creator);
  const hidden = await createPost(kindred.context, creator, { price: 100, state: 0 });
  const wall = await createCreator(kindred.context);
  const walled = await createPost(kindred.context, wall, { price: 100 });
  await createBlock(kindred.context, wall.userId, fan.userId);
  const dear = await createPost(kindred.context, creator, { price: 300 });
  expect((await unlock(free.postId, fan, 'k')).code).toBe(4204);
  expect((await unlock(hidden.postId, fan, 'k')).code).toBe(5017);
  expect((await unlock(walled.postId, fan, 'k')).code).toBe(5017);
  expect((await unlock('999999', fan, 'k')).code).toBe(5017);
  expect(await unlock(dear.postId, fan, 'k')).toMatchObject({ code: 5005, data: null });
  expect(await books(fan)).toEqual({ balance: 200, purchases: 0, entries: 0 });
});
