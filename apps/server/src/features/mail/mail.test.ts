import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { comment } from '../../test/data/comments.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import {
  createCreator,
  createSession,
  createUser,
  type TestCreator,
  type TestUser,
} from '../../test/data/factories.ts';
import {
  deliverWebhooks,
  openDiamondCheckout,
  passDays as passDaysDelivered,
  pay,
  subscribe,
} from '../../test/data/payments.ts';
import { createPaidCreator, sendPayout } from '../../test/data/payouts.ts';
import { changeCharge } from '../../test/data/sandbox-charges.ts';
import { startSmtpServer } from '../../test/mail/smtp-server.ts';
import { remindOfCharges } from '../subscriptions/lifecycle/remind-of-charges.ts';
import { mailFeature } from './mail.feature.ts';
import { queueDigests } from './queue-digests.ts';

let kindred: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let creator: TestCreator;
let fan: TestUser;
let address: string;
let people = 0;

beforeAll(async () => {
  smtp = await startSmtpServer();
  kindred = await startTestApp({ replace: { mail: smtp.sender } });
});
afterAll(async () => {
  await kindred.close();
  await smtp.close();
});
beforeEach(async () => {
  await kindred.context.pool.query(
    'delete from mail_settings; delete from mails; delete from graphile_worker._private_jobs',
  );
  smtp.state.arrived = [];
  smtp.state.manner = 'take';
  creator = await createCreator(kindred.context, { name: 'Mara Moon' });
  fan = await createUser(kindred.context, { nickname: 'Mia' });
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
  address = `mia${++people}@example.com`;
});

const settings = async ({ token }: TestUser = fan) =>
  (await kindred.call('getMailSettings', {}, { token })).data;
const give = (to: string, who = fan, language = 'en') =>
  kindred.call('setMailAddress', { address: to }, { token: who.token, language });
const choose = (change: object, who = fan, language = 'en') =>
  kindred.call('updateMailSettings', change, { token: who.token, language });

/** Sends what waits, also what has failed before. */
async function deliver(): Promise<void> {
  await kindred.context.pool.query('update graphile_worker._private_jobs set run_at = now()');
  const handlers = mailFeature.longJobs?.(kindred.context) ?? {};
  const taskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload: unknown) => handle(payload, new AbortController().signal),
    ]),
  );
  await runOnce({ pgPool: kindred.context.pool, taskList, logger: new Logger(() => () => {}) });
  // That a job has failed is noted a moment later.
  const locked = 'select from graphile_worker.jobs where locked_at is not null';
  await expect.poll(async () => (await kindred.context.pool.query(locked)).rowCount).toBe(0);
}

/** The next due digest, if there is something to say. */
async function digest(): Promise<void> {
  await queueDigests(kindred.context);
  await deliver();
}

/** Text of the last mail that arrived, decoded. */
const lastText = () => textOf(smtp.state.arrived.at(-1)?.source ?? '');

function textOf(source: string): string {
  const [, headers = '', body = ''] =
    /Content-Type: text\/plain[^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n([\s\S]*?)\r\n----/.exec(source) ?? [];
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(headers)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

const linkIn = (text: string, path: string) =>
  new URL(new RegExp(`\\S+${path}\\?token=\\S+`).exec(text)?.[0] ?? 'http://none/');
const visit = (method: 'GET' | 'POST', { pathname, search }: URL, headers = {}) =>
  kindred.app.inject({
    method,
    url: pathname + search,
    headers,
    ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
  });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Gives an address and confirms it. */
async function confirm(who = fan, to = address, language = 'en'): Promise<void> {
  expect((await give(to, who, language)).code).toBe(2000);
  await deliver();
  const link = linkIn(lastText(), '/mail/confirm');
  expect((await visit('POST', link, form)).statusCode).toBe(200);
  smtp.state.arrived = [];
}

/** Buys a thousand diamonds, of which the provider tells us at once. */
async function buyDiamonds(who: TestUser, language?: string): Promise<void> {
  await pay(kindred, await openDiamondCheckout(kindred, who, 'diamonds_1000', undefined, language));
  await deliverWebhooks(kindred);
}

const passDays = (days: number) => kindred.clock.advance(days * 86_400);

test('an address gets nothing but the question until its owner presses the button; looking at the link is not enough', async () => {
  expect(await settings()).toMatchObject({ is_available: 1, state: 'none', address: '' });
  expect((await choose({ cadence: 'daily' })).code).toBe(4654);
  await give(address);
  await deliver();
  expect(smtp.state.arrived).toMatchObject([{ to: [address] }]);
  expect(smtp.state.arrived[0]?.source).not.toContain('List-Unsubscribe');
  const link = linkIn(lastText(), '/mail/confirm');
  await createPost(kindred.context, creator);
  passDays(0.5);
  await digest();
  expect(smtp.state.arrived).toHaveLength(1);

  const page = await visit('GET', link, { 'accept-language': 'zh' });
  expect(page.body).toContain('确认此邮箱');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await settings()).state).toBe('unconfirmed');
  await visit('POST', link, form);
  expect((await settings()).state).toBe('confirmed');
});

