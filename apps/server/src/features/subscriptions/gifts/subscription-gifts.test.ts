import { afterAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createBlock } from '../../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { deliverWebhooks, passDays, pay, subscribe } from '../../../test/data/payments.ts';
import { changeCharge } from '../../../test/data/sandbox-charges.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { returnExpiredGifts } from './return-gift.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const page = () => createCreator(kindred.context, { groupId: 'group_2' });
const newFan = () => createUser(kindred.context);
type How = { months?: 1 | 3; to_handle?: string; card?: string };

async function give(buyer: TestUser, { charId }: TestCreator, { months = 1, to_handle, card }: How = {}) {
  const { data: options } = await kindred.call(
    'listGiftOptions',
    { char_id: charId },
    { token: buyer.token },
  );
  const expected_price = options.list.find((entry) => entry.months === months)?.price_usd_cents;
  const input = { char_id: charId, months, redirect_url: '/home', expected_price };
  const { data } = await kindred.call(
    'createGiftCheckout',
    { ...input, ...(to_handle ? { to_handle } : {}) },
    { token: buyer.token },
  );
  await pay(kindred, data.checkout_id, card);
  await deliverWebhooks(kindred);
  const [sentGift] = await giftsOf(buyer);
  return {
    checkoutId: data.checkout_id,
    gift_id: sentGift?.gift_id ?? '',
    code: new URL(sentGift?.url ?? '').searchParams.get('gift') ?? '',
  };
}
const giftsOf = async ({ token }: TestUser) =>
  (await kindred.call('listSubscriptionGifts', {}, { token })).data.list;
const claim = ({ token }: TestUser, code: string) =>
  kindred.call('claimSubscriptionGift', { code }, { token });
const info = ({ token }: TestUser, code: string) => kindred.call('getSubscriptionGift', { code }, { token });
const mine = async ({ token }: TestUser) =>
  (await kindred.call('listSubscriptions', {}, { token })).data.list[0];
const earned = async ({ token }: TestCreator) => {
  const { data } = await kindred.call('getEarningsSummary', {}, { token });
  return data.pending_usd_cents + data.available_usd_cents;
};
const recordsOf = async ({ token }: TestUser) =>
  (await kindred.call('listWalletRecords', {}, { token })).data.list.map((entry) => [
    entry.kind,
    entry.usd_cents,
  ]);

const newsOf = async ({ token }: TestUser) =>
  (await kindred.call('listNotifications', {}, { token })).data.list.map((entry) => [
    entry.topic,
    entry.usd_cents,
  ]);

test('of fifty people who claim one gift at the same moment one has it, for its months, and it never renews', async () => {
  const [buyer, creator] = [await newFan(), await page()];
  const { code } = await give(buyer, creator, { months: 3 });
  expect(await earned(creator)).toBe(0);
  const fans = await Promise.all(Array.from({ length: 50 }, newFan));
  const answers = await Promise.all(fans.map((fan) => claim(fan, code)));
  expect(answers.filter(({ code }) => code === 2000)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 4211)).toHaveLength(49);
  const winner = fans[answers.findIndex(({ code }) => code === 2000)] as TestUser;
  expect((await claim(winner, code)).data).toEqual(answers.find(({ code }) => code === 2000)?.data);
  expect(await mine(winner)).toMatchObject({ state: 'canceled', renews: false, is_gift: true });
  expect(await earned(creator)).toBe(Math.floor(2997 * 0.8));
  expect(await recordsOf(buyer)).toEqual([['gift_purchase', 2997]]);
  expect(await recordsOf(winner)).toEqual([]);
  expect((await giftsOf(buyer))[0]).toMatchObject({ state: 'claimed', months: 3 });
  expect(await newsOf(buyer)).toEqual([['gift_claimed', null]]);
  const { list } = (await kindred.call('listEarnings', { kind: 'subscription' }, { token: creator.token }))
    .data;
  expect(list).toMatchObject([{ kind: 'subscription', gross_usd_cents: 2997 }]);
  const resumed = await kindred.call(
    'resumeSubscription',
    { char_id: creator.charId },
    { token: winner.token },
  );
  expect(resumed.code).toBe(4305);
  await passDays(kindred, 93);
  expect((await mine(winner))?.state).toBe('expired');
});

