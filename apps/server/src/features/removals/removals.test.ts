import type { CallInput } from '@kindred/contract/all/calls';
import { refusals } from '@kindred/contract/wire/errors';
import { languages } from '@kindred/contract/wire/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../test/app/run-jobs.ts';
import { sendForm } from '../../test/app/send-form.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { transferFile } from '../../test/app/transfer.ts';
import { createMembership, createPost, drawNoise } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';
import { hideDue } from './hide-due.ts';

const kindred = useTestApp();
const hour = 3600;
let creator: TestCreator;
let reader: TestUser;
let first: TestUser;
let second: TestUser;

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  reader = await createUser(kindred.context);
  await createMembership(kindred.context, reader.userId, creator.charId, 'free');
  [first, second] = [await createModerator(), await createModerator()];
});
afterAll(() => expectInvariants(kindred));

async function createModerator(): Promise<TestUser> {
  const person = await createUser(kindred.context);
  await query(kindred.context.db, `update users set role = 'moderator' where user_id = $1`, [person.userId]);
  return person;
}

const addressOf = ({ handle }: TestCreator, postId: string) =>
  `${kindred.context.publicUrl()}/@${handle}/post/${postId}`;
let visitors = 0;
/** Each visitor has an address of their own, so that the limit of one is not everybody's. */
const nextAddress = () => `203.0.113.${++visitors}`;

async function ask(url: string, more: Partial<CallInput<'createRemoval'>> = {}) {
  const payload = {
    kind: 'intimate_image',
    url,
    content: 'This shows me, and I never agreed to it.',
    signature: 'Ann Example',
    email: 'ann@example.org',
    ...more,
  };
  const request = { method: 'POST', url: '/v3/api/removal/create', payload } as const;
  const answer = await kindred.app.inject({ ...request, remoteAddress: nextAddress() });
  return answer.json<{ code: number; data: { request_id: string; due_time: string } }>();
}
const listOpen = async () =>
  (await kindred.call('listCases', { queue: 'removals', size: 100 }, { token: first.token })).data.list;
const caseAbout = async (postId: string) =>
  (await listOpen()).find(({ subject_id }) => subject_id === postId) ?? expect.fail('no case');
async function decide(
  case_id: string,
  decision: 'remove' | 'dismiss' | 'restore' | 'strike',
  by = first,
  queue: 'removals' | 'appeals' = 'removals',
) {
  const input = { queue, case_id, decision, reason: 'non_consent' } as const;
  const { code } = await kindred.call('decideCase', input, { token: by.token, key: crypto.randomUUID() });
  await runJobs(kindred);
  return code;
}
const stateOf = async (postId: string) => {
  const rows = await query<{ state: number }>(
    kindred.context.db,
    'select state from posts where post_id = $1',
    [postId],
  );
  return rows[0]?.state;
};

async function upload(person: TestUser, file: Buffer) {
  const fields = { client_id: crypto.randomUUID(), file };
  return sendForm(kindred, 'uploadMedia', fields, person.token);
}

/** Publishes a picture in a post of its own. */
async function publish(person: TestCreator, file: Buffer): Promise<string> {
  const { media_id } = (await upload(person, file)).data as { media_id: string };
  const post = { content: 'Look', price: 0, state: 1 as const, media: [{ media_id }] };
  const client_id = crypto.randomUUID();
  const answer = await kindred.call('createPost', { ...post, client_id }, { token: person.token });
  expect(answer.code).toBe(2000);
  return answer.data.diary_id;
}

