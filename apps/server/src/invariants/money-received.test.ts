import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../test/app/start-test-app.ts';
import { createUser } from '../test/data/factories.ts';
import { deliverWebhooks, openDiamondCheckout, pay } from '../test/data/payments.ts';
import { brokenInvariants, expectInvariants } from '../test/sql/expect-invariants.ts';
import { query } from '../test/sql/query.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const atProvider = 'no payment is in the books that the provider does not have';
const inBooks = 'each entry that books money of a card is one payment of that checkout';
const inCurrency = 'each card was charged the agreed price in the agreed currency, or has its money back';
const credited =
  'each paid diamond checkout is credited exactly once, at the catalogue amount, or given back';

test.each([
  [
    'the provider has received less',
    'update sandbox_payments set amount = amount - $2 where checkout_id = $1',
    100,
    atProvider,
  ],
  [
    'a payment is less than its entry',
    'update payments set usd_cents = usd_cents - $2 where checkout_id = $1',
    100,
    inBooks,
  ],
  [
    'a card was charged less',
    'update payments set presented_amount = presented_amount - $2 where checkout_id = $1',
    100,
    inCurrency,
  ],
  [
    'more diamonds are given than were paid for',
    'update checkouts set diamonds = diamonds - $2 where checkout_id = $1',
    100,
    credited,
  ],
])(
  'money received and money credited are compared: it is noticed when %s',
  async (_what, plant, cents, invariant) => {
    const fan = await createUser(kindred.context);
    const checkoutId = await openDiamondCheckout(kindred, fan, 'diamonds_500', 'EUR');
    await pay(kindred, checkoutId);
    await deliverWebhooks(kindred);
    expect(await brokenInvariants(kindred)).toEqual([]);
    await query(kindred.context.db, plant, [checkoutId, cents]);
    const broken = await brokenInvariants(kindred);
    await query(kindred.context.db, plant, [checkoutId, -cents]);
    expect(broken).toContain(invariant);
  },
);
