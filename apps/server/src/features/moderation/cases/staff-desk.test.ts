import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { comment } from '../../../test/data/comments.ts';
import { createMembership, createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

const kindred = useTestApp();
let creator: TestCreator;
let moderator: TestUser;
let other: TestUser;

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  [moderator, other] = [await staff('moderator'), await staff('moderator')];
});
afterAll(() => expectInvariants(kindred));

async function staff(role: 'moderator' | 'support' | 'finance' | 'admin'): Promise<TestUser> {
  const person = await createUser(kindred.context, { nickname: `The ${role}` });
  await query(kindred.context.db, 'update users set role = $1 where user_id = $2', [role, person.userId]);
  return person;
}

async function report(id: string, type: 1 | 2 | 3, reason: 'minors' | 'spam' | 'hate' = 'spam') {
  const { token, userId } = await createUser(kindred.context);
  const sent = await kindred.call(
    'createReport',
    { reported_id: id, reported_type: type, reason },
    { token },
  );
  expect(sent.code).toBe(2000);
  return { token, userId };
}

type Queue = 'reports' | 'appeals' | 'posts' | 'identities' | 'tickets';
const list = async (queue: Queue, by = moderator, more: object = {}) =>
  (await kindred.call('listCases', { queue, ...more }, { token: by.token })).data.list;
const caseAbout = async (id: string, queue: Queue = 'reports') =>
  (await list(queue)).find(({ subject_id }) => subject_id === id) ?? expect.fail('no such case');
const claim = async (caseId: string, by: TestUser, queue: Queue = 'reports') =>
  (await kindred.call('claimCase', { queue, case_id: caseId }, { token: by.token })).code;
const decide = async (
  caseId: string,
  decision: 'dismiss' | 'warn' | 'remove' | 'approve' | 'reject' | 'restore' | 'uphold',
  by = moderator,
  queue: Queue = 'reports',
) =>
  (
    await kindred.call(
      'decideCase',
      { queue, case_id: caseId, decision, reason: 'hate', note: 'Seen' },
      { token: by.token, key: crypto.randomUUID() },
    )
  ).code;
const newPost = async () => (await createPost(kindred.context, creator)).postId;
const getPost = async (postId: string, { token }: TestUser) =>
  kindred.call('getPost', { diary_id: postId }, { token });
const decisions = async ({ token }: TestUser) =>
  (await kindred.call('listDecisions', {}, { token })).data.list;

describe('the desk', () => {
  test('is closed to everybody else, and to staff whose role does not work on the queue', async () => {
    const fan = await createUser(kindred.context);
    const codes = async (person: TestUser) => [
      (await kindred.call('listCases', { queue: 'reports' }, { token: person.token })).code,
      await claim('1', person),
      await decide('1', 'dismiss', person),
    ];
    const { code } = refusals.forbidden;
    expect(await codes(fan)).toEqual([code, code, code]);
    expect(await codes(creator)).toEqual([code, code, code]);
    expect(await codes(await staff('finance'))).toEqual([code, code, code]);
    const audit = await kindred.call('listAuditEvents', {}, { token: moderator.token });
    expect(audit.code).toBe(code);
  });

  test('shows the gravest first, and of these the oldest', async () => {
    const [spam, hate, oldest, older, newest] = await Promise.all(Array.from({ length: 5 }, newPost));
    if (!spam || !hate || !oldest || !older || !newest) return expect.fail('five posts');
    await report(spam, 1);
    await report(oldest, 1, 'minors');
    kindred.clock.advance(1);
    await report(hate, 1, 'hate');
    await report(older, 1, 'minors');
    kindred.clock.advance(1);
    await report(newest, 1, 'minors');
    const order = (await list('reports')).map(({ subject_id }) => subject_id);
    const wanted = [oldest, older, newest, hate, spam];
    expect(order.filter((id) => id !== null && wanted.includes(id))).toEqual(wanted);
    const pages: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await kindred.call(
        'listCases',
        { queue: 'reports', size: 1, ...(cursor && { cursor }) },
        { token: moderator.token },
      );
      pages.push(...data.list.map(({ subject_id }) => subject_id));
      cursor = data.next ?? undefined;
    } while (cursor);
    expect(pages).toEqual(order);
  });

  test('has one case for a thing, however many report it, which moves ahead with a graver report', async () => {
    const postId = await newPost();
    await Promise.all([report(postId, 1), report(postId, 1, 'hate'), report(postId, 1, 'minors')]);
    const cases = (await list('reports')).filter(({ subject_id }) => subject_id === postId);
    expect(cases).toMatchObject([{ report_count: 3, severity: 0, kind: 'report', user_id: creator.userId }]);
  });
});

