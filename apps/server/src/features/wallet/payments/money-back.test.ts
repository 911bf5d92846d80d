import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import {
  balanceOf,
  deliverWebhooks,
  listUndelivered,
  openDiamondCheckout,
  passDays,
  passDaysUntold,
  pay,
  postWebhook,
  subscribe,
} from '../../../test/data/payments.ts';
import { changeCharge } from '../../../test/data/sandbox-charges.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const pendingOf = async ({ token }: TestCreator) =>
  (await kindred.call('getEarningsSummary', {}, { token })).data.pending_usd_cents;
const subscriptionOf = async ({ token }: TestUser) =>
  (await kindred.call('listSubscriptions', {}, { token })).data.list[0];
const recordsOf = async ({ token }: TestUser) =>
  (await kindred.call('listWalletRecords', {}, { token })).data.list.map(({ kind, diamonds, usd_cents }) => [
    kind,
    diamonds,
    usd_cents,
  ]);
const stateOf = async ({ token }: TestUser, checkout_id: string) =>
  (await kindred.call('checkCheckout', { checkout_id }, { token })).data.state;

async function fanAndCreator() {
  const fan = await createUser(kindred.context);
  return { fan, creator: await createCreator(kindred.context, { groupId: 'group_2' }) };
}

async function buy(card: string) {
  const fan = await createUser(kindred.context);
  const checkoutId = await openDiamondCheckout(kindred, fan, 'diamonds_1000');
  await pay(kindred, checkoutId, card);
  await deliverWebhooks(kindred);
  return { fan, checkoutId };
}

describe('diamonds', () => {
  test('half a refund takes back half of the diamonds and of the bonus; the rest of it the rest', async () => {
    const { fan, checkoutId } = await buy('half_refunded');
    await passDays(kindred, 0.1);
    expect(await balanceOf(kindred, fan)).toBe(525);
    expect(await stateOf(fan, checkoutId)).toBe('paid');
    await changeCharge(kindred, { checkoutId }, 'refund');
    expect(await balanceOf(kindred, fan)).toBe(0);
    expect(await stateOf(fan, checkoutId)).toBe('refunded');
    expect(await recordsOf(fan)).toEqual([
      ['refund', -525, -500],
      ['refund', -525, -500],
      ['purchase', 1050, 1000],
    ]);
  });

  test('a dispute that is won gives back what it took', async () => {
    const { fan, checkoutId } = await buy('dispute_won');
    await passDays(kindred, 0.1);
    expect([await balanceOf(kindred, fan), await stateOf(fan, checkoutId)]).toEqual([0, 'refunded']);
    await passDays(kindred, 1.1);
    expect([await balanceOf(kindred, fan), await stateOf(fan, checkoutId)]).toEqual([1050, 'paid']);
    expect((await recordsOf(fan)).map(([kind]) => kind)).toEqual([
      'chargeback_reversal',
      'chargeback',
      'purchase',
    ]);
  });

  test('a payment can be disputed a second time', async () => {
    const { fan, checkoutId } = await buy('dispute_won');
    await passDays(kindred, 0.1);
    await passDays(kindred, 1.1);
    expect(await changeCharge(kindred, { checkoutId }, 'dispute')).toEqual(['chargeback']);
    expect(await balanceOf(kindred, fan)).toBe(0);
  });

  test('what we saw at the provider before counts no more than what we saw since, whichever comes first', async () => {
    const { fan } = await buy('dispute_won');
    await passDaysUntold(kindred, 0.1);
    const [disputed] = await listUndelivered(kindred);
    const { context } = kindred;
    const provider = context.payments;
    const firstCall = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    // The provider's answer to the first question is long under way.
    context.payments = {
      ...provider,
      retrieveCheckout: async (ref) => {
        const provided = await provider.retrieveCheckout(ref);
        firstCall.resolve();
        await answer.promise;
        return provided;
      },
    };
    const late = postWebhook(kindred, disputed?.body ?? '');
    await firstCall.promise;
    context.payments = provider;
    await passDaysUntold(kindred, 1.1);
    const won = (await listUndelivered(kindred)).at(-1);
    expect((await postWebhook(kindred, won?.body ?? '')).outcome).toBe('unchanged');
    answer.resolve();
    expect((await late).outcome).toBe('superseded');
    expect(await balanceOf(kindred, fan)).toBe(1050);
    await deliverWebhooks(kindred);
  });
});

describe('subscriptions', () => {
  test('half a refund leaves the creator the share of the other half, and the fan the month', async () => {
    const { fan, creator } = await fanAndCreator();
    const checkoutId = await subscribe(kindred, fan, creator.charId);
    expect(await pendingOf(creator)).toBe(799);
    expect(await changeCharge(kindred, { checkoutId }, 'refund_half')).toEqual(['refund']);
    // 500 of 999 cents are left: 799 × 500 ⁄ 999, and rounding is the platform's.
    expect(await pendingOf(creator)).toBe(399);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active', renews: true });
  });

  test('a dispute of an earlier month stops the renewal; a second one, of the month that runs, ends it', async () => {
    const { fan, creator } = await fanAndCreator();
    const checkoutId = await subscribe(kindred, fan, creator.charId);
    await passDays(kindred, 31);
    await changeCharge(kindred, { checkoutId, number: 1 }, 'dispute');
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'canceled', renews: false });
    expect(await changeCharge(kindred, { checkoutId, number: 2 }, 'dispute')).toEqual(['chargeback ended']);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'expired' });
    const { data } = await kindred.call('getEarningsSummary', {}, { token: creator.token });
    expect(data.total_usd_cents).toBe(0);
  });

  test('when the dispute is won, the creator has the share again', async () => {
    const { fan, creator } = await fanAndCreator();
    await subscribe(kindred, fan, creator.charId, 'dispute_won');
    await passDays(kindred, 0.1);
    expect(await pendingOf(creator)).toBe(0);
    await passDays(kindred, 1.1);
    expect(await pendingOf(creator)).toBe(799);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'expired' });
  });

  test.each([
    ['an end before its payment', 'success', 'endSubscription'],
    ['a declined renewal before the payment', 'renewal_declined', undefined],
  ] as const)('%s is heard', async (_what, card, ending) => {
    const { fan, creator } = await fanAndCreator();
    const checkoutId = await subscribeUntold(fan, creator, card);
    if (ending) await kindred.context.payments[ending](`sub_${checkoutId}`);
    else await passDaysUntold(kindred, 31.1);
    await deliverWebhooks(kindred, (webhooks) => webhooks.toReversed());
    expect(await subscriptionOf(fan)).toMatchObject({ state: ending ? 'expired' : 'past_due' });
    expect(await pendingOf(creator)).toBe(799);
  });
});

async function subscribeUntold(fan: TestUser, { charId }: TestCreator, card: string): Promise<string> {
  const input = { char_id: charId, redirect_url: '/home', expected_price: 999 };
  const { data } = await kindred.call('createCharacterCheckout', input, { token: fan.token });
  await pay(kindred, data.checkout_id, card);
  return data.checkout_id;
}