test('a link ends after a day, with another address, and when it was made up', async () => {
  await give(address);
  await deliver();
  const first = linkIn(lastText(), '/mail/confirm');
  await give(`other-${address}`);
  await deliver();
  const second = linkIn(lastText(), '/mail/confirm');
  expect((await visit('POST', first, form)).statusCode).toBe(404);
  const forged = new URL(second);
  forged.searchParams.set('token', `${forged.searchParams.get('token')?.slice(0, -4)}AAAA`);
  expect((await visit('POST', forged, form)).statusCode).toBe(404);
  passDays(1.1);
  expect((await visit('POST', second, form)).statusCode).toBe(404);
  expect((await settings()).state).toBe('unconfirmed');
});

test('nobody is asked more than three times a day, whoever asks and however often the address is taken away', async () => {
  for (let time = 0; time < 3; time++) {
    expect((await give(address)).code).toBe(2000);
    expect((await give('')).data.state).toBe('none');
  }
  expect((await give(address)).code).toBe(4655);
  const another = await createUser(kindred.context);
  expect((await give(address, another)).code).toBe(4655);
  passDays(1.1);
  expect((await give(address)).code).toBe(2000);
});

test('a digest tells of new posts that one may see, waiting messages as numbers, and nothing that was said', async () => {
  await confirm();
  const locked = await createCreator(kindred.context, { name: 'Locked Lou', groupId: 'group_1' });
  await createMembership(kindred.context, fan.userId, locked.charId, 'free');
  const quiet = await createCreator(kindred.context, { name: 'Quiet Quinn' });
  await createMembership(kindred.context, fan.userId, quiet.charId, 'free');
  await kindred.call('setBell', { char_id: quiet.charId, bell: 'off' }, { token: fan.token });
  const blocked = await createCreator(kindred.context, { name: 'Blocked Bo' });
  await createMembership(kindred.context, fan.userId, blocked.charId, 'free');
  await createBlock(kindred.context, fan.userId, blocked.userId);
  passDays(1);
  await createPost(kindred.context, creator, { content: 'The first glaze' });
  await createPost(kindred.context, creator, {
    content: 'For buyers alone',
    price: 200,
    membersIncluded: false,
  });
  for (const one of [locked, quiet, blocked])
    await createPost(kindred.context, one, { content: 'Hidden words' });
  kindred.clock.advance(60);
  const { postId } = await createPost(kindred.context, creator, { content: 'The kiln <is> on' });
  await kindred.call(
    'charger',
    { char_id: creator.charId, user_id: fan.userId, content: 'Our secret', client_id: crypto.randomUUID() },
    { token: creator.token },
  );
  passDays(7);
  await digest();
  const text = lastText();
  expect(text).toContain('Mara Moon: 2 new posts');
  expect(text).toContain('“The kiln <is> on”');
  expect(text).toContain(`/character/${creator.charId}?diary_id=${postId}`);
  expect(text).toContain('1 unread message in 1 conversation');
  expect(text).not.toMatch(/secret|Hidden|buyers|Locked|Quiet|Blocked/);
  const { source = '' } = smtp.state.arrived[0] ?? {};
  expect(source).not.toContain('<img');
  expect(source).not.toContain('Our secret');
  // What was told is not told again, and where nothing happened no mail comes.
  passDays(7);
  await digest();
  expect(smtp.state.arrived).toHaveLength(1);
});

