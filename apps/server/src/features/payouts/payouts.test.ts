import { afterAll, describe, expect, test } from 'vitest';
import { signDemoIdToken } from '../../outside/sign-in/sign-demo-id-token.ts';
import { runJobs } from '../../test/app/run-jobs.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createSession, createUser } from '../../test/data/factories.ts';
import { deliverWebhooks, passDays } from '../../test/data/payments.ts';
import {
  cancelPayout,
  chooseBank,
  createPaidCreator,
  earn,
  fillPayoutAccount,
  moneyOf,
  payoutsOf,
  requestPayout,
  review,
  sendPayout,
  stepUp,
} from '../../test/data/payouts.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { decideIdentity } from './account/review-identities.ts';
import { enqueueUnfinished } from './payout/enqueue-payouts.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const newsOf = async ({ userId }: { userId: string }) => {
  const token = await createSession(kindred.context, userId);
  const { list } = (await kindred.call('listNotifications', {}, { token })).data;
  return list
    .filter(({ topic }) => /^(payout|identity)_/.test(topic))
    .map(({ topic, usd_cents }) => [topic, usd_cents]);
};

const walletOf = async ({ token }: { token: string }) =>
  (await kindred.call('listWalletRecords', {}, { token })).data;

describe('a payout', () => {
  test('is requested, sent to the bank, and paid two days later', async () => {
    const creator = await createPaidCreator(kindred);
    const { data } = await requestPayout(kindred, creator, 5000);
    expect(data).toMatchObject({ state: 'requested', amount_usd_cents: 5000, bank_last4: '6789' });
    expect(await moneyOf(kindred, creator)).toEqual([3000, 5000, 0]);
    await runJobs(kindred);
    expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'sent' }]);
    await passDays(kindred, 2.1);
    expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'paid', reason: null }]);
    expect(await moneyOf(kindred, creator)).toEqual([3000, 0, 5000]);
    const { data: summary } = await kindred.call('getEarningsSummary', {}, { token: creator.token });
    expect(summary.total_usd_cents).toBe(8000);
    expect(await walletOf(creator)).toMatchObject({ list: [], count: 0 });
    expect(await newsOf(creator)).toEqual([
      ['payout_paid', 5000],
      ['payout_sent', 5000],
      ['identity_confirmed', null],
    ]);
  });

  test('that the bank refuses is back in what is available, with the reason, and may be asked for again', async () => {
    const creator = await createPaidCreator(kindred, 'fails');
    await sendPayout(kindred, creator, 8000);
    expect(await moneyOf(kindred, creator)).toEqual([0, 8000, 0]);
    await passDays(kindred, 2.1);
    expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'failed', reason: 'bank_refused' }]);
    expect(await moneyOf(kindred, creator)).toEqual([8000, 0, 0]);
    expect(await walletOf(creator)).toMatchObject({ list: [], count: 0 });
    expect((await newsOf(creator))[0]).toEqual(['payout_failed', 8000]);
    await stepUp(kindred, creator);
    expect((await requestPayout(kindred, creator, 8000)).code).toBe(2000);
  });

  test('is found out about when the provider’s message was lost', async () => {
    const creator = await createPaidCreator(kindred);
    await sendPayout(kindred, creator, 8000);
    kindred.clock.advance(3 * 86_400);
    await kindred.context.db
      .updateTable('sandbox_payouts')
      .set({ state: 'paid' })
      .where('state', '=', 'sent')
      .execute();
    await stepUp(kindred, creator);
    await kindred.context.db.updateTable('sessions').set({ last_seen_at: kindred.clock.now() }).execute();
    await enqueueUnfinished(kindred.context.db);
    await runJobs(kindred);
    expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'paid' }]);
  });

  test('the same key gives the first answer again; with another amount it is refused', async () => {
    const creator = await createPaidCreator(kindred);
    const first = await requestPayout(kindred, creator, 2000, 'one-key');
    const again = await requestPayout(kindred, creator, 2000, 'one-key');
    expect(again.data.payout_id).toBe(first.data.payout_id);
    expect((await requestPayout(kindred, creator, 2001, 'one-key')).code).toBe(4009);
    expect(await moneyOf(kindred, creator)).toEqual([6000, 2000, 0]);
    expect((await requestPayout(kindred, creator, 2000)).code).toBe(4703);
  });

  test('that has not left can be taken back by its creator, and is available again, once', async () => {
    const creator = await createPaidCreator(kindred);
    const { data } = await requestPayout(kindred, creator, 5000);
    const other = await createPaidCreator(kindred);
    expect((await cancelPayout(kindred, other, data.payout_id)).code).toBe(404);
    expect(await moneyOf(kindred, creator)).toEqual([3000, 5000, 0]);
    const answers = await Promise.all([1, 2, 3].map(() => cancelPayout(kindred, creator, data.payout_id)));
    for (const answer of answers)
      expect(answer).toMatchObject({ code: 2000, data: { state: 'canceled', reason: null } });
    expect(await moneyOf(kindred, creator)).toEqual([8000, 0, 0]);
    expect(await walletOf(creator)).toMatchObject({ list: [], count: 0 });
    await runJobs(kindred);
    expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'canceled' }]);
    await sendPayout(kindred, creator, 8000);
    const [sent] = await payoutsOf(kindred, creator);
    expect((await cancelPayout(kindred, creator, sent?.payout_id ?? '')).code).toBe(4706);
    expect(await moneyOf(kindred, creator)).toEqual([0, 8000, 0]);
  });

  test('needs twenty dollars, and so much available', async () => {
    const creator = await createPaidCreator(kindred);
    const small = await requestPayout(kindred, creator, 1999);
    expect([small.code, small.data]).toEqual([4704, { min_usd_cents: 2000 }]);
    const large = await requestPayout(kindred, creator, 8001);
    expect([large.code, large.data]).toEqual([4705, { available_usd_cents: 8000 }]);
  });

  test('is for creators alone, each for themselves', async () => {
    const [fan, other] = [await createUser(kindred.context), await createCreator(kindred.context)];
    expect((await requestPayout(kindred, fan, 2000)).code).toBe(4031);
    const creator = await createPaidCreator(kindred);
    const { data } = await requestPayout(kindred, creator, 2000);
    expect(await payoutsOf(kindred, other)).toEqual([]);
    const taken = await kindred.call('cancelPayout', { payout_id: data.payout_id }, { token: other.token });
    expect(taken.code).toBe(404);
    expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'requested' }]);
  });

  test('that waits when its creator goes comes to nothing', async () => {
    const creator = await createPaidCreator(kindred);
    await requestPayout(kindred, creator, 2000);
    await kindred.call('deleteAccount', {}, { token: creator.token });
    await runJobs(kindred);
    const row = await kindred.context.db
      .selectFrom('payouts')
      .select(['state', 'reason'])
      .where('user_id', '=', creator.userId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'failed', reason: 'account_closed' });
  });
});

