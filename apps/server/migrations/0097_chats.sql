-- Several conversations of a fan with one character. chat_no 0 is the first, which calls that name none mean.
alter table conversations
  add column chat_no smallint not null default 0 check (chat_no >= 0),
  -- What its fan calls it.
  add column name text not null default '' check (char_length(name) <= 60),
  add constraint conversations_user_id_char_id_chat_no_key unique (user_id, char_id, chat_no);
alter table conversations drop constraint conversations_user_id_char_id_key;

alter table persona_choices add column chat_no smallint not null default 0;
alter table persona_choices drop constraint persona_choices_pkey;
alter table persona_choices add primary key (user_id, char_id, chat_no);

-- Each takes which conversation it is about, or gives it.
drop function if exists append_message(bigint, bigint, bigint, text, bigint, text, text, integer, text, integer, bigint,
  timestamptz);
drop function if exists send_message(bigint, bigint, bigint, text, text, integer, boolean, boolean, text, integer,
  timestamptz, bigint[], integer);
drop function if exists read_conversation(bigint, bigint, bigint, integer);
drop function if exists set_conversation_state(bigint, bigint, bigint, boolean, boolean, boolean, boolean, integer);
drop function if exists set_conversation_labels(bigint, bigint, bigint, bigint[], integer);
drop function if exists set_conversation_mode(bigint, bigint, bigint, text, timestamptz);
drop function if exists add_mode_lines(bigint, text, timestamptz);
drop function if exists set_chat_mode(bigint, smallint, timestamptz);
drop function if exists set_answer_settings(bigint, text, text, integer, integer, integer, integer, text[], integer,
  timestamptz);
drop function if exists greet_fan(bigint, bigint, text, timestamptz);
drop function if exists choose_greeting(bigint, bigint, text, integer, integer);
drop function if exists send_gift(bigint, bigint, integer, text, bytea, integer, timestamptz, timestamptz, text);

-- In which of their conversations it happened.
alter table notifications add column chat_no smallint not null default 0;
