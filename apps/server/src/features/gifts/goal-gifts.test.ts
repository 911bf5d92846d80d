import { afterAll, expect, test } from 'vitest';
import { transact } from '../../platform/db/transact.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { reverseEntry } from '../wallet/ledger/reverse-entry.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

async function postWithGoal() {
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  const { postId } = await createPost(kindred.context, creator);
  const goal = { title: 'A new kiln', diamonds: 1000 };
  const { data } = await kindred.call('setPostGoal', { diary_id: postId, goal }, { token: creator.token });
  expect(data.goal).toEqual({ ...goal, given: 0 });
  return { creator, postId, char_id: creator.charId };
}
const goalOf = async (postId: string, { token }: TestUser) =>
  (await kindred.call('getPost', { diary_id: postId }, { token })).data.goal;
const give = (
  fan: TestUser,
  gift: { char_id: string; diary_id: string; price: number },
  key: string = crypto.randomUUID(),
) => kindred.call('charger', gift, { token: fan.token, key });

test('gifts toward a goal fill it, each once, however often it is sent, and others do not', async () => {
  const { postId: diary_id, char_id } = await postWithGoal();
  const fan = await createUser(kindred.context, { diamonds: 5000 });
  const gift = { char_id, diary_id, price: 300 };
  await Promise.all(Array.from({ length: 5 }, () => give(fan, gift, 'one-key-12345')));
  expect((await give(fan, { ...gift, price: 400 })).code).toBe(2000);
  await kindred.call('charger', { char_id, price: 500 }, { token: fan.token, key: crypto.randomUUID() });
  expect(await goalOf(diary_id, fan)).toMatchObject({ given: 700, diamonds: 1000 });
  expect(
    (await kindred.call('charger', { char_id, price: 300 }, { token: fan.token, key: 'one-key-12345' })).code,
  ).toBe(4009);
});

test('a gift for a post without a goal, or of somebody else, is refused and costs nothing', async () => {
  const { creator, postId: diary_id, char_id } = await postWithGoal();
  const other = await postWithGoal();
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  expect((await give(fan, { char_id, diary_id: other.postId, price: 300 })).code).toBe(5017);
  const set = (token: string) => kindred.call('setPostGoal', { diary_id, goal: null }, { token });
  expect((await set(other.creator.token)).code).toBe(5017);
  expect((await set(creator.token)).data.goal).toBeNull();
  expect((await give(fan, { char_id, diary_id, price: 300 })).code).toBe(5017);
  const { data } = await kindred.call('listWalletRecords', {}, { token: fan.token });
  expect(data.list.filter(({ kind }) => kind === 'gift')).toEqual([]);
});

test('a gift that is taken back counts no more', async () => {
  const { postId: diary_id, char_id } = await postWithGoal();
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  await give(fan, { char_id, diary_id, price: 300 });
  const { entry_id } = await kindred.context.db
    .selectFrom('goal_gifts')
    .select('entry_id')
    .where('post_id', '=', diary_id)
    .executeTakeFirstOrThrow();
  const now = kindred.clock.now();
  await transact(kindred.context, (tx) => reverseEntry(tx, entry_id, { kept: 0, of: 300 }, 'refund', now));
  expect((await goalOf(diary_id, fan))?.given).toBe(0);
});
