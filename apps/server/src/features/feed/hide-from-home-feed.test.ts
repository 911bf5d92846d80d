import { refusals } from '@kindred/contract/wire/errors';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;
let postId: string;

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  fan = await createUser(kindred.context);
  ({ postId } = await createPost(kindred.context, creator, { isOpen: true }));
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
});

const hide = (hidden: 0 | 1, restrictId = creator.charId, person: TestUser = fan) =>
  kindred.call('hideFromHomeFeed', { restrict_id: restrictId, hide: hidden }, { token: person.token });
const isHidden = async (restrictId = creator.charId) => {
  const input = { restrict_id: restrictId };
  return (await kindred.call('getHiddenFromHomeFeed', input, { token: fan.token })).data.is_hidden;
};
const feedOf = async ({ token }: TestUser, call: 'listHomeFeed' | 'listFollowingFeed' = 'listHomeFeed') =>
  (await kindred.call(call, {}, { token })).data.list.map(({ diary_id }) => diary_id);

test('a hidden creator’s posts leave my home feed, nothing else, and nobody else’s', async () => {
  const { token } = fan;
  expect((await hide(1)).code).toBe(2000);
  expect((await hide(1)).code).toBe(2000);
  for (const call of ['listHomeFeed', 'listFollowingFeed'] as const)
    expect(await feedOf(fan, call)).not.toContain(postId);
  expect(await isHidden()).toBe(true);

  const page = await kindred.call('listCharacterPosts', { char_id: creator.charId }, { token });
  expect(page.data.list.map(({ diary_id }) => diary_id)).toContain(postId);
  expect((await kindred.call('getPost', { diary_id: postId }, { token })).code).toBe(2000);
  const info = await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token });
  expect(info.code).toBe(2000);
  expect(await feedOf(await createUser(kindred.context))).toContain(postId);
  expect(await feedOf(creator)).toContain(postId);
});

test('shown again they are back; a creator may be named by their own id as well', async () => {
  await hide(1, creator.userId);
  expect(await isHidden(creator.charId)).toBe(true);
  await hide(0);
  expect(await isHidden(creator.userId)).toBe(false);
  for (const call of ['listHomeFeed', 'listFollowingFeed'] as const)
    expect(await feedOf(fan, call)).toContain(postId);
});

test('oneself, nobody, and whoever is behind a block cannot be hidden', async () => {
  expect((await hide(1, creator.charId, creator)).code).toBe(refusals.ownCharacter.code);
  expect((await hide(1, '999999')).code).toBe(404);
  const blocked = await createUser(kindred.context);
  await createBlock(kindred.context, creator.userId, blocked.userId);
  expect((await hide(1, creator.charId, blocked)).code).toBe(404);
});

test('of somebody who deletes their account nothing is left of whom they hid', async () => {
  const person = await createUser(kindred.context);
  await hide(1, creator.charId, person);
  expect((await kindred.call('deleteAccount', {}, { token: person.token })).code).toBe(2000);
  const hiddenRows = await kindred.context.db.selectFrom('hidden_characters').select('user_id').execute();
  expect(hiddenRows.map(({ user_id }) => user_id)).not.toContain(person.userId);
});