test('a creator hears of likes and comments together, in their language', async () => {
  await confirm(creator, address, 'zh');
  await choose({ cadence: 'daily' }, creator, 'zh');
  const { postId } = await createPost(kindred.context, creator);
  await kindred.call('likePost', { content_id: postId }, { token: fan.token });
  await comment(kindred, fan, postId, 'So lovely');
  passDays(1);
  await digest();
  const text = lastText();
  expect(text).toContain('你的 1 篇帖子收到 1 个赞');
  expect(text).toContain('1 条评论和回复');
  expect(text).not.toContain('lovely');
});

test('a coming renewal is told of once, with its date and price', async () => {
  const pro = await createCreator(kindred.context, { name: 'Pro Pia', groupId: 'group_1' });
  await createMembership(kindred.context, fan.userId, pro.charId, 'pro');
  await kindred.context.pool.query('update memberships set renews = true where char_id = $1', [pro.charId]);
  await confirm();
  await choose({ cadence: 'daily' });
  const told: string[] = [];
  for (let day = 0; day < 30; day++) {
    passDays(1);
    await digest();
    told.push(...smtp.state.arrived.splice(0).map(({ source }) => textOf(source)));
  }
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/Pro Pia renews on \w+ \d+, \d{4} for \$3\.99/);
});

test('a receipt of each charge comes to an address that is known to be its buyer’s, once, whatever they chose', async () => {
  await kindred.context.pool.query(`update users set email = $1, email_verified = true where user_id = $2`, [
    `signin-${address}`,
    fan.userId,
  ]);
  await kindred.call('setMailAddress', { address: '' }, { token: fan.token });
  expect((await settings()).receipts_to).toBe(`signin-${address}`);
  await buyDiamonds(fan, 'zh');
  await deliver();
  expect(smtp.state.arrived).toMatchObject([{ to: [`signin-${address}`] }]);
  expect(lastText()).toContain('1,050 颗钻石');
  const { data } = await kindred.call('listReceipts', {}, { token: fan.token });
  expect(lastText()).toContain(`/receipts/${data.list[0]?.receipt_id}`);
  expect(smtp.state.arrived[0]?.source).not.toContain('List-Unsubscribe');

  await confirm();
  await choose({ cadence: 'off', reminders: 0 });
  await buyDiamonds(fan);
  await deliver();
  await deliver();
  expect(smtp.state.arrived).toMatchObject([{ to: [address] }]);
  expect(lastText()).toMatch(/Receipt K-\d+[\s\S]*1,050 diamonds[\s\S]*USD\s10\.00/);
  expect((await settings()).receipts_to).toBe(address);

  const stranger = await createUser(kindred.context);
  expect((await settings(stranger)).receipts_to).toBe('');
  smtp.state.arrived = [];
  await buyDiamonds(stranger);
  await deliver();
  expect(smtp.state.arrived).toEqual([]);
});

test('a refund is told by a mail of its own, with what came back in the currency that was charged; a dispute is not', async () => {
  await confirm();
  await choose({ cadence: 'off', reminders: 0 });
  const checkoutId = await openDiamondCheckout(kindred, fan, 'diamonds_1000', 'EUR');
  await pay(kindred, checkoutId);
  await deliverWebhooks(kindred);
  await deliver();
  smtp.state.arrived = [];
  await changeCharge(kindred, { checkoutId }, 'refund_half');
  await deliver();
  expect(smtp.state.arrived).toMatchObject([{ to: [address] }]);
  expect(smtp.state.arrived[0]?.source).toMatch(/Subject: Refund on receipt K-\d+/);
  expect(lastText()).toMatch(
    /goes back to what you paid with[\s\S]*Paid: EUR\s8\.66\s+Refunded since: -EUR\s4\.33/,
  );
  const { data } = await kindred.call('listReceipts', {}, { token: fan.token });
  expect(lastText()).toContain(`/receipts/${data.list[0]?.receipt_id}`);
  // Told again it is the same refund.
  await deliverWebhooks(kindred);
  await changeCharge(kindred, { checkoutId }, 'dispute');
  await deliver();
  expect(smtp.state.arrived).toHaveLength(1);
});

