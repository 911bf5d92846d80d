import { type Mutant, server } from '../mutant.ts';

export const payoutsMutants: readonly Mutant[] = [
  {
    name: 'a payout of a few cents',
    file: `${server}/features/payouts/payout/request-payout.ts`,
    find: 'if (amount < minPayoutUsdCents)',
    replace: 'if (amount < 0)',
    test: {
      file: `${server}/features/payouts/payouts.test.ts`,
      name: 'a payout > needs twenty dollars, and so much available',
    },
  },
  {
    name: 'a payout that another takes back',
    file: `${server}/features/payouts/payout/cancel-payout.ts`,
    find: "if (unlocked?.user_id !== userId) refuse('notFound');",
    replace: "if (!unlocked) refuse('notFound');",
    test: {
      file: `${server}/features/payouts/payouts.test.ts`,
      name: 'a payout > is for creators alone, each for themselves',
    },
  },
  {
    name: 'a payout by a session that proved nothing',
    file: `${server}/features/payouts/payout/request-payout.ts`,
    find: 'await requireStepUp(context, viewer);',
    replace: '',
    test: {
      file: `${server}/features/payouts/payouts.test.ts`,
      name: 'a session that has not just proven who it is > changes nothing about where money goes',
    },
  },
  {
    name: 'a rejected identity that nobody is told of as one',
    file: 'packages/contract/src/notifications/topics.ts',
    find: "identity_rejected: { push: 'creator_fail_msg'",
    replace: "identity_rejected: { push: 'system_msg'",
    test: {
      file: `${server}/features/payouts/payouts.test.ts`,
      name: 'who a creator is > is confirmed by the staff before any money leaves',
    },
  },
];