describe('a claim', () => {
  test('keeps others away until five minutes have passed without a sign of life', async () => {
    const postId = await newPost();
    await report(postId, 1);
    const { case_id: caseId } = await caseAbout(postId);
    expect(await claim(caseId, moderator)).toBe(2000);
    expect(await claim(caseId, other)).toBe(refusals.caseClaimed.code);
    expect(await decide(caseId, 'dismiss', other)).toBe(refusals.caseClaimed.code);
    expect((await caseAbout(postId)).claimed_by?.user_id).toBe(moderator.userId);
    kindred.clock.advance(200);
    expect(await claim(caseId, moderator)).toBe(2000);
    kindred.clock.advance(200);
    expect(await claim(caseId, other)).toBe(refusals.caseClaimed.code);
    kindred.clock.advance(101);
    expect((await caseAbout(postId)).claimed_by).toBeNull();
    expect(await claim(caseId, other)).toBe(2000);
    expect(await decide(caseId, 'dismiss', other)).toBe(2000);
  });

  test('of two at the same moment is one person’s', async () => {
    const postId = await newPost();
    await report(postId, 1);
    const { case_id: caseId } = await caseAbout(postId);
    const codes = await Promise.all([moderator, other, moderator, other].map((by) => claim(caseId, by)));
    expect(codes.filter((code) => code === 2000)).toHaveLength(2);
  });
});

