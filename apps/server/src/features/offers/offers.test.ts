import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import {
  deliverWebhooks,
  openCharacterCheckout,
  passDays,
  pay,
  subscribe,
} from '../../test/data/payments.ts';
import { remind } from '../../test/data/remind.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { dayAfter } from './present-offer.ts';

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp();
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
  await kindred.close();
});

type Wanted = Parameters<typeof kindred.call<'createPromotion'>>[1];

const page = (groupId = 'group_2') => createCreator(kindred.context, { groupId });
const newFan = () => createUser(kindred.context);
const promote = async ({ token }: TestCreator, wanted: Partial<Wanted>) => {
  const common = { client_id: crypto.randomUUID(), name: 'Autumn', audience: 'everyone' } as const;
  return (await kindred.call('createPromotion', { ...common, ...wanted }, { token })).data;
};
const codeOf = (url: string | null) => new URL(url ?? '').searchParams.get('offer') ?? '';
const options = async ({ token }: TestUser, { charId }: TestCreator, code?: string) =>
  (await kindred.call('listSubscriptionOptions', { char_id: charId, ...(code ? { code } : {}) }, { token }))
    .data;
const offerOf = async ({ token }: TestUser, { charId }: TestCreator) =>
  (await kindred.call('getCharacterInfo', { char_id: charId }, { token })).data.offer;
const promotionsOf = async ({ token }: TestCreator) =>
  (await kindred.call('listPromotions', {}, { token })).data.list;
const subscriptionOf = async ({ token }: TestUser) =>
  (await kindred.call('listSubscriptions', {}, { token })).data.list[0];

type How = {
  code?: string;
  plan?: 'month' | 'bundle_3';
  expected_price?: number;
  expected_terms?: string;
};
async function open(fan: TestUser, creator: TestCreator, how: How = {}) {
  const { list } = await options(fan, creator, how.code);
  const shown = list.find(({ plan }) => plan === (how.plan ?? 'month'));
  const asked = { expected_price: shown?.due_usd_cents, expected_terms: shown?.terms, ...how };
  const input = { char_id: creator.charId, redirect_url: '/home', ...asked };
  return kindred.call('createCharacterCheckout', input, { token: fan.token });
}
async function join(fan: TestUser, creator: TestCreator, how: How = {}) {
  const { data } = await open(fan, creator, how);
  await pay(kindred, data.checkout_id);
  await deliverWebhooks(kindred);
  return data.checkout_id;
}
const paidBy = async ({ token }: TestUser) =>
  (await kindred.call('listWalletRecords', {}, { token })).data.list
    .map(({ usd_cents }) => usd_cents)
    .toReversed();

/** What the fan was told of the first charge at the full price; the job that tells runs each hour. */
const remindersOf = async ({ token }: TestUser) => {
  await remind(kindred);
  const { list } = (await kindred.call('listNotifications', {}, { token })).data;
  const told = list.filter(({ topic }) => topic === 'renewal_ahead');
  return told.map(({ usd_cents, due_time }) => ({ usd_cents, due_time }));
};

describe('the price of a page', () => {
  test('is the lowest of today among all that a fan could have, and of these the lowest of a year', async () => {
    const [fan, creator] = [await newFan(), await page()];
    await promote(creator, { name: 'Fifth off', percent_off: 20, months: 2 });
    await promote(creator, { name: 'Half off', percent_off: 50 });
    await promote(creator, { name: 'Half off, long', percent_off: 50, months: 3 });
    await promote(creator, { name: 'First month', first_usd_cents: 700 });
    expect(await offerOf(fan, creator)).toMatchObject({
      promotion_name: 'Half off, long',
      first_charge_usd_cents: 500,
      intro_charges: 3,
      month_usd_cents: 999,
    });
    const { list } = await options(fan, creator);
    expect(list[0]).toMatchObject({ plan: 'month', due_usd_cents: 500, promotion_name: 'Half off, long' });
  });

  test('is said with the days of its charges, on the calendar where the fan lives', async () => {
    const [fan, creator] = [await newFan(), await page('group_2_7')];
    const asked = { char_id: creator.charId };
    const { data } = await kindred.call('getCharacterInfo', asked, {
      token: fan.token,
      timezone: 'Pacific/Auckland',
    });
    const day = dayAfter(kindred.clock.now(), { days: 7 }, 'Pacific/Auckland');
    expect(data.offer).toMatchObject({ first_charge_date: day, full_price_date: day, intro_charges: 0 });
    expect(dayAfter(new Date('2026-02-27T23:30:00Z'), { days: 3 }, 'Asia/Tokyo')).toBe('2026-03-03');
    expect(dayAfter(new Date('2026-12-31T01:00:00Z'), { days: 1 }, 'America/New_York')).toBe('2026-12-31');
    expect(dayAfter(new Date('2026-11-30T12:00:00Z'), { months: 3 }, 'UTC')).toBe('2027-02-28');
  });

  test('has the page’s own free days before any promotion, and the promotion for who has had them', async () => {
    const [fan, creator] = [await newFan(), await page('group_2_7')];
    await promote(creator, { percent_off: 50 });
    expect(await offerOf(fan, creator)).toMatchObject({ trial_days: 7, promotion_name: '' });
    await subscribe(kindred, fan, creator.charId);
    await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
    await passDays(kindred, 8);
    expect(await offerOf(fan, creator)).toMatchObject({ trial_days: 0, first_charge_usd_cents: 500 });
  });

  test('that is not the one that was shown is refused with the new one, also where only what follows differs', async () => {
    const [fan, creator] = [await newFan(), await page()];
    expect((await open(fan, creator, { expected_price: 500 })).msg).toContain('price');
    const { promotion_id } = await promote(creator, { percent_off: 50, months: 3 });
    const [shown] = (await options(fan, creator)).list;
    await kindred.call('stopPromotion', { promotion_id }, { token: creator.token });
    await promote(creator, { percent_off: 50, months: 1 });
    const stale = { expected_price: 500, expected_terms: shown?.terms ?? '' };
    expect((await open(fan, creator, stale)).code).toBe(4202);
    expect((await open(fan, creator)).code).toBe(2000);
  });
});

