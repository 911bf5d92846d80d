import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../test/app/start-test-app.ts';
import { openCharacterCheckout, passDays, subscribe } from '../../test/data/payments.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { codeOf, type OfferStage, offerStage } from '../../test/stages/offer-stage.ts';
import { dayAfter } from './present-offer.ts';

let stage: OfferStage;
beforeAll(async () => {
  const kindred = await startTestApp();
  await kindred.startJobs();
  stage = offerStage(kindred);
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

describe('the price of a page', () => {
  test('is the lowest of today among all that a fan could have, and of these the lowest of a year', async () => {
    const [fan, creator] = [await stage.newFan(), await stage.page()];
    await stage.promote(creator, { name: 'Fifth off', percent_off: 20, months: 2 });
    await stage.promote(creator, { name: 'Half off', percent_off: 50 });
    await stage.promote(creator, { name: 'Half off, long', percent_off: 50, months: 3 });
    await stage.promote(creator, { name: 'First month', first_usd_cents: 700 });
    expect(await stage.offerOf(fan, creator)).toMatchObject({
      promotion_name: 'Half off, long',
      first_charge_usd_cents: 500,
      intro_charges: 3,
      month_usd_cents: 999,
    });
    const { list } = await stage.options(fan, creator);
    expect(list[0]).toMatchObject({ plan: 'month', due_usd_cents: 500, promotion_name: 'Half off, long' });
  });

  test('is said with the days of its charges, on the calendar where the fan lives', async () => {
    const [fan, creator] = [await stage.newFan(), await stage.page('group_2_7')];
    const pageInput = { char_id: creator.charId };
    const { data } = await stage.kindred.call('getCharacterInfo', pageInput, {
      token: fan.token,
      timezone: 'Pacific/Auckland',
    });
    const day = dayAfter(stage.kindred.clock.now(), { days: 7 }, 'Pacific/Auckland');
    expect(data.offer).toMatchObject({ first_charge_date: day, full_price_date: day, intro_charges: 0 });
    expect(dayAfter(new Date('2026-02-27T23:30:00Z'), { days: 3 }, 'Asia/Tokyo')).toBe('2026-03-03');
    expect(dayAfter(new Date('2026-12-31T01:00:00Z'), { days: 1 }, 'America/New_York')).toBe('2026-12-31');
    expect(dayAfter(new Date('2026-11-30T12:00:00Z'), { months: 3 }, 'UTC')).toBe('2027-02-28');
  });

  test('has the page’s own free days before any promotion, and the promotion for who has had them', async () => {
    const [fan, creator] = [await stage.newFan(), await stage.page('group_2_7')];
    await stage.promote(creator, { percent_off: 50 });
    expect(await stage.offerOf(fan, creator)).toMatchObject({ trial_days: 7, promotion_name: '' });
    await subscribe(stage.kindred, fan, creator.charId);
    await stage.kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
    await passDays(stage.kindred, 8);
    expect(await stage.offerOf(fan, creator)).toMatchObject({ trial_days: 0, first_charge_usd_cents: 500 });
  });

  test('that is not the one that was shown is refused with the new one, also where only what follows differs', async () => {
    const [fan, creator] = [await stage.newFan(), await stage.page()];
    expect((await stage.open(fan, creator, { expected_price: 500 })).msg).toContain('price');
    const { promotion_id } = await stage.promote(creator, { percent_off: 50, months: 3 });
    const [firstOption] = (await stage.options(fan, creator)).list;
    await stage.kindred.call('stopPromotion', { promotion_id }, { token: creator.token });
    await stage.promote(creator, { percent_off: 50, months: 1 });
    const stale = { expected_price: 500, expected_terms: firstOption?.terms ?? '' };
    expect((await stage.open(fan, creator, stale)).code).toBe(4202);
    expect((await stage.open(fan, creator)).code).toBe(2000);
  });
});

describe('a free-trial link', () => {
  test('gives its days to whom it lets in, counts them, and gives nobody a second trial', async () => {
    const [fan, other, creator] = [await stage.newFan(), await stage.newFan(), await stage.page()];
    const { url } = await stage.promote(creator, {
      name: 'Radio',
      audience: 'link',
      trial_days: 14,
      claim_limit: 1,
    });
    expect(url).toContain(`/character/${creator.handle}?offer=`);
    const code = codeOf(url);
    const [firstOption] = (await stage.options(fan, creator, code)).list;
    expect(firstOption).toMatchObject({
      trial_days: 14,
      due_usd_cents: 0,
      month_usd_cents: 999,
      promotion_name: 'Radio',
    });
    await stage.join(fan, creator, { code });
    expect(await stage.subscriptionOf(fan)).toMatchObject({ state: 'trialing', next_usd_cents: 999 });
    expect((await stage.options(other, creator, code)).code).toBe('over');
    await passDays(stage.kindred, 14 + 1 / 24);
    expect(await stage.paidBy(fan)).toEqual([999]);
    await stage.kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
    await passDays(stage.kindred, 33);
    const second = await stage.promote(creator, { audience: 'link', trial_days: 7 });
    const again = await stage.options(fan, creator, codeOf(second.url));
    expect([again.code, again.list[0]?.trial_days]).toEqual(['used', 0]);
  });
});

describe('a bundle', () => {
  test('is paid at once for its months, tells two weeks before they end, and renews by the month', async () => {
    const [fan, other, creator] = [await stage.newFan(), await stage.newFan(), await stage.page()];
    const bundles = [{ months: 3 as const, percent_off: 20 }];
    await stage.kindred.call('setBundles', { bundles }, { token: creator.token });
    await stage.promote(creator, { percent_off: 50 });
    const three = (await stage.options(fan, creator)).list.find(({ plan }) => plan === 'bundle_3');
    expect(three).toMatchObject({
      due_usd_cents: 2398,
      intro_months: 3,
      month_usd_cents: 999,
      percent_off: 20,
    });
    await stage.join(fan, creator, { plan: 'bundle_3' });
    const mine = await stage.subscriptionOf(fan);
    expect(mine?.period_end?.slice(0, 10)).toBe(three?.full_price_date);
    await stage.join(other, creator, { plan: 'bundle_3' });
    await stage.kindred.call('cancelSubscription', { char_id: creator.charId }, { token: other.token });
    await passDays(stage.kindred, 70);
    expect(await stage.remindersOf(fan)).toEqual([]);
    await passDays(stage.kindred, 10);
    expect(await stage.remindersOf(fan)).toEqual([{ usd_cents: 999, due_time: mine?.period_end }]);
    expect(await stage.remindersOf(other)).toEqual([]);
    expect(await stage.paidBy(fan)).toEqual([2398]);
    await passDays(stage.kindred, 14);
    expect(await stage.paidBy(fan)).toEqual([2398, 999]);
    expect((await stage.kindred.call('getPageOffers', {}, { token: creator.token })).data).toEqual({
      bundles,
      max_months: 12,
    });
  });

  test('that the page does not have cannot be bought, and two of the same length are refused', async () => {
    const [fan, creator] = [await stage.newFan(), await stage.page()];
    expect((await stage.open(fan, creator, { plan: 'bundle_3', expected_price: 2997 })).code).toBe(4204);
    const twice = [
      { months: 3 as const, percent_off: 5 },
      { months: 3 as const, percent_off: 10 },
    ];
    expect((await stage.kindred.call('setBundles', { bundles: twice }, { token: creator.token })).code).toBe(
      4000,
    );
    expect((await openCharacterCheckout(stage.kindred, fan, creator.charId)).code).toBe(2000);
  });
});
