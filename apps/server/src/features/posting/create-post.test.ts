import { randomUUID } from 'node:crypto';
import type { CallInput } from '@kindred/contract/all/calls';
import type { UploadedMedia } from '@kindred/contract/media/calls';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { keyOf, upload, uploadPicture } from '../../test/app/upload.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createImage, createMembership, drawNoise } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { makeClip } from '../../test/data/make-clip.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;

beforeAll(async () => {
  creator = await createCreator(kindred.context, { groupId: 'group_1' });
  fan = await createUser(kindred.context, { diamonds: 1000 });
});
afterAll(async () => {
  await expectInvariants(kindred);
});

type PostFields = Partial<CallInput<'createPost'>>;

const write = (fields: PostFields, person: TestUser = creator) =>
  kindred.call(
    'createPost',
    { client_id: randomUUID(), content: 'Salt and wind', price: 0, state: 1, media: [], ...fields },
    { token: person.token },
  );
const read = (url: string, { token }: TestUser) =>
  kindred.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
const inPost = (uploaded: UploadedMedia, more: object = {}) => ({ media_id: uploaded.media_id, ...more });
const feedOf = async (person: TestUser) => {
  const feeds = [];
  for (const feed of ['listHomeFeed', 'listFollowingFeed'] as const)
    feeds.push(...(await kindred.call(feed, { size: 50 }, { token: person.token })).data.list);
  return feeds.map(({ diary_id }) => diary_id);
};
const pageOf = async (person: TestUser) => {
  const input = { char_id: creator.charId, size: 50 };
  const { data } = await kindred.call('listCharacterPosts', input, { token: person.token });
  return data.list.map(({ diary_id }) => diary_id);
};

test('a public post is on its creator’s page and in feeds at once, and counted', async () => {
  const uploaded = await uploadPicture(kindred, creator);
  const info = () => kindred.call('getCharacterInfo', { char_id: creator.charId }, { token: fan.token });
  const before = (await info()).data.statistics.post_num;
  const { code, data } = await write({ media: [inPost(uploaded, { alt: 'A pier in fog' })] });
  expect(code).toBe(2000);
  expect(data).toMatchObject({ state: 1, access: 'full', content: 'Salt and wind', media_count: 1 });
  expect(data.media[0]).toMatchObject({ alt: 'A pier in fog', type: 'image' });
  const member = await createUser(kindred.context);
  await createMembership(kindred.context, member.userId, creator.charId, 'pro');
  expect(await feedOf(member)).toContain(data.diary_id);
  expect(await pageOf(fan)).toContain(data.diary_id);
  expect((await info()).data.statistics.post_num).toBe(before + 1);
});

test.each([
  ['a free one of a free page', null, {}, true],
  ['a free one of a pro page', 'group_1', {}, false],
  ['one for followers', null, { is_open: 0 }, false],
  ['an open one of a pro page', 'group_1', { is_open: 1 }, true],
  ['a paid one', null, { is_open: 1, price: 100 }, false],
] as const)('a post is open to everyone or not: %s', async (_what, groupId, fields, isOpen) => {
  const writer = await createCreator(kindred.context, { groupId });
  const uploaded = await uploadPicture(kindred, writer);
  const { data } = await write({ media: [inPost(uploaded)], ...fields }, writer);
  expect(data.is_open).toBe(isOpen);
  const seen = (await kindred.call('getPost', { diary_id: data.diary_id }, { token: fan.token })).data;
  expect([seen.access, seen.content_cut]).toEqual(isOpen ? ['full', false] : ['locked', true]);
  expect(seen.free_preview).toEqual(isOpen ? seen.media : []);
});

test.each([
  ['only for me', 0],
  ['a draft', 5],
] as const)('a post that is %s is on its creator’s page and nowhere else', async (_what, state) => {
  const { data } = await write({ state, content: 'SECRETWORD not yet' });
  expect(await pageOf(creator)).toContain(data.diary_id);
  for (const person of [fan, await createUser(kindred.context, { role: 'moderator' })]) {
    expect(await pageOf(person)).not.toContain(data.diary_id);
    expect(await feedOf(person)).not.toContain(data.diary_id);
    const single = await read(`/v3/api/diary/info?diary_id=${data.diary_id}`, person);
    expect(single.json().code).toBe(refusals.postDeleted.code);
  }
  expect(await feedOf(creator)).not.toContain(data.diary_id);
});

