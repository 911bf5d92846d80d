import type { CallInput } from '@kindred/contract/all/calls';
import { creatorPolicyVersion } from '@kindred/contract/onboarding/limits';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../test/app/run-jobs.ts';
import { sendForm } from '../../test/app/send-form.ts';
import { publishDue } from '../posting/schedule/publish-due.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { uploadPicture } from '../../test/app/upload.ts';
import { cardStage, cardText } from '../../test/data/cards.ts';
import { answer, comment, thread } from '../../test/data/comments.ts';
import { createMembership, createPost, drawNoise } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { signDemoIdToken } from '../../outside/sign-in/sign-demo-id-token.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';

const kindred = useTestApp({ env: { MODERATION: 'manual' } });
const cards = cardStage(() => kindred);
let creator: TestCreator;
let fan: TestUser;
let staff: TestUser;
let secondFan: TestUser;
let postId: string;

beforeAll(async () => {
  creator = await createCreator(kindred.context, { groupId: 'group_1' });
  fan = await createUser(kindred.context);
  staff = await createModerator();
  secondFan = await createUser(kindred.context, { nickname: 'Second fan' });
  await createMembership(kindred.context, secondFan.userId, creator.charId, 'pro');
  await createMembership(kindred.context, fan.userId, creator.charId, 'pro');
  postId = (await createPost(kindred.context, creator, { content: 'Open words' })).postId;
});
afterAll(() => expectInvariants(kindred));

async function createModerator(): Promise<TestUser> {
  const person = await createUser(kindred.context);
  await query(kindred.context.db, `update users set role = 'moderator' where user_id = $1`, [person.userId]);
  return person;
}

/** A word that stands nowhere else, and that no rule minds. */
let words = 0;
const newCanary = () => `Zanarku${String.fromCharCode(97 + (words++ % 26))}${words}`;

/** All that other people, visitors and devices are given, as one text. */
async function everythingShown(canary: string): Promise<string> {
  const { charId: char_id, handle } = creator;
  const { token } = fan;
  const called = [
    kindred.call('getPost', { diary_id: postId }, { token }),
    kindred.call('listCharacterPosts', { char_id }, { token }),
    kindred.call('listHomeFeed', {}, { token }),
    kindred.call('listFollowingFeed', {}, { token }),
    kindred.call('listDiscoverPosts', {}, { token }),
    kindred.call('listDiscoverCharacters', {}, { token }),
    kindred.call('search', { q: canary }, { token }),
    kindred.call('listComments', { content_id: postId }, { token }),
    kindred.call('getCharacterInfo', { char_id }, { token }),
    kindred.call('getPublicCharacter', { char_id }),
    kindred.call('listTiers', { char_id }, { token }),
    kindred.call('listSubscriptionOptions', { char_id }, { token }),
    kindred.call('listGreetings', { char_id }, { token }),
    kindred.call('listNotifications', {}, { token }),
    kindred.call('listPeople', { list_id: 'subscribers' }, { token: creator.token }),
    kindred.call('listNotifications', {}, { token: creator.token }),
  ];
  const pages = [`/@${handle}`, `/@${handle}/post/${postId}`, '/sitemap.xml', `/character/${handle}`];
  const texts = await Promise.all(called.map(async (call) => JSON.stringify((await call).data)));
  for (const url of pages) texts.push((await kindred.app.inject({ method: 'GET', url })).body);
  texts.push(JSON.stringify(await query(kindred.context.db, `select * from mails`, [])));
  return texts.join('\n');
}

type Wait = { case_id: string; kind: string; content: string };
const waiting = async (): Promise<Wait[]> =>
  (await kindred.call('listCases', { queue: 'posts', size: 50 }, { token: staff.token })).data.list;
const decide = async (case_id: string, decision: 'approve' | 'reject') =>
  (
    await kindred.call(
      'decideCase',
      { queue: 'posts', case_id, decision, reason: 'spam', note: '' },
      { token: staff.token, key: crypto.randomUUID() },
    )
  ).code;

const newPost = (fields: Partial<CallInput<'createPost'>>) =>
  kindred.call(
    'createPost',
    { content: '', price: 0, state: 1, media: [], client_id: crypto.randomUUID(), ...fields },
    { token: creator.token },
  );

