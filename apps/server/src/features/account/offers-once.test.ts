import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signDemoIdToken } from '../../outside/sign-in/sign-demo-id-token.ts';
import { runJobs } from '../../test/app/run-jobs.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createReferral } from '../../test/data/create-referral.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { balanceOf, deliverWebhooks, pay } from '../../test/data/payments.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';
import { type OfferStage, offerStage } from '../../test/stages/offer-stage.ts';
import { usersJobs } from '../users/users.jobs.ts';

const kindred = useTestApp();
let stage: OfferStage;
beforeAll(async () => {
  stage = offerStage(kindred);
});
afterAll(async () => {
  await expectInvariants(kindred);
});

let attempts = 0;

async function signIn(sub: string): Promise<TestUser> {
  const nonce = `attempt ${++attempts}`;
  const google_id = await signDemoIdToken(kindred.context, {
    provider: 'google',
    sub,
    email: `${sub}@example.com`,
    email_verified: true,
    name: 'Mia Example',
    nonce,
  });
  const consents = { age_confirmed: true, terms_accepted: true };
  const input = { device_id: 'laptop', browser: 1 as const, google_id, nonce, ...consents };
  const { data } = await kindred.call('loginWithGoogle', input);
  return { userId: data.user_id, token: data.token };
}

const leave = async ({ token }: TestUser) =>
  expect((await kindred.call('deleteAccount', {}, { token })).code).toBe(2000);

const firstCharge = async ({ token }: TestUser) =>
  (await kindred.call('listDiamondPackages', {}, { token })).data.first_charge;

async function buyFirstCharge(fan: TestUser, card: string) {
  const { commodity_id = '' } = (await firstCharge(fan)) ?? {};
  const order = { commodity_id, redirect_url: '/wallet' };
  const { data } = await kindred.call('createDiamondCheckout', order, { token: fan.token });
  await pay(kindred, data.checkout_id, card);
  await deliverWebhooks(kindred);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  const checkoutAnswer = await kindred.call(
    'checkCheckout',
    { checkout_id: data.checkout_id },
    { token: fan.token },
  );
  return checkoutAnswer.data.state;
}

describe('who deletes their account and comes back with the same sign-in', () => {
  test('has had the promotions that they used, and is new to no page that they paid', async () => {
    const [creator, other] = [await stage.page(), await stage.page()];
    await stage.promote(creator, { percent_off: 50 });
    const first = await signIn('promoted');
    expect(await stage.offerOf(first, creator)).toMatchObject({ promotion_name: 'Autumn' });
    await stage.join(first, creator);
    await leave(first);
    await stage.promote(creator, { name: 'For the new', audience: 'new', percent_off: 30 });
    await stage.promote(other, { name: 'For the new', audience: 'new', percent_off: 30 });
    const second = await signIn('promoted');
    expect(second.userId).not.toBe(first.userId);
    expect((await stage.offerOf(second, creator))?.promotion_name).toBe('');
    expect(await stage.offerOf(second, other)).toMatchObject({ promotion_name: 'For the new' });
    const stranger = await signIn('another');
    expect((await stage.offerOf(stranger, creator))?.promotion_name).toBeTruthy();
  });

  test('has had the first-charge offer', async () => {
    const first = await signIn('charged');
    expect(await buyFirstCharge(first, 'success')).toBe('paid');
    await leave(first);
    expect(await firstCharge(await signIn('charged'))).toBeNull();
    expect(await firstCharge(await signIn('never charged'))).not.toBeNull();
  });

  test('has the weekly limit that they set, with what of it is used, for a week', async () => {
    const creator = await createCreator(kindred.context, { chatMode: 1 });
    const first = await signIn('limited');
    await kindred.call('setSpendingLimits', { weekly_usd_cents: 1000 }, { token: first.token });
    const buy = async ({ token }: TestUser) => {
      const order = { commodity_id: 'diamonds_500', redirect_url: '/wallet', expected_price: 500 };
      const opened = await kindred.call('createDiamondCheckout', order, { token });
      if (opened.code !== 2000) return opened.code;
      await pay(kindred, opened.data.checkout_id);
      await deliverWebhooks(kindred);
      return opened.code;
    };
    const give = async ({ token }: TestUser, price: number) => {
      const gift = { char_id: creator.charId, price };
      return (await kindred.call('charger', gift, { token, key: crypto.randomUUID() })).code;
    };
    expect(await buy(first)).toBe(2000);
    expect(await give(first, 400)).toBe(2000);
    await leave(first);
    kindred.clock.advance(86_400);

    const second = await signIn('limited');
    const limits = async ({ token }: TestUser) =>
      (await kindred.call('getSpendingLimits', {}, { token })).data;
    expect(await limits(second)).toMatchObject({
      weekly_usd_cents: 1000,
      spent_usd_cents: 400,
      charged_usd_cents: 500,
    });
    expect(await buy(second)).toBe(2000);
    expect(await buy(second)).toBe(4221);
    await leave(second);
    const third = await signIn('limited');
    expect(await buy(third)).toBe(4221);
    await leave(third);

    kindred.clock.advance(7 * 86_400 + 60);
    await runJobs(kindred);
    expect(await limits(await signIn('limited'))).toMatchObject({ weekly_usd_cents: null });
    expect(await limits(await signIn('unlimited'))).toMatchObject({ weekly_usd_cents: null });
  });

  test('brings their inviter no further twelve months as a creator', async () => {
    const shares = ({ userId }: TestUser) =>
      query(kindred.context.db, 'select user_id from referral_shares where user_id = $1', [userId]);
    const inviter = await createCreator(kindred.context);
    const first = await createCreator(kindred.context);
    await signsInAs(first, 'invited');
    await createReferral(kindred.context, inviter, first);
    expect(await shares(first)).toHaveLength(1);
    await leave(first);
    const again = await createCreator(kindred.context);
    await signsInAs(again, 'invited');
    await createReferral(kindred.context, inviter, again);
    expect(await shares(again)).toEqual([]);
  });
});

