import { type Mutant, server, wallet } from '../mutant.ts';

export const subscriptionsMutants: readonly Mutant[] = [
  {
    name: 'a month is paid again while nobody knows whether it was',
    file: `${server}/features/subscriptions/checkout/pay-subscription.ts`,
    find: 'await assertAnswered(context, userId, charId);',
    replace: '',
    test: {
      file: `${wallet}/payments/silent-provider.test.ts`,
      name: 'a provider that acts and never answers: sandbox > who pays what is overdue with a saved card sees that it is being found out, and is charged once',
    },
  },
  {
    name: 'access after the end of the period',
    file: `${server}/features/subscriptions/memberships.fn.sql`,
    find: 'period_end > at',
    replace: `period_end > at - interval '1 day'`,
    test: {
      file: `${server}/features/subscriptions/subscriptions.test.ts`,
      name: 'subscribing > a canceled one runs to the second where its period ends, and can be resumed before',
    },
  },
  {
    name: 'refund asked for again and again',
    file: `${server}/features/subscriptions/tiers/return-differences.ts`,
    find: 'and difference.refund_refusal is null',
    replace: '',
    test: {
      file: `${server}/features/subscriptions/tiers/refused-differences.test.ts`,
      name: 'a difference that a bank does not take back is asked for once, stays in the books, and is listed with the reason',
    },
  },
];
