import { afterAll, expect, test } from 'vitest';
import type { PayoutAccounts } from '../../../outside/payments/payout-accounts.ts';
import { transact } from '../../../platform/db/transact.ts';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { giveGift } from '../../../test/data/gifts.ts';
import { passDays } from '../../../test/data/payments.ts';
import {
  cancelPayout,
  chooseBank,
  createPaidCreator,
  fillPayoutAccount,
  moneyOf,
  payoutsOf,
  release,
  requestPayout,
  review,
  sendPayout,
  stepUp,
} from '../../../test/data/payouts.ts';
import { faultRounds } from '../../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { reverseEntry } from '../../wallet/ledger/reverse-entry.ts';
import { advancePayout, applyPayoutEvent } from './advance-payout.ts';

const rounds = faultRounds({ few: 3, whole: 30 });

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

test('of fifty payouts that are asked for at once one is on its way', async () => {
  const creator = await createPaidCreator(kindred);
  const requests = Array.from({ length: 50 }, () => requestPayout(kindred, creator, 2000));
  const codes = (await Promise.all(requests)).map(({ code }) => code);
  expect(codes.filter((code) => code === 2000)).toHaveLength(1);
  expect(codes.filter((code) => code === 4703)).toHaveLength(49);
  expect(await moneyOf(kindred, creator)).toEqual([6000, 2000, 0]);
});

test('one request that is sent fifty times is one payout', async () => {
  const creator = await createPaidCreator(kindred);
  const requests = Array.from({ length: 50 }, () => requestPayout(kindred, creator, 2000, 'the-same-key'));
  const ids = new Set((await Promise.all(requests)).map(({ data }) => data.payout_id));
  expect(ids.size).toBe(1);
  expect(await moneyOf(kindred, creator)).toEqual([6000, 2000, 0]);
});

test('a request and a chargeback of the same money: no more is paid out than is left', async () => {
  for (let round = 1; round <= rounds; round++) {
    const creator = await createCreator(kindred.context);
    const fan = await createUser(kindred.context, { diamonds: 5000 });
    await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds: 5000 });
    await passDays(kindred, 7.1);
    await release(kindred);
    await fillPayoutAccount(kindred, creator);
    await review(kindred, creator);
    const gift = await kindred.context.db
      .selectFrom('gifts')
      .select('entry_id')
      .where('user_id', '=', fan.userId)
      .executeTakeFirstOrThrow();
    const chargeback = () =>
      transact(kindred.context, (tx) =>
        reverseEntry(tx, gift.entry_id, { kept: 0, of: 1 }, 'chargeback', kindred.clock.now()),
      );
    const [answer] = await Promise.all([requestPayout(kindred, creator, 4000), chargeback()]);
    await runJobs(kindred);
    // If the chargeback comes first, nothing can be requested; if the request comes first, the approval finds that
    // the money is gone.
    const { db } = kindred.context;
    const atBank = await db
      .selectFrom('sandbox_payouts')
      .innerJoin('payouts', 'payouts.provider_key', 'sandbox_payouts.payout_id')
      .select('payouts.payout_id')
      .where('user_id', '=', creator.userId)
      .execute();
    expect(atBank).toHaveLength(0);
    if (answer.code === 2000)
      expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'failed', reason: 'taken_back' }]);
    else expect(answer.code).toBe(4705);
    expect(await moneyOf(kindred, creator)).toEqual([0, 0, 0]);
  }
});

test('taken back and approved at the same moment, it is either sent or available again', async () => {
  const ends = new Set<string>();
  for (let round = 1; round <= rounds; round++) {
    const creator = await createPaidCreator(kindred);
    const { data } = await requestPayout(kindred, creator, 3000);
    const cancel = async () => {
      // The approval calls the provider first, and the creator is sometimes faster.
      for (let turn = 0; turn < round % 8; turn++) await new Promise(setImmediate);
      return cancelPayout(kindred, creator, data.payout_id);
    };
    const [canceled, again] = await Promise.all([
      cancel(),
      cancel(),
      advancePayout(kindred.context, data.payout_id),
    ]);
    expect(again.code).toBe(canceled.code);
    const [payout] = await payoutsOf(kindred, creator);
    ends.add(payout?.state ?? '');
    expect(payout?.state).toBe(canceled.code === 2000 ? 'canceled' : 'sent');
    expect(await moneyOf(kindred, creator)).toEqual(canceled.code === 2000 ? [8000, 0, 0] : [5000, 3000, 0]);
    await runJobs(kindred);
    expect((await payoutsOf(kindred, creator))[0]?.state).toBe(payout?.state);
  }
  if (rounds >= 30) expect(ends).toEqual(new Set(['canceled', 'sent']));
});

