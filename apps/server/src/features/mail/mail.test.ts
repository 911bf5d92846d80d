import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPost } from '../../test/data/create-post.ts';
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
import { htmlForm, linkIn, type MailStage, startMailStage } from '../../test/mail/mail-stage.ts';
import { query } from '../../test/sql/query.ts';
import { remindOfCharges } from '../subscriptions/lifecycle/remind-of-charges.ts';

let stage: MailStage;
let creator: TestCreator;
let fan: TestUser;
let address: string;

beforeAll(async () => {
  stage = await startMailStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  ({ creator, fan, address } = await stage.begin());
});

/** Buys a thousand diamonds; the provider's webhook arrives at once. */
async function buyDiamonds(user: TestUser, language?: string): Promise<void> {
  await pay(
    stage.kindred,
    await openDiamondCheckout(stage.kindred, user, 'diamonds_1000', undefined, language),
  );
  await deliverWebhooks(stage.kindred);
}

test('an address gets nothing but the question until its owner presses the button; looking at the link is not enough', async () => {
  expect(await stage.settings(fan)).toMatchObject({ is_available: 1, state: 'none', address: '' });
  expect((await stage.choose(fan, { cadence: 'daily' })).code).toBe(4654);
  await stage.give(fan, address);
  await stage.deliver();
  expect(stage.smtp.state.arrived).toMatchObject([{ to: [address] }]);
  expect(stage.smtp.state.arrived[0]?.source).not.toContain('List-Unsubscribe');
  const link = linkIn(stage.lastText(), '/mail/confirm');
  await createPost(stage.kindred.context, creator);
  stage.passDays(0.5);
  await stage.digest();
  expect(stage.smtp.state.arrived).toHaveLength(1);

  const page = await stage.visit('GET', link, { 'accept-language': 'zh' });
  expect(page.body).toContain('确认此邮箱');
  expect(page.body).toContain(address);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await stage.settings(fan)).state).toBe('unconfirmed');
  await stage.visit('POST', link, htmlForm);
  expect((await stage.settings(fan)).state).toBe('confirmed');
});

test('a link ends after a day, with another address, and when it was made up', async () => {
  await stage.give(fan, address);
  await stage.deliver();
  const first = linkIn(stage.lastText(), '/mail/confirm');
  await stage.give(fan, `other-${address}`);
  await stage.deliver();
  const second = linkIn(stage.lastText(), '/mail/confirm');
  expect((await stage.visit('GET', first)).statusCode).toBe(404);
  expect((await stage.visit('POST', first, htmlForm)).statusCode).toBe(404);
  const forged = new URL(second);
  forged.searchParams.set('token', `${forged.searchParams.get('token')?.slice(0, -4)}AAAA`);
  expect((await stage.visit('POST', forged, htmlForm)).statusCode).toBe(404);
  stage.passDays(1.1);
  expect((await stage.visit('POST', second, htmlForm)).statusCode).toBe(404);
  expect((await stage.settings(fan)).state).toBe('unconfirmed');
});

test('nobody is asked more than three times a day, whoever asks and however often the address is taken away', async () => {
  for (let time = 0; time < 3; time++) {
    expect((await stage.give(fan, address)).code).toBe(2000);
    expect((await stage.give(fan, '')).data.state).toBe('none');
  }
  expect((await stage.give(fan, address)).code).toBe(4655);
  const secondUser = await createUser(stage.kindred.context);
  expect((await stage.give(secondUser, address)).code).toBe(4655);
  stage.passDays(1.1);
  expect((await stage.give(fan, address)).code).toBe(2000);
});

test('a receipt of each charge comes to an address that is known to be its buyer’s, once, whatever they chose', async () => {
  await stage.kindred.context.pool.query(
    `update users set email = $1, email_verified = true where user_id = $2`,
    [`signin-${address}`, fan.userId],
  );
  await stage.kindred.call('setMailAddress', { address: '' }, { token: fan.token });
  expect((await stage.settings(fan)).receipts_to).toBe(`signin-${address}`);
  await buyDiamonds(fan, 'zh');
  await stage.deliver();
  expect(stage.smtp.state.arrived).toMatchObject([{ to: [`signin-${address}`] }]);
  expect(stage.lastText()).toContain('1,050 颗钻石');
  const { data } = await stage.kindred.call('listReceipts', {}, { token: fan.token });
  expect(stage.lastText()).toContain(`/receipts/${data.list[0]?.receipt_id}`);
  expect(stage.smtp.state.arrived[0]?.source).not.toContain('List-Unsubscribe');

  await stage.confirm(fan, address);
  await stage.choose(fan, { cadence: 'off', reminders: 0 });
  await buyDiamonds(fan);
  await stage.deliver();
  await stage.deliver();
  expect(stage.smtp.state.arrived).toMatchObject([{ to: [address] }]);
  expect(stage.lastText()).toMatch(/Receipt K-\d+[\s\S]*1,050 diamonds[\s\S]*\$10\.00/);
  expect((await stage.settings(fan)).receipts_to).toBe(address);

  const stranger = await createUser(stage.kindred.context);
  expect((await stage.settings(stranger)).receipts_to).toBe('');
  // An address whose owner has agreed to nothing gets no receipt either.
  const unproven = { address: `unproven-${address}` };
  await stage.kindred.call('setMailAddress', unproven, { token: stranger.token });
  await stage.deliver();
  expect((await stage.settings(stranger)).receipts_to).toBe('');
  stage.smtp.state.arrived = [];
  await buyDiamonds(stranger);
  await stage.deliver();
  expect(stage.smtp.state.arrived).toEqual([]);
});