test('a creator is told by mail that a payout left, arrived or failed, unless they want no mail of money', async () => {
  const paid = await createPaidCreator(kindred);
  const unpaid = await createPaidCreator(kindred, 'fails');
  await confirm(paid);
  await confirm(unpaid, `unpaid-${address}`);
  await choose({ cadence: 'off' }, paid);
  await sendPayout(kindred, paid, 2500);
  await sendPayout(kindred, unpaid, 2500);
  await choose({ reminders: 0 }, unpaid);
  await deliver();
  await passDaysDelivered(kindred, 2.1);
  await deliver();
  const told = smtp.state.arrived.map(({ to, source }) => [to[0], /Subject: (.*)\r/.exec(source)?.[1]]);
  expect(told).toEqual([
    [address, 'Your payout is on its way'],
    [address, 'Your payout has arrived'],
  ]);
  expect(lastText()).toMatch(/\$25\.00[\s\S]*\/earnings-payouts/);
  await choose({ reminders: 1 }, unpaid);
  await sendPayout(kindred, unpaid, 2500);
  await passDaysDelivered(kindred, 2.1);
  await deliver();
  expect(smtp.state.arrived.at(-1)).toMatchObject({ to: [`unpaid-${address}`] });
  expect(smtp.state.arrived.at(-1)?.source).toContain('Subject: Your payout failed');
});

test('a mail comes two days before a trial ends, with date and price, unless its reader wants none', async () => {
  const pro = await createCreator(kindred.context, { name: 'Trial Tara', groupId: 'group_2_7' });
  const silent = await createUser(kindred.context);
  await confirm();
  await confirm(silent, `silent-${address}`);
  await choose({ cadence: 'off' });
  await choose({ cadence: 'off', reminders: 0 }, silent);
  for (const one of [fan, silent]) await subscribe(kindred, one, pro.charId);
  passDays(5.5);
  await remindOfCharges(kindred.context);
  await remindOfCharges(kindred.context);
  await deliver();
  expect(smtp.state.arrived).toMatchObject([{ to: [address] }]);
  const { source = '' } = smtp.state.arrived[0] ?? {};
  expect(source).toContain('Subject: Your free trial ends soon');
  expect(source).toContain('List-Unsubscribe: ');
  expect(lastText()).toMatch(/Trial Tara: .*\w+ \d+, \d{4}.*\$9\.99/);
  const link = linkIn(lastText(), '/mail/unsubscribe');
  expect((await visit('POST', link, form)).statusCode).toBe(200);
  fan.token = await createSession(kindred.context, fan.userId);
  expect(await settings()).toMatchObject({ cadence: 'off', reminders: 0 });
});

test('one click ends digests without signing in; reading the link does not, and a mail program may send any form', async () => {
  await confirm();
  await createPost(kindred.context, creator);
  passDays(8);
  await digest();
  const source = smtp.state.arrived[0]?.source.replace(/\r\n\s+/g, ' ') ?? '';
  const link = new URL(/List-Unsubscribe: <(\S+)>/.exec(source)?.[1] ?? 'http://none/');
  expect((await visit('GET', link)).body).toContain('<form method="post">');
  expect((await settings()).cadence).toBe('weekly');
  passDays(400);
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await visit('POST', link, boundary)).statusCode).toBe(200);
  expect((await visit('POST', link, form)).statusCode).toBe(200);
  fan.token = await createSession(kindred.context, fan.userId);
  expect((await settings()).cadence).toBe('off');
  await createPost(kindred.context, creator);
  passDays(30);
  await digest();
  expect(smtp.state.arrived).toHaveLength(1);
});

test('a server that is busy is asked again, one that refuses three mails is left alone until the address is given anew', async () => {
  await confirm();
  await choose({ cadence: 'daily' });
  const day = async () => {
    await createPost(kindred.context, creator);
    passDays(1);
    await digest();
  };
  smtp.state.manner = { code: 451, at: 'data' };
  await day();
  expect(smtp.state.arrived).toEqual([]);
  smtp.state.manner = 'take';
  await deliver();
  expect(smtp.state.arrived).toHaveLength(1);
  smtp.state.manner = { code: 550, at: 'recipient' };
  await day();
  expect(await settings()).toMatchObject({ state: 'confirmed', is_refused: 1 });
  await day();
  await day();
  expect(await settings()).toMatchObject({ state: 'stopped', is_refused: 1 });
  smtp.state.manner = 'take';
  await day();
  expect(smtp.state.arrived).toHaveLength(1);
  await confirm();
  expect(await settings()).toMatchObject({ state: 'confirmed', is_refused: 0 });
});

