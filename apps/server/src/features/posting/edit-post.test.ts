import { randomUUID } from 'node:crypto';
import type { CallInput } from '@kindred/contract/all/calls';
import type { UploadedMedia } from '@kindred/contract/media/calls';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { keyOf, uploadPicture } from '../../test/app/upload.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
let creator: TestCreator;
let otherCreator: TestCreator;
let pictures: UploadedMedia[];

beforeAll(async () => {
  creator = await createCreator(kindred.context, { groupId: 'group_1' });
  otherCreator = await createCreator(kindred.context);
  await createMembership(kindred.context, otherCreator.userId, creator.charId, 'pro');
  pictures = [];
  for (let count = 0; count < 3; count++) pictures.push(await uploadPicture(kindred, creator));
});
afterAll(async () => {
  await expectInvariants(kindred);
});

type PostFields = Partial<CallInput<'createPost'>>;

const media = (...indexes: number[]) =>
  indexes.map((index) => ({ media_id: pictures[index]?.media_id ?? '' }));
const write = async (fields: PostFields = {}) => {
  const post = { content: 'Before', price: 0, state: 1 as const, media: [], ...fields };
  const input = { client_id: randomUUID(), ...post };
  return (await kindred.call('createPost', input, { token: creator.token })).data;
};
const edit = (postId: string, fields: PostFields, person: TestUser = creator) =>
  kindred.call(
    'editPost',
    { diary_id: postId, content: 'After', price: 0, state: 1, media: [], ...fields },
    { token: person.token },
  );
const buyer = async (postId: string) => {
  const fan = await createUser(kindred.context, { diamonds: 500 });
  const answer = await unlock(kindred, fan, postId);
  expect(answer.code).toBe(2000);
  return fan;
};
const seenBy = (postId: string, { token }: TestUser) =>
  kindred.call('getPost', { diary_id: postId }, { token });
const inPages = async (call: 'listFollowingFeed' | 'listCharacterPosts', person: TestUser) => {
  const input = call === 'listFollowingFeed' ? { size: 50 } : { size: 50, char_id: creator.charId };
  const { data } = await kindred.call(call, input as never, { token: person.token });
  return data.list.map(({ diary_id }: { diary_id: string }) => diary_id);
};
const rejected = (postId: string, state: number) =>
  kindred.context.db
    .updateTable('posts')
    .set({ state, rejected_reason: 'Shows a trademark' })
    .where('post_id', '=', postId)
    .execute();

test('an edit changes words, price, order and previews; what is gone is gone for everybody', async () => {
  const { diary_id } = await write({ media: media(0, 1) });
  const [, second, third] = media(0, 1, 2);
  const { data } = await edit(diary_id, {
    price: 80,
    media: [
      { media_id: third?.media_id ?? '', alt: 'Third' },
      { media_id: second?.media_id ?? '', is_preview: true },
    ],
  });
  expect(data).toMatchObject({ content: 'After', price: 80, media_count: 2, access: 'full' });
  expect(data.media[0]).toMatchObject({ alt: 'Third' });
  const fan = await createUser(kindred.context);
  const { data: seen } = await seenBy(diary_id, fan);
  expect(seen.access).toBe('preview');
  expect(JSON.stringify(seen)).toContain(keyOf(pictures[1] as UploadedMedia));
  for (const hidden of [0, 2])
    expect(JSON.stringify(seen)).not.toContain(keyOf(pictures[hidden] as UploadedMedia));

  const again = await kindred.call('getPostForEdit', { diary_id }, { token: creator.token });
  expect(again.data).toMatchObject({ content: 'After', price: 80, state: 1, is_bought: false });
  expect(again.data.media.map(({ media_id, is_preview, alt }) => ({ media_id, is_preview, alt }))).toEqual([
    { media_id: third?.media_id, is_preview: false, alt: 'Third' },
    { media_id: second?.media_id, is_preview: true, alt: '' },
  ]);
});

test('whether members have a paid post included is kept, changed and read back, and a free post is for all of them', async () => {
  const { diary_id } = await write({ price: 80, members_included: 0, media: media(0) });
  const member = await createUser(kindred.context);
  await createMembership(kindred.context, member.userId, creator.charId, 'pro');
  const included = async () =>
    (await kindred.call('getPostForEdit', { diary_id }, { token: creator.token })).data.members_included;
  expect([await included(), (await seenBy(diary_id, member)).data.access]).toEqual([0, 'locked']);
  await edit(diary_id, { price: 90, media: media(0) });
  expect([await included(), (await seenBy(diary_id, member)).data.access]).toEqual([0, 'locked']);
  await edit(diary_id, { price: 90, members_included: 1, media: media(0) });
  expect([await included(), (await seenBy(diary_id, member)).data.access]).toEqual([1, 'full']);
  await edit(diary_id, { price: 0, members_included: 0, media: media(0) });
  expect([await included(), (await seenBy(diary_id, member)).data.access]).toEqual([1, 'full']);
});

