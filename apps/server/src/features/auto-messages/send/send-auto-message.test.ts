import type { LiveEvent } from '@kindred/contract/all/events';
import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { giveGift } from '../../../test/data/gifts.ts';
import { passDays, subscribe } from '../../../test/data/payments.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { sendAutoMessage, sendDueAutoMessages } from './send-auto-message.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

type How = { is_on?: 0 | 1; delay_seconds?: number; cooldown_seconds?: number; keyword?: string };
const write = ({ token }: TestCreator, kind: AutoMessageKind, content: string, how: How = {}) =>
  kindred.call('updateAutoMessage', { kind, content, is_on: 1, ...how }, { token });
const setPerDay = ({ token }: TestCreator, per_day: number) =>
  kindred.call('setAutoMessageBudget', { per_day }, { token });

/** Returns the automated messages that the fan has, oldest first. */
async function automatedTexts(fan: TestUser, { charId }: TestCreator): Promise<string[]> {
  const { data } = await kindred.call('listMessages', { char_id: charId }, { token: fan.token });
  return data.list.filter(({ identity }) => identity === 'automated').map(({ content }) => content);
}

/** Waits until every queued job has run. */
async function jobsDone(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await kindred.context.pool.query(
          `select id from graphile_worker.jobs where task_identifier = 'auto-messages.send'`,
        );
        return rows;
      },
      // A job that waited for another of its queue may be found only by the next search for work.
      { timeout: 30_000 },
    )
    .toEqual([]);
}

test('texts are off and empty at first, and kept as they were written', async () => {
  const creator = await createCreator(kindred.context);
  const before = await kindred.call('listAutoMessages', {}, { token: creator.token });
  expect(before.data.list).toHaveLength(7);
  expect(before.data.list.every(({ is_on, content }) => is_on === 0 && content === '')).toBe(true);
  const saved = await write(creator, 'new-tips', ' Thank you ');
  expect(saved.data.list[0]).toEqual({
    kind: 'new-tips',
    is_on: 1,
    content: 'Thank you',
    delay_seconds: 0,
    cooldown_seconds: 0,
    keyword: '',
    media: [],
    media_num: 0,
    price: null,
  });
  expect(saved.data.per_day).toBe(3);
  expect((await setPerDay(creator, 7)).data.per_day).toBe(7);
});

test('only creators have them, and an empty or forbidden text is refused', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  expect((await kindred.call('listAutoMessages', {}, { token: fan.token })).code).toBe(4031);
  expect((await write(creator, 'new-tips', '  ')).code).toBe(4000);
  expect((await write(creator, 'new-tips', 'x'.repeat(501))).code).toBe(4000);
  // The event of a gift or a like has no words in which to look for a keyword.
  expect((await write(creator, 'new-likes', 'Thanks', { keyword: 'blue' })).code).toBe(4000);
  expect((await setPerDay(creator, 0)).code).toBe(4000);
  expect((await setPerDay(fan as TestCreator, 3)).code).toBe(4031);
  expect((await write(creator, 'new-tips', 'their home address is here')).code).toBe(4602);
});

