import { randomUUID } from 'node:crypto';
import type { CallInput } from '@kindred/contract/all/calls';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { keyOf, uploadPicture } from '../../../test/app/upload.ts';
import { createMembership } from '../../../test/data/create-post.ts';
import {
  createCreator,
  createSession,
  createUser,
  type TestCreator,
  type TestUser,
} from '../../../test/data/factories.ts';
import { unlock } from '../../../test/data/unlock.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { mediaLinkToken } from '../../media/media-link.ts';
import { expireDue } from './expire-due.ts';
import { publishDue } from './publish-due.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(kindred.clock.now().getTime() + hours * hourMs).toISOString();

beforeEach(async () => {
  await kindred.context.pool.query('delete from graphile_worker._private_jobs');
  creator = await createCreator(kindred.context, { groupId: null });
  fan = await createUser(kindred.context, { diamonds: 1000 });
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
});
afterAll(() => expectInvariants(kindred));

const write = async (fields: Partial<CallInput<'createPost'>>) => {
  const empty = { content: 'Kiln day', price: 0, state: 1 as const, media: [] };
  return kindred.call(
    'createPost',
    { client_id: randomUUID(), ...empty, ...fields },
    { token: creator.token },
  );
};
const edit = (postId: string, fields: Partial<CallInput<'editPost'>>) =>
  kindred.call(
    'editPost',
    { diary_id: postId, content: 'Kiln day', price: 0, state: 1, media: [], ...fields },
    { token: creator.token },
  );
const written = async (postId: string) =>
  (await kindred.call('getPostForEdit', { diary_id: postId }, { token: creator.token })).data;
const read = (postId: string, { token }: TestUser = fan) =>
  kindred.call('getPost', { diary_id: postId }, { token });
const pass = async (hours: number) => {
  kindred.clock.advance(hours * 3600);
  await publishDue(kindred.context);
  await expireDue(kindred.context);
};
const topicsOf = async ({ token }: TestUser) =>
  (await kindred.call('listNotifications', {}, { token })).data.list.map(({ topic }) => topic);

test('a planned post appears at its time, once, and those who ring for it are told then', async () => {
  await kindred.call('setBell', { char_id: creator.charId, bell: 'all' }, { token: fan.token });
  const { data } = await write({ publish_at: inHours(2) });
  expect(data.state).toBe(4);
  await pass(1.9);
  expect((await read(data.diary_id)).code).toBe(refusals.postDeleted.code);
  await pass(0.1);
  await Promise.all([publishDue(kindred.context), publishDue(kindred.context)]);
  await runJobs(kindred);
  const post = (await read(data.diary_id)).data;
  expect(post).toMatchObject({ state: 1, content: 'Kiln day' });
  expect(Math.abs(Date.parse(post.created_time) - kindred.clock.now().getTime())).toBeLessThan(60_000);
  expect(await topicsOf(fan)).toEqual(['posted']);
  expect(await topicsOf(creator)).toEqual([]);
});

test('until its time nobody else learns of a planned post, wherever they look', async () => {
  const picture = await uploadPicture(kindred, creator);
  const { data } = await write({
    content: 'Quokkaword #quokkatag',
    publish_at: inHours(5),
    media: [{ media_id: picture.media_id, alt: 'Quokkaword' }],
    is_open: 1,
  });
  const moderator = await createUser(kindred.context, { role: 'moderator' });
  const before = await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token: fan.token });
  expect(before.data.statistics.post_num).toBe(0);
  const linkOf = async (person: TestUser) =>
    new URL((await uploadPicture(kindred, person)).item.url, 'http://x').search;
  const urls = [
    '/v3/api/diary/home/recommend/list?size=50',
    '/v3/api/diary/home/following/list?size=50',
    `/v3/api/diary/ai/list?char_id=${creator.charId}`,
    `/v3/api/diary/info?diary_id=${data.diary_id}`,
    `/v3/api/diary/edit/info?diary_id=${data.diary_id}`,
    '/v3/api/discover/posts?size=50',
    '/v3/api/discover/posts?q=Quokkaword',
    '/v3/api/discover/posts?tag=quokkatag',
    `/v3/api/media/own?media_ids=${picture.media_id}`,
    `/v3/api/creator/queue/calendar?from=2020-01-01&days=42`,
  ];
  for (const person of [fan, await createUser(kindred.context), moderator]) {
    const headers = { authorization: `Bearer ${person.token}` };
    for (const url of urls) {
      const { payload } = await kindred.app.inject({ method: 'GET', url, headers });
      expect([url, /Quokkaword|quokkatag/i.test(payload), payload.includes(keyOf(picture))]).toEqual([
        url,
        false,
        false,
      ]);
    }
    for (const size of ['w40', 'original']) {
      const url = `/media/${keyOf(picture)}/${size}${await linkOf(person)}`;
      expect((await kindred.app.inject({ method: 'GET', url, headers })).statusCode).toBe(404);
    }
    for (const call of ['likePost', 'unlikePost'] as const) {
      const like = await kindred.call(call, { content_id: data.diary_id }, { token: person.token });
      expect(like.code).toBe(refusals.postDeleted.code);
    }
    const comment = await kindred.call(
      'listComments',
      { content_id: data.diary_id, tp: 1 },
      { token: person.token },
    );
    expect(comment.code).not.toBe(2000);
  }
  const { char_unique_id: handle } = before.data;
  for (const url of [
    `/@${handle}`,
    `/@${handle}/post/${data.diary_id}`,
    '/sitemap.xml',
    `/media/${keyOf(picture)}/w40`,
  ]) {
    const { payload } = await kindred.app.inject({ method: 'GET', url });
    expect([url, /Quokkaword/.test(payload), payload.includes(keyOf(picture))]).toEqual([url, false, false]);
  }
});

