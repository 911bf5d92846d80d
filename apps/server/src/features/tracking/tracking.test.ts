import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { passDays, subscribe } from '../../test/data/payments.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';
const make = async ({ token }: TestCreator, name: string) => {
  const { data } = await kindred.call(
    'createTrackingLink',
    { client_id: crypto.randomUUID(), name },
    { token },
  );
  return { ...data, code: data.url.split('/').at(-1) ?? '' };
};
const list = async ({ token }: TestCreator) =>
  (await kindred.call('listTrackingLinks', {}, { token })).data.list;
const click = (code: string, headers: Record<string, string> = { 'user-agent': browser }) =>
  kindred.app.inject({ url: `/l/${code}`, headers });
/** Returns the cookie of a browser that opens the link now. */
const touchOf = async (code: string) =>
  /=([^;]+)/.exec(String((await click(code)).headers['set-cookie']))?.[1] ?? '';
const say = ({ token }: TestUser, touch: string) => kindred.call('openTrackingLink', { touch }, { token });
const come = async (fan: TestUser, code: string) => say(fan, await touchOf(code));
const touchesOf = ({ userId }: TestUser) =>
  kindred.context.db
    .selectFrom('tracking_touches')
    .select(['link_id', 'touched_at'])
    .where('user_id', '=', userId)
    .execute();

test('a link leads to the creator’s page and counts people; bots, previews and prefetches are led on uncounted', async () => {
  const creator = await createCreator(kindred.context);
  const { code } = await make(creator, 'Radio');
  const first = await click(code);
  expect([first.statusCode, first.headers.location]).toEqual([302, `/@${creator.handle}`]);
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toMatch(new RegExp(`^kindred_link_${creator.charId}=[\\w-]+\\.[\\w-]{43};`));
  const otherLink = await make(creator, 'Paper');
  // The browser already has a link of this page: the first one stays.
  const again = await click(otherLink.code, { 'user-agent': browser, cookie: cookie.split(';')[0] ?? '' });
  expect(again.headers['set-cookie']).toBeUndefined();
  const others: Record<string, string>[] = [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'WhatsApp/2.23.20.0' },
    { 'user-agent': 'facebookexternalhit/1.1' },
    { 'user-agent': browser, 'sec-purpose': 'prefetch' },
    { 'user-agent': '' },
  ];
  for (const headers of others) {
    const led = await click(code, headers);
    expect([led.statusCode, led.headers['set-cookie']]).toEqual([302, undefined]);
  }
  const preview = await kindred.app.inject({
    method: 'HEAD',
    url: `/l/${code}`,
    headers: { 'user-agent': browser },
  });
  expect([preview.statusCode, preview.headers['set-cookie']]).toEqual([302, undefined]);
  expect((await list(creator)).map(({ name, click_num }) => [name, click_num])).toEqual([
    ['Paper', 1],
    ['Radio', 1],
  ]);
  expect((await click('nowhere')).headers.location).toBe('/');
});

test('who came, signed up, joined and paid counts for the first link, for thirty days, as the ledger has it', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const [firstLink, secondLink] = [await make(creator, 'One'), await make(creator, 'Two')];
  const old = await createUser(kindred.context);
  kindred.clock.advance(60);
  const touch = await touchOf(firstLink.code);
  kindred.clock.advance(60);
  const fresh = await createUser(kindred.context);
  for (const fan of [old, fresh]) await say(fan, touch);
  await come(fresh, secondLink.code);
  await subscribe(kindred, fresh, creator.charId);
  const row = async (id: string) => (await list(creator)).find(({ link_id }) => link_id === id);
  expect(await row(firstLink.link_id)).toMatchObject({ sign_up_num: 1, join_num: 1, earned_usd_cents: 799 });
  expect(await row(secondLink.link_id)).toMatchObject({ sign_up_num: 0, join_num: 0, earned_usd_cents: 0 });
  await kindred.startJobs();
  // The renewal comes after thirty days.
  await passDays(kindred, 32);
  expect((await row(firstLink.link_id))?.earned_usd_cents).toBe(799);
  // The first link has expired: now the second counts, for people who have not joined.
  await come(old, secondLink.code);
  await come(fresh, secondLink.code);
  await subscribe(kindred, old, creator.charId, 'refunded');
  expect(await row(secondLink.link_id)).toMatchObject({ sign_up_num: 0, join_num: 1, earned_usd_cents: 799 });
  await passDays(kindred, 0.1);
  expect((await row(secondLink.link_id))?.earned_usd_cents).toBe(0);
});

test('one’s own page, unknown links and two tabs at once change nothing, or once', async () => {
  const [creator, fan] = [await createCreator(kindred.context), await createUser(kindred.context)];
  const { code, link_id } = await make(creator, 'Mine');
  await come(creator, code);
  await say(fan, 'nonsense');
  await Promise.all([1, 2, 3, 4].map(() => come(fan, code)));
  expect((await touchesOf(fan)).map((touch) => touch.link_id)).toEqual([link_id]);
  expect(await touchesOf(creator)).toEqual([]);
  const stranger = await createCreator(kindred.context);
  const archived = { link_id, archived: 1 as const };
  expect((await kindred.call('archiveTrackingLink', archived, { token: stranger.token })).code).toBe(404);
  await kindred.call('archiveTrackingLink', archived, { token: creator.token });
  expect((await list(creator))[0]?.is_archived).toBe(true);
});

test('a program that opens a link a hundred times counts as twenty openings, and other people still count', async () => {
  const creator = await createCreator(kindred.context);
  const { code } = await make(creator, 'Radio');
  const open = (remoteAddress: string) =>
    kindred.app.inject({ url: `/l/${code}`, remoteAddress, headers: { 'user-agent': browser } });
  for (let n = 0; n < 100; n++) expect((await open('192.0.2.1')).statusCode).toBe(302);
  await open('192.0.2.2');
  expect((await list(creator)).map(({ click_num }) => click_num)).toEqual([21]);
});

test('when a link was opened says the server alone; what a browser changes of it, or keeps too long, counts for nothing', async () => {
  const creator = await createCreator(kindred.context);
  const [honest, forger, late] = await Promise.all([1, 2, 3].map(() => createUser(kindred.context)));
  if (!honest || !forger || !late) throw new Error('three people');
  const { code, link_id } = await make(creator, 'Radio');
  const before = kindred.clock.now().getTime();
  const touch = await touchOf(code);
  const after = kindred.clock.now().getTime();
  kindred.clock.advance(3600);
  await say(honest, touch);
  const [counted] = await touchesOf(honest);
  expect(counted?.link_id).toBe(link_id);
  const touchedAt = counted?.touched_at.getTime() ?? 0;
  expect(touchedAt >= before && touchedAt <= after).toBe(true);

  const [claims = '', signature = ''] = touch.split('.');
  const [, ends] = Buffer.from(claims, 'base64url').toString().split('.');
  const later = Buffer.from(`${link_id}.${Number(ends) + 1000}`).toString('base64url');
  await say(forger, `${later}.${signature}`);
  await say(forger, `${code}.${before}`);
  expect(await touchesOf(forger)).toEqual([]);

  kindred.clock.advance(30 * 86_400);
  await say(late, touch);
  expect(await touchesOf(late)).toEqual([]);
});
