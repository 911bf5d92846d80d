import { randomUUID } from 'node:crypto';
import type { CallInput } from '@kindred/contract/all/calls';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createMembership } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;
const own = () => ({ token: creator.token });

beforeEach(async () => {
  creator = await createCreator(kindred.context, { groupId: null });
  fan = await joined();
});
afterAll(() => expectInvariants(kindred));

async function joined(): Promise<TestUser> {
  const person = await createUser(kindred.context);
  await createMembership(kindred.context, person.userId, creator.charId, 'free');
  return person;
}

type Fields = Partial<CallInput<'createPost'>>;
const tea = { options: ['Tea', 'Coffee', 'Water'] };

async function ask(poll: Fields['poll'], fields: Fields = {}): Promise<string> {
  const post = { content: 'What do you drink?', price: 0, state: 1, is_open: 0, poll } as const;
  const input = { ...post, media: [], ...fields, client_id: randomUUID() };
  const { code, data } = await kindred.call('createPost', input, own());
  expect(code).toBe(2000);
  return data.diary_id;
}

const vote = (diary_id: string, option: number | number[], { token } = fan) =>
  kindred.call('votePoll', { diary_id, option }, { token });
const pollOf = async (diary_id: string, { token }: { token: string } = fan) =>
  (await kindred.call('getPost', { diary_id }, { token })).data.poll;

test('a person votes once, sees the result then, and a repeat changes nothing', async () => {
  const diary_id = await ask(tea);
  expect(await pollOf(diary_id)).toMatchObject({ voter_num: 0, my_options: [], is_over: false });
  expect((await pollOf(diary_id))?.options).toEqual(
    tea.options.map((content) => ({ content, vote_num: null })),
  );
  const answers = await Promise.all([vote(diary_id, 1), vote(diary_id, 1), vote(diary_id, 1)]);
  expect(answers.map(({ code }) => code)).toEqual([2000, 2000, 2000]);
  expect(answers[0]?.data.poll?.options[1]).toEqual({ content: 'Coffee', vote_num: 1 });
  expect((await vote(diary_id, 0)).code).toBe(refusals.pollVoted.code);
  expect(await pollOf(diary_id)).toMatchObject({ voter_num: 1, my_options: [1] });
  const other = await joined();
  expect((await pollOf(diary_id, other))?.options[1]?.vote_num).toBe(null);
  expect((await pollOf(diary_id, creator))?.options[1]?.vote_num).toBe(1);
});

test('several may be chosen only where it says so, and nothing that is not there', async () => {
  const one = await ask(tea);
  expect((await vote(one, [0, 1])).code).toBe(refusals.invalidInput.code);
  expect((await vote(one, 3)).code).toBe(refusals.invalidInput.code);
  const several = await ask({ ...tea, multiple: 1 });
  expect((await vote(several, [2, 0, 2])).data.poll).toMatchObject({ my_options: [0, 2], voter_num: 1 });
  expect((await vote(several, [0, 2])).code).toBe(2000);
});

test('a quiz tells the right answer to those who have answered', async () => {
  const diary_id = await ask({ ...tea, answer: 2 });
  expect(await pollOf(diary_id)).toMatchObject({ is_quiz: true, answer: null });
  expect((await vote(diary_id, 0)).data.poll).toMatchObject({ answer: 2, my_options: [0] });
  const wrong = { ...tea, answer: 3 };
  const post = { content: 'x', price: 0, state: 1, client_id: randomUUID(), poll: wrong } as const;
  expect((await kindred.call('createPost', { ...post, media: [] }, own())).code).toBe(
    refusals.invalidInput.code,
  );
});

test('after its end nobody votes, and everyone sees the result', async () => {
  const ends_at = new Date(kindred.clock.now().getTime() + 3_600_000).toISOString();
  const diary_id = await ask({ ...tea, ends_at });
  await vote(diary_id, 0);
  kindred.clock.advance(3601);
  const late = await joined();
  expect((await vote(diary_id, 0, late)).code).toBe(refusals.pollOver.code);
  expect((await vote(diary_id, 0)).code).toBe(2000);
  expect(await pollOf(diary_id, late)).toMatchObject({ is_over: true, ends_time: ends_at });
  expect((await pollOf(diary_id, late))?.options[0]?.vote_num).toBe(1);
});

test('only those who have the post in full see its poll and vote, and its creator does not', async () => {
  const diary_id = await ask(tea);
  const stranger = await createUser(kindred.context);
  expect(await pollOf(diary_id, stranger)).toBe(null);
  expect((await vote(diary_id, 0, stranger)).code).toBe(refusals.forbidden.code);
  expect((await vote(diary_id, 0, creator)).code).toBe(refusals.forbidden.code);
  const hidden = await ask(tea, { state: 0 });
  expect((await vote(hidden, 0)).code).toBe(refusals.postDeleted.code);
});

test('once somebody has voted only the end of a poll can change, and its words are reviewed', async () => {
  const diary_id = await ask(tea);
  const edit = { diary_id, content: 'What do you drink?', price: 0, state: 1 } as const;
  const change = (poll: Fields['poll']) => kindred.call('editPost', { ...edit, media: [], poll }, own());
  expect((await change({ options: ['Tea', 'Milk'] })).data.poll?.options).toHaveLength(2);
  await vote(diary_id, 0);
  expect((await change(tea)).code).toBe(refusals.invalidInput.code);
  expect((await change(null)).code).toBe(refusals.invalidInput.code);
  const ends_at = new Date(kindred.clock.now().getTime() + 60_000).toISOString();
  expect((await change({ options: ['Tea', 'Milk'], ends_at })).data.poll).toMatchObject({
    ends_time: ends_at,
  });
  expect((await kindred.call('editPost', { ...edit, media: [] }, own())).data.poll).toMatchObject({
    voter_num: 1,
  });
  const words = { options: ['their home address is here', 'No'] };
  const post = { ...edit, media: [], client_id: randomUUID(), poll: words };
  expect((await kindred.call('createPost', post, own())).code).toBe(refusals.textRefused.code);
});

test('labels are on the card of everyone, and stay where an edit does not name them', async () => {
  const diary_id = await ask(null, { labels: ['ai_made', 'paid_partnership'] });
  const stranger = await createUser(kindred.context);
  const seen = (await kindred.call('getPost', { diary_id }, { token: stranger.token })).data;
  expect(seen).toMatchObject({ access: 'locked', labels: ['ai_made', 'paid_partnership'] });
  const edit = { diary_id, content: 'Words', price: 0, state: 1 } as const;
  expect((await kindred.call('editPost', { ...edit, media: [] }, own())).data.labels).toEqual([
    'ai_made',
    'paid_partnership',
  ]);
  expect((await kindred.call('editPost', { ...edit, media: [], labels: [] }, own())).data.labels).toEqual([]);
});

test('whoever deletes their account takes their votes out of the count', async () => {
  const diary_id = await ask(tea);
  await vote(diary_id, 0);
  await vote(diary_id, 0, await joined());
  expect((await kindred.call('deleteAccount', {}, { token: fan.token })).code).toBe(2000);
  expect(await pollOf(diary_id, creator)).toMatchObject({ voter_num: 1, options: [{ vote_num: 1 }, {}, {}] });
});
