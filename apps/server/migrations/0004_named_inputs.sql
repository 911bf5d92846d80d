-- Which conversation: the fan, the character with its creator, and the number of the conversation between them.
create type conversation_key as (fan_id bigint, char_id bigint, creator_id bigint, chat_no smallint);

-- What append_message writes. draft_message() makes one.
create type message_draft as (
  identity text, type text, content text, diamonds integer, client_id text, reply_to_seq integer, message_id bigint
);

drop function if exists append_message(
  bigint, bigint, bigint, text, bigint, text, text, integer, text, integer, bigint, timestamptz, smallint
);

-- What a fan pays a creator diamonds for; `kind` is the entry's.
create type diamond_sale as (
  fan_id bigint, creator_id bigint, char_id bigint, post_id bigint, kind text, diamonds bigint
);

create type new_gift as (fan_id bigint, char_id bigint, chat_no smallint, diamonds integer, note text);

-- A reply has its thread (root), the comment that it answers and that comment's writer.
create type new_comment as (
  post_id bigint, root_id bigint, reply_to_id bigint, reply_user_id bigint, content text, client_id text
);

-- What a person changes for themselves in a conversation; null leaves it.
create type conversation_change as (
  is_pinned boolean, is_muted boolean, is_archived boolean, is_marked_unread boolean, clear_seq integer
);

drop function if exists spend_diamonds(
  bigint, bigint, bigint, bigint, text, bigint, integer, timestamptz, timestamptz
);
drop function if exists send_gift(
  bigint, bigint, integer, text, bytea, integer, timestamptz, timestamptz, text, smallint
);
drop function if exists add_comment(bigint, bigint, boolean, bigint, bigint, bigint, text, text, timestamptz);
drop function if exists set_conversation_state(
  bigint, bigint, bigint, smallint, boolean, boolean, boolean, boolean, integer
);
drop function if exists set_answer_settings(
  bigint, text, text, integer, integer, integer, integer, text[], integer, timestamptz
);

-- A message as its sender wants it. `fan_id` is null on the fan's side; the price is what the sender saw.
create type outgoing_message as (
  char_id bigint, fan_id bigint, chat_no smallint, content text, client_id text, reply_to_seq integer,
  media_ids bigint[], media_price integer, expected_price integer
);

-- Who writes to whom, and how their conversation stands (find_correspondence).
create type correspondence as (
  is_from_fan boolean, fan_id bigint, char_id bigint, creator_id bigint, group_id text, chat_no smallint,
  conversation_id bigint, mode text, is_begun boolean, had_unread boolean, has_greeting boolean
);

-- What both sides are shown of a conversation after a message: read marks, 0 where receipts are hidden, and badges.
create type conversation_counts as (
  fan_read_seq integer, creator_read_seq integer, fan_unread_total integer, creator_unread_total integer
);

drop function if exists send_message(
  bigint, bigint, bigint, text, text, integer, boolean, boolean, text, integer, timestamptz, bigint[], integer, smallint
);
drop function if exists finish_reply(bigint, integer, text, text, text, timestamptz, integer, timestamptz);
drop function if exists send_pending_reply(bigint, bigint, text, timestamptz, integer, timestamptz);