test('of a paid post strangers get the free preview and nothing of the rest', async () => {
  const previewPicture = await uploadPicture(kindred, creator);
  const secret = await uploadPicture(kindred, creator);
  const { data } = await write({
    price: 120,
    content: `Twelve letters ${'and so on '.repeat(12)} CANARYWORD`,
    media: [
      inPost(secret, { alt: 'CANARYWORD as a picture' }),
      inPost(previewPicture, { is_preview: true, alt: 'A door' }),
    ],
  });
  const urls = [
    '/v3/api/diary/home/recommend/list?size=50',
    '/v3/api/diary/home/following/list?size=50',
    `/v3/api/diary/ai/list?char_id=${creator.charId}`,
    `/v3/api/diary/info?diary_id=${data.diary_id}`,
    `/v3/api/discover/posts?size=50`,
    `/v3/api/media/own?media_ids=${secret.media_id}`,
    `/v3/api/diary/edit/info?diary_id=${data.diary_id}`,
  ];
  const seenBy = async (person: TestUser) =>
    (await Promise.all(urls.map((url) => read(url, person)))).map(({ payload }) => payload).join('\n');
  const stranger = await seenBy(fan);
  expect(stranger).toContain(keyOf(previewPicture));
  expect(stranger).toContain('A door');
  for (const word of ['CANARYWORD', keyOf(secret)]) expect(stranger.includes(word)).toBe(false);

  const single = await kindred.call('getPost', { diary_id: data.diary_id }, { token: fan.token });
  expect(single.data).toMatchObject({ access: 'preview', media_count: 2, images: [] });
  expect(single.data.media.map(({ url }) => url !== '')).toEqual([false, true]);
  expect(single.data.free_preview).toHaveLength(1);

  const input = { diary_id: data.diary_id, expected_price: 120 };
  const purchase = await kindred.call('unlockPost', input, { token: fan.token, key: 'k1' });
  expect(purchase.data.diary).toMatchObject({ access: 'full', media_count: 2 });
  expect(purchase.data.diary.media.every(({ url }) => url !== '')).toBe(true);
});

test('a file link of a stranger opens the preview only', async () => {
  const previewPicture = await uploadPicture(kindred, creator);
  const secret = await uploadPicture(kindred, creator);
  const { data } = await write({
    price: 50,
    media: [inPost(previewPicture, { is_preview: true }), inPost(secret)],
  });
  const { data: strangersPost } = await kindred.call(
    'getPost',
    { diary_id: data.diary_id },
    { token: fan.token },
  );
  const link = new URL(strangersPost.free_preview[0]?.url ?? '', 'http://x').search;
  const statusOf = async (key: string) => (await read(`/media/${key}/w40${link}`, fan)).statusCode;
  expect(await statusOf(keyOf(previewPicture))).toBe(200);
  expect(await statusOf(keyOf(secret))).toBe(404);
});

test('a free post has no preview, whatever is asked for', async () => {
  const uploaded = await uploadPicture(kindred, creator);
  const { data } = await write({ media: [inPost(uploaded, { is_preview: true })] });
  const { data: strangersPost } = await kindred.call(
    'getPost',
    { diary_id: data.diary_id },
    { token: fan.token },
  );
  expect(strangersPost).toMatchObject({ access: 'locked', free_preview: [] });
  expect(JSON.stringify(strangersPost)).not.toContain(keyOf(uploaded));
});