test('a gift is answered by name, once, and counts as unread', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context, { nickname: 'Robin', diamonds: 1000 });
  await write(creator, 'new-tips', 'Thank you, {name}');
  await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds: 300, key: 'once' });
  await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds: 300, key: 'once' });
  await jobsDone();
  expect(await automatedTexts(fan, creator)).toEqual(['Thank you, Robin']);
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
  expect(await automatedTexts(fan, creator)).toEqual(['Glad you like it']);
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
  expect(await automatedTexts(fan, creator)).toEqual([
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
  await write(creator, 'new-subscriber', 'Welcome', { is_on: 0 });
  await kindred.call('follow', { following_id: creator.charId }, { token: quiet.token });
  await write(creator, 'new-subscriber', 'Welcome');
  await kindred.call('restrict', { restrict_id: restricted.userId, restrict: 1 }, { token: creator.token });
  await kindred.call('follow', { following_id: creator.charId }, { token: restricted.token });
  await jobsDone();
  expect(await automatedTexts(quiet, creator)).toEqual([]);
  expect(await automatedTexts(restricted, creator)).toEqual([]);
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

/** Returns the log of one fan, oldest first: kind and state, or the reason. */
async function logged({ token }: TestCreator, fan: TestUser): Promise<string[]> {
  const { list } = (await kindred.call('listAutoMessageLog', {}, { token })).data;
  const entries = list.filter(({ user_id }) => user_id === fan.userId).toReversed();
  return entries.map(({ kind, state, reason }) => `${kind} ${reason ?? state}`);
}

const queue = (creator: TestCreator, fan: TestUser, kind: AutoMessageKind, event: string, words = '') =>
  kindred.context.pool.query('select queue_auto_message($1, $2, $3, $4, $5)', [
    creator.charId,
    kind,
    fan.userId,
    event,
    words,
  ]);
const pair = async () => ({
  creator: await createCreator(kindred.context),
  fan: await createUser(kindred.context, { nickname: 'Robin', diamonds: 5000 }),
});

test('one with a delay is noted at once, goes out when its time has come, and once', async () => {
  const { creator, fan } = await pair();
  await write(creator, 'new-subscriber', 'Welcome', { delay_seconds: 3600 });
  await queue(creator, fan, 'new-subscriber', `join ${fan.userId}`);
  await jobsDone();
  expect(await logged(creator, fan)).toEqual(['new-subscriber waiting']);
  await sendDueAutoMessages(kindred.context);
  await jobsDone();
  expect(await automatedTexts(fan, creator)).toEqual([]);
  kindred.clock.advance(3601);
  // Two processes may find it due at once, and a job may run again.
  await Promise.all([sendDueAutoMessages(kindred.context), sendDueAutoMessages(kindred.context)]);
  await jobsDone();
  const due = {
    char_id: creator.charId,
    user_id: fan.userId,
    kind: 'new-subscriber',
    event: `join ${fan.userId}`,
  };
  await Promise.all(Array.from({ length: 5 }, () => sendAutoMessage(kindred.context, due)));
  expect(await automatedTexts(fan, creator)).toEqual(['Welcome']);
  expect(await logged(creator, fan)).toEqual(['new-subscriber sent']);
});

test('a process that ends between two tries leaves one message and one entry, or none of both', async () => {
  const { creator, fan } = await pair();
  await write(creator, 'new-tips', 'Thank you');
  const due = { char_id: creator.charId, user_id: fan.userId, kind: 'new-tips', event: `gift ${fan.userId}` };
  const { pool } = kindred.context;
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select send_auto_message($1, $2, $3, $4, $5)', [
    creator.charId,
    fan.userId,
    due.kind,
    due.event,
    kindred.clock.now(),
  ]);
  await client.query('rollback');
  client.release();
  expect([await automatedTexts(fan, creator), await logged(creator, fan)]).toEqual([[], []]);
  for (let tries = 0; tries < 3; tries++) await sendAutoMessage(kindred.context, due);
  expect([await automatedTexts(fan, creator), await logged(creator, fan)]).toEqual([
    ['Thank you'],
    ['new-tips sent'],
  ]);
});

test('the same fan gets the same text again only after its cooldown, and no more a day than the creator allows', async () => {
  const { creator, fan } = await pair();
  await setPerDay(creator, 2);
  await write(creator, 'new-likes', 'Glad you like it', { cooldown_seconds: 3600 });
  for (const event of ['one', 'two']) await queue(creator, fan, 'new-likes', `${event} ${fan.userId}`);
  await jobsDone();
  for (const event of ['three', 'four']) {
    kindred.clock.advance(3601);
    await queue(creator, fan, 'new-likes', `${event} ${fan.userId}`);
    await jobsDone();
  }
  kindred.clock.advance(86_400);
  await queue(creator, fan, 'new-likes', `five ${fan.userId}`);
  await jobsDone();
  expect(await logged(creator, fan)).toEqual([
    'new-likes sent',
    'new-likes cooldown',
    'new-likes sent',
    'new-likes budget',
    'new-likes sent',
  ]);
  // Each fan has a budget of their own.
  const otherFan = await createUser(kindred.context);
  await queue(creator, otherFan, 'new-likes', `other ${otherFan.userId}`);
  await jobsDone();
  expect(await logged(creator, otherFan)).toEqual(['new-likes sent']);
});

