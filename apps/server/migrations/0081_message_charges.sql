-- Messages to a companion may cost diamonds: they are reserved with the message and captured with its answer.
alter table answer_settings
  add column message_price smallint not null default 0 check (message_price between 0 and 50);

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'wallet', 'reserved', 'creator_pending', 'creator_available', 'referral_pending', 'diamonds_issued', 'deferred_revenue',
  'processor', 'platform_revenue', 'promotions', 'refunds_payable', 'clawback_reserve', 'payouts_in_flight',
  'unclaimed_gifts'));
alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in (
  'purchase', 'gift', 'unlock', 'subscription', 'unapplied', 'refund', 'chargeback', 'chargeback_reversal', 'clawback',
  'grant', 'release', 'payout', 'payout_paid', 'payout_failed', 'vip', 'post_sale', 'lucky_box', 'prize',
  'gift_purchase', 'gift_claim', 'message', 'reserve', 'unreserve'));

create table message_charges (
  conversation_id bigint not null,
  seq integer not null,
  user_id bigint not null references users,
  diamonds smallint not null check (diamonds between 1 and 50),
  state text not null check (state in ('reserved', 'captured', 'released')),
  reserve_entry bigint not null unique references journal_entries,
  -- The sale, once it is captured.
  charge_entry bigint unique references journal_entries,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (conversation_id, seq),
  foreign key (conversation_id, seq) references messages (conversation_id, seq),
  check ((state = 'captured') = (charge_entry is not null)),
  check ((state = 'reserved') = (ended_at is null))
);
create index message_charges_reserved on message_charges (conversation_id, seq) where state = 'reserved';
create index message_charges_of_fan on message_charges (user_id) where state = 'reserved';