test('a refund is told by a mail of its own, with what came back in the currency that was charged; a dispute is not', async () => {
  const { kindred, smtp } = stage;
  await stage.confirm(fan, address);
  await stage.choose(fan, { cadence: 'off', reminders: 0 });
  const checkoutId = await openDiamondCheckout(kindred, fan, 'diamonds_1000', 'EUR');
  await pay(kindred, checkoutId);
  await deliverWebhooks(kindred);
  await stage.deliver();
  smtp.state.arrived = [];
  await changeCharge(kindred, { checkoutId }, 'refund_half');
  await stage.deliver();
  expect(smtp.state.arrived).toMatchObject([{ to: [address] }]);
  expect(smtp.state.arrived[0]?.source).toMatch(/Subject: Refund on receipt K-\d+/);
  expect(stage.lastText()).toMatch(
    /goes back to what you paid with[\s\S]*Paid: €8\.70\s+Refunded since: -€4\.35/,
  );
  const { data } = await kindred.call('listReceipts', {}, { token: fan.token });
  expect(stage.lastText()).toContain(`/receipts/${data.list[0]?.receipt_id}`);
  // A repeated webhook is the same refund.
  await deliverWebhooks(kindred);
  await changeCharge(kindred, { checkoutId }, 'dispute');
  await stage.deliver();
  expect(smtp.state.arrived).toHaveLength(1);
});

test('a creator is told by mail that a payout left, arrived or failed, unless they want no mail of money', async () => {
  const { kindred, smtp } = stage;
  const paid = await createPaidCreator(kindred);
  const unpaid = await createPaidCreator(kindred, 'fails');
  await stage.confirm(paid, address);
  await stage.confirm(unpaid, `unpaid-${address}`);
  await stage.choose(paid, { cadence: 'off' });
  await sendPayout(kindred, paid, 2500);
  await sendPayout(kindred, unpaid, 2500);
  await stage.choose(unpaid, { reminders: 0 });
  await stage.deliver();
  await passDaysDelivered(kindred, 2.1);
  await stage.deliver();
  const mails = smtp.state.arrived.map(({ to, source }) => [to[0], /Subject: (.*)\r/.exec(source)?.[1]]);
  expect(mails).toEqual([
    [address, 'Your payout is on its way'],
    [address, 'Your payout has arrived'],
  ]);
  expect(stage.lastText()).toMatch(/\$25\.00[\s\S]*\/earnings-payouts/);
  await stage.choose(unpaid, { reminders: 1 });
  await sendPayout(kindred, unpaid, 2500);
  await passDaysDelivered(kindred, 2.1);
  await stage.deliver();
  expect(smtp.state.arrived.at(-1)).toMatchObject({ to: [`unpaid-${address}`] });
  expect(smtp.state.arrived.at(-1)?.source).toContain('Subject: Your payout failed');
});

