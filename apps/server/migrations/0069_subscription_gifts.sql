-- Subscriptions that somebody gives. What was paid lies in `unclaimed_gifts` until the gift is claimed, or goes back.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'wallet', 'creator_pending', 'creator_available', 'referral_pending', 'diamonds_issued', 'deferred_revenue', 'processor',
  'platform_revenue', 'promotions', 'refunds_payable', 'clawback_reserve', 'payouts_in_flight', 'unclaimed_gifts'));
insert into ledger_accounts (account_id, kind, currency) values (12, 'unclaimed_gifts', 'USD');

alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in (
  'purchase', 'gift', 'unlock', 'subscription', 'unapplied', 'refund', 'chargeback', 'chargeback_reversal', 'clawback',
  'grant', 'release', 'payout', 'payout_paid', 'payout_failed', 'vip', 'post_sale', 'lucky_box', 'prize',
  'gift_purchase', 'gift_claim'));

alter table checkouts
  drop constraint checkouts_purpose_check,
  drop constraint checkouts_check1,
  add constraint checkouts_purpose_check check (purpose in ('diamonds', 'subscription', 'vip', 'post', 'gift')),
  add constraint checkouts_char_check check ((purpose in ('subscription', 'gift')) = (char_id is not null));

create table subscription_gifts (
  gift_id bigint generated always as identity primary key,
  checkout_id text not null unique references checkouts,
  code text not null unique,
  user_id bigint not null references users,
  char_id bigint not null references characters,
  -- Whom it is for; null: whoever has the link.
  to_user_id bigint references users,
  months integer not null check (months in (1, 3, 6, 12)),
  month_usd_cents integer not null check (month_usd_cents > 0),
  -- waiting for its payment; ready to be claimed; returning: its money goes back, nobody can claim it any more.
  state text not null check (state in ('waiting', 'ready', 'claimed', 'returning', 'returned')),
  created_at timestamptz not null,
  expires_at timestamptz,
  claimed_by bigint references users,
  claimed_at timestamptz,
  claim_entry_id bigint unique references journal_entries,
  -- What the claim opened; null again once that was taken back.
  period_end timestamptz,
  check ((state = 'waiting') = (expires_at is null)),
  check ((claimed_by is null) = (claim_entry_id is null)),
  check (state <> 'claimed' or claimed_by is not null)
);
create index subscription_gifts_of_buyer on subscription_gifts (user_id, gift_id desc) where state <> 'waiting';
create index subscription_gifts_ready on subscription_gifts (expires_at) where state in ('ready', 'returning');
create index subscription_gifts_by_character on subscription_gifts (char_id) where state = 'ready';