test('killed after the provider was asked and before we noted it: it is paid once', async () => {
  const creator = await createPaidCreator(kindred);
  await requestPayout(kindred, creator, 3000);
  const payoutId = (await payoutsOf(kindred, creator))[0]?.payout_id ?? '';
  const accounts = kindred.context.payments.payoutAccounts as PayoutAccounts;
  const killed = {
    ...kindred.context,
    payments: {
      ...kindred.context.payments,
      payoutAccounts: {
        ...accounts,
        pay: async (payout: Parameters<PayoutAccounts['pay']>[0]) => {
          await accounts.pay(payout);
          throw new Error('killed');
        },
      },
    },
  };
  await expect(advancePayout(killed, payoutId)).rejects.toThrow('killed');
  expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'approved' }]);
  // The account is closed meanwhile: although the provider now refuses, its earlier payment must not be returned.
  await kindred.context.db.updateTable('sandbox_payout_accounts').set({ state: 'rejected' }).execute();
  await Promise.all([1, 2, 3].map(() => advancePayout(kindred.context, payoutId)));
  expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'sent' }]);
  await kindred.context.db.updateTable('sandbox_payout_accounts').set({ state: 'ready' }).execute();
  await passDays(kindred, 2.1);
  expect(await moneyOf(kindred, creator)).toEqual([5000, 0, 3000]);
});

async function advanceWhileProviderIsAway(payoutId: string): Promise<void> {
  const { payments } = kindred.context;
  const payoutAccounts = {
    ...(payments.payoutAccounts as PayoutAccounts),
    pay: () => Promise.reject(new Error('not reachable')),
  };
  const context = { ...kindred.context, payments: { ...payments, payoutAccounts } };
  await expect(advancePayout(context, payoutId)).rejects.toThrow('not reachable');
}

test('a bank that was changed while the provider was away is paid a day later, as any other that was changed', async () => {
  const creator = await createPaidCreator(kindred, 'fails');
  await requestPayout(kindred, creator, 3000);
  const payoutId = (await payoutsOf(kindred, creator))[0]?.payout_id ?? '';
  await advanceWhileProviderIsAway(payoutId);
  await chooseBank(kindred, creator, 'pays');
  await advancePayout(kindred.context, payoutId);
  expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'approved', bank_last4: '0000' }]);
  await passDays(kindred, 1.1);
  await advancePayout(kindred.context, payoutId);
  expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'sent', bank_last4: '6789' }]);
  await passDays(kindred, 2.1);
  expect(await moneyOf(kindred, creator)).toEqual([5000, 0, 3000]);
});

test('a provider that refuses gives the money back once, however often it is asked', async () => {
  const creator = await createPaidCreator(kindred);
  await requestPayout(kindred, creator, 3000);
  const payoutId = (await payoutsOf(kindred, creator))[0]?.payout_id ?? '';
  await advanceWhileProviderIsAway(payoutId);
  await kindred.context.db.updateTable('sandbox_payout_accounts').set({ state: 'rejected' }).execute();
  await Promise.all([1, 2, 3].map(() => advancePayout(kindred.context, payoutId)));
  await kindred.context.db.updateTable('sandbox_payout_accounts').set({ state: 'ready' }).execute();
  expect(await payoutsOf(kindred, creator)).toMatchObject([{ state: 'failed', reason: 'provider_refused' }]);
  expect(await moneyOf(kindred, creator)).toEqual([8000, 0, 0]);
});

test('a bank that sends back what it had taken: it is with the creator once', async () => {
  const creator = await createPaidCreator(kindred);
  await sendPayout(kindred, creator, 3000);
  await passDays(kindred, 2.1);
  expect(await moneyOf(kindred, creator)).toEqual([5000, 0, 3000]);
  const [payout] = await kindred.context.db
    .selectFrom('payouts')
    .selectAll()
    .where('user_id', '=', creator.userId)
    .execute();
  await kindred.context.db
    .updateTable('sandbox_payouts')
    .set({ state: 'failed', failure: 'The account has been closed.' })
    .where('payout_id', '=', payout?.provider_key ?? '')
    .execute();
  const letter = {
    about: 'payout' as const,
    eventId: 'evt_late',
    type: 'payout.failed',
    accountRef: payout?.account_ref ?? '',
    payoutId: payout?.provider_key ?? '',
  };
  await Promise.all([1, 2, 3].map(() => applyPayoutEvent(kindred.context, letter)));
  expect(await moneyOf(kindred, creator)).toEqual([8000, 0, 0]);
  await stepUp(kindred, creator);
});