describe('who comes with a new sign-in and the card of another account', () => {
  test('has had its promotion: what was charged goes back, and the price without it is shown', async () => {
    const creator = await stage.page();
    await stage.promote(creator, { percent_off: 50 });
    const subscribeWith = async (fan: TestUser, card: string) => {
      const { data } = await stage.open(fan, creator);
      await pay(kindred, data.checkout_id, card);
      await deliverWebhooks(kindred);
      await runJobs(kindred);
      await deliverWebhooks(kindred);
      return stage.subscriptionOf(fan);
    };
    const [first, second] = [await signIn('card one'), await signIn('card two')];
    expect(await subscribeWith(first, 'shared')).toMatchObject({ state: 'active' });
    expect(await subscribeWith(second, 'shared')).toBeUndefined();
    expect(await stage.paidBy(second)).toEqual([500, -500]);
    expect((await stage.offerOf(second, creator))?.promotion_name).toBe('');
    expect(await subscribeWith(second, 'shared')).toMatchObject({ state: 'active', next_usd_cents: 999 });
  });

  test('has had its first-charge offer, and gets the money back', async () => {
    const [first, second] = [await signIn('card three'), await signIn('card four')];
    expect(await buyFirstCharge(first, 'shared')).toBe('paid');
    expect(await buyFirstCharge(second, 'shared')).toBe('refunded');
    expect(await balanceOf(kindred, second)).toBe(0);
    expect(await firstCharge(second)).toBeNull();
  });
});

test('what is kept of a sign-in names nobody, even to a reader of the table, and goes after three years', async () => {
  const fan = await createUser(kindred.context, { diamonds: 0 });
  await signsInAs(fan, 'forgotten');
  await kindred.call('receiveWelcomeGift', {}, { token: fan.token });
  await leave(fan);
  const kept = () => query<{ digest: Buffer }>(kindred.context.db, 'select digest from used_offers', []);
  const plain = `select sha256(convert_to('demo:google' || chr(10) || 'forgotten', 'UTF8')) as digest`;
  const [guess] = await query<{ digest: Buffer }>(kindred.context.db, plain, []);
  const before = await kept();
  expect(before.length).toBeGreaterThan(0);
  expect(before.some(({ digest }) => guess?.digest.equals(digest))).toBe(false);
  kindred.clock.advance(3 * 366 * 86_400);
  await usersJobs(kindred.context)['users.delete-old-used-offers']?.({}, new AbortController().signal);
  expect(await kept()).toEqual([]);
});

async function signsInAs({ userId }: TestUser, subject: string): Promise<void> {
  await kindred.context.db
    .insertInto('sign_in_identities')
    .values({ issuer: 'demo:google', subject, user_id: userId, created_at: kindred.clock.now() })
    .execute();
}
