-- How a creator's companion answers by default, beside users.chat_mode (1: not at all). No row: at once, and at all hours.
create table answer_settings (
  user_id bigint primary key references users,
  ai_mode text not null default 'auto' check (ai_mode in ('auto', 'supervised', 'draft')),
  -- The mode outside of working hours; null: there are none.
  away_mode text check (away_mode in ('auto', 'supervised', 'draft', 'off')),
  -- One bit per ISO weekday, Monday the lowest; minutes since midnight in the creator's zone. A day that ends before it begins ends tomorrow.
  work_days smallint not null default 31 check (work_days between 1 and 127),
  work_from smallint not null default 540 check (work_from between 0 and 1439),
  work_to smallint not null default 1020 check (work_to between 0 and 1439),
  hold_seconds smallint not null default 30 check (hold_seconds between 5 and 600),
  handover_topics text[] not null default '{distress,anger,refund,meeting}'
    check (handover_topics <@ '{distress,anger,refund,meeting}'::text[]),
  updated_at timestamptz not null
);

-- Why the companion has handed a conversation over to its creator, and at which message.
alter table conversations
  add column handover text check (handover in ('distress', 'anger', 'refund', 'meeting')),
  add column handover_seq integer,
  add check ((handover is null) = (handover_seq is null));

-- An answer that is not for the fan's eyes yet: `waiting` goes out at due_at, `draft` when the creator sends it.
alter table companion_replies
  add column mode text not null default 'auto' check (mode in ('auto', 'supervised', 'draft')),
  add column due_at timestamptz,
  drop constraint companion_replies_state_check,
  add constraint companion_replies_state_check
    check (state in ('queued', 'writing', 'waiting', 'draft', 'complete', 'stopped', 'failed', 'discarded')),
  add constraint companion_replies_due_check check ((state = 'waiting') = (due_at is not null));
drop index companion_replies_live;
create unique index companion_replies_live on companion_replies (conversation_id)
  where state in ('queued', 'writing', 'waiting', 'draft');
create index companion_replies_due on companion_replies (due_at) where state = 'waiting';

drop function if exists answer_mode(text, smallint);
drop function if exists companion_answers(bigint);
drop function if exists send_message(bigint, bigint, bigint, text, text, integer, boolean, boolean, timestamptz);
drop function if exists claim_reply(bigint, integer, integer, timestamptz);
drop function if exists finish_reply(bigint, integer, text, text, text, timestamptz);
drop function if exists set_conversation_mode(bigint, bigint, bigint, text, timestamptz);
