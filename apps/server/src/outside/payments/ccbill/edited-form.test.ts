import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { payOnForm } from '../../../test/ccbill/ccbill-billing.ts';
import { testCcbill } from '../../../test/ccbill/ccbill-state.ts';
import { createUser, type TestUser } from '../../../test/data/factories.ts';
import { balanceOf, openDiamondCheckout } from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { type CcbillStage, startCcbillStage } from '../../../test/payments/ccbill-stage.ts';
import { deliver, passDaysUntold } from '../../../test/payments/payment-stage.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { listHeldPostings } from './ccbill-held.ts';

let stage: CcbillStage;
beforeAll(async () => {
  stage = await startCcbillStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.close();
});

const context = () => stage.kindred.context;

/** A form whose unsigned fields the buyer has taken from another one. */
function withFieldsOf(url: string, other: string, fields = ['X-checkout', 'username']): string {
  const [edited, source] = [new URL(url), new URL(other)];
  for (const field of fields) edited.searchParams.set(field, source.searchParams.get(field) ?? '');
  return edited.href;
}

async function openPair(cheapCurrency: 'USD' | 'EUR', dearCurrency: 'USD' | 'EUR') {
  const fan = await createUser(context());
  const open = (packageId: string, currency: 'USD' | 'EUR') =>
    openDiamondCheckout(stage.kindred, fan, packageId, currency);
  const cheap = stage.urlOf(await open('diamonds_500', cheapCurrency));
  const dear = stage.urlOf(await open('diamonds_5000', dearCurrency));
  return { fan, cheap, dear };
}

const diamondsOf = (fan: TestUser) => balanceOf(stage.kindred, fan);

test.each([
  ['USD', 'USD'],
  ['USD', 'EUR'],
  ['EUR', 'USD'],
  ['EUR', 'EUR'],
] as const)(
  'whoever pays a cheap form in %s for a dear checkout in %s gets nothing, and the money back',
  async (cheapCurrency, dearCurrency) => {
    const { fan, cheap, dear } = await openPair(cheapCurrency, dearCurrency);
    const before = await diamondsOf(fan);
    payOnForm(stage.state, withFieldsOf(cheap, dear), 'success');
    await deliver(stage);
    await runJobs(stage.kindred);
    await deliver(stage);
    expect(await diamondsOf(fan)).toBe(before);
    const { amount_usd_cents } = await context()
      .db.selectFrom('ccbill_entries')
      .select('amount_usd_cents')
      .where('kind', '=', 'refund_asked')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    expect(amount_usd_cents).toBeGreaterThan(0);
  },
);

test('of a sale in euros that only the list of transactions tells, the dollars must be worth the price', async () => {
  const { fan, cheap, dear } = await openPair('USD', 'EUR');
  const before = await diamondsOf(fan);
  payOnForm(stage.state, withFieldsOf(cheap, dear), 'success');
  for (const postback of stage.state.postbacks) postback.isDelivered = true;
  await passDaysUntold(stage, 0.2);
  await reconcile(stage.kindred);
  await deliver(stage);
  expect(await context().db.selectFrom('payments').selectAll().execute()).toContainEqual(
    expect.objectContaining({ usd_cents: 500 }),
  );
  expect(await diamondsOf(fan)).toBe(before);
});

test('a checkout that we did not sign is held for finance, and the sale is in nobody’s books', async () => {
  const { fan, cheap, dear } = await openPair('USD', 'USD');
  const before = await diamondsOf(fan);
  const id = new URL(dear).searchParams.get('X-checkout')?.split('.')[0] ?? '';
  const forged = new URL(cheap);
  forged.searchParams.set('X-checkout', id);
  forged.searchParams.set('username', 'nobody');
  payOnForm(stage.state, forged.href, 'success');
  expect(await deliver(stage)).toEqual(['ignored']);
  expect(await diamondsOf(fan)).toBe(before);
  expect(await listHeldPostings(context().db)).toContainEqual(
    expect.objectContaining({ reason: 'unsigned_checkout', amount: '5.00' }),
  );
});

test.each(['abc', '99999999', '-99.00', '1e9', ''])(
  'a genuine postback with the amount "%s" is held, and books nothing',
  async (amount) => {
    const { fan, cheap } = await openPair('USD', 'USD');
    const before = await diamondsOf(fan);
    payOnForm(stage.state, cheap, 'success');
    const postback = stage.state.postbacks.at(-1);
    if (!postback) throw new Error('nothing was posted');
    postback.body = JSON.stringify({ ...JSON.parse(postback.body), accountingInitialPrice: amount });
    const { status } = await stage.post(postback.body);
    postback.isDelivered = true;
    expect(status).toBe(200);
    expect(await diamondsOf(fan)).toBe(before);
    expect(await listHeldPostings(context().db)).toContainEqual(
      expect.objectContaining({ reason: 'odd_amount', amount }),
    );
  },
);

test('of two sales of one checkout in the same second the second goes back, and the first stays', async () => {
  const { fan, cheap } = await openPair('USD', 'USD');
  const before = await diamondsOf(fan);
  payOnForm(stage.state, cheap, 'success');
  payOnForm(stage.state, cheap, 'success');
  await deliver(stage);
  await runJobs(stage.kindred);
  await deliver(stage);
  expect(await diamondsOf(fan)).toBe(before + 515);
  const [first, second] = stage.state.sales.slice(-2).map(({ subscriptionId }) => subscriptionId);
  const refunds = await context()
    .db.selectFrom('ccbill_entries')
    .select('subscription_id')
    .where('kind', '=', 'refund_asked')
    .where('subscription_id', 'in', [first ?? '', second ?? ''])
    .execute();
  expect(refunds).toHaveLength(1);
});

test('a webhook without the key of the address is refused', async () => {
  const { status } = await stage.post(JSON.stringify({ eventType: 'NewSaleSuccess' }), { isForged: true });
  expect([status, testCcbill.webhookKey.length > 15]).toEqual([400, true]);
});
