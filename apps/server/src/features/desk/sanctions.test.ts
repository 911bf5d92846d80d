import type { CallInput } from '@kindred/contract/all/calls';
import type { CaseDecision } from '@kindred/contract/moderation/limits';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endSanctions } from '../moderation/sanctions/sanctions.ts';
import { runJobs } from '../../test/app/run-jobs.ts';
import { openTransfer } from '../../test/app/transfer.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { comment, thread } from '../../test/data/comments.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';

const kindred = useTestApp();
const day = 86_400;
let creator: TestCreator;
let reader: TestUser;
let first: TestUser;
let second: TestUser;
let postId: string;

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  reader = await createUser(kindred.context);
  await createMembership(kindred.context, reader.userId, creator.charId, 'free');
  [first, second] = [await createModerator(), await createModerator()];
  postId = (await createPost(kindred.context, creator)).postId;
});
afterAll(() => expectInvariants(kindred));

async function createModerator(): Promise<TestUser> {
  const person = await createUser(kindred.context);
  await query(kindred.context.db, `update users set role = 'moderator' where user_id = $1`, [person.userId]);
  return person;
}

/** Somebody who has written a comment that was reported. */
async function offender() {
  const person = await createUser(kindred.context);
  await createMembership(kindred.context, person.userId, creator.charId, 'free');
  return { person, caseId: await offend(person) };
}

async function offend(person: TestUser): Promise<string> {
  const { comment_id } = (await comment(kindred, person, postId, `Bad words ${crypto.randomUUID()}`)).data
    .comment;
  await kindred.call(
    'createReport',
    { reported_id: comment_id, reported_type: 2, reason: 'harassment' },
    { token: creator.token },
  );
  const { data } = await kindred.call('listCases', { queue: 'reports' }, { token: first.token });
  return data.list.find(({ subject_id }) => subject_id === comment_id)?.case_id ?? expect.fail('no case');
}

const decide = (
  case_id: string,
  decision: CaseDecision,
  by: TestUser,
  more: Partial<CallInput<'decideCase'>> = {},
) =>
  kindred.call(
    'decideCase',
    { queue: 'reports', case_id, decision, reason: 'harassment', ...more },
    { token: by.token, key: crypto.randomUUID() },
  );

async function ban(caseId: string, days?: number) {
  const more = days === undefined ? {} : { days };
  expect((await decide(caseId, 'ban', first, more)).data).toMatchObject({ state: 'proposed' });
  expect((await decide(caseId, 'ban', second, more)).data).toMatchObject({ state: 'decided' });
  await runJobs(kindred);
}

const decisionsOf = async ({ token }: TestUser) =>
  (await kindred.call('listDecisions', {}, { token })).data.list;
const userOf = ({ token }: TestUser) => kindred.call('getUserData', {}, { token });
const write = (person: TestUser) => comment(kindred, person, postId, 'Good words');

