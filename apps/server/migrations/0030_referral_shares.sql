-- Whoever invited a creator earns a part of what that creator earns, out of the platform's share, until ends_at. The rate
-- stands on each entry. The account is the referrer's `referral_pending`.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'wallet', 'creator_pending', 'creator_available', 'referral_pending', 'diamonds_issued', 'deferred_revenue', 'processor',
  'platform_revenue', 'promotions', 'refunds_payable', 'clawback_reserve'));

create table referral_shares (
  -- The creator who was invited.
  user_id bigint primary key references users,
  account_id bigint not null references ledger_accounts,
  share_bps integer not null check (share_bps between 1 and 10000),
  ends_at timestamptz not null
);
create index referral_shares_by_account on referral_shares (account_id);

alter table journal_entries add column referral_bps integer check (referral_bps between 1 and 10000);

-- One entry may earn for two: the creator and who invited them.
alter table pending_earnings drop constraint pending_earnings_pkey, add primary key (entry_id, account_id);

insert into ledger_accounts (kind, currency, user_id)
  select distinct 'referral_pending', 'USD', r.user_id
  from users u join users r on r.user_id = u.referred_by and r.deleted_at is null
  where u.is_creator and u.deleted_at is null;
insert into referral_shares (user_id, account_id, share_bps, ends_at)
  select u.user_id, a.account_id, 500, min(c.created_at) + interval '12 months'
  from users u join characters c using (user_id)
  join ledger_accounts a on a.user_id = u.referred_by and a.kind = 'referral_pending'
  where u.is_creator and u.deleted_at is null
  group by u.user_id, a.account_id;
