import { isTimezone } from '@kindred/contract/wire/timezone';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { drawNoise } from '../../test/data/create-post.ts';
import { createCreator, createUser } from '../../test/data/factories.ts';

const kindred = useTestApp();

/** Sends the form that the settings send. */
async function sendForm(token: string, fields: Record<string, string | Buffer>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    body.append(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]));
  }
  const request = new Request('http://localhost', { method: 'POST', body });
  const response = await kindred.app.inject({
    method: 'POST',
    url: '/v1/api/user/data',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json() as { code: number; data: { nickname: string; avatar: string } };
}

test('a fan changes name and picture in one go, and takes the picture away again', async () => {
  const { token } = await createUser(kindred.context);
  const saved = await sendForm(token, { nickname: ' Nova ', avatar: await drawNoise() });
  expect(saved.code).toBe(2000);
  expect(saved.data.nickname).toBe('Nova');
  expect(saved.data.avatar).toMatch(/^\/media\/[\w-]{22}\/w\d+$/);
  expect((await kindred.app.inject(saved.data.avatar)).headers['content-type']).toBe('image/webp');
  const removed = await sendForm(token, { avatar: '' });
  expect([removed.data.nickname, removed.data.avatar]).toEqual(['Nova', '']);
});

test('what is no picture is refused and changes nothing', async () => {
  const { token } = await createUser(kindred.context, { nickname: 'Before' });
  const refused = await sendForm(token, { nickname: 'After', avatar: Buffer.from('<svg onload="x">') });
  expect(refused.code).toBe(4501);
  expect((await kindred.call('getUserData', {}, { token })).data.nickname).toBe('Before');
});

test('a name that the rules refuse is not taken', async () => {
  const { token } = await createUser(kindred.context, { nickname: 'Before' });
  expect((await sendForm(token, { nickname: 'her home address is 5' })).code).toBe(4602);
  expect((await kindred.call('getUserData', {}, { token })).data.nickname).toBe('Before');
});

test.each(['+05:30', '-0800', 'ACT', 'SystemV/EST5', 'US/Pacific-New'])(
  '%s is no time zone, since the database would read it otherwise or not at all',
  async (timezone) => {
    const { token } = await createUser(kindred.context);
    expect((await kindred.call('updateUserData', { timezone }, { token })).code).toBe(4000);
  },
);

test('who I am is read and changed alike at both addresses', async () => {
  const { token } = await createUser(kindred.context);
  expect((await kindred.call('updateUserDataV3', { nickname: 'Third' }, { token })).data.nickname).toBe(
    'Third',
  );
  expect((await kindred.call('updateUserData', { nickname: 'First' }, { token })).data.nickname).toBe(
    'First',
  );
  const [third, first] = await Promise.all([
    kindred.call('getUserData', {}, { token }),
    kindred.call('getUserDataV1', {}, { token }),
  ]);
  expect(first.data).toMatchObject({ nickname: 'First', user_id: third.data.user_id });
});

test('every time zone that a browser offers is one to the database as well', async () => {
  const offered = Intl.supportedValuesOf('timeZone');
  expect(offered.filter((timezone) => !isTimezone(timezone))).toEqual([]);
  const text = 'select now() at time zone zone from unnest($1::text[]) zone';
  expect((await kindred.context.pool.query(text, [offered])).rowCount).toBe(offered.length);
});

test('a time zone must be one that exists', async () => {
  const { token } = await createUser(kindred.context);
  expect((await kindred.call('updateUserData', { timezone: 'Asia/Tokyo' }, { token })).code).toBe(2000);
  expect((await kindred.call('updateUserData', { timezone: 'Moon/Crater' }, { token })).code).toBe(4000);
  expect((await kindred.call('getAccount', {}, { token })).data.timezone).toBe('Asia/Tokyo');
});

test('I see since when I am here and which accounts elsewhere open mine', async () => {
  const { context, clock } = kindred;
  const { userId, token } = await createUser(context);
  const linked = { user_id: userId, created_at: clock.now() };
  await context.db
    .insertInto('sign_in_identities')
    .values([
      { ...linked, issuer: 'demo:apple', subject: userId },
      { ...linked, issuer: 'https://not-in-use.example', subject: userId },
    ])
    .execute();
  const { data } = await kindred.call('getAccount', {}, { token });
  expect(data.identities.map(({ provider }) => provider)).toEqual(['apple']);
  expect(new Date(data.created_time).getTime()).toBeLessThanOrEqual(clock.now().getTime());
});

test('all notices are on until one is switched off, in one place alone and for oneself alone', async () => {
  const [me, other] = [await createUser(kindred.context), await createCreator(kindred.context)];
  const off = { push_type: 'chat_msg', channel: 'site', is_on: 0 } as const;
  await kindred.call('updatePushConfig', off, { token: me.token });
  const choices = async (token: string) =>
    (await kindred.call('getPushConfig', {}, { token })).data.list.find(
      ({ push_type }) => push_type === 'chat_msg',
    );
  expect(await choices(me.token)).toEqual({ push_type: 'chat_msg', push: 1, site: 0 });
  expect(await choices(other.token)).toEqual({ push_type: 'chat_msg', push: 1, site: 1 });
  await kindred.call('updatePushConfig', { ...off, is_on: 1 }, { token: me.token });
  expect(await choices(me.token)).toMatchObject({ site: 1 });
});
