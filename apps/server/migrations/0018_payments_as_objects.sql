-- What the provider's objects say is what counts: each payment by its own name, reversed in parts where it was given
-- back in parts; what could not be used goes back; a creator's share follows the debt of the fan who paid it.

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'wallet', 'creator_pending', 'creator_available', 'diamonds_issued', 'deferred_revenue', 'processor',
  'platform_revenue', 'promotions', 'refunds_payable', 'clawback_reserve'));
insert into ledger_accounts (account_id, kind, currency) values
  (6, 'refunds_payable', 'USD'), (7, 'clawback_reserve', 'USD');

-- unapplied: a payment that found its place taken, to be given back. chargeback_reversal: money that came back after
-- all. clawback: a creator's share, taken back or returned, of what a fan in debt spent.
alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in (
  'purchase', 'gift', 'unlock', 'subscription', 'unapplied', 'refund', 'chargeback', 'chargeback_reversal',
  'clawback', 'grant', 'release'));
alter table journal_entries drop constraint journal_entries_reverses_key;
create index journal_entries_reverses on journal_entries (reverses) where reverses is not null;
create index journal_entries_unapplied on journal_entries (entry_id) where kind = 'unapplied';

-- Which entry books which payment of the provider: each one once, however often and in whatever order we hear of it.
create table payments (
  provider text not null,
  payment_ref text not null,
  checkout_id text not null references checkouts,
  entry_id bigint not null unique references journal_entries,
  usd_cents integer not null check (usd_cents > 0),
  primary key (provider, payment_ref)
);
create index payments_by_checkout on payments (checkout_id);

alter table checkouts
  add column subscription_ref text,
  -- What is paid for it at the provider after this is given back.
  add column closed_at timestamptz,
  -- The newest look at the provider's object that was applied; an older one that comes later is not.
  add column applied_fetch bigint not null default 0,
  add unique (provider, subscription_ref);
create sequence payment_fetches;

-- Up to when the provider's list of events was compared with ours.
create table payment_event_cursors (
  provider text primary key,
  listed_until timestamptz not null
);

create index ledger_accounts_in_debt on ledger_accounts (user_id) where balance < 0;