describe('a promotion', () => {
  test('costs its price for as many months as it says, then the month’s, and the creator earns of what was paid', async () => {
    const [fan, creator] = [await newFan(), await page()];
    await promote(creator, { percent_off: 50, months: 2 });
    await join(fan, creator);
    expect(await subscriptionOf(fan)).toMatchObject({
      month_usd_cents: 999,
      next_usd_cents: 500,
      intro_left: 1,
    });
    await passDays(kindred, 32);
    expect(await subscriptionOf(fan)).toMatchObject({ next_usd_cents: 999, intro_left: 0 });
    expect(await remindersOf(fan)).toEqual([]);
    await passDays(kindred, 18);
    const due_time = (await subscriptionOf(fan))?.period_end;
    for (let looked = 0; looked < 2; looked++)
      expect(await remindersOf(fan)).toEqual([{ usd_cents: 999, due_time }]);
    await passDays(kindred, 13);
    expect(await paidBy(fan)).toEqual([500, 500, 999]);
    await passDays(kindred, 20);
    expect(await remindersOf(fan)).toHaveLength(1);
    const { data } = await kindred.call('getEarningsSummary', {}, { token: creator.token });
    expect(data.pending_usd_cents + data.available_usd_cents).toBe(400 + 400 + 799);
  });

  test('past due is paid with another card at the price that is due, with what remains of it', async () => {
    const [fan, creator] = [await newFan(), await page()];
    await promote(creator, { percent_off: 50, months: 3 });
    const { data } = await open(fan, creator);
    await pay(kindred, data.checkout_id, 'renewal_declined');
    await deliverWebhooks(kindred);
    await passDays(kindred, 32);
    const again = { char_id: creator.charId, redirect_url: '/home' };
    const own = { token: fan.token };
    expect((await kindred.call('paySubscription', { ...again, expected_price: 999 }, own)).code).toBe(4202);
    const paid = await kindred.call('paySubscription', { ...again, expected_price: 500 }, own);
    await pay(kindred, paid.data.checkout_id);
    await deliverWebhooks(kindred);
    await passDays(kindred, 32);
    await passDays(kindred, 32);
    expect(await paidBy(fan)).toEqual([500, 500, 500, 999]);
  });

  test('holds while it lasts: another price is asked for, agreed to and charged only afterwards', async () => {
    const [fan, creator] = [await newFan(), await page()];
    await promote(creator, { percent_off: 50, months: 2 });
    await join(fan, creator);
    await kindred.call('setSubscriptionPrice', { group_id: 'group_3' }, { token: creator.token });
    const agree = () =>
      kindred.call('acceptPrice', { char_id: creator.charId, expected_price: 1999 }, { token: fan.token });
    const renewals = async () => (await kindred.call('listRenewals', {}, { token: fan.token })).data;
    expect(await subscriptionOf(fan)).toMatchObject({ offered_usd_cents: null, next_usd_cents: 500 });
    expect(await agree()).toMatchObject({ code: 4202, data: { price: 999 } });
    expect(await renewals()).toMatchObject({ list: [{ usd_cents: 500 }], year_usd_cents: 500 + 11 * 999 });
    await passDays(kindred, 32);
    expect(await subscriptionOf(fan)).toMatchObject({ offered_usd_cents: 1999, next_usd_cents: 999 });
    expect((await agree()).code).toBe(2000);
    const changed = () =>
      kindred.context.db
        .selectFrom('sandbox_subscriptions')
        .select('checkout_id')
        .where('month_amount', '=', 1999)
        .execute();
    await expect.poll(changed).toHaveLength(1);
    await passDays(kindred, 31);
    expect(await paidBy(fan)).toEqual([500, 500, 1999]);
    expect((await renewals()).list).toMatchObject([{ usd_cents: 1999 }]);
  });

  test('is for whom it says: the new, the lapsed, the chosen, or who came by its link', async () => {
    const [creator, fan, lapsed, chosen] = [await page(), await newFan(), await newFan(), await newFan()];
    await subscribe(kindred, lapsed, creator.charId);
    await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: lapsed.token });
    await passDays(kindred, 33);
    await promote(creator, { name: 'New', audience: 'new', percent_off: 10 });
    await promote(creator, { name: 'Lapsed', audience: 'lapsed', percent_off: 20 });
    await promote(creator, {
      name: 'Chosen',
      audience: 'chosen',
      user_ids: [chosen.userId],
      percent_off: 30,
    });
    const { url } = await promote(creator, { name: 'Link', audience: 'link', percent_off: 40 });
    const name = async (one: TestUser) => (await offerOf(one, creator))?.promotion_name;
    expect(await name(fan)).toBe('New');
    expect(await name(lapsed)).toBe('Lapsed');
    expect(await name(chosen)).toBe('Chosen');
    const linked = await options(lapsed, creator, codeOf(url));
    expect([linked.code, linked.list[0]?.promotion_name]).toEqual(['counts', 'Link']);
    expect((await options(lapsed, creator, 'nonsense')).code).toBe('over');
    await createBlock(kindred.context, creator.userId, fan.userId);
    const hidden = await kindred.call(
      'listSubscriptionOptions',
      { char_id: creator.charId },
      { token: fan.token },
    );
    expect(hidden.code).toBe(404);
  });

  test('of ten places, which forty fans ask for at the same moment, is had by ten; a place comes back unpaid', async () => {
    const creator = await page();
    await promote(creator, { percent_off: 50, claim_limit: 10 });
    const fans = await Promise.all(Array.from({ length: 40 }, newFan));
    const { list } = await options(fans[0] as TestUser, creator);
    const asked = { char_id: creator.charId, redirect_url: '/home', expected_price: list[0]?.due_usd_cents };
    const answers = await Promise.all(
      fans.map(({ token }) => kindred.call('createCharacterCheckout', asked, { token })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 2000),
      ...Array.from({ length: 30 }, () => 4202),
    ]);
    expect((await promotionsOf(creator))[0]).toMatchObject({ claim_num: 10, state: 'used_up' });
    const first = answers.findIndex(({ code }) => code === 2000);
    const late = fans[answers.findIndex(({ code }) => code === 4202)] as TestUser;
    expect((await offerOf(late, creator))?.first_charge_usd_cents).toBe(999);
    // Whoever holds a place is still shown its price.
    expect((await offerOf(fans[first] as TestUser, creator))?.first_charge_usd_cents).toBe(500);
    await passDays(kindred, 1.1);
    expect((await offerOf(late, creator))?.first_charge_usd_cents).toBe(500);
  });

  test('is used once by a person, ends on its day or when it is stopped, and who has it keeps it', async () => {
    const [fan, other, creator] = [await newFan(), await newFan(), await page()];
    const end_time = new Date(kindred.clock.now().getTime() + 3 * 86_400_000).toISOString();
    await promote(creator, { name: 'Short', percent_off: 60, months: 2, end_time });
    await join(fan, creator);
    await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
    const { list } = await kindred
      .call(
        'listPromotionClaims',
        { promotion_id: (await promotionsOf(creator))[0]?.promotion_id ?? '' },
        { token: creator.token },
      )
      .then(({ data }) => data);
    expect(list).toMatchObject([{ user_id: fan.userId, state: 'paid', first_usd_cents: 400 }]);
    await kindred.call('resumeSubscription', { char_id: creator.charId }, { token: fan.token });
    await passDays(kindred, 4);
    expect((await offerOf(other, creator))?.promotion_name).toBe('');
    expect((await promotionsOf(creator))[0]?.state).toBe('over');
    await passDays(kindred, 28);
    expect(await paidBy(fan)).toEqual([400, 400]);
    await promote(creator, { name: 'Again', percent_off: 50 });
    await join(other, creator);
    await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: other.token });
    await passDays(kindred, 32);
    expect((await offerOf(other, creator))?.promotion_name).toBe('');
  });

  test('that is no offer at all, or another creator’s, is refused', async () => {
    const [creator, other] = [await page(), await page()];
    const { token } = creator;
    const code = async (wanted: Partial<Wanted>) => {
      const common = { client_id: crypto.randomUUID(), name: 'Odd', audience: 'everyone' } as const;
      return (await kindred.call('createPromotion', { ...common, ...wanted }, { token })).code;
    };
    expect(await code({})).toBe(4000);
    expect(await code({ percent_off: 50, first_usd_cents: 100 })).toBe(4000);
    expect(await code({ first_usd_cents: 999 })).toBe(4000);
    expect(await code({ first_usd_cents: 100, months: 2 })).toBe(4000);
    expect(await code({ trial_days: 7 })).toBe(4000);
    expect(await code({ percent_off: 50, audience: 'chosen' })).toBe(4000);
    expect(await code({ percent_off: 50, end_time: '2020-01-01T00:00:00Z' })).toBe(4000);
    const client_id = 'once';
    const [made, again] = [
      await promote(creator, { client_id, percent_off: 5 }),
      await promote(creator, { client_id, percent_off: 5 }),
    ];
    expect(again).toEqual(made);
    const { promotion_id } = made;
    expect((await kindred.call('stopPromotion', { promotion_id }, { token: other.token })).code).toBe(404);
    const claims = await kindred.call('listPromotionClaims', { promotion_id }, { token: other.token });
    expect(claims.data.list).toEqual([]);
  });
});