describe('a decision', () => {
  test('is made once, however many decide in the same moment, and is in the log', async () => {
    const postId = await newPost();
    await report(postId, 1);
    const { case_id: caseId } = await caseAbout(postId);
    const codes = await Promise.all([
      decide(caseId, 'remove', moderator),
      decide(caseId, 'dismiss', other),
      decide(caseId, 'warn', other),
    ]);
    expect(codes.filter((code) => code === 2000)).toHaveLength(1);
    const events = await query<{ action: string }>(
      kindred.context.db,
      'select action, before, after from staff_events where case_id = $1',
      [caseId],
    );
    expect(events.filter(({ action }) => action === 'decide')).toHaveLength(1);
    await expect(query(kindred.context.db, 'delete from staff_events', [])).rejects.toThrow('append-only');
  });

  test('to remove a post takes it from everybody but its creator, who reads why and can appeal to somebody else', async () => {
    await runJobs(kindred);
    const postId = await newPost();
    const fan = await report(postId, 1);
    const { case_id: caseId } = await caseAbout(postId);
    expect(await decide(caseId, 'remove')).toBe(2000);
    expect((await getPost(postId, fan)).code).toBe(refusals.postDeleted.code);
    expect((await getPost(postId, creator)).data).toMatchObject({ state: 3, state_reason: 'hate' });
    await runJobs(kindred);
    const note = (await kindred.call('listNotifications', {}, { token: creator.token })).data.list[0];
    expect(note).toMatchObject({ topic: 'staff_decided' });
    const thanks = (await kindred.call('listNotifications', {}, { token: fan.token })).data.list[0];
    expect(thanks).toMatchObject({ topic: 'report_decided' });

    const [decision] = await decisions(creator);
    expect(decision).toMatchObject({
      kind: 'post_removed',
      reason: 'hate',
      subject_id: postId,
      state: 'in_force',
      can_appeal: 1,
    });
    const appeal = { decision_id: decision?.decision_id ?? '', content: 'It quotes a song.' };
    const sent = await kindred.call('createAppeal', appeal, { token: creator.token });
    expect(sent.data).toMatchObject({ decision: { state: 'under_review', can_appeal: 0 }, check_url: null });
    const appealCase = await caseAbout(postId, 'appeals');
    expect(appealCase).toMatchObject({ kind: 'appeal', content: 'It quotes a song.' });
    expect(await claim(appealCase.case_id, moderator, 'appeals')).toBe(refusals.caseClosed.code);
    expect(await decide(appealCase.case_id, 'uphold', moderator, 'appeals')).toBe(refusals.caseClosed.code);
    expect(await decide(appealCase.case_id, 'restore', other, 'appeals')).toBe(2000);
    expect((await getPost(postId, fan)).data).toMatchObject({ state: 1 });
    expect((await decisions(creator))[0]).toMatchObject({ state: 'lifted', can_appeal: 0 });
  });

  test('to remove a comment hides it, and a restored one is there again', async () => {
    const postId = await newPost();
    const author = await createUser(kindred.context);
    await createMembership(kindred.context, author.userId, creator.charId, 'free');
    const { comment_id: commentId } = (await comment(kindred, author, postId, 'Words')).data.comment;
    await kindred.call(
      'createReport',
      { reported_id: commentId, reported_type: 2, reason: 'spam' },
      { token: creator.token },
    );
    const shown = async (person: TestUser) =>
      (await kindred.call('listComments', { content_id: postId }, { token: person.token })).data.list.length;
    const { case_id: caseId } = await caseAbout(commentId);
    expect(await decide(caseId, 'remove')).toBe(2000);
    expect([await shown(creator), await shown(author)]).toEqual([0, 1]);
    const [decision] = await decisions(author);
    await kindred.call(
      'createAppeal',
      { decision_id: decision?.decision_id ?? '', content: 'Why?' },
      { token: author.token },
    );
    const appealCase = await caseAbout(commentId, 'appeals');
    expect(await decide(appealCase.case_id, 'restore', other, 'appeals')).toBe(2000);
    expect(await shown(creator)).toBe(1);
  });

  test('that does not fit the case is refused', async () => {
    const { token } = await createUser(kindred.context, { nickname: 'Somebody' });
    const person = await createCreator(kindred.context);
    await kindred.call('createReport', { reported_id: person.charId, reported_type: 3 }, { token });
    const { case_id: caseId, decisions: offered } = (await list('reports')).find(
      ({ user_id }) => user_id === person.userId,
    ) ?? { case_id: '0', decisions: [] };
    expect(offered).toEqual(['dismiss', 'warn', 'strike', 'mute', 'ban']);
    expect(await decide(caseId, 'remove')).toBe(refusals.invalidInput.code);
    expect(await decide(caseId, 'warn')).toBe(2000);
    expect(await decisions(person)).toMatchObject([{ kind: 'warning', reason: 'hate' }]);
    expect(await decide(caseId, 'dismiss', other)).toBe(refusals.caseClosed.code);
  });
});

test('a post that its creator mends after a rejection waits for staff, and appears when it is approved', async () => {
  const postId = await newPost();
  const fan = await report(postId, 1);
  await decide((await caseAbout(postId)).case_id, 'remove');
  const edit = { diary_id: postId, content: 'Mended', price: 0, state: 1 as const, media: [] };
  expect((await kindred.call('editPost', edit, { token: creator.token })).code).toBe(2000);
  expect((await getPost(postId, fan)).code).toBe(refusals.postDeleted.code);
  const { case_id: caseId } = await caseAbout(postId, 'posts');
  expect(await decide(caseId, 'approve', other, 'posts')).toBe(2000);
  expect((await getPost(postId, fan)).data.state).toBe(1);
});