test('what was overslept appears late, once, and its creator is told so', async () => {
  const { data } = await write({ publish_at: inHours(1) });
  await pass(7);
  await pass(1);
  expect((await read(data.diary_id)).data.state).toBe(1);
  expect(await topicsOf(creator)).toEqual(['post_late']);
  const day = kindred.clock.now().toISOString().slice(0, 10);
  const calendar = await kindred.call('listCalendar', { from: day, days: 2 }, { token: creator.token });
  const [shown] = calendar.data.list.filter(({ diary_id }) => diary_id === data.diary_id);
  if (shown) expect(shown).toMatchObject({ state: 1, late_seconds: 6 * 3600, failure: '' });
});

test('a worker that dies while it publishes leaves nothing half done', async () => {
  const { data } = await write({ publish_at: inHours(1) });
  const hooks = kindred.context.hooks.postPublished;
  kindred.context.hooks.postPublished = [() => Promise.reject(new Error('killed'))];
  await pass(1);
  expect((await read(data.diary_id)).code).toBe(refusals.postDeleted.code);
  expect((await written(data.diary_id)).state).toBe(4);
  kindred.context.hooks.postPublished = hooks;
  await pass(0.02);
  expect((await read(data.diary_id)).data.state).toBe(1);
});

test('a plan that cannot be carried out is said in the queue and in a notice, and goes on once it is mended', async () => {
  const picture = await uploadPicture(kindred, creator);
  const media = [{ media_id: picture.media_id }];
  const { data } = await write({ publish_at: inHours(1), media });
  const setState = (state: string) =>
    kindred.context.pool.query('update media set state = $1 where media_id = $2', [state, picture.media_id]);
  await setState('processing');
  await pass(1);
  await pass(1);
  expect((await read(data.diary_id)).code).toBe(refusals.postDeleted.code);
  expect(await topicsOf(creator)).toEqual(['post_failed']);
  const from = kindred.clock.now().toISOString().slice(0, 10);
  const { list } = (await kindred.call('listCalendar', { from, days: 3 }, { token: creator.token })).data;
  for (const post of list) expect(post.failure).toBe('media');
  await setState('ready');
  await edit(data.diary_id, { publish_at: inHours(1), media });
  await pass(1);
  expect((await read(data.diary_id)).data.state).toBe(1);
});

test('a plan is of the future, and a post goes after it has come', async () => {
  for (const publish_at of [inHours(-1), inHours(0), inHours(24 * 800), '2030-02-30T10:00:00Z', 'soon'])
    expect([publish_at, (await write({ publish_at })).code]).toEqual([
      publish_at,
      refusals.invalidInput.code,
    ]);
  for (const expires_at of [inHours(-1), inHours(2)])
    expect((await write({ publish_at: inHours(3), expires_at })).code).toBe(refusals.invalidInput.code);
  expect((await write({ state: 4 })).code).toBe(refusals.invalidInput.code);
  expect((await write({ publish_at: '2030-01-01T10:00', zone: 'Mars/Base' })).code).toBe(
    refusals.invalidInput.code,
  );
});