test('of several that fall together the weightiest goes out', async () => {
  const { creator, fan } = await pair();
  for (const kind of ['new-subscriber', 'new-tips', 'new-likes'] as const) await write(creator, kind, kind);
  await queue(creator, fan, 'new-subscriber', `join ${fan.userId}`);
  await queue(creator, fan, 'new-tips', `gift ${fan.userId}`);
  await queue(creator, fan, 'new-likes', `like ${fan.userId}`);
  await jobsDone();
  expect(await automatedTexts(fan, creator)).toEqual(['new-subscriber']);
  kindred.clock.advance(601);
  await queue(creator, fan, 'new-likes', `later ${fan.userId}`);
  await jobsDone();
  expect(await logged(creator, fan)).toEqual([
    'new-subscriber sent',
    'new-tips outranked',
    'new-likes outranked',
    'new-likes sent',
  ]);
});

test('a comment is answered where it has the word', async () => {
  const { creator, fan } = await pair();
  const { postId } = await createPost(kindred.context, creator);
  await kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
  await write(creator, 'new-comments', 'About the glaze', { keyword: 'Glaze' });
  const comment = (content: string) =>
    kindred.call('sendComment', { content_id: postId, content, tp: 1 }, { token: fan.token });
  await comment('Lovely');
  await jobsDone();
  expect(await automatedTexts(fan, creator)).toEqual([]);
  await comment('Which glaze is this?');
  await jobsDone();
  expect(await automatedTexts(fan, creator)).toEqual(['About the glaze']);
});

test('within an hour of distress nothing goes out by itself, whoever the creator is', async () => {
  const { creator, fan } = await pair();
  const otherCreator = await createCreator(kindred.context);
  await write(creator, 'new-likes', 'Glad you like it');
  await kindred.call(
    'charger',
    { char_id: otherCreator.charId, content: 'I want to kill myself' },
    { token: fan.token },
  );
  await queue(creator, fan, 'new-likes', `cry ${fan.userId}`);
  await jobsDone();
  expect([await automatedTexts(fan, creator), await logged(creator, fan)]).toEqual([[], ['new-likes quiet']]);
});

test('the log is read page by page, by its creator alone', async () => {
  const { creator } = await pair();
  await write(creator, 'new-likes', 'Hi');
  for (let count = 0; count < 5; count++) {
    const fan = await createUser(kindred.context);
    await queue(creator, fan, 'new-likes', `page ${fan.userId}`);
  }
  await jobsDone();
  const read = async (cursor?: string) =>
    (
      await kindred.call(
        'listAutoMessageLog',
        { size: 3, ...(cursor ? { cursor } : {}) },
        { token: creator.token },
      )
    ).data;
  const first = await read();
  const rest = await read(first.next!);
  expect([first.list.length, rest.list.length, rest.next, first.count]).toEqual([3, 2, null, 5]);
  const stranger = await createCreator(kindred.context);
  expect((await kindred.call('listAutoMessageLog', {}, { token: stranger.token })).data.list).toEqual([]);
});

test('a test goes to the creator alone, with their own name, also while the text is off', async () => {
  const creator = await createCreator(kindred.context, { name: 'Mara' });
  expect((await kindred.call('testAutoMessage', { kind: 'new-tips' }, { token: creator.token })).code).toBe(
    404,
  );
  await write(creator, 'new-tips', 'Thank you, {name}', { is_on: 0 });
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(creator.userId, (event) => events.push(event));
  const { data } = await kindred.call('testAutoMessage', { kind: 'new-tips' }, { token: creator.token });
  expect(data.content).toMatch(/^Thank you, .+/);
  expect(data.content).not.toContain('{name}');
  const { content } = data;
  const bare = { content, media_num: 0, price: null };
  expect(events).toEqual([{ type: 'auto_message.tested', kind: 'new-tips', ...bare }]);
  expect((await kindred.call('listAutoMessageLog', {}, { token: creator.token })).data.list).toEqual([]);
});