test('whatever happens twice, a mail goes out once; what nobody can be sure of is not sent again but told by the next one', async () => {
  await confirm();
  await choose({ cadence: 'daily' });
  await createPost(kindred.context, creator);
  passDays(1);
  await Promise.all([queueDigests(kindred.context), queueDigests(kindred.context)]);
  await Promise.all([deliver(), deliver()]);
  expect(smtp.state.arrived).toHaveLength(1);

  // The connection breaks after all of the mail.
  smtp.state.manner = { cut: 'after' };
  await createPost(kindred.context, creator, { content: 'Lost on the way' });
  passDays(1);
  await digest();
  smtp.state.manner = 'take';
  await deliver();
  expect(smtp.state.arrived).toHaveLength(1);
  passDays(1);
  await digest();
  expect(lastText()).toContain('Lost on the way');

  // A process that ended while it handed the mail over.
  await createPost(kindred.context, creator, { content: 'Killed on the way' });
  passDays(1);
  await queueDigests(kindred.context);
  await kindred.context.pool.query(`update mails set state = 'sending' where state = 'queued'`);
  await deliver();
  expect(smtp.state.arrived).toHaveLength(2);
  passDays(1);
  await digest();
  expect(lastText()).toContain('Killed on the way');
});

test.each([
  ['daily', 9, 1, 'UTC', '2026-03-04T08:59:00Z', '2026-03-04T09:00:00Z'],
  ['daily', 9, 1, 'UTC', '2026-03-04T09:00:00Z', '2026-03-05T09:00:00Z'],
  ['daily', 9, 1, 'Europe/Berlin', '2026-03-28T09:00:00Z', '2026-03-29T07:00:00Z'],
  ['daily', 2, 1, 'Europe/Berlin', '2026-03-29T00:00:00Z', '2026-03-29T01:00:00Z'],
  ['daily', 2, 1, 'Europe/Berlin', '2026-10-24T20:00:00Z', '2026-10-25T01:00:00Z'],
  ['daily', 2, 1, 'Europe/Berlin', '2026-10-25T01:00:00Z', '2026-10-26T01:00:00Z'],
  ['weekly', 9, 1, 'Asia/Shanghai', '2026-03-04T00:00:00Z', '2026-03-09T01:00:00Z'],
  ['weekly', 23, 7, 'Pacific/Kiritimati', '2026-03-07T23:00:00Z', '2026-03-08T09:00:00Z'],
  ['weekly', 9, 3, 'America/New_York', '2026-03-04T14:00:00Z', '2026-03-11T13:00:00Z'],
  ['off', 9, 1, 'UTC', '2026-03-04T08:59:00Z', null],
])(
  '%s at %i on day %i in %s: after %s the next one is due at %s',
  async (cadence, hour, day, zone, now, due) => {
    const { rows } = await kindred.context.pool.query('select next_digest($1, $2, $3, $4, $5) as due', [
      cadence,
      hour,
      day,
      zone,
      now,
    ]);
    expect(rows[0]?.due?.toISOString() ?? null).toBe(due && new Date(due).toISOString());
  },
);

test('whoever moves to another zone is written to at the same hour there', async () => {
  await confirm();
  const hourIn = async (zone: string) => {
    const { rows } = await kindred.context.pool.query(
      `select to_char(next_at at time zone $1, 'HH24:MI') as hour from mail_settings where user_id = $2`,
      [zone, fan.userId],
    );
    return rows[0]?.hour;
  };
  expect(await hourIn('UTC')).toBe('09:00');
  await kindred.call('updateUserData', { timezone: 'Asia/Tokyo' }, { token: fan.token });
  expect(await hourIn('Asia/Tokyo')).toBe('09:00');
});

test('an installation without a mail server says so, and takes no address', async () => {
  const { mail } = kindred.context;
  kindred.context.mail = { isOn: false, send: vi.fn() };
  expect(await settings()).toMatchObject({ is_available: 0 });
  expect((await give(address)).code).toBe(4653);
  kindred.context.mail = mail;
});