test('hiding a post takes it from feeds and pages and showing it again makes it the newest', async () => {
  const { diary_id, created_time } = await write();
  const newer = await write();
  const fan = await createUser(kindred.context);
  await createMembership(kindred.context, fan.userId, creator.charId, 'pro');
  expect((await edit(diary_id, { state: 0 })).data.created_time).toBe(created_time);
  expect(await inPages('listFollowingFeed', fan)).not.toContain(diary_id);
  expect(await inPages('listCharacterPosts', fan)).not.toContain(diary_id);
  expect(await inPages('listCharacterPosts', creator)).toContain(diary_id);
  kindred.clock.advance(60);
  await edit(diary_id, { state: 1 });
  const feed = await inPages('listFollowingFeed', fan);
  expect(feed.indexOf(diary_id)).toBeLessThan(feed.indexOf(newer.diary_id));
});

test('a published post keeps its place when it is edited', async () => {
  const { diary_id, created_time } = await write();
  kindred.clock.advance(3600);
  expect((await edit(diary_id, {})).data.created_time).toBe(created_time);
});

test('somebody else’s post, a deleted one and none at all can be neither read for edit nor changed', async () => {
  const { diary_id } = await write({ content: 'Mine' });
  const deletedPost = await write();
  await kindred.call('deletePost', { diary_id: deletedPost.diary_id }, { token: creator.token });
  const tries: [string, TestUser][] = [
    [diary_id, otherCreator],
    [deletedPost.diary_id, creator],
    ['999999', creator],
  ];
  for (const [postId, person] of tries) {
    const { token } = person;
    expect((await edit(postId, {}, person)).code).toBe(refusals.postDeleted.code);
    const answer = await kindred.call('getPostForEdit', { diary_id: postId }, { token });
    expect(answer.code).toBe(refusals.postDeleted.code);
    const pinned = await kindred.call('pinPost', { diary_id: postId, pin: 1 }, { token });
    expect(pinned.code).toBe(refusals.postDeleted.code);
    const reposted = await kindred.call('repostPost', { diary_id: postId }, { token });
    expect(reposted.code).toBe(refusals.postDeleted.code);
  }
  const theft = await kindred.call('deletePost', { diary_id }, { token: otherCreator.token });
  expect(theft.code).toBe(refusals.postDeleted.code);
  expect((await seenBy(diary_id, creator)).data).toMatchObject({ content: 'Mine', sort: 0 });
});

test('fans can manage nothing', async () => {
  const { diary_id } = await write();
  const { token } = await createUser(kindred.context);
  for (const call of ['deletePost', 'repostPost', 'getPostForEdit'] as const) {
    expect((await kindred.call(call, { diary_id }, { token })).code).toBe(refusals.creatorsOnly.code);
  }
});

test('what was bought can be neither hidden nor deleted, and nothing of it goes', async () => {
  const { diary_id } = await write({ price: 100, media: media(0, 1) });
  const fan = await buyer(diary_id);
  const sold = refusals.postSold.code;
  expect((await edit(diary_id, { price: 100, state: 0, media: media(0, 1) })).code).toBe(sold);
  expect((await edit(diary_id, { price: 100, state: 5, media: media(0, 1) })).code).toBe(sold);
  expect((await edit(diary_id, { price: 100, media: media(0) })).code).toBe(sold);
  const deletion = await kindred.call('deletePost', { diary_id }, { token: creator.token });
  expect(deletion.code).toBe(sold);

  const answer = await edit(diary_id, { price: 300, media: media(2, 1, 0) });
  expect(answer.code).toBe(2000);
  expect((await seenBy(diary_id, fan)).data).toMatchObject({ access: 'full', media_count: 3, price: 300 });
});

test('a purchase that was paid back holds nothing', async () => {
  const { diary_id } = await write({ price: 100, media: media(0) });
  await buyer(diary_id);
  const { db } = kindred.context;
  const { entry_id } = await db
    .selectFrom('purchases')
    .select('entry_id')
    .where('post_id', '=', diary_id)
    .executeTakeFirstOrThrow();
  await db.updateTable('purchases').set({ refunded_by: entry_id }).where('post_id', '=', diary_id).execute();
  const deletion = await kindred.call('deletePost', { diary_id }, { token: creator.token });
  expect(deletion.code).toBe(2000);
});