/** Everything that a person can write for others, each with a word to look for. */
const outputs: Record<string, (canary: string) => Promise<unknown>> = {
  'a post': (content) => newPost({ content }),
  'a post that was planned': async (content) => {
    const now = kindred.clock.now().getTime();
    const publish_at = new Date(now + 3_600_000).toISOString();
    expect((await newPost({ content, publish_at })).code).toBe(2000);
    kindred.clock.advance(3700);
    await publishDue(kindred.context);
  },
  'the description of a picture': async (alt) => {
    const { media_id } = await uploadPicture(kindred, creator);
    return newPost({ content: 'Look', media: [{ media_id, alt }] });
  },
  'an edit of a published post': (content) =>
    kindred.call(
      'editPost',
      { diary_id: postId, content, price: 0, state: 1, media: [] },
      { token: creator.token },
    ),
  'a draft that is published': async (content) => {
    const { data } = await newPost({ content, state: 5 });
    const edit = { diary_id: data.diary_id, content, price: 0, state: 1 as const, media: [] };
    return kindred.call('editPost', edit, { token: creator.token });
  },
  'a comment': (content) => comment(kindred, secondFan, postId, content),
  'a reply': async (content) => {
    const { data } = await comment(kindred, creator, postId, 'Thanks');
    const { case_id } = (await waiting()).find((item) => item.content === 'Thanks') ?? expect.fail('no case');
    await decide(case_id, 'approve');
    return answer(kindred, secondFan, postId, data.comment, content);
  },
  'the name of a fan': (nickname) => kindred.call('updateUserData', { nickname }, { token: secondFan.token }),
  'the name of a page': (name) => kindred.call('updateOwnCharacter', { name }, { token: creator.token }),
  'the story of a page': (bio) => kindred.call('updateOwnCharacter', { bio }, { token: creator.token }),
  'the name of somebody new': async (name) => {
    const nonce = crypto.randomUUID();
    const person = { provider: 'google', sub: nonce, email: 'new@example.com', name, nonce } as const;
    const google_id = await signDemoIdToken(kindred.context, { ...person, email_verified: true });
    const consents = { age_confirmed: true, terms_accepted: true } as const;
    const login = { device_id: 'laptop', browser: 1, google_id, nonce, ...consents } as const;
    const { data } = await kindred.call('loginWithGoogle', login);
    await createMembership(kindred.context, data.user_id, creator.charId, 'pro');
  },
  'the goal of a post': (title) =>
    kindred.call(
      'setPostGoal',
      { diary_id: postId, goal: { title, diamonds: 1000 } },
      { token: creator.token },
    ),
  'a tier': (name) =>
    kindred.call('saveTier', { name, perks: [], month_usd_cents: 999 } as never, { token: creator.token }),
  'a promotion': (name) => {
    const offer = { audience: 'everyone', percent_off: 50, months: 1 } as const;
    const promotion = { client_id: crypto.randomUUID(), name, ...offer };
    return kindred.call('createPromotion', promotion, { token: creator.token });
  },
  'the card of a companion': async (canary) => {
    await cards.bringText(creator, cardText.replace('Look up', canary));
    await cards.prove(creator);
    return cards.publish(creator);
  },
};

describe('where staff look first', () => {
  test.each(Object.keys(outputs))('%s is seen by nobody else before, and by others after', async (name) => {
    const canary = newCanary();
    const sent = (await outputs[name]?.(canary)) as { code?: number } | undefined;
    if (sent?.code !== undefined) expect(sent.code).toBe(2000);
    await runJobs(kindred);
    expect((await everythingShown(canary)).includes(canary)).toBe(false);
    const held = (await waiting()).filter(({ content }) => content.includes(canary));
    const cases = held.length > 0 ? held : (await waiting()).filter(({ kind }) => kind === 'post_review');
    expect(cases.length).toBeGreaterThan(0);
    for (const { case_id } of cases) expect(await decide(case_id, 'approve')).toBe(2000);
    await runJobs(kindred);
    expect((await everythingShown(canary)).includes(canary)).toBe(true);
  });
});

const getPost = async (diary_id: string, { token }: TestUser) =>
  kindred.call('getPost', { diary_id }, { token });
const rejected = async ({ token }: TestUser) =>
  (await kindred.call('listDecisions', {}, { token })).data.list[0] ?? expect.fail('nothing was decided');

test('a face or a banner opens to others when staff have approved it', async () => {
  const answer = await sendForm(kindred, 'updateOwnCharacter', { banner: await drawNoise() }, creator.token);
  expect(answer.code).toBe(2000);
  const [row] = await query<{ key: string; class: string }>(
    kindred.context.db,
    'select key, class from media where owner_user_id = $1 order by media_id desc limit 1',
    [creator.userId],
  );
  const open = async () =>
    (await kindred.app.inject({ method: 'GET', url: `/media/${row?.key}/w40` })).statusCode;
  expect(await open()).toBe(404);
  for (const { case_id } of await waiting()) await decide(case_id, 'approve');
  expect(await open()).toBe(200);
  const { data } = await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token: fan.token });
  expect(JSON.stringify(data)).toContain(row?.key);
});

test('who becomes a creator is shown without words until staff have approved them', async () => {
  const person = await createUser(kindred.context);
  const agreed = {
    age_confirmed: 'true',
    policy_accepted: 'true',
    policy_version: creatorPolicyVersion,
  };
  const form = { handle: 'quiet_page', name: 'Zanarka Storr', bio: 'Zanarka bio', greeting: 'Zanarka hello' };
  const { code } = await sendForm(kindred, 'becomeCreator', { ...agreed, ...form }, person.token);
  expect(code).toBe(2000);
  const page = async () =>
    JSON.stringify(
      (await kindred.call('getCharacterInfo', { char_id: 'quiet_page' }, { token: fan.token })).data,
    );
  expect(await page()).not.toContain('Zanarka');
  for (const { case_id } of await waiting()) await decide(case_id, 'approve');
  expect(await page()).toContain('Zanarka Storr');
});

