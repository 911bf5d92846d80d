import type { LiveEvent } from '@kindred/contract/all/events';
import { beforeEach, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { uploadPicture } from '../../../test/app/upload.ts';
import { createBlock } from '../../../test/data/create-block.ts';
import { createMembership } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { browser } from '../../../test/push/loopback-push.ts';
import { ringBells } from './ring-bells.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;
beforeEach(async () => {
  await kindred.context.pool.query('delete from graphile_worker._private_jobs');
  creator = await createCreator(kindred.context, { name: 'Mara Moon' });
  fan = await createUser(kindred.context);
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
});

const ring = (bell: 'all' | 'digest' | 'off', { token }: TestUser = fan) =>
  kindred.call('setBell', { char_id: creator.charId, bell }, { token });
const notes = async ({ token }: TestUser = fan) =>
  (await kindred.call('listNotifications', {}, { token })).data.list;
const publish = async (content: string, fields: object = {}) => {
  const post = { content, price: 0, state: 1, media: [], client_id: crypto.randomUUID(), ...fields };
  const { data } = await kindred.call('createPost', post as never, { token: creator.token });
  return data.diary_id;
};
const pushJobs = async () => {
  const text = `select from graphile_worker.jobs where task_identifier = 'push.deliver'`;
  return (await kindred.context.pool.query(text)).rowCount;
};

test('whoever rings the bell hears of each new post, with its words, and nobody else does', async () => {
  const silent = await createUser(kindred.context);
  await createMembership(kindred.context, silent.userId, creator.charId, 'free');
  expect((await ring('all')).data).toEqual({ bell: 'all' });
  const events: LiveEvent[] = [];
  const stop = kindred.context.live.subscribe(fan.userId, (event) => events.push(event));
  const postId = await publish('The kiln is on');
  await runJobs(kindred);
  stop();
  expect(await notes()).toMatchObject([
    {
      topic: 'posted',
      push_type: 'link_msg',
      character: 'Mara Moon',
      char_id: creator.charId,
      diary: { diary_id: postId },
      item_num: 1,
      reply_content: ['The kiln is on'],
      body: 'Posted something new: The kiln is on',
    },
  ]);
  expect(events).toEqual([
    { type: 'post.published', char_id: creator.charId, diary_id: postId, character: 'Mara Moon', avatar: '' },
  ]);
  expect(await notes(silent)).toEqual([]);
  await ring('off');
  await publish('Unheard');
  await runJobs(kindred);
  expect(await notes()).toHaveLength(1);
});

test('five posts in a row are one notification and one notice on a device, until it is read', async () => {
  await ring('all');
  await kindred.call(
    'updateWebFcmToken',
    { subscription: browser(`bell-${fan.userId}`).subscription },
    { token: fan.token },
  );
  let last = '';
  for (let count = 1; count <= 5; count++) {
    last = await publish(`Post ${count}`);
    await runJobs(kindred);
  }
  expect(await notes()).toMatchObject([
    { topic: 'posted', item_num: 5, diary: { diary_id: last }, body: 'Posted 5 times' },
  ]);
  expect(await pushJobs()).toBe(1);
  await kindred.call('readNotifications', {}, { token: fan.token });
  await publish('After reading');
  await runJobs(kindred);
  expect(await notes()).toMatchObject([{ topic: 'posted', item_num: 1, is_read: false }]);
  expect(await pushJobs()).toBe(2);
});

test('a post that one may not see is told of without a word of it; behind a block or a restriction nothing is told', async () => {
  const [blocked, restricting, leaver] = await Promise.all([1, 2, 3].map(() => createUser(kindred.context)));
  for (const reader of [blocked, restricting, leaver]) {
    await createMembership(kindred.context, reader?.userId ?? '', creator.charId, 'free');
    await ring('all', reader);
  }
  await ring('all');
  await createBlock(kindred.context, creator.userId, blocked?.userId ?? '');
  await kindred.call(
    'restrict',
    { restrict_id: creator.charId, restrict: 1 },
    { token: restricting?.token ?? '' },
  );
  await kindred.call('unfollow', { following_id: creator.charId }, { token: leaver?.token ?? '' });
  const { media_id } = await uploadPicture(kindred, creator);
  const media = [{ media_id, is_preview: false }];
  await publish('For buyers alone', { price: 200, members_included: 0, media });
  await runJobs(kindred);
  expect(await notes()).toMatchObject([{ topic: 'posted', reply_content: [], body: 'Posted something new' }]);
  for (const reader of [blocked, restricting, leaver]) expect(await notes(reader)).toEqual([]);
});

test('a post is told of once: not when it is only edited, shown again or sent twice; a draft when it comes out', async () => {
  await ring('all');
  const key = { client_id: crypto.randomUUID() };
  const first = await publish('Once', key);
  expect(await publish('Once', key)).toBe(first);
  const edit = (diary_id: string, content: string, state: 0 | 1) =>
    kindred.call('editPost', { diary_id, content, price: 0, state, media: [] }, { token: creator.token });
  await edit(first, 'Once, better said', 1);
  await edit(first, 'Once', 0);
  await edit(first, 'Once', 1);
  const draft = await publish('Later', { state: 0 });
  await runJobs(kindred);
  expect(await notes()).toMatchObject([{ item_num: 1, diary: { diary_id: first } }]);
  kindred.clock.advance(7 * 86_400);
  await edit(draft, 'Later', 1);
  await runJobs(kindred);
  expect(await notes()).toMatchObject([{ item_num: 2, diary: { diary_id: draft } }]);
  await edit(draft, 'Later', 0);
  expect(await notes()).toEqual([]);
});

test('publishing waits for nobody: all are told in the background, a thousand in a transaction, each once', async () => {
  const { pool } = kindred.context;
  await pool.query(
    `with people as (insert into users (nickname, created_at) select 'Fan ' || n, now() from generate_series(1, 1200) n returning user_id)
     insert into memberships (user_id, char_id, kind, state, bell, joined_at, updated_at)
     select user_id, $1, 'free', 'following', 'all', now(), now() from people`,
    [creator.charId],
  );
  const postId = await publish('To everybody');
  const listRung = async () => {
    const text =
      'select count(*)::int as notes, count(distinct user_id)::int as people from notifications where post_id = $1';
    return (await pool.query(text, [postId])).rows[0];
  };
  expect(await listRung()).toEqual({ notes: 0, people: 0 });
  // A worker that dies within a batch leaves nothing of it; the next worker repeats the batch.
  await expect(
    ringBells(
      {
        ...kindred.context,
        hooks: { ...kindred.context.hooks, notificationsAdded: [() => Promise.reject(new Error('killed'))] },
      },
      { post_id: postId, after: '0' },
    ),
  ).rejects.toThrow('killed');
  expect(await listRung()).toEqual({ notes: 0, people: 0 });
  await runJobs(kindred);
  expect(await listRung()).toEqual({ notes: 1200, people: 1200 });
});

test('the bell is for those who have joined, and stands on the page and in the list of what one has joined', async () => {
  const stranger = await createUser(kindred.context);
  expect((await ring('all', stranger)).code).not.toBe(2000);
  await ring('all');
  const listShown = async (user: TestUser) =>
    (await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token: user.token })).data.bell;
  expect([await listShown(fan), await listShown(stranger)]).toEqual(['all', null]);
  const { data } = await kindred.call('listSubscriptions', {}, { token: fan.token });
  expect(data.list).toMatchObject([{ bell: 'all' }]);
});