test('a post that is sent again is one post, also when both arrive at once', async () => {
  const uploaded = await uploadPicture(kindred, creator);
  const fields = { client_id: randomUUID(), media: [inPost(uploaded)] };
  const answers = await Promise.all([1, 2, 3, 4].map(() => write(fields)));
  const later = await write({ ...fields, content: 'Changed since' });
  const ids = [...answers, later].map(({ data }) => data.diary_id);
  expect(new Set(ids).size).toBe(1);
  expect(later.data.content).toBe('Salt and wind');
});

test('only creators can write', async () => {
  expect((await write({}, fan)).code).toBe(refusals.creatorsOnly.code);
});

test('media of somebody else, public media and the same file twice are refused', async () => {
  const otherCreator = await createCreator(kindred.context);
  const foreignPicture = await uploadPicture(kindred, otherCreator);
  const face = await createImage(kindred.context, creator.userId, 'public');
  const ownPicture = await uploadPicture(kindred, creator);
  for (const media of [
    [inPost(foreignPicture)],
    [{ media_id: face.mediaId }],
    [inPost(ownPicture), inPost(ownPicture)],
    [{ media_id: '999999' }],
  ]) {
    expect((await write({ media })).code).toBe(refusals.invalidInput.code);
  }
});

test('a post takes ten items, one of them a clip', async () => {
  const clip = async () => {
    const { data } = await upload(kindred, creator, { file: makeClip(), poster: await drawNoise() });
    return data;
  };
  const [first, second] = [await clip(), await clip()];
  const { data } = await write({ media: [inPost(first), inPost(await uploadPicture(kindred, creator))] });
  expect(data.video).toMatchObject({ id: first.media_id });
  expect((await write({ media: [inPost(first), inPost(second)] })).code).toBe(4000);
  const many = Array.from({ length: 11 }, (_, at) => ({ media_id: String(at + 1) }));
  expect((await write({ media: many })).code).toBe(4000);
});

test.each([
  ['nothing at all', { content: '  ' }, refusals.invalidInput.code],
  ['a text over its cap', { content: 'a'.repeat(5001) }, refusals.invalidInput.code],
  ['a price below the least', { price: 9 }, refusals.invalidInput.code],
  ['a price above the most', { price: 10_001 }, refusals.invalidInput.code],
  ['a price in parts', { price: 10.5 }, refusals.invalidInput.code],
  ['a price below zero', { price: -10 }, refusals.invalidInput.code],
  ['a state of reviewers', { state: 2 as 1 }, refusals.invalidInput.code],
  ['words for sale alone', { price: 10 }, refusals.nothingToSell.code],
  ['words that must not be', { content: 'naked pictures of schoolgirl' }, refusals.textRefused.code],
] as const)('a post of %s is refused', async (_what, fields, code) => {
  const before = await pageOf(creator);
  expect((await write(fields)).code).toBe(code);
  expect(await pageOf(creator)).toEqual(before);
});

test('words that must not be cannot hide in what describes a picture', async () => {
  const uploaded = await uploadPicture(kindred, creator);
  const answer = await write({ media: [inPost(uploaded, { alt: 'a naked schoolgirl' })] });
  expect(answer.code).toBe(refusals.textRefused.code);
});

test('a paid post whose every picture is free is refused, a draft of it is not', async () => {
  const uploaded = await uploadPicture(kindred, creator);
  const media = [inPost(uploaded, { is_preview: true })];
  expect((await write({ price: 10, media })).code).toBe(refusals.nothingToSell.code);
  expect((await write({ price: 10, media, state: 5 })).code).toBe(2000);
});

test('scripts and markup in a caption are letters like any other', async () => {
  const content = '<img src=x onerror=alert(1)> \u202e "quoted" \'; drop table posts; --';
  const { data } = await write({ content });
  expect(data.content).toBe(content);
});

test('whoever is blocked never learns of a new post', async () => {
  const blocked = await createUser(kindred.context);
  await createBlock(kindred.context, creator.userId, blocked.userId);
  const { data } = await write({});
  expect(await feedOf(blocked)).not.toContain(data.diary_id);
  const single = await read(`/v3/api/diary/info?diary_id=${data.diary_id}`, blocked);
  expect(single.json().code).toBe(refusals.postDeleted.code);
});
