import { type Mutant, server, wallet } from '../mutant.ts';

export const paymentsMutants: readonly Mutant[] = [
  {
    name: 'effect before event',
    file: `${wallet}/payments/apply-payment-event.ts`,
    find: 'const fetched = await fetchCheckout(context, event.providerRef);',
    replace: `const fetched = await fetchCheckout(context, event.providerRef);
  await transact(context, async (tx) => {
    const checkout = await lockCheckout(tx, context.payments.provider, event.checkoutId);
    if (checkout) await converge(context, tx, checkout, fetched);
  });`,
    test: {
      file: `${wallet}/payments/providers/providers.test.ts`,
      name: 'with sandbox > diamonds > are credited once, however often the provider says that they are paid',
    },
  },
  {
    name: 'event before effect',
    file: `${wallet}/payments/apply-payment-event.ts`,
    find: `    if (!(await insertEvent(context, tx, event, checkout?.checkout_id))) return 'repeated';
    const outcome = checkout`,
    replace: `    const isNew = await transact(context, (early) => insertEvent(context, early, event, undefined));
    if (!isNew) return 'repeated';
    const outcome = checkout`,
    test: {
      file: `${wallet}/payments/webhook-effect.test.ts`,
      name: 'a webhook whose effect broke off is not taken for done: told again, it credits once',
    },
  },
  {
    name: 'CCBill refunds twice what it did not answer once',
    file: `${server}/outside/payments/ccbill/ccbill-payments.ts`,
    find: 'await tryRefundOnce(db, paymentRef, clock.now());',
    replace: '',
    test: {
      file: `${server}/outside/payments/ccbill/silent-refund.test.ts`,
      name: 'a refund that CCBill makes and does not answer is made once, and ends in the books',
    },
  },
  {
    name: 'about the right amount',
    file: `${wallet}/payments/to-us-cents.ts`,
    find: 'presentAmount(usdCents, rate) === amount',
    replace: 'Math.abs(presentAmount(usdCents, rate) - amount) <= 1',
    test: {
      file: `${wallet}/currency/currency.test.ts`,
      name: 'what was not shown is not charged > a payment of another amount, or in another currency, buys nothing, is told, and goes back',
    },
  },
  {
    name: 'a won dispute keeps a refund away',
    file: `${server}/outside/payments/stripe/refund-stripe-payment.ts`,
    find: 'if (!charge || charge.amount',
    replace: 'if (!charge || charge.disputed || charge.amount',
    test: {
      file: `${server}/features/subscriptions/tiers/refused-differences.test.ts`,
      name: 'a difference whose dispute was won before we heard of it goes back with its month, like any other',
    },
  },
  {
    name: 'CCBill’s dollars stand for the price in euros',
    file: `${server}/outside/payments/ccbill/retrieve-ccbill-checkout.ts`,
    find: "return currency === 'USD' ? dollars : { currency, amount };",
    replace:
      "return { currency: offer.currency, amount: (entry.kind === 'sale' ? offer.first_amount : offer.month_amount) ?? amount };",
    test: {
      file: `${server}/outside/payments/ccbill/edited-form.test.ts`,
      name: 'whoever pays a cheap form in USD for a dear checkout in EUR gets nothing, and the money back',
    },
  },
  {
    name: 'CCBill’s list is worth any price',
    file: `${server}/outside/payments/ccbill/retrieve-ccbill-checkout.ts`,
    find: 'const maxRateDrift = 0.1;',
    replace: 'const maxRateDrift = 1000;',
    test: {
      file: `${server}/outside/payments/ccbill/edited-form.test.ts`,
      name: 'of a sale in euros that only the list of transactions tells, the dollars must be worth the price',
    },
  },
  {
    name: 'any checkout that the form names',
    file: `${server}/outside/payments/ccbill/checkout-mark.ts`,
    find: 'return actual.length === expected.length && timingSafeEqual(actual, expected) ? checkoutId : undefined;',
    replace: 'return actual.length >= 0 && timingSafeEqual(expected, expected) ? checkoutId : undefined;',
    test: {
      file: `${server}/outside/payments/ccbill/edited-form.test.ts`,
      name: 'a checkout that we did not sign is held for finance, and the sale is in nobody’s books',
    },
  },
  {
    name: 'the question of the bank is skipped',
    file: `${server}/outside/payments/sandbox/sandbox.feature.ts`,
    find: 'isConfirmed: false',
    replace: 'isConfirmed: true',
    test: {
      file: `${wallet}/buy-diamonds.test.ts`,
      name: 'buying diamonds > 3-D Secure asks first; refusing costs nothing, approving pays',
    },
  },
];
