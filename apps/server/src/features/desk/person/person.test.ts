import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { comment, thread } from '../../../test/data/comments.ts';
import { createMembership, createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

const kindred = useTestApp();
let creator: TestCreator;
let reader: TestUser;
let staff: TestUser;
let other: TestUser;

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  reader = await createUser(kindred.context);
  await createMembership(kindred.context, reader.userId, creator.charId, 'free');
  [staff, other] = [await createStaff('moderator'), await createStaff('moderator')];
});
afterAll(() => expectInvariants(kindred));

async function createStaff(role: string): Promise<TestUser> {
  const person = await createUser(kindred.context);
  await query(kindred.context.db, 'update users set role = $1 where user_id = $2', [role, person.userId]);
  return person;
}

const queue = 'reports' as const;
const list = async () => (await kindred.call('listCases', { queue }, { token: staff.token })).data.list;
const report = (reported_id: string, reported_type: 1 | 2, by: TestUser) =>
  kindred.call('createReport', { reported_id, reported_type, reason: 'hate' }, { token: by.token });
const decide = (case_id: string, decision: 'remove' | 'dismiss' | 'warn', by = staff) =>
  kindred.call(
    'decideCase',
    { queue, case_id, decision, reason: 'hate' },
    { token: by.token, key: crypto.randomUUID() },
  );

/** A creator with two reported posts and a reported comment. */
async function offender() {
  const person = await createCreator(kindred.context);
  await createMembership(kindred.context, reader.userId, person.charId, 'free');
  await createMembership(kindred.context, person.userId, creator.charId, 'free');
  const posts = [await createPost(kindred.context, person), await createPost(kindred.context, person)];
  const { postId } = await createPost(kindred.context, creator);
  const { comment_id } = (await comment(kindred, person, postId, 'Hateful')).data.comment;
  for (const post of posts) await report(post.postId, 1, reader);
  await report(comment_id, 2, reader);
  const mine = (await list()).filter(({ user_id }) => user_id === person.userId);
  expect(mine).toHaveLength(3);
  return { person, posts, postId, caseId: mine[0]?.case_id ?? '' };
}

test('a person’s file says what they wrote and what is known of them, to staff with a case, and the look is in the log', async () => {
  const { person, caseId } = await offender();
  const input = { queue, case_id: caseId };
  const { data } = await kindred.call('getStaffPerson', input, { token: staff.token });
  expect(data).toMatchObject({ user_id: person.userId, char_id: person.charId, post_num: 2, comment_num: 1 });
  expect(data).toMatchObject({ reported_num: 3, strikes: 0, is_banned: 0 });
  expect(data.cases).toHaveLength(3);
  expect(data.written.map(({ content }) => content)).toContain('Hateful');
  const looks = await query(
    kindred.context.db,
    `select actor_id::text from staff_events where action = 'look' and case_id = $1`,
    [caseId],
  );
  expect(looks).toEqual([{ actor_id: staff.userId }]);
  const finance = await createStaff('finance');
  expect((await kindred.call('getStaffPerson', input, { token: finance.token })).code).toBe(
    refusals.forbidden.code,
  );
  const odd = { queue, case_id: '999999999' };
  expect((await kindred.call('getStaffPerson', odd, { token: staff.token })).code).toBe(
    refusals.notFound.code,
  );
});

test('everything open about a person becomes one case, and its decision is that of all', async () => {
  const { person, posts, postId, caseId } = await offender();
  const { data } = await kindred.call('sweepPerson', { queue, case_id: caseId }, { token: staff.token });
  expect(data.count).toBe(3);
  const about = (await list()).filter(({ user_id }) => user_id === person.userId);
  expect(about).toMatchObject([{ case_id: data.case_id, kind: 'person' }]);
  expect((await decide(caseId, 'dismiss', other)).code).toBe(refusals.caseClosed.code);
  expect((await decide(data.case_id, 'remove')).code).toBe(2000);
  await runJobs(kindred);
  for (const post of posts) {
    const shown = await kindred.call('getPost', { diary_id: post.postId }, { token: reader.token });
    expect(shown.code).toBe(refusals.postDeleted.code);
  }
  expect((await thread(kindred, reader, postId)).texts).not.toContain('Hateful');
  const decisions = await kindred.call('listDecisions', {}, { token: person.token });
  expect(decisions.data.list.map(({ kind }) => kind).toSorted()).toEqual([
    'comment_removed',
    'post_removed',
    'post_removed',
  ]);
});

test('what another one of the staff works on is left with them', async () => {
  const { caseId, person } = await offender();
  await kindred.call('claimCase', { queue, case_id: caseId }, { token: other.token });
  const { data } = await kindred.call('sweepPerson', { queue, case_id: caseId }, { token: staff.token });
  expect(data.count).toBe(2);
  expect((await decide(data.case_id, 'dismiss')).code).toBe(2000);
  const about = (await list()).filter(({ user_id }) => user_id === person.userId);
  expect(about.map(({ case_id }) => case_id)).toEqual([caseId]);
  expect((await decide(caseId, 'dismiss', other)).code).toBe(2000);
});

test('pictures of a case open inside it, and the look is in the log', async () => {
  const { caseId } = await offender();
  const { data } = await kindred.call('listCaseMedia', { queue, case_id: caseId }, { token: staff.token });
  expect(data.list).toHaveLength(1);
  const { statusCode } = await kindred.app.inject({ method: 'GET', url: data.list[0]?.url ?? '' });
  expect(statusCode).toBe(200);
  const denied = await kindred.call('listCaseMedia', { queue, case_id: caseId }, { token: reader.token });
  expect(denied.code).toBe(refusals.forbidden.code);
});