describe('a request for removal', () => {
  test('needs no account, stands before staff with its clock, and is one however often it is sent', async () => {
    const { postId } = await createPost(kindred.context, creator);
    const client_id = crypto.randomUUID();
    const url = addressOf(creator, postId);
    const answer = await ask(url, { client_id });
    const due = kindred.clock.now().getTime() + 48 * hour * 1000;
    expect(Math.abs(Date.parse(answer.data.due_time) - due)).toBeLessThan(60_000);
    expect((await ask(url, { client_id })).data).toEqual(answer.data);
    const opened = await caseAbout(postId);
    expect(opened).toMatchObject({ severity: 0, user_id: creator.userId, report_count: 1 });
    expect(opened.due_time).toBe(answer.data.due_time);
    expect(opened.reports[0]?.detail).toContain('Ann Example, ann@example.org');
    const [stored] = await query<{ text: string }>(
      kindred.context.db,
      'select r::text as text from removal_requests r where request_id = $1',
      [answer.data.request_id],
    );
    expect(stored?.text).not.toContain('ann@example.org');
    expect(stored?.text).not.toContain(Buffer.from('ann@example.org').toString('hex'));
  });

  test('is about a post or a page of this place', async () => {
    const { postId } = await createPost(kindred.context, creator);
    const { handle, charId } = creator;
    const home = kindred.context.publicUrl();
    const app = `${home}/character/${charId}?diary_id=${postId}`;
    for (const url of [app, `${home}/@${handle}`, `${home}/character/${charId}`])
      expect((await ask(url, { kind: 'illegal' })).code).toBe(2000);
    const wrong = [
      'https://example.org/@somebody',
      `${home}/@${handle}/post/999999999`,
      `${home}/home`,
      `${home}/@%`,
      'x',
    ];
    for (const url of wrong) expect((await ask(url)).code).toBe(refusals.notFound.code);
  });

  test('takes an intimate image with all identical copies, refuses it from then on, and an appeal brings it back', async () => {
    const file = await drawNoise();
    const other = await createCreator(kindred.context);
    const postId = await publish(creator, file);
    const copyId = await publish(other, file);
    const media = (await kindred.call('getPost', { diary_id: copyId }, { token: other.token })).data.media;
    const open = async () => (await kindred.app.inject({ url: media[0]?.url ?? '' })).statusCode;
    expect(await open()).toBe(200);
    await ask(addressOf(creator, postId));
    const { case_id } = await caseAbout(postId);
    expect(await decide(case_id, 'remove')).toBe(2000);
    expect([await stateOf(postId), await stateOf(copyId)]).toEqual([3, 3]);
    expect(await open()).toBe(404);
    expect((await upload(reader, file)).code).toBe(refusals.fileWithheld.code);
    const sender = { origin: await kindred.listen(), token: other.token };
    const mediaId = await transferFile(sender, file, {
      metadata: { filename: 'a.png', filetype: 'image/png' },
    });
    await runJobs(kindred);
    const own = await kindred.call('listOwnMedia', { media_ids: mediaId }, { token: other.token });
    expect(own.data.list[0]).toMatchObject({ state: 'failed', reason: 'fileWithheld' });

    const decisions = (await kindred.call('listDecisions', {}, { token: other.token })).data.list;
    expect(decisions[0]).toMatchObject({ kind: 'post_removed', subject_id: copyId, can_appeal: 1 });
    const mine = (await kindred.call('listDecisions', {}, { token: creator.token })).data.list[0];
    const appeal = { decision_id: mine?.decision_id ?? '', content: 'She agreed, in writing' };
    expect((await kindred.call('createAppeal', appeal, { token: creator.token })).code).toBe(2000);
    const appeals = await kindred.call('listCases', { queue: 'appeals' }, { token: second.token });
    const { case_id: appealId } =
      appeals.data.list.find(({ user_id }) => user_id === creator.userId) ?? expect.fail('no appeal');
    expect(await decide(appealId, 'restore', first, 'appeals')).toBe(refusals.caseClosed.code);
    expect(await decide(appealId, 'restore', second, 'appeals')).toBe(2000);
    expect(await stateOf(postId)).toBe(1);
    expect((await upload(reader, file)).code).toBe(2000);
    expect(await open()).toBe(200);
  });

  test('hides an intimate image an hour before the clock ends, and shows it again where staff find nothing', async () => {
    const { postId } = await createPost(kindred.context, creator);
    const { postId: copied } = await createPost(kindred.context, creator);
    await ask(addressOf(creator, postId));
    await ask(addressOf(creator, copied), { kind: 'copyright' });
    kindred.clock.advance(47 * hour - 120);
    await hideDue(kindred.context);
    expect(await stateOf(postId)).toBe(1);
    kindred.clock.advance(240);
    await hideDue(kindred.context);
    expect([await stateOf(postId), await stateOf(copied)]).toEqual([3, 1]);
    expect(await decide((await caseAbout(postId)).case_id, 'dismiss')).toBe(2000);
    expect(await stateOf(postId)).toBe(1);
  });
});

describe('the page /removal', () => {
  const fetchPage = (method: 'GET' | 'POST', fields: Record<string, string> = {}, language = 'en') =>
    kindred.app.inject({
      method,
      url: '/removal',
      remoteAddress: nextAddress(),
      headers: {
        'accept-language': language,
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'POST' && { payload: new URLSearchParams(fields).toString() }),
    });

  test('is there in every language, without script', async () => {
    const pages = await Promise.all(languages.map((language) => fetchPage('GET', {}, language)));
    const titles = pages.map(({ body }) => /<h1>(.*?)<\/h1>/.exec(body)?.[1]);
    expect(new Set(titles).size).toBe(languages.length);
    for (const { statusCode, body } of pages) {
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script');
    }
  });

  test('takes a request, keeps what was typed where something is wrong, and writes back no markup', async () => {
    const { postId } = await createPost(kindred.context, creator);
    const fields = {
      kind: 'copyright',
      url: addressOf(creator, postId),
      content: 'A photograph of mine, from my own site <b>',
      signature: 'Ann Example',
      email: 'ann@example.org',
    };
    const unsigned = await fetchPage('POST', fields);
    expect(unsigned.statusCode).toBe(400);
    expect(unsigned.body).toContain('site &lt;b&gt;');
    const elsewhere = await fetchPage('POST', { ...fields, declare: '1', url: 'https://example.org/x' });
    expect(elsewhere.body).toContain('There is no post or page of Kindred at this address');
    const sent = await fetchPage('POST', { ...fields, declare: '1' });
    expect(sent.statusCode).toBe(200);
    expect((await caseAbout(postId)).reports[0]).toMatchObject({ reason: 'copyright' });
  });
});