describe('who a creator is', () => {
  test('is confirmed by the staff before any money leaves', async () => {
    const creator = await createCreator(kindred.context);
    await earn(kindred, creator, 5000);
    await stepUp(kindred, creator);
    expect((await requestPayout(kindred, creator, 2000)).code).toBe(4701);
    await fillPayoutAccount(kindred, creator);
    expect((await requestPayout(kindred, creator, 2000)).code).toBe(4702);
    await review(kindred, creator, 'The name is not the one of the bank account');
    const { data } = await kindred.call('getPayoutAccount', {}, { token: creator.token });
    expect(data.identity).toEqual({
      state: 'rejected',
      reason: 'The name is not the one of the bank account',
    });
    await runJobs(kindred);
    expect(await newsOf(creator)).toEqual([['identity_rejected', null]]);
    const news = await kindred.call('listNotifications', { kind: 'news' }, { token: creator.token });
    expect(news.data.list).toMatchObject([{ push_type: 'creator_fail_msg', topic: 'identity_rejected' }]);
    await kindred.call('updatePayoutAccount', { name: 'M. Clay', country: 'IE' }, { token: creator.token });
    expect(await review(kindred, creator)).toBe(true);
    expect((await requestPayout(kindred, creator, 2000)).code).toBe(2000);
  });

  test('is asked again when the name or the country changes', async () => {
    const creator = await createPaidCreator(kindred);
    const change = (name: string) =>
      kindred.call('updatePayoutAccount', { name, country: 'IE' }, { token: creator.token });
    expect((await change('Mara Clay')).data.identity.state).toBe('verified');
    expect((await change('Somebody Else')).data.identity.state).toBe('pending');
    expect((await requestPayout(kindred, creator, 2000)).code).toBe(4702);
  });

  test('is not decided on a name that has changed meanwhile', async () => {
    const creator = await createCreator(kindred.context);
    await fillPayoutAccount(kindred, creator);
    const seenAt = kindred.clock.now();
    kindred.clock.advance(1);
    await kindred.call(
      'updatePayoutAccount',
      { name: 'Other Name', country: 'IE' },
      { token: creator.token },
    );
    const decision = { handle: creator.handle, seenAt, by: 'test' };
    expect(await decideIdentity(kindred.context.db, decision, kindred.clock.now())).toBeUndefined();
  });
});

