import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createUser, type TestUser } from '../../test/data/factories.ts';
import { balanceOf } from '../../test/data/payments.ts';
import { brokenInvariants, expectInvariants } from '../../test/sql/expect-invariants.ts';

let kindred: TestApp;
let withoutGift: TestApp;
beforeAll(async () => {
  kindred = await startTestApp({ env: { WELCOME_GIFT: '120' } });
  withoutGift = await startTestApp({ env: { WELCOME_GIFT: '0' } });
});
afterAll(async () => {
  await expectInvariants(kindred);
  await Promise.all([kindred.close(), withoutGift.close()]);
});

const offer = async ({ token }: TestUser, app = kindred) =>
  (await app.call('getWelcomeGift', {}, { token })).data;
const receive = ({ token }: TestUser, app = kindred) => app.call('receiveWelcomeGift', {}, { token });

test('the welcome gift is offered, received, and stands in the history of the wallet', async () => {
  const fan = await createUser(kindred.context);
  expect(await offer(fan)).toEqual({ state: 'offered', diamonds: 120 });
  expect((await receive(fan)).data).toMatchObject({ diamonds: 120, diamond: 120 });
  expect(await offer(fan)).toEqual({ state: 'received', diamonds: 120 });
  const { data } = await kindred.call('listWalletRecords', {}, { token: fan.token });
  expect(data.list).toMatchObject([{ kind: 'grant', diamonds: 120, balance_after: 120 }]);
});

test('taken ten times at once it is given once, and each answer says the same', async () => {
  const fan = await createUser(kindred.context, { diamonds: 30 });
  const events: string[] = [];
  kindred.context.live.subscribe(fan.userId, ({ type }) => events.push(type));
  const answers = await Promise.all(Array.from({ length: 10 }, () => receive(fan)));
  for (const { code, data } of answers) {
    expect(code).toBe(2000);
    expect(data).toEqual(answers[0]?.data);
  }
  expect(await balanceOf(kindred, fan)).toBe(150);
  expect(events).toEqual(['wallet.changed']);
});

test('is the house’s own money: what one person gets, promotions pay', async () => {
  const fan = await createUser(kindred.context);
  await receive(fan);
  const { rows } = await kindred.context.pool.query(
    `select a.kind, p.amount::integer from welcome_gifts g join postings p using (entry_id)
     join ledger_accounts a using (account_id) where g.user_id = $1 order by a.kind`,
    [fan.userId],
  );
  expect(rows).toEqual([
    { kind: 'deferred_revenue', amount: 120 },
    { kind: 'diamonds_issued', amount: -120 },
    { kind: 'promotions', amount: -120 },
    { kind: 'wallet', amount: 120 },
  ]);
});

test('where the house gives none it is neither offered nor given', async () => {
  const fan = await createUser(withoutGift.context);
  expect(await offer(fan, withoutGift)).toEqual({ state: 'off', diamonds: 0 });
  expect((await receive(fan, withoutGift)).code).toBe(4207);
  expect(await balanceOf(withoutGift, fan)).toBe(0);
});

test('the check of the books finds a welcome gift that is not what was granted', async () => {
  const broken = await startTestApp();
  const fan = await createUser(broken.context);
  await receive(fan, broken);
  await broken.context.pool.query('update welcome_gifts set diamonds = diamonds + 1');
  expect(await brokenInvariants(broken)).toEqual([
    'each welcome gift is one grant to its account, paid by promotions',
  ]);
  await broken.close();
});

test('how much it is, is a setting: 100 in demo mode, none otherwise, checked at start', () => {
  expect(readConfig({}).welcomeGift).toBe(100);
  expect(readConfig({ GOOGLE_CLIENT_ID: 'x' }).welcomeGift).toBe(0);
  expect(readConfig({ WELCOME_GIFT: '250' }).welcomeGift).toBe(250);
  for (const wrong of ['-1', '1.5', 'many', '10001']) {
    expect(() => readConfig({ WELCOME_GIFT: wrong })).toThrow('WELCOME_GIFT');
  }
});
