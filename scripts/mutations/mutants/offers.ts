import { type Mutant, server, wallet } from '../mutant.ts';

export const offersMutants: readonly Mutant[] = [
  {
    name: 'money beyond the limit is kept',
    file: `${wallet}/limits/refuse-over-limit.ts`,
    find: 'return is_over ?',
    replace: 'return is_over && !first ?',
    test: {
      file: `${wallet}/limits/spending-limits.test.ts`,
      name: 'the limit of a week > two checkouts that were open before it and are paid at once: one is credited, the other given back',
    },
  },
  {
    name: 'an unpaid checkout counts towards the limit',
    file: `${wallet}/limits/spending.fn.sql`,
    find: "  select s.created_at + interval '7 days', s.spent",
    replace: `  select k.payable_until, k.price_usd_cents::bigint, k.price_usd_cents::bigint from checkouts k
  where k.user_id = p_user and k.state in ('open', 'declined')
  union all
  select s.created_at + interval '7 days', s.spent`,
    test: {
      file: `${wallet}/limits/spending-limits.test.ts`,
      name: 'the limit of a week > counts a checkout when it is paid: open or declined it takes nothing of the limit',
    },
  },
  {
    name: 'promotion had again with the same sign-in',
    file: `${server}/features/offers/candidates.sql.ts`,
    find: `  or has_used_offer(\${$.viewerId}, 'promotion ' || p.promotion_id))`,
    replace: `)`,
    test: {
      file: `${server}/features/account/offers-once.test.ts`,
      name: 'who deletes their account and comes back with the same sign-in > has had the promotions that they used, and is new to no page that they paid',
    },
  },
  {
    name: 'first-charge offer had again with the same card',
    file: `${wallet}/settle-diamonds.ts`,
    find: 'if (!(await takeFirstCharge',
    replace: 'if (!checkout && !(await takeFirstCharge',
    test: {
      file: `${server}/features/account/offers-once.test.ts`,
      name: 'who comes with a new sign-in and the card of another account > has had its first-charge offer, and gets the money back',
    },
  },
  {
    name: 'another week with another account',
    file: `${wallet}/limits/departed-limits.ts`,
    find: 'd.spent, d.charged, d.frees_at',
    replace: '0, 0, d.frees_at',
    test: {
      file: `${server}/features/account/offers-once.test.ts`,
      name: 'who deletes their account and comes back with the same sign-in > has the weekly limit that they set, with what of it is used, for a week',
    },
  },
  {
    name: 'twelve months more for an inviter',
    file: `${wallet}/ledger/referral-share.ts`,
    find: 'if (await hasUsedOffer(tx, creatorUserId, invitedOffer)) return;',
    replace: '',
    test: {
      file: `${server}/features/account/offers-once.test.ts`,
      name: 'who deletes their account and comes back with the same sign-in > brings their inviter no further twelve months as a creator',
    },
  },
  {
    name: 'what was refused uses up an offer',
    file: `${server}/features/offers/candidates.sql.ts`,
    find: "k.state <> 'expired' and not ${wasRefused(raw('k'))}`",
    replace: "k.state <> 'expired'`",
    test: {
      file: `${server}/features/subscriptions/checkout/one-subscription.test.ts`,
      name: 'a promotion is not used, nor its place taken, by whoever got nothing, also where they were charged before they were paid back',
    },
  },
];
