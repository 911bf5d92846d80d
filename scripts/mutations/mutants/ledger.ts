import { gifts, type Mutant, server, wallet } from '../mutant.ts';

// What stands in `spend_diamonds`, from the lock of the wallet to its update.
const walletLock = `  perform from ledger_accounts a where a.user_id = p_sale.fan_id and a.kind = 'wallet' for update;
`;
const salesChecks = `  outcome := case when is_age_held(p_sale.fan_id) then 'held' when is_sales_quiet(p_sale.fan_id, p_now) then 'quiet'
    when is_age_held(p_sale.creator_id) then 'gone' end;
  if outcome is not null then return; end if;
  if exists (select from spending_limits l where l.user_id = p_sale.fan_id) then
    select a.balance into balance from ledger_accounts a where a.user_id = p_sale.fan_id and a.kind = 'wallet';
    if not (select c.is_allowed from check_spending(p_sale.fan_id, p_sale.diamonds, array['spent'], p_now) c) then
      outcome := 'over_limit';
      return;
    end if;
  end if;
`;
const walletUpdate = `  update ledger_accounts a set balance = a.balance - p_sale.diamonds
    where a.user_id = p_sale.fan_id and a.kind = 'wallet' and a.balance >= p_sale.diamonds
    `;

export const ledgerMutants: readonly Mutant[] = [
  {
    name: 'read then write',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: walletLock + salesChecks + walletUpdate,
    replace: `${salesChecks}  select a.balance into balance from ledger_accounts a where a.user_id = p_sale.fan_id and a.kind = 'wallet';
  update ledger_accounts a set balance = spend_diamonds.balance - p_sale.diamonds
    where a.user_id = p_sale.fan_id and a.kind = 'wallet' and spend_diamonds.balance >= p_sale.diamonds
    `,
    test: {
      file: `${gifts}/gifts.test.ts`,
      name: 'a gift > ten at once with diamonds for three are exactly three',
    },
  },
  {
    name: 'key ignored',
    file: `${wallet}/ledger/claim-key.fn.sql`,
    find: 'if not found then',
    replace: 'if false then',
    test: {
      file: `${gifts}/gifts.test.ts`,
      name: 'a gift > sent again with the same key is given once and answered as before',
    },
  },
  {
    name: 'share by float',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: 'p_sale.diamonds * p_share_bps / 10000',
    replace: 'ceil(p_sale.diamonds * (p_share_bps / 10000.0::float))',
    test: {
      file: `${wallet}/spend.test.ts`,
      name: 'spending > the creator gets 80 % rounded down, the platform the rest',
    },
  },
  {
    name: 'payout without hold',
    file: `${wallet}/ledger/post-card-sale.ts`,
    find: 'pendingDays * 86_400_000',
    replace: '0',
    test: {
      file: `${server}/features/earnings/earnings.test.ts`,
      name: 'whatever fans pay, by diamonds or by card, cannot be paid out for seven days',
    },
  },
  {
    name: 'weekly limit without lock',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: `where a.user_id = p_sale.fan_id and a.kind = 'wallet' for update;`,
    replace: `where a.user_id = p_sale.fan_id and a.kind = 'wallet';
    perform pg_sleep(0.05);`,
    test: {
      file: `${wallet}/limits/spending-limits.test.ts`,
      name: 'the limit of a week > is never exceeded by what is spent at once: gifts, posts and a checkout that is paid together',
    },
  },
  {
    name: 'an inviter’s share of cards without end',
    file: `${server}/features/wallet/ledger/referral-share.ts`,
    find: ' and ends_at > ${$.now}`',
    replace: ' and ${$.now} is not null`',
    test: {
      file: `${server}/features/earnings/referral-earnings.test.ts`,
      name: 'who invited a creator > earns for twelve months from the day they became a creator, and not a day longer',
    },
  },
  {
    name: 'what was refunded counts as spent',
    file: `${wallet}/limits/spending.fn.sql`,
    find: " and r.kind <> 'clawback') s",
    replace: " and r.kind <> 'clawback' and r.kind <> 'refund') s",
    test: {
      file: `${server}/features/spending/spending.test.ts`,
      name: 'the sums by creator and month are those of the ledger, without what came back, in the zone of the account',
    },
  },
];
