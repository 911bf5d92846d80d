import { afterAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import {
  balanceOf,
  deliverWebhooks,
  openCharacterCheckout,
  openDiamondCheckout,
  passDays,
  passDaysUntold,
  pay,
  postWebhook,
  subscribe,
} from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { brokenInvariants, expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import { codeOf, offerStage } from '../../../test/stages/offer-stage.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const liveInvariant =
  'each live subscription at the provider is one membership: no second one, none that nobody knows';
const paymentInvariant =
  'each payment at the provider is in the books, with as much of it taken back as there';

const recordsOf = async ({ token }: TestUser) =>
  (await kindred.call('listWalletRecords', {}, { token })).data.list.map(({ kind, usd_cents }) => [
    kind,
    usd_cents,
  ]);

async function fanAndCreator(groupId = 'group_2') {
  const fan = await createUser(kindred.context);
  return { fan, creator: await createCreator(kindred.context, { groupId }) };
}

/** A provider that does not close checkouts, so that two can be paid. */
async function withForgetfulProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  const { context } = kindred;
  const provider = context.payments;
  context.payments = {
    ...provider,
    expireCheckout: () => Promise.resolve(),
    retrieveCheckout: async (ref) => {
      const provided = await provider.retrieveCheckout(ref);
      return provided?.state === 'open' ? { ...provided, state: 'expired' } : provided;
    },
  };
  return work().finally(() => {
    context.payments = provider;
  });
}

async function listSubscriptionStates({ userId }: TestUser): Promise<string[]> {
  const rows = await query<{ state: string }>(
    kindred.context.db,
    `select s.state from sandbox_subscriptions s join checkouts k using (checkout_id)
     where k.user_id = $1 order by s.subscription_ref`,
    [userId],
  );
  return rows.map(({ state }) => state).toSorted();
}

test('a payment that finds the place taken is given back at once, and its subscription ends', async () => {
  const { fan, creator } = await fanAndCreator();
  const [first, second] = await withForgetfulProvider(async () => [
    (await openCharacterCheckout(kindred, fan, creator.charId)).data.checkout_id,
    (await openCharacterCheckout(kindred, fan, creator.charId)).data.checkout_id,
  ]);
  await Promise.all([pay(kindred, first ?? ''), pay(kindred, second ?? '')]);
  await deliverWebhooks(kindred);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  expect(await listSubscriptionStates(fan)).toEqual(['active', 'ended']);
  expect(await recordsOf(fan)).toEqual([
    ['refund', -999],
    ['unapplied', 999],
    ['subscription', 999],
  ]);
  const { data } = await kindred.call('getEarningsSummary', {}, { token: creator.token });
  expect(data.total_usd_cents).toBe(799);
  await passDays(kindred, 31);
  expect((await recordsOf(fan))[0]).toEqual(['subscription', 999]);
});

test('a second trial that slipped through ends unpaid', async () => {
  const { fan, creator } = await fanAndCreator('group_2_7');
  const checkouts = await withForgetfulProvider(async () => [
    (await openCharacterCheckout(kindred, fan, creator.charId)).data.checkout_id,
    (await openCharacterCheckout(kindred, fan, creator.charId)).data.checkout_id,
  ]);
  for (const checkoutId of checkouts) await pay(kindred, checkoutId);
  expect(await deliverWebhooks(kindred)).toEqual(['trial_started', 'place_taken']);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  expect(await listSubscriptionStates(fan)).toEqual(['ended', 'trialing']);
  expect(await recordsOf(fan)).toEqual([]);
});

test('a second first-charge offer that was paid is given back', async () => {
  const fan = await createUser(kindred.context);
  const checkouts = await withForgetfulProvider(async () => [
    await openDiamondCheckout(kindred, fan, 'first_charge_200'),
    await openDiamondCheckout(kindred, fan, 'first_charge_200'),
  ]);
  for (const checkoutId of checkouts) await pay(kindred, checkoutId);
  expect(await deliverWebhooks(kindred)).toEqual(['credited', 'place_taken']);
  expect(await balanceOf(kindred, fan)).toBe(300);
  await runJobs(kindred);
  expect(await recordsOf(fan)).toEqual([
    ['refund', -200],
    ['unapplied', 200],
    ['purchase', 200],
  ]);
  await deliverWebhooks(kindred);
});

test('what is charged after a subscription was replaced is given back', async () => {
  const { fan, creator } = await fanAndCreator();
  const old = await subscribe(kindred, fan, creator.charId, 'renewal_declined');
  await passDays(kindred, 31);
  await passDays(kindred, 0.1);
  await subscribe(kindred, fan, creator.charId);
  // The job that ends the old subscription has not run, and its card works again.
  await kindred.context.db
    .updateTable('sandbox_subscriptions')
    .set({ card: 'success' })
    .where('checkout_id', '=', old)
    .execute();
  await passDays(kindred, 2);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  expect((await recordsOf(fan)).slice(0, 3)).toEqual([
    ['refund', -999],
    ['unapplied', 999],
    ['subscription', 999],
  ]);
  expect(await listSubscriptionStates(fan)).toEqual(['active', 'ended']);
});

test('a refund whose job was lost is asked for again', async () => {
  const { fan, creator } = await fanAndCreator();
  const checkouts = await withForgetfulProvider(async () => [
    (await openCharacterCheckout(kindred, fan, creator.charId)).data.checkout_id,
    (await openCharacterCheckout(kindred, fan, creator.charId)).data.checkout_id,
  ]);
  for (const checkoutId of checkouts) await pay(kindred, checkoutId);
  await deliverWebhooks(kindred);
  await query(kindred.context.db, 'select graphile_worker.remove_job(key) from graphile_worker.jobs', []);
  expect(await brokenInvariants(kindred)).toEqual(
    expect.arrayContaining([liveInvariant, 'what bought nothing is given back, or is about to be']),
  );
  kindred.clock.advance(7200);
  await reconcile(kindred);
  await deliverWebhooks(kindred);
  expect(await listSubscriptionStates(fan)).toEqual(['active', 'ended']);
  expect((await recordsOf(fan))[0]).toEqual(['refund', -999]);
});

/** A provider with a subscription that our database does not know. */
async function plantSubscription(like: string, checkoutId: string): Promise<void> {
  const { db } = kindred.context;
  for (const text of [
    `insert into sandbox_checkouts select (jsonb_populate_record(k, jsonb_build_object('checkout_id', $2::text))).*
      from sandbox_checkouts k where checkout_id = $1`,
    `insert into sandbox_subscriptions select (jsonb_populate_record(s, jsonb_build_object(
        'checkout_id', $2::text, 'subscription_ref', 'sub_' || $2))).*
      from sandbox_subscriptions s where checkout_id = $1`,
    `insert into sandbox_payments select (jsonb_populate_record(p, jsonb_build_object(
        'checkout_id', $2::text, 'payment_ref', 'pay_' || $2))).*
      from sandbox_payments p where checkout_id = $1`,
  ]) {
    await query(db, text, [like, checkoutId]);
  }
}

test('an orphan at the provider is seen by the invariants, and ended and refunded by the reconciliation', async () => {
  const { fan, creator } = await fanAndCreator();
  const checkoutId = await subscribe(kindred, fan, creator.charId);
  expect(await brokenInvariants(kindred)).toEqual([]);
  await plantSubscription(checkoutId, 'co_orphan');
  expect(await brokenInvariants(kindred)).toEqual([liveInvariant, paymentInvariant]);
  await reconcile(kindred);
  await deliverWebhooks(kindred);
  expect(await brokenInvariants(kindred)).toEqual([]);
  const provided = await kindred.context.payments.retrieveCheckout('co_orphan');
  expect(provided).toMatchObject({
    subscription: { state: 'ended' },
    payments: [{ amount: 999, refunded: 999 }],
  });
  expect(await listSubscriptionStates(fan)).toEqual(['active']);
});

test('an event about a checkout that is not in our books gives its money back', async () => {
  const { fan, creator } = await fanAndCreator();
  const checkoutId = await subscribe(kindred, fan, creator.charId);
  await plantSubscription(checkoutId, 'co_stranger');
  const event = { eventId: 'evt_stranger', type: 'checkout.paid', checkoutId: 'co_stranger' };
  expect((await postWebhook(kindred, JSON.stringify(event))).outcome).toBe('unknown_checkout');
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  expect(await kindred.context.payments.retrieveCheckout('co_stranger')).toMatchObject({
    subscription: { state: 'ended' },
    payments: [{ refunded: 999 }],
  });
});

test('a renewal that our books have stopped is stopped at the provider, whatever became of the job', async () => {
  const { fan, creator } = await fanAndCreator();
  const checkoutId = await subscribe(kindred, fan, creator.charId);
  await query(
    kindred.context.db,
    "update memberships set state = 'canceled', renews = false where user_id = $1",
    [fan.userId],
  );
  expect(await brokenInvariants(kindred)).toEqual([
    'no subscription renews at the provider that ends in our books',
  ]);
  await reconcile(kindred);
  expect((await kindred.context.payments.retrieveCheckout(checkoutId))?.subscription?.renews).toBe(false);
});

test('a promotion is not used, nor its place taken, by whoever got nothing, also where they were charged before they were paid back', async () => {
  const stage = offerStage(kindred);
  const [first, second, creator] = [
    await stage.newFan(),
    await stage.newFan(),
    await stage.page('group_2_3'),
  ];
  const created_at = kindred.clock.now();
  const identity = { user_id: second.userId, issuer: 'test', subject: second.userId, created_at };
  await kindred.context.db.insertInto('sign_in_identities').values(identity).execute();
  await pay(kindred, (await stage.open(first, creator)).data.checkout_id, 'shared');
  await deliverWebhooks(kindred);
  const { url } = await stage.promote(creator, { audience: 'link', trial_days: 7, claim_limit: 1 });
  const { checkout_id } = (await stage.open(second, creator, { code: codeOf(url) })).data;
  expect((await stage.promotionsOf(creator))[0]?.claim_num).toBe(1);
  await pay(kindred, checkout_id, 'shared');
  // The card has used its free days, and no event arrives before they are over and paid.
  await passDaysUntold(kindred, 9);
  await deliverWebhooks(kindred);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  const checkoutInput = { checkout_id };
  const { data: answer } = await kindred.call('checkCheckout', checkoutInput, { token: second.token });
  expect(answer.state).toBe('refunded');
  expect((await stage.promotionsOf(creator))[0]).toMatchObject({ claim_num: 0, state: 'running' });
  await stage.promote(creator, { audience: 'new', percent_off: 50, months: 1 });
  expect((await stage.options(second, creator)).list[0]).toMatchObject({
    trial_days: 0,
    due_usd_cents: 500,
  });
});
