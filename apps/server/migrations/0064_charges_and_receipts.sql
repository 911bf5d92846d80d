-- Receipts: each payment says which period it paid for, and a person's charges are found without their other entries.
alter table payments add column period_end timestamptz;
update payments p set period_end = s.period_end from subscription_charges s where s.entry_id = p.entry_id;

-- Card money may also buy one post, or a month of VIP; diamonds may also go into a lucky box, and come out of one.
alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in (
  'purchase', 'gift', 'unlock', 'subscription', 'unapplied', 'refund', 'chargeback', 'chargeback_reversal', 'clawback',
  'grant', 'release', 'payout', 'payout_paid', 'payout_failed', 'vip', 'post_sale', 'lucky_box', 'prize'));
create index journal_entries_charges on journal_entries (user_id, entry_id desc)
  where kind in ('purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied');

alter table checkouts
  drop constraint checkouts_purpose_check,
  drop constraint checkouts_check,
  add column diary_id bigint references posts,
  add constraint checkouts_purpose_check check (purpose in ('diamonds', 'subscription', 'vip', 'post')),
  add constraint checkouts_commodity_check check ((purpose in ('diamonds', 'vip')) = (commodity_id is not null)),
  add constraint checkouts_diary_check check ((purpose = 'post') = (diary_id is not null));

-- When what a notification speaks of is due: the end of a trial, the next charge.
alter table notifications add column due_at timestamptz;
