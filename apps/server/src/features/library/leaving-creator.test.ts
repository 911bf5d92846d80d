import { afterAll, expect, test } from 'vitest';
import { runJobs } from '../../test/app/run-jobs.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { messageMediaStage } from '../../test/data/message-media.ts';
import { balanceOf } from '../../test/data/payments.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';
import { sweepVersions } from '../chat/changes/sweep-versions.ts';
import { emptyUnownedPosts } from '../posts/empty-posts.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const { pair, sell, mediaOf, openAs } = messageMediaStage(() => kindred);

const preview = async ({ token }: TestUser) => (await kindred.call('previewDeletion', {}, { token })).data;
const leave = async ({ token }: TestUser) => {
  expect((await kindred.call('deleteAccount', {}, { token })).code).toBe(2000);
  await runJobs(kindred);
};
const postFor = ({ token }: TestUser, diary_id: string) => kindred.call('getPost', { diary_id }, { token });
const purchasesOf = async ({ token }: TestUser) =>
  (await kindred.call('listPurchases', {}, { token })).data.list;

test('what fans have bought of a creator who leaves stays theirs, without name and picture, and nobody else’s', async () => {
  const creator = await createCreator(kindred.context, { name: 'Ophelia Unmistakable' });
  const [fan, otherFan] = [
    await createUser(kindred.context, { diamonds: 1000 }),
    await createUser(kindred.context, { diamonds: 1000 }),
  ];
  const sold = await createPost(kindred.context, creator, { price: 300, content: 'The long letter' });
  const unsold = await createPost(kindred.context, creator, { price: 300, content: 'Nobody bought this' });
  await unlock(kindred, fan, sold.postId);
  expect(await preview(creator)).toMatchObject({ posts: 2, kept_posts: 1, kept_messages: 0 });
  expect(await preview(fan)).toMatchObject({ kept_posts: 0, kept_messages: 0 });
  await leave(creator);

  const { data } = await postFor(fan, sold.postId);
  expect(data).toMatchObject({ content: 'The long letter', access: 'full' });
  expect(JSON.stringify(data)).not.toContain('Ophelia');
  expect(data.character.avatar).toBe('');
  expect((await kindred.app.inject(data.media[0]?.url ?? '')).statusCode).toBe(200);
  expect(await purchasesOf(fan)).toMatchObject([
    {
      remains: 'open',
      name: '',
      is_there: false,
      diary_id: sold.postId,
      post: { content: 'The long letter' },
    },
  ]);
  expect(await balanceOf(kindred, fan)).toBe(700);
  const latestOf = async ({ token }: TestUser) =>
    (await kindred.call('listNotifications', {}, { token })).data.list[0];
  expect(await latestOf(fan)).toMatchObject({ topic: 'creator_left', char_id: null, user_id: null });
  expect(await latestOf(otherFan)).toBeUndefined();

  expect((await postFor(otherFan, sold.postId)).code).toBe(5017);
  expect((await unlock(kindred, otherFan, sold.postId)).code).toBe(5017);
  expect(await openAs(otherFan, sold.media[0]?.key ?? '')).toBe(404);
  expect((await kindred.app.inject(`/@${creator.handle}/post/${sold.postId}`)).statusCode).toBe(404);
  const rows = await query<{ content: string }>(
    kindred.context.db,
    'select content from posts where char_id = $1 order by post_id',
    [creator.charId],
  );
  expect(rows.map(({ content }) => content)).toEqual(['The long letter', '']);
  const files = await query<{ key: string }>(
    kindred.context.db,
    'select key from media where key = any($1)',
    [[sold.media[0]?.key, unsold.media[0]?.key]],
  );
  expect(files).toEqual([{ key: sold.media[0]?.key }]);
});

test('media of messages that a fan has bought stay with the conversation', async () => {
  const people = await pair({ diamonds: 1000 });
  const [bought, unbought] = [await sell(people), await sell(people)];
  const order = { msg_id: bought.message.msg_id, expected_price: 300 };
  await kindred.call('unlockMessage', order, { token: people.fan.token, key: 'buy' });
  expect(await preview(people.creator)).toMatchObject({ kept_messages: 1 });
  await leave(people.creator);
  expect(await mediaOf(people.fan, order.msg_id)).toMatchObject({ access: 'full', media: [{ width: 40 }] });
  expect(await openAs(people.fan, bought.key)).toBe(200);
  expect(await openAs(people.fan, unbought.key)).toBe(404);
  expect(await purchasesOf(people.fan)).toMatchObject([{ kind: 'media', remains: 'open', name: '' }]);
});

test('when its last buyer has gone too, what was kept goes with its files', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const { postId, media } = await createPost(kindred.context, creator, { price: 300 });
  await unlock(kindred, fan, postId);
  await leave(creator);
  const files = () => query(kindred.context.db, 'select key from media where key = $1', [media[0]?.key]);
  await emptyUnownedPosts(kindred.context);
  expect(await files()).toHaveLength(1);
  await leave(fan);
  await emptyUnownedPosts(kindred.context);
  await runJobs(kindred);
  expect(await files()).toEqual([]);
});

test('when whoever bought it has gone too, media of a message that were kept go with their files', async () => {
  const people = await pair({ diamonds: 1000 });
  const { message, key } = await sell(people);
  const order = { msg_id: message.msg_id, expected_price: 300 };
  await kindred.call('unlockMessage', order, { token: people.fan.token, key: 'buy' });
  await leave(people.creator);
  const files = () => query(kindred.context.db, 'select key from media where key = $1', [key]);
  await sweepVersions(kindred.context);
  await runJobs(kindred);
  expect(await files()).toHaveLength(1);
  await leave(people.fan);
  await sweepVersions(kindred.context);
  await runJobs(kindred);
  expect(await files()).toEqual([]);
});
