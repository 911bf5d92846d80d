-- Receipts and reminders of payments go out by mail; time together stands in the conversation.
alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in ('confirm', 'digest', 'receipt', 'reminder')),
  -- The journal entry of a receipt, the notification of a reminder.
  add column subject_id bigint;
create unique index mails_once on mails (kind, subject_id) where subject_id is not null;

-- Whether a mail comes before a trial ends or a year renews, and when a payment fails.
alter table mail_settings add column reminders boolean not null default true;

-- In which its buyer paid; the receipt comes in it where they have chosen no other.
alter table checkouts add column language text not null default 'en';

alter table messages drop constraint messages_type_check,
  add constraint messages_type_check
    check (type in ('text', 'gift', 'mode', 'help', 'level', 'milestone', 'image', 'video', 'voice'));