describe('a session that has not just proven who it is', () => {
  test('changes nothing about where money goes', async () => {
    const creator = await createPaidCreator(kindred);
    const own = { token: creator.token };
    await passDays(kindred, 0.1);
    const account = await kindred.call('getPayoutAccount', {}, own);
    expect(account.data.stepped_up_until).toBeNull();
    const codes = [
      await kindred.call('updatePayoutAccount', { name: 'Thief', country: 'US' }, own),
      await kindred.call('createPayoutLink', { redirect_url: '/earnings-payouts' }, own),
      await requestPayout(kindred, creator, 2000),
    ].map(({ code }) => code);
    expect(codes).toEqual([4104, 4104, 4104]);
  });

  test('proves it by signing in again: with a fresh token of the same account, once', async () => {
    const { context, clock } = kindred;
    const creator = await createPaidCreator(kindred);
    const own = { token: creator.token };
    await context.db
      .insertInto('sign_in_identities')
      .values({ issuer: 'demo:google', subject: 'mara', user_id: creator.userId, created_at: clock.now() })
      .execute();
    await passDays(kindred, 0.1);
    const sign = (sub: string, nonce: string) =>
      signDemoIdToken(context, { provider: 'google', sub, email: 'm@example.com', name: 'Mara', nonce });
    const prove = (id_token: string, nonce: string) =>
      kindred.call('stepUp', { provider: 'google', id_token, nonce }, own);

    expect((await prove(await sign('mara', 'a'), 'b')).code).toBe(4101);
    expect((await prove(await sign('another', 'c'), 'c')).code).toBe(4105);
    const old = await sign('mara', 'd');
    clock.advance(10 * 60);
    expect((await prove(old, 'd')).code).toBe(4101);
    const fresh = await sign('mara', 'e');
    expect((await prove(fresh, 'e')).code).toBe(2000);
    expect((await requestPayout(kindred, creator, 2000)).code).toBe(2000);
    expect((await prove(fresh, 'e')).code).toBe(4102);
  });
});

describe('a bank account', () => {
  test('that takes the place of another is paid a day later', async () => {
    const creator = await createPaidCreator(kindred, 'fails');
    await chooseBank(kindred, creator, 'pays');
    const { data } = await kindred.call('getPayoutAccount', {}, { token: creator.token });
    expect(data.destination).toMatchObject({ state: 'ready', bank_last4: '6789' });
    expect(data.destination.usable_time).not.toBeNull();
    await requestPayout(kindred, creator, 2000);
    await runJobs(kindred);
    expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'requested' }]);
    await passDays(kindred, 1.1);
    await enqueueUnfinished(kindred.context.db);
    await runJobs(kindred);
    expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'sent', bank_last4: '6789' }]);
  });

  test('that was changed without our being told is noticed before money leaves', async () => {
    const creator = await createPaidCreator(kindred, 'fails');
    await kindred.context.db
      .updateTable('sandbox_payout_accounts')
      .set({ bank_last4: '6789' })
      .where('bank_last4', '=', '0000')
      .execute();
    await sendPayout(kindred, creator, 2000);
    expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'requested' }]);
  });

  test('whose owner cannot be paid ends what waits for it', async () => {
    const creator = await createPaidCreator(kindred);
    await requestPayout(kindred, creator, 2000);
    await chooseBank(kindred, creator, 'rejected');
    await runJobs(kindred);
    expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'failed', reason: 'account_closed' }]);
    expect(await moneyOf(kindred, creator)).toEqual([8000, 0, 0]);
  });
});

test('what the tax office asks for is stored encrypted, and only its end is sent back', async () => {
  const creator = await createCreator(kindred.context);
  const { data } = await kindred.call(
    'updatePayoutAccount',
    { name: 'Mara Clay', country: 'US', tax_id: '123-45-6789', tax_address: '1 Clay Street, Portland' },
    { token: creator.token },
  );
  expect(data.tax).toEqual({ form: 'w9', id_last4: '6789' });
  const rows = await kindred.context.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('user_id', '=', creator.userId)
    .execute();
  const stored = Buffer.from(rows[0]?.sealed_tax ?? '').toString('latin1');
  expect(stored.length).toBeGreaterThan(40);
  expect(stored).not.toContain('6789');
  expect(JSON.stringify(rows)).not.toContain('Clay Street');
  const later = await kindred.call(
    'updatePayoutAccount',
    { name: 'Mara Clay', country: 'US' },
    { token: creator.token },
  );
  expect(later.data.tax.id_last4).toBe('6789');
});

test('the provider’s letters change nothing that is not there any more', async () => {
  const creator = await createPaidCreator(kindred);
  await sendPayout(kindred, creator, 2000);
  const twice = async () => {
    await kindred.context.db.updateTable('sandbox_events').set({ delivered_at: null }).execute();
    await deliverWebhooks(kindred);
  };
  await passDays(kindred, 2.1);
  await twice();
  expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'paid' }]);
  expect(await moneyOf(kindred, creator)).toEqual([6000, 0, 2000]);
});
