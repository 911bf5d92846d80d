import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import { passDays, subscribe } from '../../test/data/payments.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp();
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
  await kindred.close();
});

const write = ({ token }: TestCreator, kind: AutoMessageKind, content: string, isOn: 0 | 1 = 1) =>
  kindred.call('updateAutoMessage', { kind, content, is_on: isOn }, { token });

/** What the fan was told by itself so far, oldest first. */
async function told(fan: TestUser, { charId }: TestCreator): Promise<string[]> {
  const { data } = await kindred.call('listMessages', { char_id: charId }, { token: fan.token });
  return data.list.filter(({ identity }) => identity === 'automated').map(({ content }) => content);
}

/** Every job that was asked for has been done. */
async function jobsDone(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await kindred.context.pool.query(
          `select id from graphile_worker.jobs where task_identifier = 'auto-messages.send'`,
        );
        return rows;
      },
      // One that waited for another of its queue may be found by the next look for work only.
      { timeout: 10_000 },
    )
    .toEqual([]);
}

test('texts are off and empty at first, and kept as they were written', async () => {
  const creator = await createCreator(kindred.context);
  const before = await kindred.call('listAutoMessages', {}, { token: creator.token });
  expect(before.data.list).toHaveLength(7);
  expect(before.data.list.every(({ is_on, content }) => is_on === 0 && content === '')).toBe(true);
  const saved = await write(creator, 'new-tips', ' Thank you ');
  expect(saved.data.list[0]).toEqual({ kind: 'new-tips', is_on: 1, content: 'Thank you' });
});

test('only creators have them, and an empty or forbidden text is refused', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  expect((await kindred.call('listAutoMessages', {}, { token: fan.token })).code).toBe(4031);
  expect((await write(creator, 'new-tips', '  ')).code).toBe(4000);
  expect((await write(creator, 'new-tips', 'x'.repeat(501))).code).toBe(4000);
  expect((await write(creator, 'new-tips', 'their home address is here')).code).toBe(4602);
});

test('a gift is answered by name, once, and counts as unread', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context, { nickname: 'Robin', diamonds: 1000 });
  await write(creator, 'new-tips', 'Thank you, {name}');
  await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds: 300, key: 'once' });
  await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds: 300, key: 'once' });
  await jobsDone();
  expect(await told(fan, creator)).toEqual(['Thank you, Robin']);
  expect((await kindred.call('getUserData', {}, { token: fan.token })).data.unread).toBe(1);
});

test('a like is answered once per post, however often the heart goes on and off', async () => {
  const creator = await createCreator(kindred.context);
  const { postId } = await createPost(kindred.context, creator);
  const fan = await createUser(kindred.context);
  await write(creator, 'new-likes', 'Glad you like it');
  for (const call of ['likePost', 'unlikePost', 'likePost'] as const) {
    await kindred.call(call, { content_id: postId }, { token: fan.token });
    await jobsDone();
  }
  expect(await told(fan, creator)).toEqual(['Glad you like it']);
});

test('joining, canceling, renewing and coming back each have their own words', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_1' });
  const fan = await createUser(kindred.context);
  for (const kind of ['new-subscriber', 'subscriber-canceled', 're-subscribed', 'sub-renewed'] as const) {
    await write(creator, kind, kind);
  }
  await subscribe(kindred, fan, creator.charId);
  await passDays(kindred, 32);
  await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
  await passDays(kindred, 32);
  await subscribe(kindred, fan, creator.charId);
  await jobsDone();
  expect(await told(fan, creator)).toEqual([
    'new-subscriber',
    'sub-renewed',
    'subscriber-canceled',
    're-subscribed',
  ]);
});

test('what is switched off says nothing, nor does anything reach a restricted or a blocked fan', async () => {
  const creator = await createCreator(kindred.context);
  const [quiet, restricted, blocked] = [
    await createUser(kindred.context),
    await createUser(kindred.context),
    await createUser(kindred.context),
  ];
  await write(creator, 'new-subscriber', 'Welcome', 0);
  await kindred.call('follow', { following_id: creator.charId }, { token: quiet.token });
  await write(creator, 'new-subscriber', 'Welcome');
  await kindred.call('restrict', { restrict_id: restricted.userId, restrict: 1 }, { token: creator.token });
  await kindred.call('follow', { following_id: creator.charId }, { token: restricted.token });
  await jobsDone();
  expect(await told(quiet, creator)).toEqual([]);
  expect(await told(restricted, creator)).toEqual([]);
  await kindred.call('block', { block_id: blocked.userId, block: 1 }, { token: creator.token });
  await kindred.context.pool.query('select queue_auto_message($1, $2, $3, $4)', [
    creator.charId,
    'new-subscriber',
    blocked.userId,
    'late',
  ]);
  await jobsDone();
  const { rows } = await kindred.context.pool.query('select from conversations where user_id = $1', [
    blocked.userId,
  ]);
  expect(rows).toEqual([]);
});
