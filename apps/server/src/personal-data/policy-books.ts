import type { TablePolicy } from './policy.ts';

const ofCharacter = '(select c.user_id from characters c where c.char_id = t.char_id)';

/** Money: the books contain only numbers and stay. */
export const bookTables: Record<string, TablePolicy> = {
  ledger_accounts: {
    owner: 't.user_id',
    kept: { facts: 'account_id kind currency user_id balance debt_allowed' },
  },
  journal_entries: {
    owner: 't.user_id',
    kept: {
      facts: 'entry_id kind user_id char_id post_id share_bps referral_bps reverses created_at',
      books: 'checkout_id',
    },
  },
  postings: { owner: null, kept: { facts: 'entry_id account_id amount balance_after' } },
  account_snapshots: { owner: null, kept: { facts: 'account_id upto_entry_id balance' } },
  pending_earnings: { owner: null, kept: { facts: 'entry_id account_id amount available_at released_by' } },
  referral_shares: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  idempotency_keys: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  welcome_gifts: {
    owner: 't.user_id',
    kept: { facts: 'user_id entry_id diamonds received_at' },
    guard: 'user_id',
  },
  spending_limits: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  departed_limits: {
    owner: null,
    kept: { facts: 'weekly_usd_cents spent charged frees_at left_at', digests: 'digest' },
  },
  used_offers: { owner: null, kept: { facts: 'offer used_at', digests: 'digest' } },
  commodities: {
    owner: null,
    kept: {
      ours: 'commodity_id kind price_usd_cents diamonds bonus_diamonds is_featured position is_active',
    },
  },
  memberships: {
    owner: 't.user_id',
    deleted: `t.kind = 'free'`,
    kept: {
      facts: `user_id char_id kind state period_end month_usd_cents renews trial_used tier_level switch_level
        switch_from_usd_cents bell joined_at updated_at`,
      books: 'provider_ref',
    },
    guard: { column: 'user_id', when: `new.kind = 'free'`, also: ['kind'] },
  },
  subscription_charges: {
    owner: null,
    kept: { facts: 'period_end entry_id usd_cents', books: 'checkout_id' },
  },
  price_consents: {
    owner: 't.user_id',
    kept: {
      facts: 'consent_id user_id before_usd_cents month_usd_cents agreed_at',
      books: 'checkout_id',
    },
  },
  subscription_gifts: {
    owner: 't.user_id',
    kept: {
      facts: `gift_id user_id char_id to_user_id months month_usd_cents state created_at expires_at claimed_by claimed_at
        claim_entry_id period_start period_end`,
      digests: 'code',
      books: 'checkout_id',
    },
  },
  tier_upgrades: {
    owner: 't.user_id',
    kept: {
      facts: 'user_id char_id from_level from_usd_cents to_level month_usd_cents period_end state',
      books: 'checkout_id subscription_ref',
    },
  },
  checkouts: {
    owner: 't.user_id',
    emptied: { redirect_url: `''` },
    kept: {
      facts: `user_id purpose commodity_id char_id post_id price_usd_cents month_usd_cents trial_days tier_level
        intro_usd_cents intro_months intro_charges diamonds bonus_diamonds state provider exclusive_key created_at settled_at
        closed_at applied_fetch language currency rate_micros payable_until is_due unanswered_since`,
      books: 'checkout_id provider_ref subscription_ref',
    },
    guard: 'user_id',
  },
  vip_memberships: {
    owner: 't.user_id',
    kept: {
      facts: 'user_id state period_end month_usd_cents month_diamonds renews started_at updated_at',
      books: 'provider_ref',
    },
  },
  vip_charges: { owner: null, kept: { facts: 'period_end entry_id', books: 'checkout_id' } },
  lucky_seeds: {
    owner: 't.user_id',
    kept: { facts: 'seed_id user_id version committed_at drawn_at', digests: 'seed' },
  },
  lucky_draws: {
    owner: 't.user_id',
    kept: {
      facts: 'seed_id user_id box_type price prize entry_id prize_entry_id drawn_at',
      digests: 'client_seed proof',
    },
  },
  promotions: {
    owner: ofCharacter,
    deleted: 't.stopped_at is null',
    emptied: { name: `''` },
    kept: {
      facts: `promotion_id char_id audience percent_off first_usd_cents trial_days months claim_limit ends_at stopped_at
        created_at`,
      digests: 'client_id code',
    },
    guard: 'char_id',
  },
  promotion_fans: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  promotion_claims: {
    owner: 't.user_id',
    kept: { facts: 'promotion_id user_id claimed_at', books: 'checkout_id' },
  },
  bundles: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  page_tiers: { owner: ofCharacter, deleted: true, guard: 'char_id' },
  payments: {
    owner: null,
    kept: {
      facts: 'period_end',
      books: `provider payment_ref checkout_id entry_id usd_cents tax_usd_cents presented_currency presented_amount
        presented_tax presented_refunded refund_refusal refund_refused_at`,
    },
  },
  currency_choices: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  currency_quotes: {
    owner: null,
    kept: { ours: 'quote_id provider currency rate_micros quoted_at expires_at' },
  },
  payment_customers: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  payout_accounts: { owner: 't.user_id', deleted: true, guard: 'user_id' },
  payouts: {
    owner: 't.user_id',
    kept: {
      facts: `payout_id user_id amount_usd_cents state reason requested_at approved_at sent_at ended_at arrives_at
        entry_id paid_entry_id return_entry_id`,
      books: 'provider_key provider_message provider account_ref bank_last4',
    },
  },
  earning_rollup: { owner: null, kept: { facts: 'is_only upto_entry_id' } },
  earning_zones: { owner: null, kept: { facts: 'account_id timezone' } },
  earning_days: {
    owner: null,
    kept: { facts: 'account_id day source entries gross_usd_cents net_usd_cents' },
  },
  earning_posts: {
    owner: null,
    kept: { facts: 'account_id month post_id entries gross_usd_cents net_usd_cents' },
  },
  earning_fans: {
    owner: 't.fan_id',
    kept: { facts: 'account_id month fan_id entries gross_usd_cents net_usd_cents' },
  },
  payment_event_cursors: { owner: null, kept: { ours: 'provider listed_until' } },
  payment_events: { owner: null, kept: { books: 'provider event_id type checkout_id outcome received_at' } },
  sandbox_checkouts: {
    owner: null,
    kept: {
      books: `checkout_id customer_ref description currency amount month_amount trial_days intro_amount intro_months
        intro_charges timezone redirect_url state card created_at paid_at expires_at`,
    },
  },
  sandbox_events: {
    owner: null,
    kept: { books: 'event_id sequence checkout_id type body created_at delivered_at' },
  },
  sandbox_payments: {
    owner: null,
    kept: {
      books: `payment_ref checkout_id currency amount period_end refunded disputed next_step next_step_at paid_at`,
    },
  },
  sandbox_subscriptions: {
    owner: null,
    kept: {
      books: `subscription_ref checkout_id month_amount card anchor months period_end cancel_at_end state attempts
        next_attempt_at intro_amount intro_until`,
    },
  },
  sandbox_methods: { owner: null, kept: { books: 'method_ref customer_ref card is_default created_at' } },
  sandbox_payout_accounts: {
    owner: null,
    kept: { books: 'account_ref state bank_last4 return_url created_at' },
  },
  sandbox_payouts: {
    owner: null,
    kept: { books: 'payout_id account_ref amount_usd_cents state failure is_reclaimed arrives_at' },
  },
  ccbill_refund_tries: { owner: null, kept: { facts: 'tried_at', books: 'payment_ref' } },
  ccbill_checkouts: {
    owner: null,
    kept: {
      books: `checkout_id username currency first_amount month_amount trial_days first_months expired_at
        created_at`,
    },
  },
  ccbill_entries: {
    owner: null,
    kept: {
      books: `entry_key sequence kind checkout_id subscription_id amount_usd_cents billed_currency billed_amount
        happened_at recorded_at`,
      digests: 'card_digest',
    },
  },
  ccbill_held: {
    owner: null,
    kept: { books: 'held_key reason kind subscription_id amount happened_at held_at' },
  },
  ccbill_extract: { owner: null, kept: { ours: 'only_row read_until' } },
};
