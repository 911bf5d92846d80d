import type { TablePolicy } from './policy.ts';

/** Money: the books name numbers only, and are kept. */
export const bookTables: Record<string, TablePolicy> = {
  ledger_accounts: {
    owner: 't.user_id',
    kept: { facts: 'account_id kind currency user_id balance debt_allowed' },
  },
  journal_entries: {
    owner: 't.user_id',
    kept: {
      facts: 'entry_id kind user_id char_id diary_id share_bps referral_bps reverses created_at',
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
      facts: 'user_id char_id kind state period_end month_usd_cents renews trial_used joined_at updated_at',
      books: 'provider_ref',
    },
    guard: 'user_id',
  },
  subscription_charges: {
    owner: null,
    kept: { facts: 'period_end entry_id usd_cents', books: 'checkout_id' },
  },
  checkouts: {
    owner: 't.user_id',
    emptied: { redirect_url: `''` },
    kept: {
      facts: `user_id purpose commodity_id char_id price_usd_cents month_usd_cents trial_days diamonds bonus_diamonds
        state provider exclusive_key created_at settled_at closed_at applied_fetch`,
      books: 'checkout_id provider_ref subscription_ref',
    },
    guard: 'user_id',
  },
  payments: { owner: null, kept: { books: 'provider payment_ref checkout_id entry_id usd_cents' } },
  payment_event_cursors: { owner: null, kept: { ours: 'provider listed_until' } },
  payment_events: { owner: null, kept: { books: 'provider event_id type checkout_id outcome received_at' } },
  sandbox_checkouts: {
    owner: null,
    kept: {
      books: `checkout_id description amount_usd_cents month_usd_cents trial_days timezone redirect_url state card
        created_at paid_at`,
    },
  },
  sandbox_events: {
    owner: null,
    kept: { books: 'event_id sequence checkout_id type body created_at delivered_at' },
  },
  sandbox_payments: {
    owner: null,
    kept: {
      books: `payment_ref checkout_id amount_usd_cents period_end refunded_usd_cents disputed_usd_cents next_step
        next_step_at paid_at`,
    },
  },
  sandbox_subscriptions: {
    owner: null,
    kept: {
      books: `subscription_ref checkout_id month_usd_cents card anchor months period_end cancel_at_end state attempts
        next_attempt_at`,
    },
  },
};
