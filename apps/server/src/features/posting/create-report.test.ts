import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';

let kindred: TestApp;
let creator: TestCreator;
let fan: TestUser;
let postId: string;

beforeAll(async () => {
  kindred = await startTestApp();
  creator = await createCreator(kindred.context);
  fan = await createUser(kindred.context);
  ({ postId } = await createPost(kindred.context, creator));
});
afterAll(() => kindred.close());

const report = (
  person: TestUser,
  given: object = {},
  call: 'createReport' | 'createReportV1' = 'createReport',
) =>
  kindred.call(
    call,
    { reported_id: postId, reported_type: 1, reason: 'spam', ...given },
    { token: person.token },
  );
const kept = () => kindred.context.db.selectFrom('reports').selectAll().orderBy('report_id').execute();

test('a report is kept once per person and post, whichever way and however often it is sent', async () => {
  const answers = await Promise.all([
    report(fan, { detail: 'Sells fakes' }),
    report(fan),
    report(fan, {}, 'createReportV1'),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([2000, 2000, 2000]);
  expect(await kept()).toHaveLength(1);
  const other = await createUser(kindred.context);
  expect((await report(other, { reason: 'copyright', detail: 'Mine' }, 'createReportV1')).code).toBe(2000);
  expect((await kept()).at(-1)).toMatchObject({
    user_id: other.userId,
    reported_id: postId,
    reported_type: 1,
    reason: 'copyright',
    detail: 'Mine',
    state: 'open',
  });
});

test('a report may leave out why', async () => {
  const person = await createUser(kindred.context);
  const plain = { reported_id: postId, reported_type: 1 } as const;
  expect((await kindred.call('createReport', plain, { token: person.token })).code).toBe(2000);
  expect((await kept()).at(-1)).toMatchObject({ user_id: person.userId, reason: 'other', detail: '' });
});

test('one’s own post, a hidden one, and one behind a block cannot be reported', async () => {
  const before = await kept();
  expect((await report(creator)).code).toBe(refusals.forbidden.code);
  const hidden = await createPost(kindred.context, creator, { state: 0 });
  expect((await report(fan, { reported_id: hidden.postId })).code).toBe(refusals.postDeleted.code);
  const blocked = await createUser(kindred.context);
  await createBlock(kindred.context, creator.userId, blocked.userId);
  expect((await report(blocked)).code).toBe(refusals.postDeleted.code);
  expect(await kept()).toEqual(before);
});

test.each([
  ['an unknown kind of thing', { reported_type: 9 }],
  ['an unknown reason', { reason: 'because' }],
  ['a detail over its cap', { detail: 'a'.repeat(1001) }],
])('a report with %s is refused', async (_what, given) => {
  expect((await report(fan, given)).code).toBe(refusals.invalidInput.code);
});

test('of somebody who deletes their account the report stays and their words go', async () => {
  const person = await createUser(kindred.context);
  await report(person, { detail: 'I live next door' });
  await kindred.call('deleteAccount', {}, { token: person.token });
  const left = (await kept()).find(({ user_id }) => user_id === person.userId);
  expect(left).toMatchObject({ reason: 'spam', detail: '' });
});
