import { type Mutant, server, wallet } from '../mutant.ts';

export const subscriptionsMutants: readonly Mutant[] = [
  {
    name: 'a month is paid again while nobody knows whether it was',
    file: `${server}/features/subscriptions/checkout/pay-subscription.ts`,
    find: 'await assertAnswered(context, userId, charId);',
    replace: '',
    test: {
      file: `${wallet}/payments/providers/silent-provider.test.ts`,
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
  {
    name: 'a trial that was had is forgotten where its page has become free',
    file: `${server}/features/subscriptions/delete-memberships.ts`,
    find: 'await endFollowsWithTrial.run(tx, { userId, now });',
    replace: '',
    test: {
      file: `${server}/features/account/delete-account.test.ts`,
      name: 'where the fan leaves, a trial that was had stays on record though the page has become free',
    },
  },
  {
    name: 'a subscription begins for somebody who is gone',
    file: `${server}/features/subscriptions/lifecycle/start-subscription.ts`,
    find: "barrier === 'gone'",
    replace: 'false',
    test: {
      file: `${server}/features/account/delete-account.test.ts`,
      name: 'what is paid for a subscription in the moment in which its buyer or its page goes comes back',
    },
  },
  {
    name: 'a second trial for a new account of the same sign-in',
    file: `${server}/features/subscriptions/lifecycle/start-subscription.ts`,
    find: "const refusal = barrier === 'gone' ?",
    replace: 'const refusal = false ?',
    test: {
      file: `${server}/features/subscriptions/checkout/parallel-checkouts.faults.test.ts`,
      name: 'a trial is had once by a sign-in, also where its account is deleted in the moment in which the trial begins',
    },
  },
  {
    name: 'a price is agreed to that nobody was offered',
    file: `${server}/features/subscriptions/lifecycle/accept-price.ts`,
    find: "consent?.month_usd_cents === monthUsdCents ? undefined : refuse('notFound')",
    replace: 'consent?.month_usd_cents === monthUsdCents ? undefined : undefined',
    test: {
      file: `${server}/features/subscriptions/checkout/subscription-price.test.ts`,
      name: 'a price that nobody was asked to agree to is not agreed to',
    },
  },
];
