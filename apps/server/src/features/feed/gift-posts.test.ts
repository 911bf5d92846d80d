import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';

const kindred = useTestApp();
const creators: TestCreator[] = [];
const cheapIds: string[] = [];

beforeAll(async () => {
  for (let at = 0; at < 5; at += 1) {
    const creator = await createCreator(kindred.context, { groupId: at === 4 ? 'group_9' : null });
    creators.push(creator);
    const publishedAt = new Date(kindred.clock.now().getTime() - at * 60_000);
    const sell = (price: number) => createPost(kindred.context, creator, { price, publishedAt });
    await sell(101);
    cheapIds.push((await sell(100)).postId);
    await createPost(kindred.context, creator, { publishedAt, isOpen: true });
  }
});

const creator = (at: number) => creators[at] as TestCreator;
const listIds = async ({ token }: TestUser) => {
  const { data } = await kindred.call('listGiftPosts', {}, { token });
  return data.list.map(({ diary_id }) => diary_id);
};

test('the gift opens one of three posts of different creators, none dearer than it and none that cannot be had', async () => {
  const fan = await createUser(kindred.context);
  expect(await listIds(fan)).toEqual(cheapIds.slice(0, 3));
  await kindred.call('receiveWelcomeGift', {}, { token: fan.token });
  expect((await unlock(kindred, fan, cheapIds[1] as string)).code).toBe(2000);
  expect(await listIds(fan)).toEqual([]);
});

test('whom one has blocked and what one has already is not among them', async () => {
  const fan = await createUser(kindred.context);
  await createBlock(kindred.context, fan.userId, creator(0).userId);
  await createMembership(kindred.context, fan.userId, creator(1).charId, 'free');
  expect(await listIds(fan)).toEqual(cheapIds.slice(2, 4));
});

test('nothing is offered while nothing is sold to the person', async () => {
  const fan = await createUser(kindred.context);
  const until = new Date(kindred.clock.now().getTime() + 3_600_000);
  const { db } = kindred.context;
  await db.updateTable('users').set({ sales_quiet_until: until }).where('user_id', '=', fan.userId).execute();
  expect(await listIds(fan)).toEqual([]);
});
