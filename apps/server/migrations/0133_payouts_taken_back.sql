-- Whoever has asked for a payout may take it back while nothing has left; a refund is told by mail.
alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in (
  'purchase', 'gift', 'unlock', 'subscription', 'unapplied', 'refund', 'chargeback', 'chargeback_reversal', 'clawback',
  'grant', 'release', 'payout', 'payout_paid', 'payout_failed', 'payout_canceled', 'vip', 'post_sale', 'lucky_box', 'prize',
  'gift_purchase', 'gift_claim', 'message', 'reserve', 'unreserve'));

alter table payouts
  drop constraint payouts_state_check,
  drop constraint payouts_check,
  drop constraint payouts_check3,
  add constraint payouts_state_check check (state in ('requested', 'approved', 'sent', 'paid', 'failed', 'canceled')),
  add constraint payouts_returned check ((state in ('failed', 'canceled')) = (return_entry_id is not null)),
  add constraint payouts_ended check ((state in ('paid', 'failed', 'canceled')) = (ended_at is not null)),
  add constraint payouts_canceled_before_approval check (state <> 'canceled' or approved_at is null);

alter table mails
  drop constraint mails_kind_check,
  -- Of a refund, subject_id is the entry that reverses the charge.
  add constraint mails_kind_check check (kind in ('confirm', 'digest', 'receipt', 'refund', 'reminder'));
