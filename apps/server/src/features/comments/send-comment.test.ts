import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { answer, cardCount, comment, thread } from '../../test/data/comments.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { grantDiamonds } from '../wallet/ledger/credit-diamonds.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;

beforeAll(async () => {
  creator = await createCreator(kindred.context, { name: 'Mara' });
  fan = await createUser(kindred.context, { nickname: 'Robin' });
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const setRule = (rule: 0 | 1 | 2 | 3, of = creator) =>
  kindred.call('updateProfileSettings', { comment_config: rule }, { token: of.token });

test('a comment is there for everybody who has the post, with its writer, and is counted', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const sendAnswer = await comment(kindred, fan, postId, '  So good  ');
  expect(sendAnswer.data).toMatchObject({
    comment: { content: 'So good', nickname: 'Robin', is_mine: true, is_owner: false, can_delete: true },
    comment_num: 1,
    help: null,
  });
  const { list, count } = await thread(kindred, creator, postId);
  expect(count).toBe(1);
  expect(list).toMatchObject([
    {
      user_id: fan.userId,
      char_id: null,
      is_mine: false,
      can_delete: true,
      parent: null,
      reply_user: null,
      replies: [],
    },
  ]);
  expect(await cardCount(kindred, fan, postId)).toBe(1);
});

test('a creator comments as their character, marked where the post is theirs', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const guest = await createCreator(kindred.context, { name: 'Theo' });
  await createMembership(kindred.context, guest.userId, creator.charId, 'free');
  await comment(kindred, guest, postId);
  await comment(kindred, creator, postId);
  const { list } = await thread(kindred, fan, postId);
  expect(list).toMatchObject([
    { nickname: 'Mara', char_id: creator.charId, is_owner: true },
    { nickname: 'Theo', char_id: guest.charId, is_owner: false },
  ]);
});