test('a mail comes two days before a trial ends, with date and price, unless its reader wants none', async () => {
  const pro = await createCreator(stage.kindred.context, { name: 'Trial Tara', groupId: 'group_2_7' });
  const silent = await createUser(stage.kindred.context);
  const weary = await createUser(stage.kindred.context);
  await stage.confirm(fan, address);
  await stage.confirm(silent, `silent-${address}`);
  await stage.confirm(weary, `weary-${address}`);
  await stage.choose(fan, { cadence: 'off' });
  await stage.choose(silent, { cadence: 'off', reminders: 0 });
  await stage.choose(weary, { cadence: 'off' });
  for (const user of [fan, silent, weary]) await subscribe(stage.kindred, user, pro.charId);
  stage.passDays(5.5);
  await remindOfCharges(stage.kindred.context);
  await remindOfCharges(stage.kindred.context);
  const queued = await query<{ user_id: string }>(
    stage.kindred.context.db,
    `select user_id from mails where kind = 'reminder' and user_id = any($1::bigint[]) order by user_id`,
    [[fan.userId, silent.userId, weary.userId]],
  );
  expect(queued.map(({ user_id }) => user_id).toSorted()).toEqual([fan.userId, weary.userId].toSorted());
  weary.token = await createSession(stage.kindred.context, weary.userId);
  await stage.choose(weary, { cadence: 'off', reminders: 0 });
  await stage.deliver();
  expect(stage.smtp.state.arrived).toMatchObject([{ to: [address] }]);
  const { source = '' } = stage.smtp.state.arrived[0] ?? {};
  expect(source).toContain('Subject: Your free trial ends soon');
  expect(source).toContain('List-Unsubscribe: ');
  expect(stage.lastText()).toMatch(/Trial Tara: .*\w+ \d+, \d{4}.*\$9\.99/);
  const link = linkIn(stage.lastText(), '/mail/unsubscribe');
  expect((await stage.visit('POST', link, htmlForm)).statusCode).toBe(200);
  fan.token = await createSession(stage.kindred.context, fan.userId);
  expect(await stage.settings(fan)).toMatchObject({ cadence: 'off', reminders: 0 });
});

test('one click ends digests without signing in; reading the link does not, and a mail program may send any form', async () => {
  await stage.confirm(fan, address);
  await createPost(stage.kindred.context, creator);
  stage.passDays(8);
  await stage.digest();
  const source = stage.smtp.state.arrived[0]?.source.replace(/\r\n\s+/g, ' ') ?? '';
  const link = new URL(/List-Unsubscribe: <(\S+)>/.exec(source)?.[1] ?? 'http://none/');
  expect((await stage.visit('GET', link)).body).toContain('<form method="post">');
  expect((await stage.settings(fan)).cadence).toBe('weekly');
  stage.passDays(400);
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await stage.visit('POST', link, boundary)).statusCode).toBe(200);
  expect((await stage.visit('POST', link, htmlForm)).statusCode).toBe(200);
  fan.token = await createSession(stage.kindred.context, fan.userId);
  expect((await stage.settings(fan)).cadence).toBe('off');
  await createPost(stage.kindred.context, creator);
  stage.passDays(30);
  await stage.digest();
  expect(stage.smtp.state.arrived).toHaveLength(1);
});

test('the link of an old address ends no mail to a new one', async () => {
  await stage.confirm(fan, address);
  await createPost(stage.kindred.context, creator);
  stage.passDays(8);
  await stage.digest();
  const old = linkIn(stage.lastText(), '/mail/unsubscribe');
  await stage.confirm(fan, `new-${address}`);
  const before = await stage.settings(fan);
  expect(before).toMatchObject({ state: 'confirmed', cadence: 'weekly' });
  await stage.visit('POST', old, htmlForm);
  expect(await stage.settings(fan)).toEqual(before);
  await createPost(stage.kindred.context, creator);
  stage.passDays(8);
  await stage.digest();
  expect(stage.smtp.state.arrived.map(({ to }) => to)).toEqual([[`new-${address}`]]);
  await stage.visit('POST', linkIn(stage.lastText(), '/mail/unsubscribe'), htmlForm);
  expect((await stage.settings(fan)).cadence).toBe('off');
});

test('a server that is busy is asked again, one that refuses three mails is left alone until the address is given anew', async () => {
  await stage.confirm(fan, address);
  await stage.choose(fan, { cadence: 'daily' });
  const day = async () => {
    await createPost(stage.kindred.context, creator);
    stage.passDays(1);
    await stage.digest();
  };
  stage.smtp.state.manner = { code: 451, at: 'data' };
  await day();
  expect(stage.smtp.state.arrived).toEqual([]);
  stage.smtp.state.manner = 'take';
  await stage.deliver();
  expect(stage.smtp.state.arrived).toHaveLength(1);
  stage.smtp.state.manner = { code: 550, at: 'recipient' };
  await day();
  expect(await stage.settings(fan)).toMatchObject({ state: 'confirmed', is_refused: 1 });
  await day();
  await day();
  expect(await stage.settings(fan)).toMatchObject({ state: 'stopped', is_refused: 1 });
  stage.smtp.state.manner = 'take';
  await day();
  expect(stage.smtp.state.arrived).toHaveLength(1);
  await stage.confirm(fan, address);
  expect(await stage.settings(fan)).toMatchObject({ state: 'confirmed', is_refused: 0 });
});

test('an installation without a mail server says so, and takes no address', async () => {
  const { mail } = stage.kindred.context;
  stage.kindred.context.mail = { isOn: false, send: vi.fn() };
  expect(await stage.settings(fan)).toMatchObject({ is_available: 0 });
  expect((await stage.give(fan, address)).code).toBe(4653);
  stage.kindred.context.mail = mail;
});