test('a gift for a creator’s handle is that person’s alone, and told to them', async () => {
  const [buyer, creator, receiver, other] = [await newFan(), await page(), await page(), await newFan()];
  const { code } = await give(buyer, creator, { to_handle: `@${receiver.handle}` });
  expect((await info(other, code)).data.state).toBe('gone');
  expect((await claim(other, code)).code).toBe(4211);
  const { data: news } = await kindred.call('listNotifications', {}, { token: receiver.token });
  expect(news.list.map(({ topic }) => topic)).toContain('subscription_given');
  const receiverGift = await kindred.call(
    'getSubscriptionGift',
    { char_id: creator.charId },
    { token: receiver.token },
  );
  expect(receiverGift.data).toMatchObject({ code, state: 'open', months: 1 });
  expect((await claim(receiver, code)).code).toBe(2000);
  expect((await info(receiver, code)).data.state).toBe('theirs');
  const unknown = { char_id: creator.charId, months: 1 as const, redirect_url: '/home', expected_price: 999 };
  const to = async (to_handle: string, expected_price = 999) =>
    (
      await kindred.call(
        'createGiftCheckout',
        { ...unknown, to_handle, expected_price },
        { token: buyer.token },
      )
    ).code;
  expect(await to('nobody_here')).toBe(4212);
  expect(await to(creator.handle)).toBe(4212);
  expect(await to(receiver.handle, 998)).toBe(4202);
});

test('what nobody claims goes back to who paid it, when they ask or after ninety days, and then nobody can claim it', async () => {
  const [buyer, creator, fan] = [await newFan(), await page(), await newFan()];
  const first = await give(buyer, creator);
  expect(
    (await kindred.call('returnSubscriptionGift', { gift_id: first.gift_id }, { token: fan.token })).code,
  ).toBe(4211);
  expect(
    (await kindred.call('returnSubscriptionGift', { gift_id: first.gift_id }, { token: buyer.token })).code,
  ).toBe(2000);
  expect((await claim(fan, first.code)).code).toBe(4211);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  expect((await giftsOf(buyer))[0]?.state).toBe('returned');
  expect(await recordsOf(buyer)).toEqual([
    ['refund', -999],
    ['gift_purchase', 999],
  ]);
  await expectInvariants(kindred);
  expect(await newsOf(buyer)).toEqual([]);
  const second = await give(buyer, creator);
  await passDays(kindred, 90);
  expect((await claim(fan, second.code)).code).toBe(4211);
  for (let run = 0; run < 2; run++) await returnExpiredGifts(kindred.context);
  expect(await newsOf(buyer)).toEqual([['gift_returned', 999]]);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  expect((await giftsOf(buyer))[0]?.state).toBe('returned');
  expect(await earned(creator)).toBe(0);
});

test('a claim and a return at the same moment: one of the two', async () => {
  for (let round = 0; round < 5; round++) {
    const [buyer, creator, fan] = [await newFan(), await page(), await newFan()];
    const { gift_id, code } = await give(buyer, creator);
    const [claimed, returned] = await Promise.all([
      claim(fan, code),
      kindred.call('returnSubscriptionGift', { gift_id }, { token: buyer.token }),
    ]);
    expect([claimed.code, returned.code].toSorted()).toEqual([2000, 4211]);
    await runJobs(kindred);
    await deliverWebhooks(kindred);
  }
});

test('a payment that is disputed after the claim takes the creator’s share back, and the months end', async () => {
  const [buyer, creator, fan] = [await newFan(), await page(), await newFan()];
  const { code } = await give(buyer, creator, { card: 'disputed' });
  await claim(fan, code);
  expect(await earned(creator)).toBe(799);
  await passDays(kindred, 0.1);
  expect(await earned(creator)).toBe(0);
  expect((await mine(fan))?.state).toBe('expired');
  expect(await recordsOf(fan)).toEqual([]);
});

