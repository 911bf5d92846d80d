import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveEvent } from '@kindred/contract/all/events';
import { creatorPolicyVersion } from '@kindred/contract/onboarding/limits';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { drawNoise } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

let count = 0;
const newHandle = () => `newcomer_${++count}`;
const agreed = { age_confirmed: 'true', policy_accepted: 'true', policy_version: creatorPolicyVersion };

async function become(
  { token }: TestUser,
  fields: Record<string, string>,
  files: Record<string, Uint8Array> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'New Creator', ...agreed, ...fields }))
    form.set(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.set(name, new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const body = new Response(form);
  const response = await kindred.app.inject({
    method: 'POST',
    url: '/v1/api/user/confirm/become/creator',
    headers: { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, ...response.json() };
}

const user = async ({ token }: TestUser) => (await kindred.call('getUserData', {}, { token })).data;
const charactersOf = ({ userId }: TestUser) =>
  kindred.context.db.selectFrom('characters').selectAll().where('user_id', '=', userId).execute();

test('a fan becomes a creator: character, pictures, card, accounts and both consents', async () => {
  const fan = await createUser(kindred.context, { nickname: 'Ada' });
  const news: LiveEvent[] = [];
  kindred.context.live.subscribe(fan.userId, (event) => news.push(event));
  const handle = newHandle();
  // Called first, so that the session is cached as a fan's.
  expect((await kindred.call('getEarningsSummary', {}, { token: fan.token })).code).toBe(4031);
  const answer = await become(
    fan,
    {
      handle: ` @${handle.toUpperCase()} `,
      name: 'Ada Stone',
      tagline: 'Ink and paper',
      bio: 'I draw every day.',
      kind: 'art',
      group_id: 'group_2_7',
      greeting: 'Hello, come in.',
      persona: 'Ada is calm and curious.',
    },
    { avatar: await drawNoise(), banner: await drawNoise(900, 300) },
  );
  expect(answer.code).toBe(2000);
  expect(answer.data).toEqual({ char_id: expect.stringMatching(/^\d+$/), char_unique_id: handle });
  expect(await user(fan)).toMatchObject({
    is_creator: 1,
    char_id: answer.data.char_id,
    char_unique_id: handle,
    nickname: 'Ada',
  });
  expect((await kindred.call('getEarningsSummary', {}, { token: fan.token })).data.total_usd_cents).toBe(0);
  const visitor = await createUser(kindred.context);
  const { data } = await kindred.call(
    'getCharacterInfo',
    { char_id: answer.data.char_id },
    { token: visitor.token },
  );
  expect(data).toMatchObject({
    name: 'Ada Stone',
    tagline: 'Ink and paper',
    bio: 'I draw every day.',
    group_id: 'group_2_7',
    is_blue_label: 0,
    offer: { month_usd_cents: 999, trial_days: 7 },
  });
  for (const url of [data.avatar, data.banner])
    expect((await kindred.app.inject({ method: 'GET', url })).statusCode).toBe(200);
  const [character] = await charactersOf(fan);
  expect(character).toMatchObject({
    kind: 'art',
    card: { data: { first_mes: 'Hello, come in.', description: 'Ada is calm and curious.' } },
  });
  const consents = await kindred.context.db
    .selectFrom('consents')
    .select(['kind', 'text_version'])
    .where('user_id', '=', fan.userId)
    .orderBy('kind')
    .execute();
  expect(consents).toEqual([
    { kind: 'creator_age', text_version: creatorPolicyVersion },
    { kind: 'creator_policy', text_version: creatorPolicyVersion },
  ]);
  expect(news[0]).toEqual({
    type: 'creator.confirmed',
    char_id: answer.data.char_id,
    char_unique_id: handle,
  });
  expect(news.slice(1)).toMatchObject([
    {
      type: 'notification.arrived',
      notification: { push_type: 'creator_success_msg', topic: 'creator_confirmed', title: 'Ada Stone' },
    },
  ]);
});

test('the least that is needed is a name, a handle and the consents; such a character is free', async () => {
  const fan = await createUser(kindred.context);
  const answer = await become(fan, { handle: newHandle(), name: 'Plain' });
  expect(answer.code).toBe(2000);
  const [character] = await charactersOf(fan);
  expect(character).toMatchObject({ name: 'Plain', group_id: null, tagline: '', kind: null });
});

test('a repeat gives the character made first; another handle of a creator is refused', async () => {
  const fan = await createUser(kindred.context);
  const handle = newHandle();
  const answers = await Promise.all(Array.from({ length: 4 }, () => become(fan, { handle })));
  const again = await become(fan, { handle, name: 'Other name' });
  expect(new Set([...answers, again].map(({ data }) => data.char_id)).size).toBe(1);
  const characters = await charactersOf(fan);
  expect(characters.map(({ name }) => name)).toEqual(['New Creator']);
  expect((await become(fan, { handle: newHandle() })).code).toBe(4603);
  expect((await become(await createCreator(kindred.context), { handle: newHandle() })).code).toBe(4603);
});

test('of several people who want one handle at the same moment exactly one gets it', async () => {
  const handle = newHandle();
  const fans = await Promise.all(Array.from({ length: 6 }, () => createUser(kindred.context)));
  const picture = await drawNoise();
  const answers = await Promise.all(fans.map((fan) => become(fan, { handle }, { avatar: picture })));
  expect(answers.map(({ code }) => code).sort()).toEqual([2000, 4601, 4601, 4601, 4601, 4601]);
  const states = await Promise.all(fans.map(user));
  expect(states.filter(({ is_creator }) => is_creator === 1)).toHaveLength(1);
  const rows = await kindred.context.db
    .selectFrom('media')
    .select('media_id')
    .where(
      'owner_user_id',
      'in',
      fans.map(({ userId }) => userId),
    )
    .execute();
  expect(rows, 'pictures of those who were refused').toHaveLength(1);
});

describe('nothing is made', () => {
  const refused = async (fields: Record<string, string>, files?: Record<string, Uint8Array>) => {
    const fan = await createUser(kindred.context);
    const answer = await become(fan, { handle: newHandle(), ...fields }, files);
    expect((await user(fan)).is_creator).toBe(0);
    expect(await charactersOf(fan)).toEqual([]);
    return answer;
  };

  test.each<Record<string, string>>([
    { age_confirmed: 'false' },
    { policy_accepted: 'false' },
    { policy_version: '2020-01' },
  ])('without every consent to the text of today: %j', async (fields) => {
    expect((await refused(fields)).code).toBe(4103);
  });

  test.each(['ab', 'a'.repeat(31), 'with space', 'drop;table', '12345', 'ünïcode', '', '../etc'])(
    'under a handle that is none: %j',
    async (handle) => {
      expect((await refused({ handle })).code).toBe(4000);
    },
  );

  test('under a name of the house', async () => {
    for (const handle of ['admin', 'Kindred', 'support', 'kindred_help'])
      expect((await refused({ handle })).code).toBe(4601);
  });

  test.each<Record<string, string>>([
    { name: 'sexy schoolgirl' },
    { tagline: 'I want to rape you' },
    { bio: 'her home address is 5 Elm Street' },
    { greeting: 'nudes of a 15 year old' },
    { persona: 'a sexy child' },
  ])('with words that must not be published: %j', async (fields) => {
    const answer = await refused(fields);
    expect(answer).toMatchObject({ code: 4602, data: { field: Object.keys(fields)[0] } });
  });

  test.each<Record<string, string>>([
    { group_id: 'group_9' },
    { group_id: 'group_1_5' },
    { kind: 'weapons' },
    { name: ' ' },
    { bio: 'x'.repeat(2001) },
  ])('of %j', async (fields) => {
    expect((await refused(fields)).code).toBe(4000);
  });

  test('with a picture that is none, and no file stays', async () => {
    const folder = join(kindred.context.config.dataDir, 'media');
    const before = await readdir(folder).catch(() => []);
    const files = { avatar: await drawNoise(), banner: Buffer.from('<svg onload="alert(1)"/>') };
    expect((await refused({}, files)).code).toBe(4501);
    expect(await readdir(folder).catch(() => [])).toEqual(before);
  });
});

test('a handle is free, taken or no handle; one of a character that is gone stays taken', async () => {
  const { token } = await createUser(kindred.context);
  const check = async (handle: string) => (await kindred.call('checkHandle', { handle }, { token })).data;
  const existingCreator = await createCreator(kindred.context);
  expect(await check(' @Fresh_Ink ')).toEqual({ handle: 'fresh_ink', outcome: 'free' });
  expect((await check(existingCreator.handle.toUpperCase())).outcome).toBe('taken');
  expect((await check('settings')).outcome).toBe('taken');
  expect((await check('no')).outcome).toBe('invalid');
  expect((await check('2026')).outcome).toBe('invalid');
  await kindred.context.db
    .updateTable('characters')
    .set({ deleted_at: kindred.clock.now() })
    .where('char_id', '=', existingCreator.charId)
    .execute();
  expect((await check(existingCreator.handle)).outcome).toBe('taken');
});

test('nobody can take the handle that another character will need when its owner deletes their account', async () => {
  const owner = await createCreator(kindred.context);
  const squatter = await createUser(kindred.context);
  const handle = `deleted_${owner.charId}`;
  const checkResult = await kindred.call('checkHandle', { handle }, { token: squatter.token });
  expect(checkResult.data.outcome).toBe('taken');
  expect((await become(squatter, { handle })).code).toBe(4601);
  expect((await kindred.call('deleteAccount', {}, { token: owner.token })).code).toBe(2000);
});

test('half a character at the end of a text does not stop anybody from becoming a creator', async () => {
  const fan = await createUser(kindred.context);
  const input = {
    handle: newHandle(),
    name: 'Ada \ud83c',
    greeting: 'Hello \ud800',
    persona: '\udc00',
    age_confirmed: true,
    policy_accepted: true,
    policy_version: creatorPolicyVersion,
  };
  const answer = await kindred.call('becomeCreator', input, { token: fan.token });
  expect(answer.code).toBe(2000);
  const [character] = await charactersOf(fan);
  expect(character?.name).toBe('Ada \ufffd');
});

test('the handle of somebody who has gone is nobody’s', async () => {
  const [first, second] = [await createUser(kindred.context), await createUser(kindred.context)];
  const handle = newHandle();
  expect((await become(first, { handle })).code).toBe(2000);
  expect((await kindred.call('deleteAccount', {}, { token: first.token })).code).toBe(2000);
  const { data } = await kindred.call('checkHandle', { handle }, { token: second.token });
  expect(data).toEqual({ handle, outcome: 'taken' });
  expect(await become(second, { handle })).toMatchObject({ code: 4601 });
  expect(await charactersOf(second)).toEqual([]);
});