describe('a free-trial link', () => {
  test('gives its days to whom it lets in, counts them, and gives nobody a second trial', async () => {
    const [fan, other, creator] = [await newFan(), await newFan(), await page()];
    const { url } = await promote(creator, {
      name: 'Radio',
      audience: 'link',
      trial_days: 14,
      claim_limit: 1,
    });
    expect(url).toContain(`/character/${creator.handle}?offer=`);
    const code = codeOf(url);
    const [shown] = (await options(fan, creator, code)).list;
    expect(shown).toMatchObject({
      trial_days: 14,
      due_usd_cents: 0,
      month_usd_cents: 999,
      promotion_name: 'Radio',
    });
    await join(fan, creator, { code });
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'trialing', next_usd_cents: 999 });
    expect((await options(other, creator, code)).code).toBe('over');
    await passDays(kindred, 14 + 1 / 24);
    expect(await paidBy(fan)).toEqual([999]);
    await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
    await passDays(kindred, 33);
    const second = await promote(creator, { audience: 'link', trial_days: 7 });
    const again = await options(fan, creator, codeOf(second.url));
    expect([again.code, again.list[0]?.trial_days]).toEqual(['used', 0]);
  });
});

describe('a bundle', () => {
  test('is paid at once for its months, tells two weeks before they end, and renews by the month', async () => {
    const [fan, other, creator] = [await newFan(), await newFan(), await page()];
    const bundles = [{ months: 3 as const, percent_off: 20 }];
    await kindred.call('setBundles', { bundles }, { token: creator.token });
    await promote(creator, { percent_off: 50 });
    const three = (await options(fan, creator)).list.find(({ plan }) => plan === 'bundle_3');
    expect(three).toMatchObject({
      due_usd_cents: 2398,
      intro_months: 3,
      month_usd_cents: 999,
      percent_off: 20,
    });
    await join(fan, creator, { plan: 'bundle_3' });
    const mine = await subscriptionOf(fan);
    expect(mine?.period_end?.slice(0, 10)).toBe(three?.full_price_date);
    await join(other, creator, { plan: 'bundle_3' });
    await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: other.token });
    await passDays(kindred, 70);
    expect(await remindersOf(fan)).toEqual([]);
    await passDays(kindred, 10);
    expect(await remindersOf(fan)).toEqual([{ usd_cents: 999, due_time: mine?.period_end }]);
    expect(await remindersOf(other)).toEqual([]);
    expect(await paidBy(fan)).toEqual([2398]);
    await passDays(kindred, 14);
    expect(await paidBy(fan)).toEqual([2398, 999]);
    expect((await kindred.call('getPageOffers', {}, { token: creator.token })).data).toEqual({
      bundles,
      max_months: 12,
    });
  });

  test('that the page does not have cannot be bought, and two of the same length are refused', async () => {
    const [fan, creator] = [await newFan(), await page()];
    expect((await open(fan, creator, { plan: 'bundle_3', expected_price: 2997 })).code).toBe(4204);
    const twice = [
      { months: 3 as const, percent_off: 5 },
      { months: 3 as const, percent_off: 10 },
    ];
    expect((await kindred.call('setBundles', { bundles: twice }, { token: creator.token })).code).toBe(4000);
    expect((await openCharacterCheckout(kindred, fan, creator.charId)).code).toBe(2000);
  });
});