test('what is refused stays its author’s, who reads why, and an appeal brings it out', async () => {
  const { data: post } = await newPost({ content: 'Refused words' });
  expect(post.state).toBe(2);
  const { data: written } = await comment(kindred, secondFan, postId, 'A refused remark');
  await kindred.call('updateUserData', { nickname: 'Refused name' }, { token: secondFan.token });
  for (const { case_id } of await waiting()) expect(await decide(case_id, 'reject')).toBe(2000);
  expect((await getPost(post.diary_id, fan)).code).not.toBe(2000);
  expect((await getPost(post.diary_id, creator)).data).toMatchObject({ state: 3, state_reason: 'spam' });
  expect((await thread(kindred, fan, postId)).texts).not.toContain('A refused remark');
  expect((await thread(kindred, secondFan, postId)).texts).toContain('A refused remark');
  expect(await rejected(creator)).toMatchObject({ kind: 'post_removed', reason: 'spam', can_appeal: 1 });
  const { list } = (await kindred.call('listDecisions', {}, { token: secondFan.token })).data;
  expect(list.map(({ kind }) => kind)).toEqual(['change_refused', 'comment_removed']);

  const reviewer = await createModerator();
  for (const [person, decisions] of [
    [creator, [await rejected(creator)]],
    [secondFan, list],
  ] as const) {
    for (const { decision_id } of decisions) {
      const appeal = { decision_id, content: 'Please look again' };
      expect((await kindred.call('createAppeal', appeal, { token: person.token })).code).toBe(2000);
    }
  }
  const appeals = await kindred.call('listCases', { queue: 'appeals' }, { token: reviewer.token });
  expect(appeals.data.list).toHaveLength(3);
  for (const { case_id } of appeals.data.list) {
    const restore = { queue: 'appeals', case_id, decision: 'restore', reason: 'no_violation' } as const;
    const own = await kindred.call('decideCase', restore, { token: staff.token, key: crypto.randomUUID() });
    expect(own.code).toBe(refusals.caseClosed.code);
    const { code } = await kindred.call('decideCase', restore, {
      token: reviewer.token,
      key: crypto.randomUUID(),
    });
    expect(code).toBe(2000);
  }
  expect((await getPost(post.diary_id, fan)).data).toMatchObject({ state: 1, content: 'Refused words' });
  expect((await thread(kindred, fan, postId)).texts).toContain('A refused remark');
  const { data: user } = await kindred.call('getUserData', {}, { token: secondFan.token });
  expect(user.nickname).toBe('Refused name');
  expect(written.comment.content).toBe('A refused remark');
});

test('staff approve the words that they have read, not those that came after', async () => {
  const { data: post } = await newPost({ content: 'Harmless' });
  const [read] = (await waiting()).filter(({ kind }) => kind === 'post_review');
  const edit = { diary_id: post.diary_id, content: 'Not harmless', price: 0, state: 1 as const, media: [] };
  expect((await kindred.call('editPost', edit, { token: creator.token })).code).toBe(2000);
  expect(await decide(read?.case_id ?? '', 'approve')).toBe(refusals.caseClosed.code);
  expect((await getPost(post.diary_id, fan)).code).not.toBe(2000);
  const [again] = (await waiting()).filter(({ kind }) => kind === 'post_review');
  expect(await decide(again?.case_id ?? '', 'approve')).toBe(2000);
  expect((await getPost(post.diary_id, fan)).data.content).toBe('Not harmless');
});

test('of two changes of a name the later one stays, in whichever order they are approved', async () => {
  const { token } = secondFan;
  await kindred.call('updateUserData', { nickname: 'First name' }, { token });
  await kindred.call('updateUserData', { nickname: 'Second name' }, { token });
  for (const { case_id } of (await waiting()).toReversed()) await decide(case_id, 'approve');
  expect((await kindred.call('getUserData', {}, { token })).data.nickname).toBe('Second name');
});

test('a comment that staff keep back does not come out when a restriction of its writer ends', async () => {
  const { data: written } = await comment(kindred, secondFan, postId, 'Kept back');
  const restrict = (is_restricted: 0 | 1) =>
    kindred.call(
      'restrict',
      { restrict_id: secondFan.userId, restrict: is_restricted },
      { token: creator.token },
    );
  await restrict(1);
  await restrict(0);
  expect((await thread(kindred, fan, postId)).texts).not.toContain('Kept back');
  const mine = (await waiting()).find(({ content }) => content === 'Kept back') ?? expect.fail('no case');
  await restrict(1);
  await decide(mine.case_id, 'approve');
  expect((await thread(kindred, fan, postId)).texts).not.toContain('Kept back');
  await restrict(0);
  expect((await thread(kindred, fan, postId)).texts).toContain('Kept back');
  expect(written.comment.content).toBe('Kept back');
});