test('the form of the specification is taken as well, without a client id', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const form = new FormData();
  form.set('content_id', postId);
  // The maximum length, with line breaks, which a form lengthens in transit.
  const content = `As a form\n${'x\n'.repeat(495)}`.slice(0, 999).padEnd(1000, 'x');
  form.set('content', content);
  form.set('tp', '1');
  const url = await kindred.listen();
  const response = await fetch(`${url}/v3/api/send/content/comment`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${fan.token}` },
  });
  expect(await response.json()).toMatchObject({ code: 2000, data: { comment: { content } } });
});

test('the same comment sent twice, also at once, is one', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const send = () => comment(kindred, fan, postId, 'Once', 'the-same-one');
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  expect(new Set(answers.map(({ data }) => data.comment.comment_id)).size).toBe(1);
  expect(await thread(kindred, fan, postId)).toMatchObject({ count: 1, texts: ['Once'] });
});

test.each([
  ['nobody', 0, [false, false, false]],
  ['everyone', 1, [true, true, true]],
  ['creators', 2, [false, false, true]],
  ['subscribers', 3, [false, true, false]],
] as const)('open to %s: what the card says is what the server does', async (_who, rule, may) => {
  const host = await createCreator(kindred.context, { groupId: null });
  const { postId } = await createPost(kindred.context, host, { price: 300 });
  await setRule(rule, host);
  const [buyer, member] = [
    await createUser(kindred.context, { diamonds: 1000 }),
    await createUser(kindred.context),
  ];
  const guest = await createCreator(kindred.context);
  const { context } = kindred;
  await createMembership(context, member.userId, host.charId, 'free');
  await kindred.context.db
    .transaction()
    .execute((tx) => grantDiamonds(tx, guest.userId, 1000, kindred.clock.now()));
  for (const person of [buyer, guest]) expect((await unlock(kindred, person, postId)).code).toBe(2000);
  for (const [at, person] of [buyer, member, guest].entries()) {
    const post = await kindred.call('getPost', { diary_id: postId }, { token: person.token });
    expect(post.data.access).toBe('full');
    expect(post.data.character.can_comment).toBe(may[at] ? 1 : rule);
    const sendAnswer = await comment(kindred, person, postId);
    expect(sendAnswer.code).toBe(may[at] ? 2000 : 4507);
    if (!may[at]) expect(sendAnswer.data).toEqual({ can_comment: rule });
  }
  expect((await comment(kindred, host, postId)).code).toBe(2000);
});

test('what one has not joined or bought can be neither commented nor read about', async () => {
  const canary = 'canary-7c1f';
  const { postId } = await createPost(kindred.context, creator, { price: 300, previews: 1 });
  const root = (await comment(kindred, creator, postId, `${canary} root`)).data.comment;
  await answer(kindred, fan, postId, root, `${canary} answer`);
  const stranger = await createUser(kindred.context);
  const { token } = stranger;
  const answers = [
    await comment(kindred, stranger, postId),
    await answer(kindred, stranger, postId, root),
    await kindred.call('listComments', { content_id: postId }, { token }),
    await kindred.call('listCommentReplies', { root_comment_id: root.comment_id }, { token }),
  ];
  expect(answers.map(({ code }) => code)).toEqual([4506, 4506, 4506, 4506]);
  const more = [
    await kindred.call('getPost', { diary_id: postId }, { token }),
    await kindred.call('deleteComment', { comment_id: root.comment_id }, { token }),
    await kindred.call(
      'createReport',
      { reported_id: root.comment_id, reported_type: 2, reason: 'spam' },
      { token },
    ),
    await kindred.call('listCharacterPosts', { char_id: creator.charId }, { token }),
  ];
  expect(JSON.stringify([answers, more])).not.toContain(canary);
});

test.each([
  ['private', 0, false],
  ['pending', 2, false],
  ['deleted', 1, true],
])(
  'a %s post has no comments for others: it was deleted, as far as they know',
  async (_what, state, isGone) => {
    const { postId } = await createPost(kindred.context, creator, { state });
    const root = isGone ? (await comment(kindred, creator, postId)).data.comment : undefined;
    if (isGone) await kindred.call('deletePost', { diary_id: postId }, { token: creator.token });
    const { token } = fan;
    expect(await comment(kindred, fan, postId)).toMatchObject({
      code: 5017,
      msg: 'This post was deleted',
      data: null,
    });
    expect((await kindred.call('listComments', { content_id: postId }, { token })).code).toBe(5017);
    if (!root) return;
    expect((await answer(kindred, fan, postId, root)).code).toBe(5017);
    const replies = await kindred.call('listCommentReplies', { root_comment_id: root.comment_id }, { token });
    // The id of a comment alone reveals nothing of its post.
    expect(replies.code).toBe(4508);
  },
);

test('across a block there is no post to comment', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const blockedFan = await createUser(kindred.context);
  await createMembership(kindred.context, blockedFan.userId, creator.charId, 'free');
  await createBlock(kindred.context, blockedFan.userId, creator.userId);
  expect((await comment(kindred, blockedFan, postId)).code).toBe(5017);
  const read = await kindred.call('listComments', { content_id: postId }, { token: blockedFan.token });
  expect(read.code).toBe(5017);
});

test.each([
  ['nothing', '   \n\t '],
  ['what cannot be seen', '\u200b\u2060\u00ad\u3164'],
  ['more than fits', 'x'.repeat(1001)],
])('%s is no comment', async (_what, content) => {
  const { postId } = await createPost(kindred.context, creator);
  expect((await comment(kindred, fan, postId, content)).code).toBe(4000);
  expect(await thread(kindred, fan, postId)).toMatchObject({ count: 0 });
});

test.each([
  '<img src=x onerror=alert(1)>',
  '"; drop table comments; --',
  '\u202Etxt.exe',
  '👩‍👩‍👧',
  '𝒪𝓀',
  "{{'a'}}",
])('hostile and unusual words stay words: %s', async (content) => {
  const { postId } = await createPost(kindred.context, creator);
  expect((await comment(kindred, fan, postId, content)).code).toBe(2000);
  expect((await thread(kindred, fan, postId)).texts).toEqual([content]);
});

test('a wall of empty lines is made smaller', async () => {
  const { postId } = await createPost(kindred.context, creator);
  await comment(kindred, fan, postId, 'one\r\n\r\n \n\n\n\ntwo');
  expect((await thread(kindred, fan, postId)).texts).toEqual(['one\n\ntwo']);
});

test('words that must not be published are refused, and who speaks of harming themselves is told where help is', async () => {
  const { postId } = await createPost(kindred.context, creator);
  expect((await comment(kindred, fan, postId, 'her home address is 5 Elm Street')).code).toBe(4602);
  const result = await comment(kindred, creator, postId, 'I want to kill myself');
  expect(result.data.help).toContain('findahelpline.com');
});

test('more than twenty in a minute are too many', async () => {
  const { postId } = await createPost(kindred.context, creator);
  const eager = await createUser(kindred.context);
  await createMembership(kindred.context, eager.userId, creator.charId, 'free');
  const codes = [];
  for (let n = 0; n < 21; n++) codes.push((await comment(kindred, eager, postId, `No ${n}`)).code);
  expect(codes.slice(0, 20).every((code) => code === 2000)).toBe(true);
  expect(codes[20]).toBe(429);
});
