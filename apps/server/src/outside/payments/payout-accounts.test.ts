import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliver, type PaymentStage, passDays } from '../../test/payments/payment-stage.ts';
import { stages } from '../../test/payments/stages.ts';
import type { PayoutEvent } from './payments.ts';
import { type PayoutAccounts, PayoutRefused } from './payout-accounts.ts';

const paying = Object.entries(stages).filter(([name]) => name !== 'ccbill');

describe.each(paying)('with %s', (_name, start) => {
  let stage: PaymentStage;
  let payouts: PayoutAccounts;
  const told: PayoutEvent[] = [];
  beforeAll(async () => {
    stage = await start();
    const { payoutAccounts } = stage.kindred.context.payments;
    if (!payoutAccounts) throw new Error('it pays nobody out');
    payouts = payoutAccounts;
    stage.kindred.context.hooks.payoutEvent.push(async (_context, event) => {
      told.push(event);
      return 'heard';
    });
  });
  afterAll(() => stage.close());

  let count = 0;
  const newAccount = () => payouts.createAccount(`owner${++count}`);
  async function readyAccount(bank: 'pays' | 'fails' = 'pays') {
    const accountRef = await newAccount();
    await stage.onboard(accountRef, bank);
    await deliver(stage);
    return accountRef;
  }

  test('an owner has one account, which is incomplete until they have said who they are', async () => {
    const accountRef = await payouts.createAccount('somebody');
    expect(await payouts.createAccount('somebody')).toBe(accountRef);
    expect((await payouts.getAccount(accountRef))?.state).toBe('incomplete');
    const urls = { returnUrl: 'https://kindred.example/done', refreshUrl: 'https://kindred.example/again' };
    expect(URL.canParse((await payouts.createAccountLink(accountRef, urls)).url)).toBe(true);
    await stage.onboard(accountRef, 'pays');
    expect(await deliver(stage)).toEqual([expect.stringMatching(/\bheard$/)]);
    expect(told.at(-1)).toMatchObject({ about: 'payout', type: 'account.updated', accountRef });
    expect(await payouts.getAccount(accountRef)).toMatchObject({ state: 'ready', bankLast4: '6789' });
    expect(await payouts.getAccount('acct_unknown')).toBeUndefined();
  });

  test('an account that leads to another bank says so', async () => {
    const accountRef = await readyAccount();
    const before = await payouts.getAccount(accountRef);
    await stage.onboard(accountRef, 'fails');
    await deliver(stage);
    const after = await payouts.getAccount(accountRef);
    expect(after?.destinationKey).not.toBe(before?.destinationKey);
    expect(after?.bankLast4).toBe('0000');
  });

  test('a payout is made once, however often it is asked, also at the same moment, and arrives', async () => {
    const accountRef = await readyAccount();
    const payout = { payoutId: `po${++count}`, accountRef, amountUsdCents: 4200 };
    const answers = await Promise.all([payouts.pay(payout), payouts.pay(payout)]);
    answers.push(await payouts.pay(payout));
    expect(answers.every(({ state, arrives }) => state === 'sent' && arrives?.amount === 4200)).toBe(true);
    await passDays(stage, 2.1);
    expect(told.filter(({ payoutId }) => payoutId === payout.payoutId).map(({ type }) => type)).toEqual([
      'payout.paid',
    ]);
    expect((await payouts.getPayout(accountRef, payout.payoutId))?.state).toBe('paid');
    expect((await payouts.pay(payout)).state).toBe('paid');
    expect(await payouts.getPayout(accountRef, 'never')).toBeUndefined();
  });

  test('a payout that comes back says why, and its money is taken back once', async () => {
    const accountRef = await readyAccount('fails');
    const payout = { payoutId: `po${++count}`, accountRef, amountUsdCents: 1500 };
    await payouts.pay(payout);
    await passDays(stage, 2.1);
    expect(told.at(-1)).toMatchObject({ type: 'payout.failed', payoutId: payout.payoutId });
    expect(await payouts.getPayout(accountRef, payout.payoutId)).toMatchObject({
      state: 'failed',
      failure: 'The bank account has been closed.',
    });
    await payouts.reclaim(accountRef, payout.payoutId);
    await payouts.reclaim(accountRef, payout.payoutId);
  });

  test('nothing is paid to an account that is not ready, nor to one that is rejected', async () => {
    const incomplete = await newAccount();
    const payout = { payoutId: `po${++count}`, accountRef: incomplete, amountUsdCents: 100 };
    await expect(payouts.pay(payout)).rejects.toThrow(PayoutRefused);
    expect(await payouts.getPayout(incomplete, payout.payoutId)).toBeUndefined();
    await stage.onboard(incomplete, 'rejected');
    await deliver(stage);
    expect((await payouts.getAccount(incomplete))?.state).toBe('rejected');
    await expect(payouts.pay(payout)).rejects.toThrow(PayoutRefused);
  });
});