test('of a gift that was half paid back before it was claimed the creator has the share of the other half', async () => {
  const [buyer, creator, fan] = [await newFan(), await page(), await newFan()];
  const { code } = await give(buyer, creator, { card: 'half_refunded' });
  await passDays(kindred, 0.1);
  expect((await claim(fan, code)).code).toBe(2000);
  expect(await earned(creator)).toBe(Math.floor((799 * 500) / 999));
});

test('what goes back takes its own time with it: months that somebody else gave, or that were paid for, stay', async () => {
  const [buyer, creator] = [await newFan(), await page()];
  const endOf = async (fan: TestUser) => Date.parse((await mine(fan))?.period_end ?? '');
  const leftFor = async (fan: TestUser) => (await endOf(fan)) - kindred.clock.now().getTime();
  const days = (count: number) => count * 86_400_000;
  for (const goesBack of ['the first', 'the second'] as const) {
    const fan = await newFan();
    const [first, second] = [await give(buyer, creator), await give(buyer, creator)];
    await claim(fan, first.code);
    await claim(fan, second.code);
    await passDays(kindred, 10);
    expect(await leftFor(fan)).toBeGreaterThan(days(45));
    await changeCharge(kindred, goesBack === 'the first' ? first : second, 'dispute');
    expect((await mine(fan))?.state).toBe('canceled');
    const remaining = await leftFor(fan);
    const [least, most] = goesBack === 'the first' ? [27, 32] : [17, 22];
    expect(remaining).toBeGreaterThan(days(least));
    expect(remaining).toBeLessThan(days(most));
    await changeCharge(kindred, goesBack === 'the first' ? second : first, 'refund');
    expect((await mine(fan))?.state).toBe('expired');
  }
  const fan = await newFan();
  const checkoutId = await subscribe(kindred, fan, creator.charId);
  await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
  await claim(fan, (await give(buyer, creator)).code);
  await runJobs(kindred);
  await passDays(kindred, 10);
  for (const again of ['refund', 'dispute'] as const) await changeCharge(kindred, { checkoutId }, again);
  expect(await leftFor(fan)).toBeGreaterThan(days(27));
  expect(await leftFor(fan)).toBeLessThan(days(32));
});

test('a gift whose dispute is won waits to be claimed again, and goes back to its buyer when its time is over', async () => {
  const [buyer, creator, fan] = [await newFan(), await page(), await newFan()];
  const first = await give(buyer, creator, { card: 'dispute_won' });
  const second = await give(buyer, creator, { card: 'dispute_won' });
  await passDays(kindred, 0.1);
  expect((await claim(fan, first.code)).code).toBe(4211);
  await passDays(kindred, 1.1);
  expect((await giftsOf(buyer)).map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect((await claim(fan, first.code)).code).toBe(2000);
  expect(await earned(creator)).toBe(799);
  await passDays(kindred, 91);
  await returnExpiredGifts(kindred.context);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  expect((await giftsOf(buyer)).find(({ gift_id }) => gift_id === second.gift_id)?.state).toBe('returned');
  expect(await earned(creator)).toBe(799);
});

test('who is subscribed keeps the gift for later; months that end anyway go on with those given', async () => {
  const [buyer, creator, fan] = [await newFan(), await page(), await newFan()];
  await subscribe(kindred, fan, creator.charId);
  const { code } = await give(buyer, creator);
  expect((await info(fan, code)).data.state).toBe('later');
  expect((await claim(fan, code)).code).toBe(4303);
  await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
  const before = Date.parse((await mine(fan))?.period_end ?? '');
  const { data } = await claim(fan, code);
  expect(Date.parse(data.period_end) - before).toBeGreaterThan(27 * 86_400_000);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  await passDays(kindred, 40);
  expect(
    (await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token: fan.token })).data.is_sold,
  ).toBe(true);
});

test('nobody claims for their own page, nor behind a block', async () => {
  const [buyer, creator, fan] = [await newFan(), await page(), await newFan()];
  const { code } = await give(buyer, creator);
  expect((await claim(creator, code)).code).toBe(4304);
  await createBlock(kindred.context, creator.userId, fan.userId);
  expect((await claim(fan, code)).code).toBe(404);
});
