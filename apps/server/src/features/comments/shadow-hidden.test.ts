import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { answer, cardCount, comment, thread } from '../../test/data/comments.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
let creator: TestCreator;
let [ann, bob, cy]: TestUser[] = [];
let postId: string;

beforeEach(async () => {
  creator = await createCreator(kindred.context);
  [ann, bob, cy] = [await member('Ann'), await member('Bob'), await member('Cy')];
  postId = (await createPost(kindred.context, creator)).postId;
});

async function member(nickname: string): Promise<TestUser> {
  const user = await createUser(kindred.context, { nickname });
  await createMembership(kindred.context, user.userId, creator.charId, 'free');
  return user;
}

const block = (by: TestUser, otherUser: TestUser, isOn: 0 | 1 = 1) =>
  kindred.call('block', { block_id: otherUser.userId, block: isOn }, { token: by.token });
const restrict = (by: TestUser, otherUser: TestUser, isOn: 0 | 1 = 1) =>
  kindred.call('restrict', { restrict_id: otherUser.userId, restrict: isOn }, { token: by.token });

/** Expects every list and count of comments to agree for this person. */
async function expectSeen(person: TestUser | undefined, texts: string[]): Promise<void> {
  if (!person) throw new Error('nobody');
  const read = await thread(kindred, person, postId);
  expect(read.texts).toEqual(texts);
  expect(read.count).toBe(texts.length);
  expect(await cardCount(kindred, person, postId)).toBe(texts.length);
  await expectInvariants(kindred);
}

/** Writes Ann's thread with a reply of Bob's and one of Cy's to Bob, and Bob's thread with a reply of Ann's. */
async function talk() {
  if (!ann || !bob || !cy) throw new Error('nobody');
  const annsComment = (await comment(kindred, ann, postId, 'A')).data.comment;
  const bobsReply = (await answer(kindred, bob, postId, annsComment, 'A-b')).data.comment;
  await answer(kindred, cy, postId, bobsReply, 'A-c');
  const bobs = (await comment(kindred, bob, postId, 'B')).data.comment;
  await answer(kindred, ann, postId, bobs, 'B-a');
  return { ann, bob, cy, annsComment, bobsReply, bobs };
}

const everything = ['B', 'B-a', 'A', 'A-b', 'A-c'];

test('blocked pairs see nothing of each other: no comment, no thread, no name, no number', async () => {
  const { ann, bob, cy, bobsReply, bobs } = await talk();
  await expectSeen(ann, everything);
  await block(ann, bob);
  await expectSeen(ann, ['A', 'A-c']);
  await expectSeen(bob, ['B']);
  await expectSeen(cy, everything);
  const { list } = await thread(kindred, ann, postId);
  expect(list[0]?.replies[0]).toMatchObject({ content: 'A-c', reply_user: null });
  expect((await answer(kindred, ann, postId, bobsReply)).code).toBe(4508);
  const { token } = ann;
  const answers = [
    await kindred.call('listCommentReplies', { root_comment_id: bobs.comment_id }, { token }),
    await kindred.call('deleteComment', { comment_id: bobs.comment_id }, { token }),
    await kindred.call(
      'createReport',
      { reported_id: bobs.comment_id, reported_type: 2, reason: 'spam' },
      { token },
    ),
  ];
  expect(answers.map(({ code }) => code)).toEqual([4508, 4508, 4508]);
  await block(ann, bob, 0);
  await expectSeen(ann, everything);
});

test('of whom the creator restricts, only they see what they write, before and after, and notice nothing', async () => {
  const { bob, ann, annsComment, bobs } = await talk();
  await restrict(creator, bob);
  await expectSeen(bob, ['B', 'B-a', 'A', 'A-b', 'A-c']);
  for (const person of [ann, creator]) await expectSeen(person, ['A', 'A-c']);
  const late = await answer(kindred, bob, postId, annsComment, 'A-late');
  expect(late).toMatchObject({ code: 2000, data: { comment_num: 6 } });
  await comment(kindred, bob, postId, 'B2');
  expect((await thread(kindred, bob, postId)).count).toBe(7);
  await expectSeen(ann, ['A', 'A-c']);
  expect((await answer(kindred, ann, postId, bobs)).code).toBe(4508);
  await restrict(creator, bob, 0);
  expect((await thread(kindred, ann, postId)).count).toBe(7);
  await expectInvariants(kindred);
});

test('two restricted people do not see each other, and are let back one by one', async () => {
  const { ann, bob, cy } = await talk();
  await restrict(creator, ann);
  await restrict(creator, bob);
  await expectSeen(cy, []);
  await expectSeen(bob, ['B', 'B-a']);
  await restrict(creator, ann, 0);
  await expectSeen(cy, ['A', 'A-c']);
  await expectSeen(ann, ['A', 'A-c']);
  await restrict(creator, bob, 0);
  await expectSeen(cy, everything);
});

test('whom the creator blocks is gone from under their posts for everybody, until the block is lifted', async () => {
  const { ann, bob, cy } = await talk();
  await block(creator, bob);
  for (const person of [ann, cy, creator]) await expectSeen(person, ['A', 'A-c']);
  await block(bob, creator);
  await block(creator, bob, 0);
  await expectSeen(cy, ['A', 'A-c']);
  await block(bob, creator, 0);
  await expectSeen(creator, everything);
});

test('a fan who restricts somebody does not read them; others do', async () => {
  const { ann, bob, cy } = await talk();
  await restrict(ann, bob);
  await expectSeen(ann, ['A', 'A-c']);
  await expectSeen(bob, everything);
  await expectSeen(cy, everything);
});

test('whoever deletes their account takes their comments along, and the answers under them', async () => {
  const { ann, bob, cy } = await talk();
  expect((await kindred.call('deleteAccount', {}, { token: bob.token })).code).toBe(2000);
  await expectSeen(ann, ['A', 'A-c']);
  await expectSeen(cy, ['A', 'A-c']);
  expect((await comment(kindred, bob, postId)).status).toBe(401);
  const rows = await kindred.context.db
    .selectFrom('comments')
    .select('content')
    .where('user_id', '=', bob.userId)
    .execute();
  expect(rows.map(({ content }) => content)).toEqual(['', '']);
});

test('comments sent while the account is being deleted do not outlive it', async () => {
  const { bob } = await talk();
  await Promise.all([
    ...Array.from({ length: 6 }, (_, n) => comment(kindred, bob, postId, `Late ${n}`)),
    kindred.call('deleteAccount', {}, { token: bob.token }),
    ...Array.from({ length: 6 }, (_, n) => comment(kindred, bob, postId, `Later ${n}`)),
  ]);
  await expectSeen(cy, ['A', 'A-c']);
});