test('the same post sent again is the same plan, also when its time is over', async () => {
  const post = { client_id: randomUUID(), publish_at: inHours(1) };
  const { data } = await write(post);
  await pass(2);
  const again = await write(post);
  expect(again.data).toMatchObject({ diary_id: data.diary_id, state: 1 });
});

test('an edit moves, keeps or ends a plan', async () => {
  const { data } = await write({ publish_at: inHours(1) });
  const later = inHours(30);
  expect((await edit(data.diary_id, { publish_at: later })).data.state).toBe(4);
  await edit(data.diary_id, { state: 4, content: 'Other words' });
  expect(await written(data.diary_id)).toMatchObject({ state: 4, publish_at: later, content: 'Other words' });
  await edit(data.diary_id, { state: 5 });
  expect(await written(data.diary_id)).toMatchObject({ state: 5, publish_at: null, publish_wall: null });
  await pass(40);
  expect((await read(data.diary_id)).code).toBe(refusals.postDeleted.code);
  expect((await edit(data.diary_id, { state: 4 })).code).toBe(refusals.invalidInput.code);
  expect((await edit(data.diary_id, { state: 1 })).data.state).toBe(1);
});

test('the queue moves a planned post, its creator’s alone, and none that has appeared', async () => {
  const { data } = await write({ publish_at: '2027-05-05T09:00', zone: 'Europe/Berlin' });
  const move = (publish_at: string, person: TestUser = creator, more = {}) =>
    kindred.call('movePost', { diary_id: data.diary_id, publish_at, ...more }, { token: person.token });
  expect((await move('2027-05-08T09:00')).data).toEqual({
    diary_id: data.diary_id,
    publish_at: '2027-05-08T07:00:00.000Z',
    publish_wall: '2027-05-08T09:00',
    zone: 'Europe/Berlin',
  });
  const other = await createCreator(kindred.context);
  expect((await move('2027-05-09T09:00', other)).code).toBe(refusals.postDeleted.code);
  expect((await move('2026-04-01T09:00')).code).toBe(refusals.invalidInput.code);
  kindred.clock.advance((Date.parse('2027-05-08T07:00:00Z') - kindred.clock.now().getTime()) / 1000);
  await pass(0);
  creator = { ...creator, token: await createSession(kindred.context, creator.userId) };
  expect((await move('2027-06-01T09:00')).code).toBe(refusals.postNotScheduled.code);
});

test('an expired post is gone for all but its creator and those who bought it', async () => {
  const picture = await uploadPicture(kindred, creator);
  const { data } = await write({
    price: 100,
    members_included: 0,
    media: [{ media_id: picture.media_id }],
    expires_at: inHours(24),
  });
  expect((await unlock(kindred, fan, data.diary_id)).code).toBe(2000);
  const stranger = await createUser(kindred.context, { diamonds: 1000 });
  const follower = await createUser(kindred.context);
  const follow = { following_id: creator.charId };
  expect((await kindred.call('follow', follow, { token: follower.token })).code).toBe(2000);
  await pass(24);
  for (const person of [stranger, follower])
    expect((await read(data.diary_id, person)).code).toBe(refusals.postDeleted.code);
  expect((await unlock(kindred, stranger, data.diary_id)).code).toBe(refusals.postDeleted.code);
  const bought = (await read(data.diary_id)).data;
  expect(bought).toMatchObject({ access: 'full', state: 6, content: 'Kiln day' });
  const file = {
    method: 'GET',
    url: bought.media[0]?.url ?? '',
    headers: { authorization: `Bearer ${fan.token}` },
  } as const;
  expect((await kindred.app.inject(file)).statusCode).toBe(200);
  const viewer = await kindred.context.authenticate(follower.token);
  const link = viewer ? mediaLinkToken(kindred.context, viewer) : '';
  const ofFollower = file.url.replace(/v=.*/, `v=${link}`);
  expect((await kindred.app.inject({ ...file, url: ofFollower })).statusCode).toBe(404);
  const page = await kindred.call(
    'listCharacterPosts',
    { char_id: creator.charId },
    { token: stranger.token },
  );
  expect(page.data.list).toEqual([]);
  const info = await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token: stranger.token });
  expect(info.data.statistics.post_num).toBe(0);
  expect((await read(data.diary_id, creator)).data.state).toBe(6);
});