test('a purchase and a deletion at the same time: either it is bought and stays, or it is gone and unpaid', async () => {
  for (let round = 0; round < 8; round++) {
    const { diary_id } = await write({ price: 100, media: media(0) });
    const fan = await createUser(kindred.context, { diamonds: 100 });
    const [sale, deletion] = await Promise.all([
      unlock(kindred, fan, diary_id),
      kindred.call('deletePost', { diary_id }, { token: creator.token }),
    ]);
    const isBought = sale.code === 2000;
    expect(deletion.code).toBe(isBought ? refusals.postSold.code : 2000);
    expect((await seenBy(diary_id, fan)).code).toBe(isBought ? 2000 : refusals.postDeleted.code);
  }
});

test('a deleted post is gone everywhere, its files too, and deleting again is no failure', async () => {
  const { diary_id } = await write({ media: media(0) });
  const member = await createUser(kindred.context);
  await createMembership(kindred.context, member.userId, creator.charId, 'pro');
  const url = (await seenBy(diary_id, member)).data.media[0]?.url ?? '';
  expect((await kindred.app.inject({ method: 'GET', url })).statusCode).toBe(200);
  const { token } = creator;
  expect((await kindred.call('deletePost', { diary_id }, { token })).code).toBe(2000);
  expect((await kindred.call('deletePost', { diary_id }, { token })).code).toBe(2000);
  for (const person of [member, creator]) {
    expect(await inPages('listFollowingFeed', person)).not.toContain(diary_id);
    expect(await inPages('listCharacterPosts', person)).not.toContain(diary_id);
    expect((await seenBy(diary_id, person)).code).toBe(refusals.postDeleted.code);
  }
});

test('pinned posts come first on the page of their creator, until they are unpinned', async () => {
  const { diary_id } = await write();
  await write();
  const { token } = creator;
  const pinned = await kindred.call('pinPost', { diary_id, pin: 1 }, { token });
  expect(pinned.data.sort).toBe(1);
  expect((await inPages('listCharacterPosts', otherCreator))[0]).toBe(diary_id);
  await kindred.call('pinPost', { diary_id, pin: 0 }, { token });
  expect((await inPages('listCharacterPosts', otherCreator))[0]).not.toBe(diary_id);
});

test('a repost is on top again with its likes, once a day', async () => {
  const { diary_id } = await write();
  await kindred.call('likePost', { content_id: diary_id }, { token: otherCreator.token });
  const { token } = creator;
  const early = await kindred.call('repostPost', { diary_id }, { token });
  expect(early.code).toBe(refusals.repostTooSoon.code);
  kindred.clock.advance(25 * 3600);
  await write();
  const { data } = await kindred.call('repostPost', { diary_id }, { token });
  expect(data).toMatchObject({ is_reposted: true, statistics: { like_num: 1 } });
  expect((await inPages('listFollowingFeed', otherCreator))[0]).toBe(diary_id);
  expect((await kindred.call('repostPost', { diary_id }, { token })).code).toBe(2000);
  kindred.clock.advance(3600);
  const soon = await kindred.call('repostPost', { diary_id }, { token });
  expect(soon.code).toBe(refusals.repostTooSoon.code);
});

test.each([2, 3])('nobody approves their own post: edited in state %i it goes to review', async (state) => {
  const { diary_id } = await write();
  await rejected(diary_id, state);
  for (const state of [1, 0, 5] as const) {
    expect((await edit(diary_id, { state })).data).toMatchObject({ state: 2, state_reason: '' });
  }
  expect(await inPages('listFollowingFeed', otherCreator)).not.toContain(diary_id);
});

test('why a post was rejected is for its owner to read', async () => {
  const { postId } = await createPost(kindred.context, creator, { state: 3 });
  await rejected(postId, 3);
  const { data } = await kindred.call(
    'listCharacterPosts',
    { char_id: creator.charId, size: 50 },
    { token: creator.token },
  );
  const own = data.list.find(({ diary_id }) => diary_id === postId);
  expect(own).toMatchObject({ state: 3, state_reason: 'Shows a trademark' });
});

test('an edit that says nothing of it leaves a post open; sold, it is open no more, and its pictures close', async () => {
  const fan = await createUser(kindred.context);
  const { diary_id: postId } = await write({ media: media(0, 1), is_open: 1 });
  const read = async () => (await seenBy(postId, fan)).data;
  expect(await read()).toMatchObject({ access: 'full', is_open: true });
  expect((await edit(postId, { media: media(0, 1) })).data.is_open).toBe(true);
  expect(await read()).toMatchObject({ access: 'full', content: 'After' });
  await edit(postId, { media: media(0, 1), price: 100 });
  expect(await read()).toMatchObject({
    access: 'locked',
    is_open: false,
    free_preview: [],
    content_cut: true,
  });
  await edit(postId, { media: media(0, 1), price: 0 });
  expect(await read()).toMatchObject({ access: 'locked', is_open: false });
  const written = await kindred.call('getPostForEdit', { diary_id: postId }, { token: creator.token });
  expect(written.data).toMatchObject({ is_open: 0 });
});
