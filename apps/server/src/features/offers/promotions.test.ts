import type { CallInput } from '@kindred/contract/all/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import type { TestUser } from '../../test/data/factories.ts';
import { deliverWebhooks, passDays, pay, subscribe } from '../../test/data/payments.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { codeOf, type OfferStage, offerStage } from '../../test/stages/offer-stage.ts';

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

describe('a promotion', () => {
  test('costs its price for as many months as it says, then the month’s, and the creator earns of what was paid', async () => {
    const [fan, creator] = [await stage.newFan(), await stage.page()];
    await stage.promote(creator, { percent_off: 50, months: 2 });
    await stage.join(fan, creator);
    expect(await stage.subscriptionOf(fan)).toMatchObject({
      month_usd_cents: 999,
      next_usd_cents: 500,
      intro_left: 1,
    });
    await passDays(stage.kindred, 32);
    expect(await stage.subscriptionOf(fan)).toMatchObject({ next_usd_cents: 999, intro_left: 0 });
    expect(await stage.remindersOf(fan)).toEqual([]);
    await passDays(stage.kindred, 18);
    const due_time = (await stage.subscriptionOf(fan))?.period_end;
    for (let looked = 0; looked < 2; looked++)
      expect(await stage.remindersOf(fan)).toEqual([{ usd_cents: 999, due_time }]);
    await passDays(stage.kindred, 13);
    expect(await stage.paidBy(fan)).toEqual([500, 500, 999]);
    await passDays(stage.kindred, 20);
    expect(await stage.remindersOf(fan)).toHaveLength(1);
    const { data } = await stage.kindred.call('getEarningsSummary', {}, { token: creator.token });
    expect(data.pending_usd_cents + data.available_usd_cents).toBe(400 + 400 + 799);
  });

  test('past due is paid with another card at the price that is due, with what remains of it', async () => {
    const [fan, creator] = [await stage.newFan(), await stage.page()];
    await stage.promote(creator, { percent_off: 50, months: 3 });
    const { data } = await stage.open(fan, creator);
    await pay(stage.kindred, data.checkout_id, 'renewal_declined');
    await deliverWebhooks(stage.kindred);
    await passDays(stage.kindred, 32);
    const again = { char_id: creator.charId, redirect_url: '/home' };
    const own = { token: fan.token };
    expect((await stage.kindred.call('paySubscription', { ...again, expected_price: 999 }, own)).code).toBe(
      4202,
    );
    const paid = await stage.kindred.call('paySubscription', { ...again, expected_price: 500 }, own);
    await pay(stage.kindred, paid.data.checkout_id);
    await deliverWebhooks(stage.kindred);
    await passDays(stage.kindred, 32);
    await passDays(stage.kindred, 32);
    expect(await stage.paidBy(fan)).toEqual([500, 500, 500, 999]);
  });

  test('holds while it lasts: another price is asked for, agreed to and charged only afterwards', async () => {
    const [fan, creator] = [await stage.newFan(), await stage.page()];
    await stage.promote(creator, { percent_off: 50, months: 2 });
    await stage.join(fan, creator);
    await stage.kindred.call('setSubscriptionPrice', { group_id: 'group_3' }, { token: creator.token });
    const agree = () =>
      stage.kindred.call(
        'acceptPrice',
        { char_id: creator.charId, expected_price: 1999 },
        { token: fan.token },
      );
    const renewals = async () => (await stage.kindred.call('listRenewals', {}, { token: fan.token })).data;
    expect(await stage.subscriptionOf(fan)).toMatchObject({ offered_usd_cents: null, next_usd_cents: 500 });
    expect(await agree()).toMatchObject({ code: 4202, data: { price: 999 } });
    expect(await renewals()).toMatchObject({ list: [{ usd_cents: 500 }], year_usd_cents: 500 + 11 * 999 });
    await passDays(stage.kindred, 32);
    expect(await stage.subscriptionOf(fan)).toMatchObject({ offered_usd_cents: 1999, next_usd_cents: 999 });
    expect((await agree()).code).toBe(2000);
    const changed = () =>
      stage.kindred.context.db
        .selectFrom('sandbox_subscriptions')
        .select('checkout_id')
        .where('month_amount', '=', 1999)
        .execute();
    await expect.poll(changed).toHaveLength(1);
    await passDays(stage.kindred, 31);
    expect(await stage.paidBy(fan)).toEqual([500, 500, 1999]);
    expect((await renewals()).list).toMatchObject([{ usd_cents: 1999 }]);
  });

  test('is for whom it says: the new, the lapsed, the chosen, or who came by its link', async () => {
    const [creator, fan, lapsed, chosenFan] = [
      await stage.page(),
      await stage.newFan(),
      await stage.newFan(),
      await stage.newFan(),
    ];
    await subscribe(stage.kindred, lapsed, creator.charId);
    await stage.kindred.call('cancelSubscription', { char_id: creator.charId }, { token: lapsed.token });
    await passDays(stage.kindred, 33);
    await stage.promote(creator, { name: 'New', audience: 'new', percent_off: 10 });
    await stage.promote(creator, { name: 'Lapsed', audience: 'lapsed', percent_off: 20 });
    await stage.promote(creator, {
      name: 'Chosen',
      audience: 'chosen',
      user_ids: [chosenFan.userId],
      percent_off: 30,
    });
    const { url } = await stage.promote(creator, { name: 'Link', audience: 'link', percent_off: 40 });
    const name = async (viewer: TestUser) => (await stage.offerOf(viewer, creator))?.promotion_name;
    expect(await name(fan)).toBe('New');
    expect(await name(lapsed)).toBe('Lapsed');
    expect(await name(chosenFan)).toBe('Chosen');
    const linked = await stage.options(lapsed, creator, codeOf(url));
    expect([linked.code, linked.list[0]?.promotion_name]).toEqual(['counts', 'Link']);
    expect((await stage.options(lapsed, creator, 'nonsense')).code).toBe('over');
    await createBlock(stage.kindred.context, creator.userId, fan.userId);
    const hidden = await stage.kindred.call(
      'listSubscriptionOptions',
      { char_id: creator.charId },
      { token: fan.token },
    );
    expect(hidden.code).toBe(404);
  });

  test('of ten places, which forty fans ask for at the same moment, is had by ten; a place comes back unpaid', async () => {
    const creator = await stage.page();
    await stage.promote(creator, { percent_off: 50, claim_limit: 10 });
    const fans = await Promise.all(Array.from({ length: 40 }, stage.newFan));
    const { list } = await stage.options(fans[0] as TestUser, creator);
    const checkoutInput = {
      char_id: creator.charId,
      redirect_url: '/home',
      expected_price: list[0]?.due_usd_cents,
    };
    const answers = await Promise.all(
      fans.map(({ token }) => stage.kindred.call('createCharacterCheckout', checkoutInput, { token })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 2000),
      ...Array.from({ length: 30 }, () => 4202),
    ]);
    expect((await stage.promotionsOf(creator))[0]).toMatchObject({ claim_num: 10, state: 'used_up' });
    const first = answers.findIndex(({ code }) => code === 2000);
    const late = fans[answers.findIndex(({ code }) => code === 4202)] as TestUser;
    expect((await stage.offerOf(late, creator))?.first_charge_usd_cents).toBe(999);
    // A fan who holds a place still sees its price.
    expect((await stage.offerOf(fans[first] as TestUser, creator))?.first_charge_usd_cents).toBe(500);
    await passDays(stage.kindred, 1.1);
    expect((await stage.offerOf(late, creator))?.first_charge_usd_cents).toBe(500);
  });

  test('is used once by a person, ends on its day or when it is stopped, and who has it keeps it', async () => {
    const [fan, other, creator] = [await stage.newFan(), await stage.newFan(), await stage.page()];
    const end_time = new Date(stage.kindred.clock.now().getTime() + 3 * 86_400_000).toISOString();
    await stage.promote(creator, { name: 'Short', percent_off: 60, months: 2, end_time });
    await stage.join(fan, creator);
    await stage.kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
    const { list } = await stage.kindred
      .call(
        'listPromotionClaims',
        { promotion_id: (await stage.promotionsOf(creator))[0]?.promotion_id ?? '' },
        { token: creator.token },
      )
      .then(({ data }) => data);
    expect(list).toMatchObject([{ user_id: fan.userId, state: 'paid', first_usd_cents: 400 }]);
    await stage.kindred.call('resumeSubscription', { char_id: creator.charId }, { token: fan.token });
    await passDays(stage.kindred, 4);
    expect((await stage.offerOf(other, creator))?.promotion_name).toBe('');
    expect((await stage.promotionsOf(creator))[0]?.state).toBe('over');
    await passDays(stage.kindred, 28);
    expect(await stage.paidBy(fan)).toEqual([400, 400]);
    await stage.promote(creator, { name: 'Again', percent_off: 50 });
    await stage.join(other, creator);
    await stage.kindred.call('cancelSubscription', { char_id: creator.charId }, { token: other.token });
    await passDays(stage.kindred, 32);
    expect((await stage.offerOf(other, creator))?.promotion_name).toBe('');
  });

  test('that is no offer at all, or another creator’s, is refused', async () => {
    const [creator, other] = [await stage.page(), await stage.page()];
    const { token } = creator;
    const code = async (promotionInput: Partial<CallInput<'createPromotion'>>) => {
      const common = { client_id: crypto.randomUUID(), name: 'Odd', audience: 'everyone' } as const;
      return (await stage.kindred.call('createPromotion', { ...common, ...promotionInput }, { token })).code;
    };
    expect(await code({})).toBe(4000);
    expect(await code({ percent_off: 50, first_usd_cents: 100 })).toBe(4000);
    expect(await code({ first_usd_cents: 999 })).toBe(4000);
    expect(await code({ first_usd_cents: 100, months: 2 })).toBe(4000);
    expect(await code({ trial_days: 7 })).toBe(4000);
    expect(await code({ percent_off: 50, audience: 'chosen' })).toBe(4000);
    expect(await code({ percent_off: 50, end_time: '2020-01-01T00:00:00Z' })).toBe(4000);
    const client_id = 'once';
    const [created, again] = [
      await stage.promote(creator, { client_id, percent_off: 5 }),
      await stage.promote(creator, { client_id, percent_off: 5 }),
    ];
    expect(again).toEqual(created);
    const { promotion_id } = created;
    expect((await stage.kindred.call('stopPromotion', { promotion_id }, { token: other.token })).code).toBe(
      404,
    );
    const claims = await stage.kindred.call('listPromotionClaims', { promotion_id }, { token: other.token });
    expect(claims.data.list).toEqual([]);
  });
});