describe('a ban', () => {
  test('takes two of the staff', async () => {
    const { person, caseId } = await offender();
    expect((await decide(caseId, 'ban', first, { days: 30 })).data).toMatchObject({ state: 'proposed' });
    expect((await write(person)).code).toBe(2000);
    const { data } = await kindred.call('listCases', { queue: 'reports' }, { token: second.token });
    expect(data.list.find(({ case_id }) => case_id === caseId)?.proposed).toMatchObject({
      user_id: first.userId,
      decision: 'ban',
      days: 30,
    });
    expect((await decide(caseId, 'ban', first)).code).toBe(refusals.secondPerson.code);
    expect((await decide(caseId, 'ban', second, { days: 30 })).data).toMatchObject({ state: 'decided' });
    await runJobs(kindred);
    expect((await write(person)).code).toBe(refusals.banned.code);
  });

  test('leaves its person what is theirs to read and to answer, and nothing else', async () => {
    const { person, caseId } = await offender();
    await ban(caseId, 10);
    expect((await userOf(person)).data).toMatchObject({ is_banned: 1 });
    const home = await kindred.call('listHomeFeed', {}, { token: person.token });
    expect(home.code).toBe(refusals.banned.code);
    const until_time = new Date(kindred.clock.now().getTime() + 10 * day * 1000).toISOString();
    const [decision] = await decisionsOf(person);
    expect(decision).toMatchObject({ kind: 'ban', reason: 'harassment', state: 'in_force', can_appeal: 1 });
    expect(decision?.until_time?.slice(0, 10)).toBe(until_time.slice(0, 10));
    expect((await thread(kindred, reader, postId)).texts.some((text) => text.startsWith('Bad words'))).toBe(
      false,
    );
  });

  test('stops what renews, reaches the open page, and lets no file in', async () => {
    const { person, caseId } = await offender();
    const pro = await createCreator(kindred.context, { groupId: 'group_1' });
    await createMembership(kindred.context, person.userId, pro.charId, 'pro');
    const { postId: openPost } = await createPost(kindred.context, pro);
    const post = await kindred.call('getPost', { diary_id: openPost }, { token: person.token });
    const fetchFile = () => kindred.app.inject({ url: post.data.media[0]?.url ?? '' });
    expect((await fetchFile()).statusCode).toBe(200);
    const heard: string[] = [];
    kindred.context.live.subscribe(person.userId, ({ type }) => heard.push(type));
    await ban(caseId, 10);
    expect(heard).toContain('standing.changed');
    expect((await fetchFile()).statusCode).toBe(404);
    const [membership] = await query<{ state: string }>(
      kindred.context.db,
      'select state from memberships where user_id = $1 and char_id = $2',
      [person.userId, pro.charId],
    );
    expect(membership?.state).toBe('canceled');
    const sender = { origin: await kindred.listen(), token: person.token };
    expect((await openTransfer(sender, 10)).path).toBe('');
  });

  test('ends by itself, and one without an end does not', async () => {
    const [short, long] = [await offender(), await offender()];
    await ban(short.caseId, 3);
    await ban(long.caseId);
    expect((await decisionsOf(long.person))[0]).toMatchObject({ kind: 'ban', until_time: null });
    kindred.clock.advance(3 * day - 60);
    await endSanctions(kindred.context);
    expect((await write(short.person)).code).toBe(refusals.banned.code);
    kindred.clock.advance(61);
    await endSanctions(kindred.context);
    expect((await write(short.person)).code).toBe(2000);
    const [held] = await query<{ held: boolean }>(kindred.context.db, 'select is_age_held($1) as held', [
      short.person.userId,
    ]);
    expect(held?.held).toBe(false);
    expect((await decisionsOf(short.person))[0]).toMatchObject({ state: 'over', can_appeal: 0 });
    expect((await write(long.person)).code).toBe(refusals.banned.code);
  });

  test('is lifted by an appeal, which goes to other eyes', async () => {
    const { person, caseId } = await offender();
    await ban(caseId);
    const decision_id = (await decisionsOf(person))[0]?.decision_id ?? '';
    const appeal = { decision_id, content: 'It was somebody else' };
    expect((await kindred.call('createAppeal', appeal, { token: person.token })).code).toBe(2000);
    const third = await createModerator();
    const { data } = await kindred.call('listCases', { queue: 'appeals' }, { token: third.token });
    const { case_id } =
      data.list.find(({ user_id }) => user_id === person.userId) ?? expect.fail('no appeal');
    const restore = { queue: 'appeals', reason: 'no_violation' } as const;
    expect((await decide(case_id, 'restore', second, restore)).code).toBe(refusals.caseClosed.code);
    expect((await decide(case_id, 'restore', first, restore)).code).toBe(refusals.caseClosed.code);
    expect((await decide(case_id, 'restore', third, restore)).code).toBe(2000);
    await runJobs(kindred);
    expect((await write(person)).code).toBe(2000);
    expect((await decisionsOf(person))[0]).toMatchObject({ state: 'lifted' });
  });

  test('of a creator stops what they sell', async () => {
    const seller = await createCreator(kindred.context, { groupId: 'group_1' });
    await kindred.call(
      'createReport',
      { reported_id: seller.charId, reported_type: 3, reason: 'spam' },
      { token: reader.token },
    );
    const { data } = await kindred.call('listCases', { queue: 'reports' }, { token: first.token });
    const { case_id } = data.list.find(({ user_id }) => user_id === seller.userId) ?? expect.fail('no case');
    await ban(case_id);
    const buy = { char_id: seller.charId, redirect_url: '/home' };
    expect((await kindred.call('createCharacterCheckout', buy, { token: reader.token })).code).not.toBe(2000);
  });
});

test('who is muted reads on, writes nothing that others see, and writes again when it is over', async () => {
  const { person, caseId } = await offender();
  expect((await decide(caseId, 'mute', first, { days: 2 })).data).toMatchObject({ state: 'decided' });
  await runJobs(kindred);
  const { token } = person;
  expect((await kindred.call('listHomeFeed', {}, { token })).code).toBe(2000);
  expect((await write(person)).code).toBe(refusals.muted.code);
  expect((await kindred.call('updateUserData', { nickname: 'Louder' }, { token })).code).toBe(
    refusals.muted.code,
  );
  const message = { char_id: creator.charId, content: 'Psst', client_id: crypto.randomUUID() };
  expect((await kindred.call('charger', message, { token })).code).toBe(refusals.muted.code);
  expect((await decisionsOf(person))[0]).toMatchObject({ kind: 'mute', state: 'in_force' });
  kindred.clock.advance(2 * day + 60);
  await endSanctions(kindred.context);
  expect((await write(person)).code).toBe(2000);
});

test('the third live strike mutes for a week', async () => {
  const { person, caseId } = await offender();
  const cases = [caseId, await offend(person), await offend(person)];
  for (const [index, id] of cases.entries()) {
    expect((await decide(id, 'strike', first)).data).toMatchObject({ state: 'decided' });
    await runJobs(kindred);
    expect((await write(person)).code).toBe(index < 2 ? 2000 : refusals.muted.code);
  }
  kindred.clock.advance(7 * day + 60);
  await endSanctions(kindred.context);
  expect((await write(person)).code).toBe(2000);
});
